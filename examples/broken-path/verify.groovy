evaluate(new File(examples, 'one-error.groovy'))(basedir, 'cannot find symbol', 'com/acme/Main.java', 9)
