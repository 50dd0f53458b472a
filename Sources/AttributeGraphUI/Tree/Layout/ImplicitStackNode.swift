/// The container of the views of a screen: of a host's root, of what is presented, of a page or a tab.
///
/// Several views stand below each other, as in a `VStack`. One alone is in no stack, also where it may go or get
/// company: a spacer takes room along both axes there.
final class ImplicitStackNode: ContainerNode {
  /// Whether there were several views when it was last found out.
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
    // What spacers and dividers inside have answered depends on whether there is a stack.
    for child in children { child.invalidateWrapped() }
  }
}
