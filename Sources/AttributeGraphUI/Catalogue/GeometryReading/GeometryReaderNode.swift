import Foundation

/// The content of a geometry reader: it takes the proposed size, and each of its views starts at its origin, whatever
/// guides the view has.
final class GeometryReaderNode: ContainerNode {
  private let place: GeometryPlace

  /// Makes the node of a geometry reader.
  init(at position: ViewPosition, content: _ViewListOutputs, place: GeometryPlace) {
    self.place = place
    super.init(at: position, content: content)
  }

  override class var layoutKind: LayoutKind { [.answersDirectly, .ignoresChildren] }
  override var layoutPriority: Double { 0 }
  override var preferredSpacing: ViewSpacing { .indifferent }
  override func providesGuides(_ kinds: GuideKinds) -> Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.replacingUnspecifiedDimensions())
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    // A loop, as in many places of layout: a main-actor closure that the standard library calls checks its executor,
    // which takes two hundred instructions.
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    for child in children {
      placements.append(ChildPlacement(origin: .zero, size: child.measuredSize(for: offer), proposal: offer))
    }
    return placements
  }

  override func geometryChanged() {
    isContentDue = place.update(to: self)
  }

  override func end() {
    super.end()
    place.follow(nil)
  }

  override func effectsChanged() {
    if isPlaced && !hasEnded { _ = place.update(to: self) }
  }

  /// Whether the closure will run for a changed size, so that its content is placed afterwards.
  private var isContentDue = false

  override func placeChildren() {
    guard isContentDue else { return super.placeChildren() }
    isContentDue = false
    placeChildrenLater()
  }
}
