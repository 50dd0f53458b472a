import MutationOperators
import Testing

struct `Schemata` {
  private let text = """
    func f() -> Bool {
      if a < b && c {
        g()
        h()
      }
      return d
    }
    """

  private var all: [(number: Int, mutant: Mutant)] {
    let found = MutantFinder.mutants(in: text, file: "A.swift", facts: SourceFacts(of: [text]))
    return zip(1..., found).map { ($0, $1) }
  }

  @Test func `all mutants stand in one text with the lines of the file`() {
    let schema = SchemaText(of: text, with: all).text
    #expect(
      schema == """
        func f() -> Bool {
          if MutantSwitch.isOn(1) { return true }; if MutantSwitch.isOn(2) { return false }; \
        if MutantSwitch.negated(4, MutantSwitch.and(5, MutantSwitch.less(6, a , b) , c)) {
            if MutantSwitch.isOff(3) { if MutantSwitch.isOff(7) { g() }
            if MutantSwitch.isOff(8) { h() } }
          }
          return d
        }
        import MutantSwitches

        """)
  }

  @Test func `an error leads to the mutant with the smallest edit around its place`() throws {
    let schema = SchemaText(of: text, with: all)
    let line = try #require(schema.text.split(separator: "\n").dropFirst().first)
    let column = try #require(line.firstRange(of: "a ,")).lowerBound
    #expect(schema.mutants(atLine: 2, column: line.utf8.distance(from: line.startIndex, to: column) + 1) == [6])
    #expect(schema.mutants(atLine: 3, column: 32) == [7])
    #expect(schema.mutants(atLine: 6, column: 3).isEmpty)
  }

  @Test func `a text without mutants stays as it is`() {
    #expect(SchemaText(of: text, with: []).text == text)
  }
}
