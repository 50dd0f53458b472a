import AttributeGraph2

/// The part of a position that runs a body: of a view, or of a modifier of the user's own.
///
/// It keeps the value that the body belongs to, connects its properties, runs the body when one of them or the value
/// has changed, and hands the new body on to the positions inside. A body that nobody will read again is not kept.
@MainActor
final class BodyPosition<Maker: BodyMaker>: Updater, ValueReceiver {
  private let position: ViewPosition
  private let maker: Maker
  private let environment: EnvironmentScope
  private var properties: ConnectedProperties?
  private var content: Maker.Content
  /// The last body, while somebody may read it.
  private var latest: Latest<Maker.Body>? = Latest()
  private var effect: Effect?
  /// The number of the last reading of `@Observable` objects; 0 where none was read.
  private var reading = 0
  /// What has changed since the body ran last; nil for nothing that is known.
  private var changes: BodyChanges?
  /// Whether the body has run, or could not.
  private var hasBegun = false
  /// Whether what the body consists of was made.
  private var isMounted = false
  /// Makes what the body consists of, where it could not run at first.
  private var mountLate: (() -> Void)?

  private func makeChanges() -> BodyChanges {
    let made = changes ?? BodyChanges()
    changes = made
    return made
  }

  private init(_ content: Maker.Content, maker: Maker, position: ViewPosition, inputs: _ViewInputs) {
    self.content = content
    self.maker = maker
    self.position = position
    environment = inputs.environment
    properties = ConnectedProperties(of: Maker.Content.self)
  }

  /// Makes the position of a value with a body, runs the body, and makes the positions of what it consists of.
  static func makeViewList(
    of value: _GraphValue<Maker.Content>, inputs: _ViewInputs, by maker: Maker
  ) -> _ViewListOutputs {
    inputs.nested(Maker.Content.self) { makeNestedViewList(of: value, inputs: $0, by: maker) }
  }

  private static func makeNestedViewList(
    of value: _GraphValue<Maker.Content>, inputs: _ViewInputs, by maker: Maker
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Maker.Content.self)
    let this = BodyPosition(value.read(), maker: maker, position: position, inputs: inputs)
    position.count(.value)
    position.own(this)
    // The effect holds the position until that ends: a reference that is not counted takes a box of its own.
    this.effect = inputs.makeEffect { this.run() }
    value.updater.add(this, of: value)
    let outputs = this.mount(inputs.inside(position))
    this.forgetUnread()
    return outputs
  }

  var runtime: HostRuntime { position.runtime }

  private func mount(_ inputs: _ViewInputs) -> _ViewListOutputs {
    // Positions of one type consist of the same, so the last one tells how much room this one needs.
    reserve(position.tally.expectedSinks)
    guard let source = latest, source.hasValue else { return makeViewListLater(inputs) }
    let outputs = Maker.Body._makeViewList(
      view: source.graphValue(updater: self), inputs: inputs.holding(Maker.Body.self))
    position.tally.expectedSinks = sinkCount
    isMounted = true
    return outputs
  }

  override func owns(_ source: any ValueSource) -> Bool { source === latest }

  /// Takes a new value over; the body runs if it is not the same.
  func update(to new: Maker.Content) {
    position.count(.value)
    let plan = FieldPlan.plan(for: Maker.Content.self)
    if plan.areEqual(content, new) { return }
    makeChanges().inputs = plan.namesOfUnequalFields(content, new)
    content = new
    effect?.invalidate()
  }

  func receiveEqual(_ count: Int) { position.count(.value, count) }

  private func run() {
    let runtime = self.runtime
    var cause = BodyCause(isFirst: !hasBegun)
    hasBegun = true
    if let changes {
      (cause.inputs, cause.hasObservedChange, cause.observed) =
        (changes.inputs, changes.hasObservedChange, changes.observed)
      self.changes = nil
    }
    let isRecorded = runtime.recorder != nil
    var origins: [HostRecording.Origin] = []
    var connected = content
    properties?.connect(&connected, at: position, in: environment) { name, place in
      cause.properties.append(name)
      if isRecorded { origins.append(HostRecording.Origin(of: name, at: place)) }
    }
    // An object that the body relies on is missing: the host has reported it, and the body would trap.
    guard !runtime.isPropertyMissing else {
      runtime.isPropertyMissing = false
      return
    }
    position.count(.body)
    runtime.noteBody(at: position, cause)
    runtime.recorder?.noteBody(at: position, cause, origins)
    let body: Maker.Body
    (body, reading) = runtime.observations.track(replacing: reading, for: self, of: position.tally) {
      runtime.evaluate(at: position) { maker.body(of: connected) }
    }
    if latest == nil { latest = Latest() }
    latest?.replace(by: body)
    run(from: latest)
    if mountLate != nil { runtime.structureChanges.append { [weak self] in self?.mountLate?() } }
    forgetUnread()
  }

  /// Forgets the body, if nobody but this position can read it again.
  private func forgetUnread() {
    guard isMounted else { return }
    // Taken out meanwhile: then no access to the property is checked for overlaps (Decisions/0040).
    var body = latest
    latest = nil
    if !isKnownUniquelyReferenced(&body) { latest = body }
  }

  /// Makes a view list that is empty until the body has run for the first time.
  private func makeViewListLater(_ inputs: _ViewInputs) -> _ViewListOutputs {
    let items = ChangingItems()
    mountLate = { [unowned self] in
      guard !position.isDetached, let source = latest else { return }
      mountLate = nil
      items.value =
        Maker.Body._makeViewList(
          view: source.graphValue(updater: self), inputs: inputs.holding(Maker.Body.self)
        ).items
      runtime.insert(position)
    }
    return _ViewListOutputs(items: .changing(items))
  }

  /// Runs no more.
  override func leaveTree() { effect?.stop() }

  override func end() {
    super.end()
    properties?.end()
    effect = nil
    runtime.observations.forget(reading)
    mountLate = nil
    latest = nil
  }
}

/// What has changed since a body ran last.
private final class BodyChanges {
  /// The stored properties that have changed.
  var inputs: [String] = []
  /// Whether an observed object has changed.
  var hasObservedChange = false
  /// The properties of observed objects that have, as far as they are known.
  var observed: [ObservedProperty] = []
}

/// What runs the body of a position: the first that the position owns.
@MainActor
protocol BodyRunner: AnyObject {
  /// Has the body run in the next update.
  func invalidate()
}

extension BodyPosition: BodyRunner {
  func invalidate() { effect?.invalidate() }
}

extension BodyPosition: NodeOwner {
  var namedNodes: [(node: Node, name: String)] {
    let body = effect.map { [(node: $0 as Node, name: "body of \(position.typeName) #\(position.identity)")] } ?? []
    return body + (properties?.namedNodes ?? [])
  }
}

extension BodyPosition: ObjectReader {
  func objectsChanged(_ property: ObservedProperty?) {
    let changes = makeChanges()
    changes.hasObservedChange = true
    if let property, !changes.observed.contains(property) { changes.observed.append(property) }
    effect?.invalidate()
  }
}

/// What runs a body: that of a type of view, or of modifier. Most take no room.
@MainActor
protocol BodyMaker {
  /// The type that has the body.
  associatedtype Content
  /// The type of the body.
  associatedtype Body: View
  /// Evaluates the body of a value.
  func body(of content: Content) -> Body
}

/// The body of a view.
struct ViewBody<Content: View>: BodyMaker {
  func body(of content: Content) -> Content.Body { content.body }
}

/// The body of a modifier.
struct ModifierBody<Content: ViewModifier>: BodyMaker {
  func body(of content: Content) -> Content.Body { content.body(content: _ViewModifier_Content()) }
}

extension _ViewInputs {
  /// Makes an effect that runs now, and whenever something that it read changes until the position leaves the tree.
  ///
  /// - Precondition: No queue of the host is running: positions are made between the runs.
  func makeEffect(at position: ViewPosition, _ update: @escaping () -> Void) -> Effect {
    let effect = makeEffect(update)
    position.own(effect)
    return effect
  }

  /// Makes an effect that runs now, and in the phase of this position again whenever something that it read changes.
  ///
  /// Its owner stops it when the position leaves the tree.
  ///
  /// - Precondition: No queue of the host is running: positions are made between the runs.
  func makeEffect(_ update: @escaping () -> Void) -> Effect {
    let effect = graph.detached { graph.effect(on: queue, update) }
    queue.run()
    return effect
  }
}
