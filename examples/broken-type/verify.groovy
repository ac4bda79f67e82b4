evaluate(new File(examples, 'one-error.groovy'))(basedir, '[UnknownType]', 'com/acme/NoticeTable.java', 13)
