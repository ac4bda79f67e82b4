// The code in the README is the code of these projects: a block below a comment with a path holds
// lines of that file; a line of "…" stands for what is left out.
return { File readme ->
  def blocks = (readme.getText('UTF-8') =~ /(?ms)^<!-- (\S+) -->\n```\w+\n(.*?)^```$/).collect { it }
  assert blocks.size() == 14
  blocks.each { block, path, code ->
    def file = new File(readme.parentFile, path)
    assert file.file: path
    def text = file.getText('UTF-8')
    def from = 0
    code.split(/(?m)^…\n/).each { part ->
      def at = text.indexOf(part, from)
      assert at >= 0: "README.md and $path differ in:\n$part"
      from = at + part.length()
    }
  }
  return true
}
