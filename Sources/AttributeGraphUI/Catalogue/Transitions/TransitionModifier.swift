import Foundation

/// Shows the view inside with the look of a transition, which follows animations.
nonisolated struct _TransitionLookModifier: PrimitiveViewModifier, Animatable {
  /// The look.
  var look: TransitionLook

  var animatableData: TransitionNumbers {
    get { look.animatableData }
    set { look.animatableData = newValue }
  }

  /// Puts a node with the look around each view inside.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let look = modifier.animated(at: position, inputs: inputs).property(\.look).layoutValue(comparedBy: ==)
    let direction = inputs.direction
    let inside = inputs.wrappingInEffect(at: position) { child, place in
      let node = TransitionLookNode(at: place, wrapping: child)
      node.follow(look)
      node.direction = direction
      return node
    }
    return body(inside)
  }
}

/// A node that draws its content with the looks of transitions; they do not affect the parent's layout.
class TransitionLookNode: SizedEffectNode {
  /// The looks, from the inside out.
  final private(set) var looks: [TransitionLook] = []
  private var look: LayoutValue<TransitionLook>?
  private var isBeside = false

  /// Makes the node follow a look that changes.
  final func follow(_ look: LayoutValue<TransitionLook>) {
    self.look = look
    looks = [look.value]
    look.add(self)
  }

  /// Shows other looks.
  final func show(_ new: [TransitionLook]) {
    guard new != looks else { return }
    looks = new
    if isBeside || distance != .zero { invalidatePlacement() }
    redraw()
  }

  /// The offset of the drawn view from its place, in points.
  private var distance: CGPoint {
    looks.reduce(.zero) { sum, look in
      let distance = look.distance(for: geometry.size)
      return CGPoint(x: sum.x + distance.x, y: sum.y + distance.y)
    }
  }

  override func inputChanged(_ input: LayoutInput) {
    if let look { show([look.value]) }
  }

  override func placeChildren() {
    let distance = self.distance
    isBeside = distance != .zero
    guard isBeside else { return super.placeChildren() }
    place(child, by: ChildPlacement(origin: distance, size: geometry.size, proposal: geometry.proposal))
  }

  override func geometryChanged() {
    if looks.contains(where: { $0 != .identity }) { super.geometryChanged() }
  }

  override final func add(to effects: inout DrawingEffects, in frame: CGRect) {
    let offset = child.drawnOffset(in: self)
    let frame = CGRect(
      origin: CGPoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y), size: child.nodePlace.size)
    for look in looks { look.apply(in: frame, along: direction, number: number, to: &effects) }
  }

  override func end() {
    super.end()
    look = nil
  }
}

/// Sets how views enter and leave the screen.
nonisolated struct _TransitionModifier: PrimitiveViewModifier {
  /// The parts of the transition.
  let form: TransitionForm

  /// Puts the custom transitions around the content, and a node with the other parts around each view.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let source = TransitionSource(modifier.read().form, at: position, inputs: inputs)
    modifier.updater.add { source.update(to: modifier.read().form) }
    let direction = inputs.direction
    let inside = inputs.wrappingInEffect(at: position) { child, place in
      let node = TransitionNode(at: place, wrapping: child, of: source)
      node.direction = direction
      return node
    }
    return source.makeViewList(inputs: inside, body: body)
  }
}

/// The transition of a modifier, for the nodes around each view inside.
@MainActor
final class TransitionSource: Ending {
  /// The position of the modifier.
  private(set) unowned var position: ViewPosition
  /// The current parts of the transition.
  private(set) var form: TransitionForm
  private var layers: [any TransitionLayer] = []

  /// Makes the source at the position of a modifier.
  init(_ form: TransitionForm, at position: ViewPosition, inputs: _ViewInputs) {
    self.form = form
    self.position = position
    position.own(self)
    let runtime = inputs.runtime
    runtime.useTransitions()
    runtime.transitionBook?.areTransitionsSet = true
    runtime.frames.noteAnimatingModifier()
  }

  /// Sets another transition; custom transitions of other types take effect at the next insertion.
  func update(to new: TransitionForm) {
    form = new
    for (layer, custom) in zip(layers, new.customs) { layer.update(to: custom.content) }
  }

  /// Makes the content, with the custom transitions around it.
  func makeViewList(
    inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var make = body
    for custom in form.customs {
      let inside = make
      let layer = transitionLayer(of: custom.content, in: position.runtime)
      layers.append(layer)
      make = { layer.makeViewList(inputs: $0, body: inside) }
    }
    return make(inputs)
  }

  /// Shows the custom transitions in a phase, each with its own animation or that of the transaction.
  func show(_ phase: TransitionPhase, in transaction: Transaction) {
    let previous = Transaction.update
    defer { Transaction.update = previous }
    for (layer, custom) in zip(layers, form.customs) {
      Transaction.update = custom.transaction(in: transaction)
      layer.show(custom.phase(in: phase))
      position.runtime.bodies.run()
    }
  }

  /// Whether a view may come or leave gradually in a transaction: a custom transition may animate its own phases.
  func isGradual(in transaction: Transaction) -> Bool {
    if !transaction.disablesAnimations && !form.customs.isEmpty { return true }
    return form.looks.contains { $0.transaction(in: transaction).animation != nil }
      || form.customs.contains { $0.transaction(in: transaction).animation != nil }
  }

  func end() { layers = [] }
}

/// The transition of a view, and its application to the parts of the view.
final class TransitionNode: TransitionLookNode {
  /// The transition.
  let source: TransitionSource
  private var tracks: [AnimatedValue<TransitionLook>] = []

  /// Puts a node around a view.
  init(at position: ViewPosition, wrapping child: LayoutNode, of source: TransitionSource) {
    self.source = source
    super.init(at: position, wrapping: child)
  }

  /// Shows the looks of a phase on the way to which the view is, each with its own animation or that of a transaction.
  func show(_ phase: TransitionPhase, in transaction: Transaction) {
    let parts = source.form.looks
    if tracks.count != parts.count {
      endTracks()
      tracks = parts.map { _ in AnimatedValue(.identity, in: runtime.animations) }
      for track in tracks { track.updater.add { [weak self] in self?.showTracks() } }
    }
    for (track, part) in zip(tracks, parts) {
      track.take(part.content(part.phase(in: phase)), part.transaction(in: transaction))
    }
    showTracks()
  }

  private func showTracks() { show(tracks.map(\.shown)) }

  private func endTracks() {
    let ended = tracks
    tracks = []
    for track in ended { track.end() }
  }

  override func end() {
    super.end()
    endTracks()
  }
}
