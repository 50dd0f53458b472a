import Foundation

/// A place in a view, to be converted to the coordinates of another view.
public struct Anchor<Value> {
  /// The place in the host's coordinates.
  fileprivate let global: Value
  /// The place relative to a point of the host.
  fileprivate let seen: @Sendable (Value, CGPoint) -> Value

  fileprivate init(_ global: Value, seen: @escaping @Sendable (Value, CGPoint) -> Value) {
    self.global = global
    self.seen = seen
  }

  /// The place as seen from a point of the host.
  func value(from origin: CGPoint) -> Value { seen(global, origin) }

  /// The kind of place of a view.
  public struct Source {
    private let make: (CGRect) -> Anchor<Value>

    fileprivate init(_ make: @escaping (CGRect) -> Anchor<Value>) {
      self.make = make
    }

    /// The anchor of a view with a frame in the host.
    func anchor(of frame: CGRect) -> Anchor<Value> { make(frame) }
  }
}

/// An anchor is a place and the arithmetic to convert it, neither of which belongs to a host; so the default value of a
/// preference of anchors may be a constant.
extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors are the same place.
  public static func == (one: Anchor, other: Anchor) -> Bool { one.global == other.global }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor.Source { Anchor.Source { .rect($0) } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor.Source {
    Anchor.Source { .rect(CGRect(origin: $0.origin + rect.origin, size: rect.size)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor.Source { Anchor.Source { .point($0.origin + point) } }

  /// A point at fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    Anchor.Source { .point($0.origin + CGPoint(x: $0.width * point.x, y: $0.height * point.y)) }
  }

  /// The middle of the view.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The middle of the upper side.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The middle of the lower side.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The middle of the leading side.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The upper leading corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { frame in
      let anchors = array.map { $0.anchor(of: frame) }
      let seen = anchors.map(\.seen)
      return Anchor(anchors.map(\.global)) { values, origin in zip(seen, values).map { $0($1, origin) } }
    }
  }

  /// A place of the view, or none.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init { frame in
      let anchor = source?.anchor(of: frame)
      let seen = anchor?.seen
      return Anchor(anchor?.global) { value, origin in value.flatMap { seen?($0, origin) } }
    }
  }
}

extension Anchor where Value == CGRect {
  fileprivate static func rect(_ rect: CGRect) -> Anchor {
    Anchor(rect) { CGRect(origin: $0.origin - $1, size: $0.size) }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate static func point(_ point: CGPoint) -> Anchor { Anchor(point) { $0 - $1 } }
}
