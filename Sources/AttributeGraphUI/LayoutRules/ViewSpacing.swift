import Foundation

/// The distances that a view prefers between itself and its neighbours.
///
/// Most views have no wish of their own, and stand 8 points apart. A spacer wants no distance along the axis of its
/// stack (row L-152 of the layout facts). A stack has the wishes of its first view where it begins and of its last one
/// where it ends; a container of your own may merge those of its subviews.
public struct ViewSpacing: Sendable, Hashable {
  /// What a view wants at each edge, in points; nil leaves it to the neighbour, or to the default.
  private var lengths: [CGFloat?] = [nil, nil, nil, nil]

  /// The wishes of a view that has none.
  public init() {}

  /// The same wish at some edges.
  package init(_ length: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  /// No wish at any edge; making this one allocates nothing.
  static let indifferent = ViewSpacing()

  /// No distance at any edge.
  public static let zero = ViewSpacing(0, edges: .all)

  /// No distance to the neighbours in a row.
  static let zeroAlongRow = ViewSpacing(0, edges: .horizontal)

  /// No distance to the neighbours in a column.
  static let zeroAlongColumn = ViewSpacing(0, edges: .vertical)

  /// The preferred distance at an edge; nil for no preference.
  ///
  /// An equal value is not stored, so that most containers share the lengths of `indifferent`.
  subscript(edge: Edge) -> CGFloat? {
    get { lengths[Int(edge.rawValue)] }
    set {
      if lengths[Int(edge.rawValue)] != newValue { store(newValue, at: edge) }
    }
  }

  /// Not inlined: in a loop over edges the array would be copied before the first comparison, 96 bytes for each row with
  /// a stack (Decisions/0042).
  @inline(never)
  private mutating func store(_ length: CGFloat?, at edge: Edge) { lengths[Int(edge.rawValue)] = length }

  /// The distance to a view that follows along an axis, in points: the larger wish, or 8 where neither has one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    switch (self[end], next[start]) {
    case (nil, nil): return StackLayout.defaultSpacing
    case (let wish?, nil), (nil, let wish?): return wish
    case (let one?, let other?): return max(one, other)
    }
  }

  /// Takes over the wishes of another view at some edges where they are larger; no wish counts as one for the default.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      let (own, others) = (self[edge] ?? StackLayout.defaultSpacing, other[edge] ?? StackLayout.defaultSpacing)
      let isLeftOpen = (self[edge] == nil && own >= others) || (other[edge] == nil && others >= own)
      self[edge] = isLeftOpen ? nil : max(own, others)
    }
  }

  /// The wishes of two views together, those of the other one at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
