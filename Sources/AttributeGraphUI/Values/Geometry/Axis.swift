import Foundation

/// One of the two directions in which views are laid out.
///
/// A stack divides space along its *major* axis and aligns its children along the other, its *minor* axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The perpendicular axis: the minor axis of a stack whose major axis this is.
  var perpendicular: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Axis {
  /// A set of axes, as taken by scroll views, grids and `containerRelativeFrame`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis: bit 0 horizontal, bit 1 vertical.
    public let rawValue: Int8

    /// The set with exactly the given bits; bits above 1 have no meaning and are kept.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one axis.
    init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The set of the axes that are true.
    package init(horizontal: Bool, vertical: Bool) {
      self.init(rawValue: (horizontal ? 1 : 0) | (vertical ? 2 : 0))
    }

    /// The set that holds only the horizontal axis.
    public static let horizontal = Set(.horizontal)

    /// The set that holds only the vertical axis.
    public static let vertical = Set(.vertical)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the case, which is how axes appear in printed trees.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
