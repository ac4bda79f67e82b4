// What each broken example must come to: one error, with that text, in that file, on that line.
return { File project, String text, String file, int line ->
  def log = new File(project, 'build.log').readLines('UTF-8')
  // Maven prints the errors of the compiler twice: as they come, and again at its end.
  def errors = log.findAll { it ==~ /\[ERROR\] .+\.java:\[\d+,\d+\] .*/ }.unique()
  assert errors.size() == 1 && log.contains('[INFO] 1 error')
  assert errors[0] =~ /[\\\/]\Q$file\E:\[$line,\d+\] \Q$text\E/
  assert log.every { !it.contains('SLF4J') }
  return true
}
