// The published bundle is not part of this project.
def isThere = new File(mspFolder, 'msp.schema.json').file
if (!isThere) {
  println "skipped: there is no published bundle in $mspFolder"
}
return isThere
