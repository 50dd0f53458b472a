import Foundation

/// The part of a rectangle in which content can be seen and reached: not under a bar, a notch, or what a
/// `safeAreaInset` puts there.
struct SafeArea: Equatable {
  /// The whole rectangle, in the host's coordinates.
  var outside: CGRect
  /// What is not safe at each edge, in points.
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
  func insets(reaching rect: CGRect) -> EdgeInsets {
    let inside = inside
    func isReached(_ distance: CGFloat) -> Bool { distance <= Self.tolerance }
    return EdgeInsets(
      top: isReached(rect.minY - inside.minY) ? inside.minY - outside.minY : 0,
      leading: isReached(rect.minX - inside.minX) ? inside.minX - outside.minX : 0,
      bottom: isReached(inside.maxY - rect.maxY) ? outside.maxY - inside.maxY : 0,
      trailing: isReached(inside.maxX - rect.maxX) ? outside.maxX - inside.maxX : 0)
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
public struct _SafeAreaRegionsIgnoringLayout: PrimitiveViewModifier {
  /// What is ignored.
  public var regions: SafeAreaRegions
  /// At which edges.
  public var edges: Edge.Set

  /// Puts a node around each view inside that places it beyond the safe area.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let edges = modifier.projection { $0.regions.contains(.container) ? $0.edges : [] }.layoutValue(comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        SafeAreaIgnoringNode(at: place, around: child, edges: edges)
      })
  }
}

/// A node whose child may reach beyond it, to the edges of what is not safe.
final class SafeAreaIgnoringNode: PassingNode {
  private let edges: LayoutValue<Edge.Set>
  private var used = EdgeInsets()

  /// Puts a node around another one, which may leave the safe area at some edges.
  init(at position: ViewPosition, around child: LayoutNode, edges: LayoutValue<Edge.Set>) {
    self.edges = edges
    super.init(at: position, around: child)
    edges.add(self)
  }

  override func inputChanged(_ input: LayoutInput) { placementIsDue() }

  /// How far the child reaches beyond the node at each edge.
  private var reach: EdgeInsets {
    guard let area = around?.safeArea(inside: self) else { return EdgeInsets() }
    let insets = area.insets(reaching: geometry.frame)
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
    child.place(
      at: CGPoint(x: inside.x - reach.leading, y: inside.y - reach.top), in: geometry, size: childSize,
      proposal: proposal)
  }
}

extension View {
  /// Lets the view reach beyond the safe area at those edges at which it touches it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area at those edges at which it touches it.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
