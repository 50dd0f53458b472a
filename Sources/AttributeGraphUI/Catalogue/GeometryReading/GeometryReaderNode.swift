import Foundation

/// The content of a geometry reader: it takes what it is proposed, and each of its views begins where it does, whatever
/// guides the view has.
final class GeometryReaderNode: ContainerNode {
  private let place: GeometryPlace

  /// Makes the node of a geometry reader.
  init(at position: ViewPosition, content: _ViewListOutputs, place: GeometryPlace) {
    self.place = place
    super.init(at: position, content: content, rule: .overlay(OverlayLayout()))
  }

  override var isMeasuredDirectly: Bool { true }
  override var dependsOnChildren: Bool { false }
  override var layoutPriority: Double { 0 }
  override func providesGuides(_ kinds: GuideKinds) -> Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.replacingUnspecifiedDimensions())
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    return children.map { ChildPlacement(origin: .zero, size: $0.measuredSize(for: offer), proposal: offer) }
  }

  override func geometryChanged() {
    isContentDue = place.update(to: geometry)
  }

  /// Whether the closure will run for another size, so that its content is placed when it has.
  private var isContentDue = false

  override func placeChildren() {
    guard isContentDue else { return super.placeChildren() }
    isContentDue = false
    runtime.layout.placeLater(self)
  }
}
