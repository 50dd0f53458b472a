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
