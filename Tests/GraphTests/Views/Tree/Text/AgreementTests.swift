import AttributeGraphUI
import Testing

/// Words that agree with a number.
@MainActor
struct `Agreement of words with numbers` {
  private func shown(_ key: LocalizedStringKey) -> [String] { ViewHost { Text(key) }.texts }

  @Test func `a noun is in the plural unless its number is 1`() {
    #expect(shown("^[\(1) apple](inflect: true) left") == ["1 apple left"])
    #expect(shown("^[\(0) apple](inflect: true) left") == ["0 apples left"])
    #expect(shown("**^[\(21) Box](inflect: true)**") == ["21 Boxes"])
  }

  @Test(arguments: [
    ("city", "cities"), ("day", "days"), ("dish", "dishes"), ("person", "people"), ("Child", "Children"),
    ("sheep", "sheep"), ("bus", "buses"),
  ])
  func `the plural follows the rules of English, and the exceptions that are known`(noun: String, plural: String) {
    #expect(shown("^[\(2) \(noun)](inflect: true)") == ["2 \(plural)"])
  }

  @Test func `words without a number, and other attributes, stay as they are`() {
    #expect(shown("^[apple](inflect: true)") == ["apple"])
    #expect(shown("a^[b](c)") == ["a^b"])
  }
}
