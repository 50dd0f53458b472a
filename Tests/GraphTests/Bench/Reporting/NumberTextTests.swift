import GraphBench
import GraphBenchKit
import Testing

struct `Numbers of things` {
  @Test(arguments: [(0, "no bodies"), (1, "1 body"), (2, "2 bodies"), (1_000, "1,000 bodies")])
  func `have the noun in the singular or the plural`(number: Int, text: String) {
    #expect(counted(number, "body", "bodies") == text)
  }
}

struct `Numbers as text` {
  @Test func `thousands are separated by commas`() {
    #expect([0, 999, 1_000, 1_326_000, -1_234].map(grouped) == ["0", "999", "1,000", "1,326,000", "-1,234"])
    #expect(grouped(.min) == "-9,223,372,036,854,775,808")
  }

  @Test(arguments: [
    (123_456, TimeUnit.us, "123.5"), (12_345, .us, "12.35"), (1_234, .us, "1.234"), (12_345, .ms, "0.0123"),
    (1_234, .ms, "0.00123"), (950, .ns, "950.0"),
  ])
  func `times have three significant digits or more`(nanoseconds: Double, unit: TimeUnit, text: String) {
    #expect(timeText(nanoseconds, in: unit) == text)
  }

  @Test func `ratios have three significant digits`() {
    #expect([0.984, 7.613, 9.996, 76.13, 761.3].map(ratioText) == ["0.98", "7.61", "10.0", "76.1", "761"])
  }

  @Test func `long text is wrapped between words, and words that are too long are cut`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("a abcdefghij b".wrapped(to: 4) == ["a", "abcd", "efgh", "ij b"])
    #expect("".wrapped(to: 4) == [""])
  }
}
