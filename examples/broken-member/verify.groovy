evaluate(new File(examples, 'one-error.groovy'))(basedir, '[SampleInvalid]', 'com/acme/NoticeTable.java', 20)
