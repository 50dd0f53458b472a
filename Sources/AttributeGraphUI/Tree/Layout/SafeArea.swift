import Foundation

/// The part of a rectangle in which content can be seen and reached: not under a bar, a notch, or what a
/// `safeAreaInset` puts there.
struct SafeArea: Equatable {
  /// The whole rectangle, in the host's coordinates.
  var outside: CGRect
  /// What is not safe at each edge, in points: the leading one is the left one, wherever lines begin.
  var insets: EdgeInsets

  /// The safe rectangle; insets that are no lengths are none.
  var inside: CGRect {
    let insets = Edge.allCases.reduce(into: EdgeInsets()) {
      $0[$1] = Length.measured(Length.finite(self.insets[$1]) ?? 0)
    }
    return CGRect(
      x: outside.origin.x + insets.leading, y: outside.origin.y + insets.top,
      width: max(outside.size.width - insets.leading - insets.trailing, 0),
      height: max(outside.size.height - insets.top - insets.bottom, 0))
  }

  /// How far two edges may be apart and count as one, in points.
  private static let tolerance: CGFloat = 0.001

  /// The unsafe lengths at those edges of a rectangle that reach the edge of the safe one.
  func insets(reaching rect: CGRect) -> EdgeInsets { lengths(from: inside, atEdgesReachedBy: rect) }

  /// How far it is to the end of what is there from those edges of a rectangle that reach the edge of the safe one.
  func reach(of rect: CGRect) -> EdgeInsets { lengths(from: rect, atEdgesReachedBy: rect) }

  private func lengths(from start: CGRect, atEdgesReachedBy rect: CGRect) -> EdgeInsets {
    let inside = inside
    func length(_ distance: CGFloat, _ length: CGFloat) -> CGFloat { distance <= Self.tolerance ? max(length, 0) : 0 }
    return EdgeInsets(
      top: length(rect.minY - inside.minY, start.minY - outside.minY),
      leading: length(rect.minX - inside.minX, start.minX - outside.minX),
      bottom: length(inside.maxY - rect.maxY, outside.maxY - start.maxY),
      trailing: length(inside.maxX - rect.maxX, outside.maxX - start.maxX))
  }
}

/// What makes a part of the screen unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// The set with exactly the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a headless host has none of.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach beyond the safe area, where its edges touch it.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: PrimitiveViewModifier {
  /// What is ignored.
  public var regions: SafeAreaRegions
  /// At which edges.
  public var edges: Edge.Set

  /// Puts a node around each view inside that places it beyond the safe area.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let edges = modifier.projection { $0.regions.contains(.container) ? $0.edges : [] }.layoutValue(comparedBy: ==)
    let direction = inputs.direction
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = SafeAreaIgnoringNode(at: place, around: child, edges: edges)
        node.direction = direction
        return node
      })
  }
}

/// A node whose child may reach beyond it, to the edges of what is not safe.
final class SafeAreaIgnoringNode: WrapperNode {
  private let edges: LayoutValue<Edge.Set>
  private var used = EdgeInsets()

  /// Puts a node around another one, which may leave the safe area at some edges.
  init(at position: ViewPosition, around child: LayoutNode, edges: LayoutValue<Edge.Set>) {
    self.edges = edges
    super.init(at: position, around: child, following: edges)
    followPlace()
  }

  override func inputChanged(_ input: LayoutInput) { placementIsDue() }

  /// How far the child reaches beyond the node at each edge.
  private var reach: EdgeInsets {
    guard let area = safeAreaAround else { return EdgeInsets() }
    let insets = area.reach(of: frameInHost).byLines(of: self)
    return Edge.allCases.reduce(into: EdgeInsets()) { $0[$1] = edges.value.contains($1) ? insets[$1] : 0 }
  }

  // Somebody who only moved it may have moved it away from an edge.
  override func geometryChanged() {
    if isPlaced && !hasEnded && reach != used { placementIsDue() }
  }

  override func placeChildren() {
    let reach = reach
    used = reach
    guard reach != EdgeInsets() else { return super.placeChildren() }
    let size = CGSize(
      width: geometry.size.width + reach.total(along: .horizontal),
      height: geometry.size.height + reach.total(along: .vertical))
    let proposal = ProposedViewSize(size)
    let childSize = child.measuredSize(for: proposal)
    let inside = Alignment.center.origin(
      of: child.dimensions(for: proposal, size: childSize, kinds: Alignment.center.kinds), in: size)
    place(
      child,
      by: ChildPlacement(
        origin: CGPoint(x: inside.x - reach.leading, y: inside.y - reach.top), size: childSize, proposal: proposal))
  }
}

extension LayoutNode {
  /// The safe area inside a node that takes something of it at its edges; views may reach below what it puts there, and
  /// as far beyond the node as what is not safe there already.
  func safeArea(less insets: EdgeInsets) -> SafeArea {
    let outer = safeAreaAround?.reach(of: frameInHost) ?? EdgeInsets()
    let (frame, insets) = (frameInHost, insets.byLines(of: self))
    return SafeArea(
      outside: CGRect(
        x: frame.minX - outer.leading, y: frame.minY - outer.top,
        width: frame.width + outer.total(along: .horizontal), height: frame.height + outer.total(along: .vertical)),
      insets: Edge.allCases.reduce(into: outer) { $0[$1] += insets[$1] })
  }
}

extension EdgeInsets {
  /// The insets of a rectangle on the screen by where lines begin at a node, or the other way round.
  @MainActor func byLines(of node: LayoutNode) -> EdgeInsets {
    guard node.direction?.isRightToLeft == true else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension View {
  /// Lets the view reach beyond the safe area at those edges at which it touches it.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area at those edges at which it touches it.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
