import Foundation

extension Edge {
  /// A corner of a rectangle, named by the reading direction.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The upper corner at which reading starts.
    case topLeading
    /// The upper corner at which reading ends.
    case topTrailing
    /// The lower corner at which reading starts.
    case bottomLeading
    /// The lower corner at which reading ends.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The radius of a corner: a length, or the one that makes the corner concentric with that of its container.
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Kind: Hashable {
      case fixed(CGFloat)
      case concentric
    }

    private let kind: Kind
    /// The smallest radius of a concentric corner; empty for one without, because a value cannot contain itself.
    private let minimum: [Style]

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius), minimum: []) }

    /// The radius of the container's corner, less the distance from it, and never negative.
    public static var concentric: Style { concentric(minimum: nil) }

    /// The radius of the container's corner, less the distance from it, but at least a minimum.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(kind: .concentric, minimum: minimum.map { [$0] } ?? [])
    }

    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    private init(kind: Kind, minimum: [Style]) {
      self.kind = kind
      self.minimum = minimum
    }

    /// The lengths of the style, which have to be finite and not negative.
    var fixedRadii: [CGFloat] {
      if case .fixed(let radius) = kind { return [radius] }
      return minimum.flatMap(\.fixedRadii)
    }

    /// The radius, in points, given the one that is concentric with the container, which is 0 without a container.
    func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): radius.isFinite ? max(radius, 0) : 0
      case .concentric: max(concentric, minimum.first?.radius(concentric: concentric) ?? 0)
      }
    }
  }
}
