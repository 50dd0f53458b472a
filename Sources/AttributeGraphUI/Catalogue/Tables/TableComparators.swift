import Foundation

/// Sorts Booleans: false before true.
struct TruthComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
    guard lhs != rhs else { return .orderedSame }
    return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}

#if !canImport(Darwin)
extension String.StandardComparator {
  /// The order of texts in a person's language: here by their characters.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of texts in a person's language: here that of their characters.
  public static var localized: String.StandardComparator { .lexical }
}
#endif
