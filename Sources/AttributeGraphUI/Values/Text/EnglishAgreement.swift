/// The agreement of an English noun with the number before it.
///
/// Foundation on Apple's platforms knows the grammar of several languages; here it is the regular plural of English,
/// with the irregular nouns that texts of programs have most.
enum EnglishAgreement {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "leaf": "leaves", "life": "lives", "shelf": "shelves",
    "half": "halves", "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
  ]

  /// A text with its last word in the plural, unless the number in it is 1 or there is none.
  static func inflect(_ text: String) -> String {
    let numbers = text.split { !($0.isNumber || $0 == "." || $0 == ",") }
    guard let number = numbers.first(where: { $0.contains(where: \.isNumber) }), number != "1",
      let end = text.lastIndex(where: \.isLetter)
    else { return text }
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let noun = String(text[start...end])
    return text[..<start] + plural(of: noun) + text[text.index(after: end)...]
  }

  /// The plural of a noun.
  static func plural(of noun: String) -> String {
    let small = noun.lowercased()
    if let plural = irregular[small] { return noun.first?.isUppercase == true ? plural.capitalized : plural }
    let ending = small.suffix(2)
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast()) + "ies"
    }
    if ["s", "x", "z"].contains(small.suffix(1)) || ending == "ch" || ending == "sh" { return noun + "es" }
    return noun + "s"
  }
}

extension String {
  /// The string with its first letter in upper case.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
