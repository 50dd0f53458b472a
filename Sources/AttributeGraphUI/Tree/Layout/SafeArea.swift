import Foundation

/// The part of a rectangle in which content is visible and reachable: not under a bar, a notch, or the content of a
/// `safeAreaInset`.
struct SafeArea: Equatable {
  /// The whole rectangle, in the host's coordinates.
  var outside: CGRect
  /// The unsafe length at each edge, in points: the leading edge is the left one, in any layout direction.
  var insets: EdgeInsets

  /// The safe rectangle; invalid insets count as 0.
  var inside: CGRect {
    let insets = Edge.allCases.reduce(into: EdgeInsets()) {
      $0[$1] = Length.measured(Length.finite(self.insets[$1]) ?? 0)
    }
    return CGRect(
      x: outside.origin.x + insets.leading, y: outside.origin.y + insets.top,
      width: max(outside.size.width - insets.leading - insets.trailing, 0),
      height: max(outside.size.height - insets.top - insets.bottom, 0))
  }

  /// The unsafe lengths at the edges of a rectangle that reach an edge of the safe rectangle.
  func insets(reaching rect: CGRect) -> EdgeInsets { lengths(from: inside, atEdgesReachedBy: rect) }

  /// The distances to the edges of the whole rectangle from those edges of a rectangle that reach an edge of the safe
  /// one.
  func reach(of rect: CGRect) -> EdgeInsets { lengths(from: rect, atEdgesReachedBy: rect) }

  private func lengths(from start: CGRect, atEdgesReachedBy rect: CGRect) -> EdgeInsets {
    let inside = inside
    func length(_ distance: CGFloat, _ length: CGFloat) -> CGFloat { distance <= Length.tolerance ? max(length, 0) : 0 }
    return EdgeInsets(
      top: length(rect.minY - inside.minY, start.minY - outside.minY),
      leading: length(rect.minX - inside.minX, start.minX - outside.minX),
      bottom: length(inside.maxY - rect.maxY, outside.maxY - start.maxY),
      trailing: length(inside.maxX - rect.maxX, outside.maxX - start.maxX))
  }
}

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

  override func inputChanged(_ input: LayoutInput) { placementIsDue() }

  /// The lengths by which the child extends beyond the node at each edge.
  private var reach: EdgeInsets {
    guard let area = enclosingSafeArea else { return EdgeInsets() }
    let insets = area.reach(of: frameInHost).byLines(of: self)
    return Edge.allCases.reduce(into: EdgeInsets()) { $0[$1] = edges.value.contains($1) ? insets[$1] : 0 }
  }

  // A node that only moved may have left an edge.
  override func geometryChanged() {
    if isPlaced && !hasEnded && reach != used { placementIsDue() }
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

extension LayoutNode {
  /// The safe area inside a node that occupies part of it at its edges; views may extend below the content there, and
  /// beyond the node as far as the existing unsafe area extends.
  func safeArea(less insets: EdgeInsets) -> SafeArea {
    let outer = enclosingSafeArea?.reach(of: frameInHost) ?? EdgeInsets()
    let (frame, insets) = (frameInHost, insets.byLines(of: self))
    return SafeArea(
      outside: CGRect(
        x: frame.minX - outer.leading, y: frame.minY - outer.top,
        width: frame.width + outer.total(along: .horizontal), height: frame.height + outer.total(along: .vertical)),
      insets: Edge.allCases.reduce(into: outer) { $0[$1] += insets[$1] })
  }
}

extension EdgeInsets {
  /// Converts insets between left-to-right coordinates and the layout direction of a node, either way.
  @MainActor func byLines(of node: LayoutNode) -> EdgeInsets {
    guard (node as? ParentNode)?.direction?.isRightToLeft == true else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
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
