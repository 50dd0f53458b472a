/// Views side by side.
nonisolated public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row of views; the default spacing is 8 points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that lays out its views from the leading to the trailing edge.
  @MainActor public static func _makeViewList(view: _GraphValue<HStack<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.container(view, along: .horizontal)
  }

  @MainActor func rule(at position: ViewPosition) -> ContainerRule {
    .stack(.horizontal(alignment: alignment, spacing: position.finiteOrNil(spacing, as: "spacing")))
  }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column of views; the default spacing is 8 points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that lays out its views from top to bottom.
  @MainActor public static func _makeViewList(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.container(view, along: .vertical)
  }

  @MainActor func rule(at position: ViewPosition) -> ContainerRule {
    .stack(.vertical(alignment: alignment, spacing: position.finiteOrNil(spacing, as: "spacing")))
  }
}

/// Views over each other, the last in front.
nonisolated public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  /// Makes an overlay of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a container that lays out its views over each other.
  @MainActor public static func _makeViewList(view: _GraphValue<ZStack<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.container(view, along: nil)
  }

  @MainActor func rule(at position: ViewPosition) -> ContainerRule { .overlay(OverlayLayout(alignment: alignment)) }
}

/// A view that lays out several views by a rule.
@MainActor
protocol ContainerView: PrimitiveView {
  /// The type of its content.
  associatedtype Content: View
  /// Its content; a stored property.
  var content: Content { get }
  /// The layout rule at a position; it reports invalid lengths.
  @MainActor func rule(at position: ViewPosition) -> ContainerRule
}

/// The node of a view that lays out by a rule, which each new value of the view sets.
final class ContainerViewNode<Container: ContainerView>: ContainerNode, ValueReceiver {
  typealias Received = Container

  override func take(from source: (any ValueSource)?, at offset: Int) { receive(from: source, at: offset) }

  /// Sets the rule of a new value; an equal rule changes nothing.
  func update(to new: Container) { update(to: new.rule(at: position)) }

  // A `ZStack` of one permanent view has the size and place of that view, so there is nothing to place, and the view is
  // not measured a second time.

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onlyLayer?.measuredSize(for: proposal) ?? super.measure(proposal)
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    onlyLayer?.dimensions(for: proposal, size: size) ?? super.measureGuides(for: proposal, size: size)
  }

  override func placeChildren() {
    if let onlyLayer { cover(with: onlyLayer) } else { super.placeChildren() }
  }
}

extension _ViewInputs {
  /// Makes the position of a container and of its content.
  func container<Container: ContainerView>(
    _ view: _GraphValue<Container>, along axis: Axis?
  ) -> _ViewListOutputs {
    let position = makePosition(Container.self)
    let content = Container.Content._makeViewList(
      view: view.stored("content", as: Container.Content.self), inputs: forChildren(of: position, along: axis))
    let node = ContainerViewNode<Container>(at: position, content: content, rule: view.read().rule(at: position))
    node.direction = direction
    view.updater.add(node, of: view)
    return output(node)
  }
}
