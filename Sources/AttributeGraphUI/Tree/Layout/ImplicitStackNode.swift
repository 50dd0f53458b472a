/// The stack of several views where the source has none.
enum ImplicitStack {
  /// Below each other, as in a `VStack`: those of a screen.
  case vertical
  /// Over each other, as in a `ZStack`: those behind or over a view.
  case layers
}

/// The container of the views of a screen: of a host's root, of what is presented, of a page or a tab.
///
/// Several views are stacked vertically, as in a `VStack`. A single view is in no stack, even if views may come and go:
/// a spacer takes space along both axes there.
final class ImplicitStackNode: ContainerNode {
  /// Whether there were several views at the last check.
  private var hasSeveral = false

  /// Makes the container of the nodes of a screen.
  init(at position: ViewPosition, content: _ViewListOutputs) {
    super.init(at: position, content: content, rule: .stack(.vertical()))
    hasSeveral = children.count > 1
  }

  override var axisInside: Axis? { children.count > 1 ? .vertical : nil }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    guard hasSeveral != (children.count > 1) else { return }
    hasSeveral.toggle()
    // The answers of spacers and dividers inside depend on whether there is a stack.
    for child in children { child.invalidateWrapped() }
  }
}

extension _ViewInputs {
  /// Makes the views of a type, which the modifiers around them receive as one: several in an implicit stack.
  func makeOneView(
    of type: Any.Type, in stack: ImplicitStack, _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    // A modifier may put another view beside the stack.
    let place = ViewPlurality.isPlural(type) ? makePosition(ImplicitStack.self) : position
    let outputs = make(forPlace(at: place, in: stack))
    if case .one(let node) = outputs.items { return output(node) }
    guard !outputs.items.isStatic || !outputs.items.isEmpty else { return outputs }
    let node: ContainerNode =
      switch stack {
      case .vertical: ImplicitStackNode(at: place, content: outputs)
      case .layers: ContainerNode(at: place, content: outputs)
      }
    node.direction = direction
    return output(node)
  }
}
