import Foundation

/// The causes of unsafe areas on the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// The set with exactly the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a headless host does not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends a view beyond the safe area at the edges where it touches it.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: PrimitiveViewModifier {
  /// The ignored regions.
  public var regions: SafeAreaRegions
  /// The edges at which they are ignored.
  public var edges: Edge.Set

  /// Wraps each view inside in a node that places it beyond the safe area.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let edges = modifier.projection { $0.regions.contains(.container) ? $0.edges : [] }.layoutValue(comparedBy: ==)
    let direction = inputs.direction
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = SafeAreaIgnoringNode(at: place, wrapping: child, edges: edges)
        node.direction = direction
        return node
      })
  }
}

/// A node whose child may extend beyond it, to the edges of the unsafe area.
///
/// The child is proposed the unsafe lengths in addition to what the node was proposed, and begins at the top leading
/// corner of that space: a child that takes no more length moves to the upper edge of the screen.
final class SafeAreaIgnoringNode: WrapperNode {
  private let edges: LayoutValue<Edge.Set>
  private var used = EdgeInsets()

  /// Wraps a node so that it may extend beyond the safe area at some edges.
  init(at position: ViewPosition, wrapping child: LayoutNode, edges: LayoutValue<Edge.Set>) {
    self.edges = edges
    super.init(at: position, wrapping: child, following: edges)
    followPlace()
  }

  override func inputChanged(_ input: LayoutInput) { invalidatePlacement() }

  /// The lengths by which the child extends beyond the node at each edge.
  private var reach: EdgeInsets {
    guard let area = enclosingSafeArea else { return EdgeInsets() }
    let insets = area.reach(of: frameInHost).byLines(of: self)
    return Edge.allCases.reduce(into: EdgeInsets()) { $0[$1] = edges.value.contains($1) ? insets[$1] : 0 }
  }

  // A node that only moved may have left an edge.
  override func geometryChanged() {
    if isPlaced && !hasEnded && reach != used { invalidatePlacement() }
  }

  override func placeChildren() {
    let reach = reach
    used = reach
    guard reach != EdgeInsets() else { return super.placeChildren() }
    let offered = geometry.proposal
    let proposal = ProposedViewSize(
      width: offered.width.map { $0 + reach.total(along: .horizontal) },
      height: offered.height.map { $0 + reach.total(along: .vertical) })
    place(
      child,
      by: ChildPlacement(
        origin: CGPoint(x: -reach.leading, y: -reach.top), size: child.measuredSize(for: proposal), proposal: proposal))
  }
}

extension View {
  /// Extends the view beyond the safe area at the edges where it touches it.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends the view beyond the safe area at the edges where it touches it.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
