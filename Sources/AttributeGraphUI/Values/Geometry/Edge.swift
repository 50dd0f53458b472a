import Foundation

/// One side of a rectangle, named by the reading direction if it is horizontal.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side at which reading starts: the left one, except in right-to-left layouts.
  case leading
  /// The lower side.
  case bottom
  /// The side at which reading ends: the right one, except in right-to-left layouts.
  case trailing
}

extension Edge {
  /// A set of sides, as taken by `padding` and `ignoresSafeArea`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side, in the order of the cases of `Edge`.
    public let rawValue: Int8

    /// The set with exactly the given bits; bits above 3 have no meaning and are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The set that holds only the upper side.
    public static let top = Set(.top)

    /// The set that holds only the leading side.
    public static let leading = Set(.leading)

    /// The set that holds only the lower side.
    public static let bottom = Set(.bottom)

    /// The set that holds only the trailing side.
    public static let trailing = Set(.trailing)

    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// The two sides that bound the width.
    public static let horizontal: Set = [.leading, .trailing]

    /// The two sides that bound the height.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set holds `edge`.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}
