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
        edge: $0.edge, alignment: $0.alignment, spacing: position.finiteOrNil($0.spacing, as: "spacing") ?? 0)
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
  /// The distance between the two views, in points.
  let spacing: CGFloat

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

  /// The size of the bar for a proposal, and its length along the axis plus the spacing.
  private func taken(of proposal: ProposedViewSize) -> (bar: CGSize, length: CGFloat) {
    let size = bar.measuredSize(for: proposal)
    return (size, size[rule.value.axis] + rule.value.spacing)
  }

  /// The offer at placement: the proposed length along the shared axis, the node's length across it.
  private func offer(in size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    let axis = rule.value.axis
    return ProposedViewSize(proposal.sanitised[axis], along: axis, across: size[axis.perpendicular])
  }

  private func rest(of proposal: ProposedViewSize, after length: CGFloat) -> ProposedViewSize {
    var rest = proposal
    let axis = rule.value.axis
    rest[axis] = proposal[axis].map { Length.measured(Length.remainder(of: $0, after: length)) }
    return rest
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    let length = taken(of: proposal).length
    var size = child.measuredSize(for: rest(of: proposal, after: length))
    size[rule.value.axis] = Length.measured(size[rule.value.axis] + length)
    return size
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

  /// The placements of the view and the bar: the bar is measured first, the view gets the rest.
  private func placements(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (child: ChildPlacement, bar: ChildPlacement) {
    let (rule, proposal) = (rule.value, offer(in: size, proposal: proposal))
    let (barSize, length) = taken(of: proposal)
    let isFirst = rule.edge == .top || rule.edge == .leading
    let offer = rest(of: proposal, after: length)
    var origin = CGPoint.zero
    origin[rule.axis] = isFirst ? length : 0
    var barOrigin = rule.alignment.origin(of: bar, for: proposal, childSize: barSize, in: size)
    barOrigin[rule.axis] =
      isFirst ? 0 : Length.origin(containerGuide: size[rule.axis], childGuide: barSize[rule.axis])
    return (
      ChildPlacement(origin: origin, size: child.measuredSize(for: offer), proposal: offer),
      ChildPlacement(origin: barOrigin, size: barSize, proposal: proposal)
    )
  }

  func safeArea(inside child: LayoutNode) -> SafeArea? {
    guard child === self.child else { return enclosingSafeArea }
    var bar = EdgeInsets()
    let offer = offer(in: geometry.size, proposal: geometry.proposal)
    bar[rule.value.edge] = taken(of: offer).length
    return safeArea(less: bar)
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
