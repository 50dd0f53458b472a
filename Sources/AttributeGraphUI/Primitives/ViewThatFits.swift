import Foundation

/// The first of several views that fits into the space; the last one where none does.
///
/// A view fits if its ideal lengths along the given axes are no larger than what is proposed (section N of the layout
/// facts). It then gets the whole proposal. The others have no frame and are not drawn, but they are there: their bodies
/// run and they keep their state.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice among views by their lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that chooses, and the positions of all views.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let content = Content._makeViewList(
      view: view.projection(\.content), inputs: inputs.forChildren(of: position, along: nil))
    let axes = view.projection(\.axes).layoutValue(comparedBy: ==)
    let node = FittingNode(at: position, content: content, axes: axes)
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// The container of views of which one is there.
final class FittingNode: ContainerNode {
  private let axes: LayoutValue<Axis.Set>
  /// The view that is there.
  private var chosen: LayoutNode?

  /// Makes a container of which one view is there.
  init(at position: ViewPosition, content: _ViewListOutputs, axes: LayoutValue<Axis.Set>) {
    self.axes = axes
    super.init(at: position, content: content, rule: .overlay(OverlayLayout()))
    axes.add(self)
  }

  /// The first view that fits a proposal, or else the last one.
  ///
  /// - Complexity: O(views), each of which is asked once until the first that fits.
  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    var question = proposal
    for axis in Axis.allCases where axes.value.contains(Axis.Set(axis)) { question[axis] = nil }
    for child in children.dropLast() {
      let ideal = child.measuredSize(for: question)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.value.contains(Axis.Set(axis)) || proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
      if fits { return child }
    }
    return children.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.measuredSize(for: proposal) ?? .zero
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let proposal = proposal.sanitised
    guard let choice = choice(for: proposal) else { return [] }
    return [ChildPlacement(origin: .zero, size: choice.measuredSize(for: proposal), proposal: proposal)]
  }

  override func placeChildren() {
    position.countPlacement()
    let choice = choice(for: geometry.proposal.sanitised)
    if chosen !== choice { chosen?.unplace() }
    chosen = choice
    for placement in place(in: geometry.size, proposal: geometry.proposal) {
      if let choice { place(choice, by: placement) }
    }
  }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { children.contains { $0.hasGuides(kinds) } }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.dimensions(for: proposal, size: size) ?? ViewDimensions(size: size)
  }

  override func end() {
    super.end()
    chosen = nil
  }
}
