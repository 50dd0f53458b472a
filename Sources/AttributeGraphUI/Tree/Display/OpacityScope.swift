/// The opacity of the drawing inside a modifier, from 0 to 1: its own times that of the enclosing scope.
final class OpacityScope: LayoutInput {
  private var own: Double
  private let parent: OpacityScope?
  private var inside: [ObjectIdentifier: OpacityScope] = [:]
  /// The mask that contains the drawing; nil for the screen.
  let mask: MaskDrawing?

  init(_ own: Double, inside parent: OpacityScope?) {
    self.own = own
    self.parent = parent
    mask = parent?.mask
    super.init()
    parent?.inside[ObjectIdentifier(self)] = self
  }

  /// Makes the outermost scope of a mask, which ignores the opacity around it.
  init(_ own: Double, drawing mask: MaskDrawing) {
    self.own = own
    parent = nil
    self.mask = mask
    super.init()
  }

  /// The opacity.
  var value: Double { min(Length.measured(own), 1) * (parent?.value ?? 1) }

  /// Sets the opacity.
  func update(to new: Double) {
    guard new != own else { return }
    own = new
    notifyAll()
  }

  private func notifyAll() {
    notify()
    for scope in inside.values { scope.notifyAll() }
  }
}

extension OpacityScope: Ending {
  func end() {
    inside = [:]
    parent?.inside[ObjectIdentifier(self)] = nil
  }
}
