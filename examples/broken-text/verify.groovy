evaluate(new File(examples, 'one-error.groovy'))(basedir, '[SampleMismatch]', 'com/acme/NoticeTable.java', 23)
