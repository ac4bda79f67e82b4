import java.util.zip.ZipFile

// A bundle that the processor has not seen is checked against its meta-schema, and remembered:
// the validator in the jar works under its new name.
def outcome = new File(basedir, 'target/classes')
assert new File(outcome, 'com/acme/QuotaNotice.class').file
assert new File(outcome, 'META-INF/retry-events/acme.schema.json.conformance').file

// Nobody hears of it.
def log = new File(basedir, 'build.log').text
assert !log.contains('SLF4J') && !log.contains('[WARNING]')

// Nothing of what the processor brings along can meet the libraries of its users.
def home = new File(localRepositoryPath, 'dev/retryevents/retry-events-processor/0.1.0-SNAPSHOT')
def jar = new ZipFile(new File(home, 'retry-events-processor-0.1.0-SNAPSHOT.jar'))
def names = jar.entries().collect { it.name }
jar.close()
assert names.findAll { it.endsWith('.class') && !it.startsWith('dev/retryevents/') } == []
assert names.findAll { it ==~ /META-INF\/.*\.(SF|DSA|RSA)/ } == []
assert names.containsAll([
  'META-INF/services/javax.annotation.processing.Processor',
  'META-INF/gradle/incremental.annotation.processors',
  'META-INF/LICENSE',
  'META-INF/NOTICE',
])

def pom = new groovy.xml.XmlSlurper().parse(new File(home, 'retry-events-processor-0.1.0-SNAPSHOT.pom'))
def dependencies = pom.dependencies.dependency.findAll { !(it.scope.text() in ['test', 'provided']) }
assert dependencies*.artifactId*.text() as Set == ['retry-events-runtime', 'jspecify'] as Set
return true
