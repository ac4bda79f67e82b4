evaluate(new File(examples, 'one-error.groovy'))(basedir, '[SignalWithoutRow]', 'com/acme/NoticeTable.java', 11)
