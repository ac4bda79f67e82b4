evaluate(new File(examples, 'one-error.groovy'))(basedir, '[TitleMismatch]', 'com/acme/NoticeTable.java', 14)
