evaluate(new File(examples, 'one-error.groovy'))(basedir, '[VariantWithoutSample]', 'com/acme/NoticeTable.java', 16)
