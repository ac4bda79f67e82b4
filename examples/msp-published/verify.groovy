// Every definition of the bundle has a type with a codec, and nobody was warned of anything.
def definitions = new groovy.json.JsonSlurper().parse(new File(mspFolder, 'msp.schema.json')).'$defs'
def codecs = new File(basedir, 'target/classes/com/acme/msp').list().findAll { it.endsWith('Codec.class') }
assert codecs.size() >= definitions.size()
assert !new File(basedir, 'build.log').text.contains('[WARNING]')
return true
