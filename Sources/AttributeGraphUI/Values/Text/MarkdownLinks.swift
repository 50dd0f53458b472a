/// Where the links of a text end.
struct MarkdownLinks {
  /// For each opening bracket of a link the closing one, and the closing parenthesis behind its URL.
  private(set) var ends: [Int: (bracket: Int, parenthesis: Int)] = [:]

  /// Finds the links of a text. One that contains a link is none (6.3), so that they do not nest.
  ///
  /// - Complexity: O(characters).
  init(in characters: [Character]) {
    var nextParenthesis: [Int] = Array(repeating: characters.count, count: characters.count + 1)
    for index in characters.indices.reversed() {
      nextParenthesis[index] = characters[index] == ")" ? index : nextParenthesis[index + 1]
    }
    var open: [(bracket: Int, containsLink: Bool)] = []
    var index = 0
    while index < characters.count {
      defer { index += 1 }
      switch characters[index] {
      case "\\": index += 1
      case "[": open.append((index, false))
      case "]":
        guard let (bracket, containsLink) = open.popLast() else { continue }
        var isLink = false
        if !containsLink, index + 1 < characters.count, characters[index + 1] == "(" {
          let close = nextParenthesis[index + 1]
          if close < characters.count {
            ends[bracket] = (index, close)
            isLink = true
          }
        }
        // Words that agree with a number may stand in a link.
        let agrees = isLink && bracket > 0 && characters[bracket - 1] == "^"
        let isInAgreement = open.last.map { $0.bracket > 0 && characters[$0.bracket - 1] == "^" } ?? false
        if !open.isEmpty && (containsLink || isLink && (!agrees || isInAgreement)) {
          open[open.count - 1].containsLink = true
        }
      default: break
      }
    }
  }
}
