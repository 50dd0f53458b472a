import Testing

struct `Numbers of facts` {
  private func mentions(_ text: String) -> [FactNumbers.Mention] {
    FactNumbers.mentions(in: SourceTree.File(path: "a.md", text: text))
  }

  @Test func `numbers are found with their lines, wherever they stand in one`() {
    let found = mentions("S-001\n`C-002: a sentence`, (L-003)\n\nR-004")
    #expect(found.map(\.number) == ["S-001", "C-002", "L-003", "R-004"])
    #expect(found.map(\.line) == [1, 2, 2, 4])
  }

  @Test func `longer words and other letters are no numbers`() {
    #expect(mentions("C-0021 XC-002 C-02 D-002 C-002a -001 C-").isEmpty)
  }

  @Test func `the first cell of a row states a fact`() {
    let found = mentions("| C-002 | like C-005 | suite |\n text | C-007 | ")
    #expect(found.filter(\.isStatement).map(\.number) == ["C-002"])
  }
}
