import Foundation

/// The position of a scroll view: a view, an edge or a point, or the offset to which a person has scrolled.
public struct ScrollPosition: Equatable, Sendable {
  /// A view by its id.
  private struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: ViewID, other: ViewID) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }
  }

  private enum Place: Equatable, Sendable {
    case none
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place: Place
  /// How often the program has scrolled: each time is a request, also to the same place.
  private var requests = 0
  /// Converts an id to the type of the views' ids; nil if it has another type.
  fileprivate var makeID: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// Whether a person has scrolled since the program last did.
  public var isPositionedByUser = false

  /// Whether two positions are the same place, reached in the same way and as often.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place && one.requests == other.requests && one.isPositionedByUser == other.isPositionedByUser
  }

  private init<ID: Hashable & Sendable>(_ place: Place, idType: ID.Type) {
    self.place = place
    makeID = { $0.base as? ID }
  }

  /// A position at a view with an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(value: id), anchor: anchor), idType: ID.self)
  }

  /// No position yet, for a scroll view whose views have ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.none, idType: idType)
  }

  /// A position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// A position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// A position at two coordinates of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// A position at a horizontal coordinate of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// A position at a vertical coordinate of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  /// Scrolls to a view with an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    makeID = { $0.base as? ID }
    move(to: .view(ViewID(value: id), anchor: anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to two coordinates of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal coordinate of the content.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical coordinate of the content.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to place: Place) {
    self.place = place
    requests &+= 1
    isPositionedByUser = false
  }

  /// The edge to which the program has scrolled; nil for another place.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point to which the program has scrolled; nil for another place.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal coordinate to which the program has scrolled; nil for another place.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical coordinate to which the program has scrolled; nil for another place.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view to which the scroll view is scrolled; nil if unknown.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let view, _) = place { view.value } else { nil }
  }

  /// The id of the view to which the scroll view is scrolled, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition {
  /// Whether an id has the type of the views' ids.
  func accepts(_ id: AnyHashable) -> Bool { makeID(id) != nil }

  /// The position that the program requests; nil if a person has scrolled.
  var request: ScrollRequest? {
    guard !isPositionedByUser else { return nil }
    switch place {
    case .none: return nil
    case .view(let view, let anchor): return .view(AnyHashable(view.value), anchor: anchor)
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    }
  }

  /// The view at this position, and the point of it to align; nil at another place.
  var view: (id: AnyHashable, anchor: UnitPoint?)? {
    if case .view(let view, let anchor) = place { (AnyHashable(view.value), anchor) } else { nil }
  }

  /// The position after a person has scrolled to a view with an id; nil if no view of the type was reached.
  func scrolledByPerson(to id: AnyHashable?) -> ScrollPosition {
    var new = self
    new.isPositionedByUser = true
    new.place = id.flatMap(makeID).map { .view(ViewID(value: $0), anchor: nil) } ?? .none
    return new
  }
}

/// A scroll position that the program requests.
enum ScrollRequest {
  /// The view with an id.
  case view(AnyHashable, anchor: UnitPoint?)
  /// At an edge.
  case edge(Edge)
  /// Coordinates of the content; nil keeps the current one.
  case point(x: CGFloat?, y: CGFloat?)
}
