/// A rule needs its own value, directly or through others.
///
/// Reads that can throw it do; other reads trap with the same text.
public struct CycleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names along the cycle in the order of reading; the first is repeated at the end.
  public let path: [String]

  /// The names along the cycle, and the cure.
  public var description: String {
    """
    Attribute '\(path.first ?? "")' needs its own value: \(path.joined(separator: " → ")). \
    Read one of them with a value from outside the cycle, or move the shared part into a state cell.
    """
  }
}
