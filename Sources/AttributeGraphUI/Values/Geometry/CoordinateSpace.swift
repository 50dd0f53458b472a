import Foundation

/// The space in which rectangles are measured.
public enum CoordinateSpace: Hashable {
  /// The view itself: its upper left corner is the origin.
  case local
  /// The host.
  case global
  /// An enclosing view with a name.
  case named(AnyHashable)

  /// Whether it is the host's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view itself.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the host.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of an enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the space of the nearest enclosing scroll view.
struct ScrollViewSpaceName: Hashable {
  /// The axis along which it scrolls; nil for any.
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: nil)))
  }

  /// The space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }
}
