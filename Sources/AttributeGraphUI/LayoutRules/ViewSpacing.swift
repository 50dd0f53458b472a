import Foundation

/// The distances that a view prefers between itself and its neighbours.
///
/// Most views have no preference, and stand 8 points apart. A spacer prefers no distance along the axis of its stack
/// (row L-152 of the layout facts). A stack has the preferences of its first view at its beginning and of its last one
/// at its end; a custom container may merge those of its subviews.
public struct ViewSpacing: Sendable, Hashable {
  /// The preferred distance at each edge, in points; nil leaves it to the neighbour, or to the default. Empty if no
  /// edge has one, so that most views share the empty array.
  private var lengths: [CGFloat?] = []

  /// A spacing without preferences.
  public init() {}

  /// This preference at some edges only.
  package init(_ length: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  /// No preference at any edge.
  static var indifferent: ViewSpacing { ViewSpacing() }

  /// No distance at any edge.
  public static let zero = ViewSpacing(0, edges: .all)

  /// No distance to the neighbours in a row.
  static let zeroAlongRow = ViewSpacing(0, edges: .horizontal)

  /// No distance to the neighbours in a column.
  static let zeroAlongColumn = ViewSpacing(0, edges: .vertical)

  /// The preferred distance at an edge; nil for no preference.
  ///
  /// An equal value is not stored, so that nothing is allocated for it.
  subscript(edge: Edge) -> CGFloat? {
    get { lengths.isEmpty ? nil : lengths[Int(edge.rawValue)] }
    set {
      if self[edge] != newValue { store(newValue, at: edge) }
    }
  }

  /// Not inlined: in a loop over edges the array would be copied before the first comparison, 96 bytes for each row
  /// with a stack (Decisions/0042).
  @inline(never)
  private mutating func store(_ length: CGFloat?, at edge: Edge) {
    if lengths.isEmpty { lengths = [nil, nil, nil, nil] }
    lengths[Int(edge.rawValue)] = length
    // Equal preferences are equal values.
    if lengths.allSatisfy({ $0 == nil }) { lengths = [] }
  }

  /// The distance to the next view along an axis, in points: the larger preference, or 8 if neither has one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    switch (self[end], next[start]) {
    case (nil, nil): return StackLayout.defaultSpacing
    case (let wish?, nil), (nil, let wish?): return wish
    case (let one?, let other?): return max(one, other)
    }
  }

  /// Merges the preferences of another view at some edges, keeping the larger ones; no preference counts as the
  /// default.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      let (own, others) = (self[edge] ?? StackLayout.defaultSpacing, other[edge] ?? StackLayout.defaultSpacing)
      let isLeftOpen = (self[edge] == nil && own >= others) || (other[edge] == nil && others >= own)
      self[edge] = isLeftOpen ? nil : max(own, others)
    }
  }

  /// The preferences at the other edges.
  func withoutPreferences(at edges: Edge.Set) -> ViewSpacing {
    // Most often none is left, and nothing is copied.
    guard Edge.allCases.contains(where: { self[$0] != nil && !edges.contains(Edge.Set($0)) }) else {
      return .indifferent
    }
    var spacing = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = nil }
    return spacing
  }

  /// The merged preferences of two views, those of the other one at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
