extension VerticalEdge {
  /// A set of upper and lower sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side, in the order of the cases of `VerticalEdge`.
    public let rawValue: Int8

    /// The set with exactly the given bits; bits above 1 mean nothing and are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set that holds one side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set that holds only the upper side.
    public static let top = Set(.top)
    /// The set that holds only the lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

extension HorizontalEdge {
  /// A set of leading and trailing sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side, in the order of the cases of `HorizontalEdge`.
    public let rawValue: Int8

    /// The set with exactly the given bits; bits above 1 mean nothing and are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set that holds one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set that holds only the leading side.
    public static let leading = Set(.leading)
    /// The set that holds only the trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The edges at which vertical content begins and ends.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The edges at which lines begin and end.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing
}
