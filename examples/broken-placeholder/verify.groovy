evaluate(new File(examples, 'one-error.groovy'))(basedir, '[ForeignPlaceholder]', 'com/acme/NoticeTable.java', 16)
