evaluate(new File(examples, 'one-error.groovy'))(basedir, '[SchemaNotFound]', 'com/acme/NoticeTable.java', 9)
