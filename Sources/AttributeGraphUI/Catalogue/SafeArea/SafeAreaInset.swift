import Foundation

/// Puts a view at an edge of another one, and reduces the space and the safe area of the latter by it.
nonisolated public struct _SafeAreaInsetModifier<Inset: View>: PrimitiveViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  /// Puts the view at the edge of each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let rule = modifier.projection { [unowned position] in
      SafeAreaInsetRule(
        edge: $0.edge, alignment: $0.alignment, spacing: position.finiteOrNil($0.spacing, as: "spacing"))
    }.layoutValue(comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        let layer = ViewPosition(SafeAreaInsetRule.self, in: place, runtime: place.runtime)
        let modifier = place === position ? modifier : modifier.until(endOf: place)
        let content = Inset._makeViewList(
          view: modifier.property(\.inset), inputs: inputs.forChildren(of: layer, along: nil))
        let bar = ContainerNode(at: layer, content: content)
        bar.direction = inputs.direction
        let node = SafeAreaInsetNode(at: place, wrapping: child, bar: bar, rule: rule)
        node.direction = inputs.direction
        return node
      })
  }
}

/// The placement of a view at an edge, and the space that it leaves.
struct SafeAreaInsetRule: Equatable {
  /// The edge.
  let edge: Edge
  /// The alignment of the view along the edge.
  let alignment: Alignment
  /// The distance between the two views, in points; nil for the one that they have in a stack.
  let spacing: CGFloat?

  /// The axis along which the two views share the space.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
}

/// A view with another one at its edge.
final class SafeAreaInsetNode: FrameNode, ContextProviding {
  private let bar: ContainerNode
  private let rule: LayoutValue<SafeAreaInsetRule>

  /// Puts a container at an edge of a node.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, bar: ContainerNode, rule: LayoutValue<SafeAreaInsetRule>
  ) {
    self.bar = bar
    self.rule = rule
    super.init(at: position, wrapping: child, following: rule)
    runtime.layout.hasUnsafeArea = true
    adopt(bar)
  }

  override class var layoutKind: LayoutKind { [.passesTraits, .passesPriority] }
  override var providedContext: (any ContextProviding)? { self }

  override func inputChanged(_ input: LayoutInput) { traitsChanged() }

  /// The offer to a view, and its size for that offer.
  private typealias Share = (offer: ProposedViewSize, size: CGSize)

  /// The distance between the view and the bar; 0 for a bar without a view.
  private var distance: CGFloat {
    if let spacing = rule.value.spacing { return spacing }
    return bar.children.isEmpty ? 0 : child.spacing.distance(to: bar.spacing, along: rule.value.axis)
  }

  /// The division of a proposal: the bar may take all but the minimum length of the view.
  private func shares(of proposal: ProposedViewSize) -> (child: Share, bar: Share) {
    let (axis, distance) = (rule.value.axis, distance)
    var least = proposal
    least[axis] = 0
    let needed = proposal[axis] == nil ? 0 : child.measuredSize(for: least)[axis]
    let barOffer = rest(of: proposal, after: needed + distance)
    let barSize = bar.measuredSize(for: barOffer)
    let offer = rest(of: proposal, after: barSize[axis] + distance)
    return ((offer, child.measuredSize(for: offer)), (barOffer, barSize))
  }

  private func rest(of proposal: ProposedViewSize, after length: CGFloat) -> ProposedViewSize {
    var rest = proposal
    let axis = rule.value.axis
    rest[axis] = proposal[axis].map { Length.measured(Length.remainder(of: $0, after: length)) }
    return rest
  }

  /// The offer at placement: as proposed, and the node's length across the shared axis where nothing was proposed.
  private func offer(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    let (proposal, axis) = (proposal.sanitised, rule.value.axis)
    let across = axis.perpendicular
    return ProposedViewSize(proposal[axis], along: axis, across: proposal[across] ?? size[across])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = rule.value.axis
    let (child, bar) = shares(of: proposal.sanitised)
    return CGSize(
      Length.measured(child.size[axis] + bar.size[axis] + distance), along: axis,
      across: max(child.size[axis.perpendicular], bar.size[axis.perpendicular]))
  }

  override func placeChildren() {
    position.count(.placement)
    let placements = placements(in: geometry.size, proposal: geometry.proposal)
    place(child, by: placements.child)
    place(bar, by: placements.bar)
  }

  override func placement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    placements(in: size, proposal: proposal).child
  }

  /// The placements of the view, in the middle across the shared axis, and of the bar, aligned with it.
  private func placements(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (child: ChildPlacement, bar: ChildPlacement) {
    let (axis, alignment) = (rule.value.axis, rule.value.alignment)
    let shares = shares(of: offer(in: size, proposal: proposal))
    let isFirst = rule.value.edge == .top || rule.value.edge == .leading
    func end(of share: Share) -> CGFloat { Length.origin(containerGuide: size[axis], childGuide: share.size[axis]) }
    var origin = Length.origin(
      containerGuide: Alignment.center.point(in: size), childGuide: Alignment.center.point(in: shares.child.size))
    var barOrigin = Length.origin(
      containerGuide: child.point(of: alignment, for: shares.child.offer, size: shares.child.size),
      childGuide: bar.point(of: alignment, for: shares.bar.offer, size: shares.bar.size))
    barOrigin = CGPoint(x: origin.x + barOrigin.x, y: origin.y + barOrigin.y)
    origin[axis] = isFirst ? end(of: shares.child) : 0
    barOrigin[axis] = isFirst ? 0 : end(of: shares.bar)
    return (
      ChildPlacement(origin: origin, size: shares.child.size, proposal: shares.child.offer),
      ChildPlacement(origin: barOrigin, size: shares.bar.size, proposal: shares.bar.offer)
    )
  }

  func safeArea(inside child: LayoutNode) -> SafeArea? {
    guard child === self.child else { return enclosingSafeArea }
    var insets = EdgeInsets()
    let shares = shares(of: offer(in: geometry.size, proposal: geometry.proposal))
    insets[rule.value.edge] = shares.bar.size[rule.value.axis] + distance
    return safeArea(less: insets)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    visit(child)
    visit(bar)
  }
}

extension View {
  /// Puts views at the upper or lower edge, and leaves the remaining space to this view.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Puts views at the leading or trailing edge, and leaves the remaining space to this view.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, inset: content()))
  }
}
