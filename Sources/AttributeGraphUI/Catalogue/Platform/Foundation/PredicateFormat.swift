#if !canImport(Darwin)
import Foundation

extension NSPredicate {
  /// Makes a predicate of comparisons, combined by `AND`, `OR` and `NOT` without parentheses.
  ///
  /// A comparison has a key, or `SELF`, on its left, one of `==`, `=`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `MATCHES`, `LIKE` and `IN`, perhaps with `[c]`, and `%@`, `%d`, `%K`, a number, a text
  /// or `nil` on its right. A key is a property of a Swift value, found by reflection.
  ///
  /// Any other format matches nothing.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of comparisons with arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let alternatives = PredicateFormat(predicateFormat, arguments ?? [])?.alternatives ?? []
    self.init(block: { object, _ in alternatives.contains { all in all.allSatisfy { $0.isTrue(of: object) } } })
  }
}

/// The parsed text of a predicate.
private struct PredicateFormat {
  /// Lists of comparisons: the predicate is true if all comparisons of one list are.
  let alternatives: [[PredicateComparison]]

  init?(_ format: String, _ arguments: [Any]) {
    var words = Self.words(of: format)[...]
    var rest = arguments[...]
    var alternatives: [[PredicateComparison]] = [[]]
    while !words.isEmpty {
      let isNegated = words.first?.uppercased() == "NOT"
      if isNegated { words.removeFirst() }
      guard words.count >= 3, let left = words.popFirst(), let sign = words.popFirst(), let right = words.popFirst()
      else { return nil }
      let key = left == "%K" ? "\(rest.popFirst() ?? "")" : left
      let value: Any? =
        switch right {
        case "%@", "%d", "%i", "%f", "%ld", "%lu": rest.popFirst()
        case "nil", "NULL": nil
        case "true", "TRUE", "YES": true
        case "false", "FALSE", "NO": false
        default: Double(right) ?? right.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        }
      guard let comparison = PredicateComparison(key: key, sign: sign, value: value, isNegated: isNegated) else {
        return nil
      }
      alternatives[alternatives.count - 1].append(comparison)
      switch words.popFirst()?.uppercased() {
      case nil, "AND", "&&": break
      case "OR", "||": alternatives.append([])
      default: return nil
      }
    }
    self.alternatives = alternatives
  }

  /// The words of a format; a quoted text is one word.
  private static func words(of format: String) -> [String] {
    var words = [""]
    var mark: Character?
    for character in format {
      if character == mark {
        mark = nil
      } else if mark == nil, character == "'" || character == "\"" {
        mark = character
      } else if mark == nil, character == " " {
        words.append("")
        continue
      }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }
}

/// A comparison of a property with a value.
private struct PredicateComparison {
  private enum Relation: String {
    case equal = "==", alsoEqual = "=", unequal = "!=", less = "<", notMore = "<=", more = ">", notLess = ">="
    case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", matches = "MATCHES", like = "LIKE", isIn =
      "IN"
  }

  private let key: String
  private let relation: Relation
  private let ignoresCase: Bool
  private let value: Any?
  private let isNegated: Bool

  init?(key: String, sign: String, value: Any?, isNegated: Bool) {
    let parts = sign.split(separator: "[")
    guard let name = parts.first, let relation = Relation(rawValue: name.uppercased()) else { return nil }
    self.key = key
    self.relation = relation
    ignoresCase = parts.count > 1 && parts[1].lowercased().contains("c")
    self.value = value
    self.isNegated = isNegated
  }

  /// Whether the comparison is true of an object.
  func isTrue(of object: Any?) -> Bool { compare(property(of: object)) != isNegated }

  private func property(of object: Any?) -> Any? {
    guard key.uppercased() != "SELF" else { return object }
    return key.split(separator: ".").reduce(object) { object, name in
      object.flatMap { whole in
        Mirror(reflecting: whole).children.first { $0.label.map { $0 == name || $0 == "_\(name)" } ?? false }?.value
      }
    }
  }

  private func compare(_ found: Any?) -> Bool {
    guard let found = found.flatMap(unwrapped) else {
      return (value == nil) == (relation == .equal || relation == .alsoEqual)
    }
    guard let value else { return relation == .unequal }
    if relation == .isIn {
      return (value as? [Any])?.contains { "\($0)" == "\(found)" } ?? text(value).contains(text(found))
    }
    if let one = number(found), let other = number(value), let answer = order(one, other) { return answer }
    let (one, other) = (text(found), text(value))
    if let answer = order(one, other) { return answer }
    switch relation {
    case .contains: return (found as? [Any])?.contains { text($0) == other } ?? one.contains(other)
    case .begins: return one.hasPrefix(other)
    case .ends: return one.hasSuffix(other)
    case .matches: return matches(one, other)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: other)
      return matches(
        one, pattern.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
    case .isIn, .equal, .alsoEqual, .unequal, .less, .notMore, .more, .notLess: return false
    }
  }

  /// The answer to a relation of order; nil for other relations.
  private func order<Value: Comparable>(_ one: Value, _ other: Value) -> Bool? {
    switch relation {
    case .equal, .alsoEqual: one == other
    case .unequal: one != other
    case .less: one < other
    case .notMore: one <= other
    case .more: one > other
    case .notLess: one >= other
    case .contains, .begins, .ends, .matches, .like, .isIn: nil
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }

  private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let bool as Bool: bool ? 1 : 0
    default: nil
    }
  }

  private func text(_ value: Any) -> String { ignoresCase ? "\(value)".lowercased() : "\(value)" }
}
#endif
