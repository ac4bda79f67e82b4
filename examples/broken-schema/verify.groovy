evaluate(new File(examples, 'one-error.groovy'))(basedir, '[SchemaConformance]', 'com/acme/NoticeTable.java', 9)
