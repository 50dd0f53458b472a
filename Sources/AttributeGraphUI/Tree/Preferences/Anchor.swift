import Foundation

/// A place in a view, to be converted to the coordinates of another view.
public struct Anchor<Value> {
  /// The place in the host's coordinates.
  fileprivate let global: Value
  /// The place as seen from another one.
  fileprivate let seen: @Sendable (Value, HostPlace) -> Value

  fileprivate init(_ global: Value, seen: @escaping @Sendable (Value, HostPlace) -> Value) {
    self.global = global
    self.seen = seen
  }

  /// The place in the coordinates of a view.
  func value(from place: HostPlace) -> Value { seen(global, place) }

  /// The kind of place of a view.
  public struct Source {
    private let make: (HostPlace) -> Anchor<Value>

    fileprivate init(_ make: @escaping (HostPlace) -> Anchor<Value>) {
      self.make = make
    }

    /// The anchor of a view with a place in the host.
    func anchor(at place: HostPlace) -> Anchor<Value> { make(place) }
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
  public static var bounds: Anchor.Source { Anchor.Source { .rect($0.frame, at: $0) } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor.Source {
    Anchor.Source { .rect(CGRect(origin: $0.frame.origin + rect.origin, size: rect.size), at: $0) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor.Source {
    Anchor.Source { .point($0.frame.origin + point, at: $0) }
  }

  /// A point at fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    Anchor.Source { place in
      let frame = place.frame
      return .point(frame.origin + CGPoint(x: frame.width * point.x, y: frame.height * point.y), at: place)
    }
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
    self.init { place in
      let anchors = array.map { $0.anchor(at: place) }
      let seen = anchors.map(\.seen)
      return Anchor(anchors.map(\.global)) { values, place in zip(seen, values).map { $0($1, place) } }
    }
  }

  /// A place of the view, or none.
  public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
    self.init { place in
      let anchor = source?.anchor(at: place)
      let seen = anchor?.seen
      return Anchor(anchor?.global) { value, place in value.flatMap { seen?($0, place) } }
    }
  }
}

extension Anchor where Value == CGRect {
  /// The smallest upright rectangle around what the effects make of a rectangle, here and where it is seen from.
  fileprivate static func rect(_ rect: CGRect, at place: HostPlace) -> Anchor {
    Anchor(place.hasTransform ? place.transform.applied(to: rect) : rect) { rect, place in
      let seen = place.hasTransform ? place.transform.inverted.applied(to: rect) : rect
      return CGRect(origin: seen.origin - place.frame.origin, size: seen.size)
    }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate static func point(_ point: CGPoint, at place: HostPlace) -> Anchor {
    Anchor(place.hasTransform ? place.transform.applied(to: point) : point) { point, place in
      (place.hasTransform ? place.transform.inverted.applied(to: point) : point) - place.frame.origin
    }
  }
}

extension HostPlace {
  /// Whether effects around change where the view is drawn.
  fileprivate var hasTransform: Bool { transform != .identity }
}
