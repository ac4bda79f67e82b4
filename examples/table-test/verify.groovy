evaluate(new File(examples, 'readme.groovy'))(new File(examples, '../README.md'))
