import Foundation

/// The content of a geometry reader: it takes what it is proposed, and each of its views begins where it does, whatever
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
  override func providesGuides(_ kinds: GuideKinds) -> Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(proposal.replacingUnspecifiedDimensions())
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let offer = ProposedViewSize(size)
    // A loop, as in many places of layout: a closure of the main actor's that the standard library calls checks where it
    // runs, which takes two hundred instructions.
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

  /// Whether the closure will run for another size, so that its content is placed when it has.
  private var isContentDue = false

  override func placeChildren() {
    guard isContentDue else { return super.placeChildren() }
    isContentDue = false
    placeChildrenLater()
  }
}
