evaluate(new File(examples, 'one-error.groovy'))(basedir, '[UnknownVariable]', 'com/acme/NoticeTable.java', 16)
