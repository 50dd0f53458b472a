import AttributeGraph2

/// The part of a position that runs a body: of a view, or of a modifier of the user's own.
///
/// It keeps the value that the body belongs to, connects its properties, runs the body when one of them or the value
/// has changed, and hands the new body on to the positions inside.
@MainActor
final class BodyPosition<Content, Body: View>: Ending {
  private let position: ViewPosition
  private let runtime: HostRuntime
  private let storage: DynamicPropertyStorage?
  private let body: (Content) -> Body
  private let updater = Updater()
  private let latest = Latest<Body>()
  private var content: Content
  private var effect: Effect?
  /// The number of the last reading of `@Observable` objects; 0 where none was read.
  private var reading = 0
  /// What has changed since the body ran last.
  private var cause = BodyCause(isFirst: true)
  /// Makes what the body consists of, where it could not run at first.
  private var mountLate: (() -> Void)?

  private init(_ content: Content, position: ViewPosition, inputs: _ViewInputs, body: @escaping (Content) -> Body) {
    self.content = content
    self.position = position
    self.body = body
    runtime = inputs.runtime
    storage = DynamicPropertyStorage(of: Content.self, at: position, environment: inputs.environment)
  }

  /// Makes the position of a value with a body, runs the body, and makes the positions of what it consists of.
  static func makeViewList(
    of value: _GraphValue<Content>, inputs: _ViewInputs, body: @escaping (Content) -> Body
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Content.self)
    let this = BodyPosition(value.read(), position: position, inputs: inputs, body: body)
    position.own(this)
    this.effect = inputs.makeEffect(at: position) { [unowned this] in this.run() }
    value.updater.add { [unowned this] in this.take(value.read()) }
    let inside = inputs.inside(position)
    if this.latest.value != nil { return Body._makeViewList(view: this.graphValue, inputs: inside) }
    return this.makeViewListLater(inside)
  }

  private var graphValue: _GraphValue<Body> { latest.graphValue(updater: updater) }

  /// Takes a new value over; the body runs if it is not the same.
  private func take(_ new: Content) {
    let plan = FieldPlan.plan(for: Content.self)
    if plan.areEqual(content, new) { return }
    cause.inputs = plan.namesOfUnequalFields(content, new)
    content = new
    effect?.invalidate()
  }

  private func run() {
    var cause = self.cause
    self.cause = BodyCause(isFirst: false)
    let connected = storage?.connect(content) { cause.properties.append($0) } ?? content
    // An object that the body relies on is missing: the host has reported it, and the body would trap.
    guard !runtime.isPropertyMissing else {
      runtime.isPropertyMissing = false
      return
    }
    position.countBody()
    runtime.noteBody(at: position, cause)
    (latest.value, reading) = runtime.observations.track(replacing: reading, for: self) {
      runtime.evaluate(at: position) { body(connected) }
    }
    updater.run()
    if mountLate != nil { runtime.structureChanges.append { [weak self] in self?.mountLate?() } }
  }

  /// Makes a view list that is empty until the body has run for the first time.
  private func makeViewListLater(_ inputs: _ViewInputs) -> _ViewListOutputs {
    let items = ChangingItems()
    mountLate = { [unowned self] in
      guard !position.isDetached else { return }
      mountLate = nil
      items.value = Body._makeViewList(view: graphValue, inputs: inputs).items
      runtime.inserted.append(position)
      runtime.structureChanged = true
      position.notePreferenceStructure()
    }
    return _ViewListOutputs(items: .changing(items))
  }

  func end() {
    storage?.end()
    updater.end()
    effect = nil
    runtime.observations.forget(reading)
    mountLate = nil
    latest.value = nil
  }
}

extension BodyPosition: ObjectReader {
  func objectsChanged() {
    cause.hasObservedChange = true
    effect?.invalidate()
  }
}

extension _ViewInputs {
  /// Makes an effect that runs now, and in the phase of this position again whenever something that it read changes.
  ///
  /// - Precondition: No queue of the host is running: positions are made between the runs.
  func makeEffect(at position: ViewPosition, _ update: @escaping () -> Void) -> Effect {
    let effect = graph.detached { graph.effect(on: queue, update) }
    position.own(effect)
    queue.run()
    return effect
  }
}
