import AttributeGraph2

/// The part of a position that runs the body of a view or of a user-defined modifier.
///
/// It stores the view or modifier value, connects its properties, runs the body when the value or a property has
/// changed, and passes the new body to the child positions. A body that has no further reader is released.
@MainActor
final class BodyPosition<Maker: BodyMaker>: Updater, ValueReceiver {
  private let position: ViewPosition
  private let maker: Maker
  private let environment: EnvironmentScope
  private var properties: ConnectedProperties?
  private var content: Maker.Content
  /// The last body, as long as it may have a reader.
  private var latest: Latest<Maker.Body>? = Latest()
  /// The effect that runs the body; nil during the first run, which makes it.
  private var effect: Effect?
  /// The number of the last tracked read of `@Observable` objects; 0 if none was read.
  private var reading = 0
  /// State that a body needs only between a change and its next run, or until its first run.
  private var extras: BodyExtras?

  private func makeExtras() -> BodyExtras {
    let made = extras ?? BodyExtras()
    extras = made
    return made
  }

  private init(_ content: Maker.Content, maker: Maker, position: ViewPosition, inputs: _ViewInputs) {
    self.content = content
    self.maker = maker
    self.position = position
    environment = inputs.environment
    properties = ConnectedProperties(of: Maker.Content.self)
  }

  /// Creates the position of a value with a body, runs the body, and creates the positions of its views.
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
    // The effect retains the position until the position ends, because an unretained reference needs a box of its own.
    this.effect = inputs.makeEffect { this.run() }
    value.updater.add(this, of: value)
    let outputs = this.mount(inputs.inside(position))
    this.forgetUnread()
    return outputs
  }

  var runtime: HostRuntime { position.runtime }

  private func mount(_ inputs: _ViewInputs) -> _ViewListOutputs {
    // Positions of one type have the same structure, so the count of the last one is the capacity for this one.
    reserve(position.typeCounters.expectedSinks)
    guard let source = latest, source.hasValue else { return makeViewListLater(inputs) }
    let outputs = Maker.Body._makeViewList(
      view: source.graphValue(updater: self), inputs: inputs.holding(Maker.Body.self))
    position.typeCounters.expectedSinks = sinkCount
    return outputs
  }

  override func owns(_ source: any ValueSource) -> Bool { source === latest }

  /// Stores a new value; the body runs if the value differs.
  func update(to new: Maker.Content) {
    position.count(.value)
    let plan = FieldPlan.plan(for: Maker.Content.self)
    if plan.areEqual(content, new) { return }
    makeExtras().inputs = plan.namesOfUnequalFields(content, new)
    content = new
    effect?.invalidate()
  }

  override func take(from source: (any ValueSource)?, at offset: Int) { receive(from: source, at: offset) }

  override func receiveEqual(_ count: Int) { position.count(.value, count) }

  private func run() {
    if position.holds(effect) { return }
    let runtime = self.runtime
    var cause = BodyCause(isFirst: effect == nil)
    if let extras {
      (cause.inputs, cause.hasObservedChange, cause.observed) =
        (extras.inputs, extras.hasObservedChange, extras.observed)
      self.extras = extras.mountLate.map(BodyExtras.init)
    }
    let isRecorded = runtime.recorder != nil
    var origins: [HostRecording.Origin] = []
    var connected = content
    // Moved out of the property meanwhile, to avoid exclusivity checks on the access (Decisions/0040).
    if var connecting = properties {
      properties = nil
      // Properties that are connected with another place share what that has.
      if effect == nil, var shared = maker.shared {
        connecting.connect(&shared, at: position, in: environment) { _, _ in }
      }
      connecting.connect(&connected, at: position, in: environment) { name, place in
        cause.properties.append(name)
        if isRecorded { origins.append(HostRecording.Origin(of: name, at: place)) }
      }
      properties = connecting
    }
    // A required object is missing: the host has reported it, and running the body would trap.
    guard !runtime.isPropertyMissing else {
      runtime.isPropertyMissing = false
      return
    }
    position.count(.body)
    runtime.noteBody(at: position, cause)
    runtime.recorder?.noteBody(at: position, cause, origins)
    let body: Maker.Body
    (body, reading) = runtime.observations.track(replacing: reading, for: self, of: position.typeCounters) {
      runtime.evaluate(at: position) { maker.body(of: connected) }
    }
    if !cause.isFirst && !cause.properties.isEmpty && runtime.bodyRuns != nil {
      runtime.noteEqualParts(properties?.namesOfEqualParts ?? [], at: position)
    }
    if latest == nil { latest = Latest() }
    let replaced = latest?.replace(by: body, in: runtime)
    run(from: latest)
    ReplacedValues.release(from: replaced)
    if extras?.mountLate != nil { runtime.structureChanges.append { [weak self] in self?.extras?.mountLate?() } }
    forgetUnread()
  }

  /// Releases the body if only this position references it.
  private func forgetUnread() {
    // Views that are made later will read it.
    guard effect != nil, extras?.mountLate == nil else { return }
    // Asked as a plain object: the type of a generic one would be looked up.
    var body: AnyObject? = latest
    latest = nil
    if !isKnownUniquelyReferenced(&body) { latest = body as? Latest<Maker.Body> }
  }

  /// Creates a view list that is empty until the first run of the body.
  private func makeViewListLater(_ inputs: _ViewInputs) -> _ViewListOutputs {
    let items = ChangingItems()
    makeExtras().mountLate = { [unowned self] in
      guard !position.isDetached, let source = latest else { return }
      extras?.mountLate = nil
      items.value =
        Maker.Body._makeViewList(
          view: source.graphValue(updater: self), inputs: inputs.holding(Maker.Body.self)
        ).items
      runtime.insert(position)
    }
    return _ViewListOutputs(items: .changing(items))
  }

  override var bodyRunner: (any BodyRunner)? { self }

  /// Stops the effect.
  override func leaveTree() { effect?.stop() }

  override func end() {
    super.end()
    if var ending = properties {
      properties = nil
      ending.end()
    }
    effect = nil
    runtime.observations.forget(reading)
    extras = nil
    latest = nil
  }
}

/// The changes since the last run of a body, and the views that are still to be created.
private final class BodyExtras {
  /// The stored properties that have changed.
  var inputs: [String] = []
  /// Whether an observed object has changed.
  var hasObservedChange = false
  /// The changed properties of observed objects, as far as they are known.
  var observed: [ObservedProperty] = []
  /// Creates the positions of the body's views later, if the body could not run at first.
  var mountLate: (() -> Void)?

  init(mountLate: (() -> Void)? = nil) {
    self.mountLate = mountLate
  }
}

/// The object that runs the body of a position; always the first object that the position owns.
@MainActor
protocol BodyRunner: AnyObject {
  /// Schedules the body for the next update.
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
    let extras = makeExtras()
    extras.hasObservedChange = true
    if let property, !extras.observed.contains(property) { extras.observed.append(property) }
    effect?.invalidate()
  }
}

/// Evaluates the body of a type of view or modifier. Most conforming types have size zero.
@MainActor
protocol BodyMaker {
  /// The type that has the body.
  associatedtype Content
  /// The type of the body.
  associatedtype Body: View
  /// A value whose properties were connected elsewhere, and share their storage with this one; nil for none.
  var shared: Content? { get }
  /// Evaluates the body of a value.
  func body(of content: Content) -> Body
}

extension BodyMaker {
  var shared: Content? { nil }
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
  /// Creates an effect that runs now and after each change of a value it read, until the position leaves the tree.
  ///
  /// - Precondition: No queue of the host is running: positions are created between the runs.
  func makeEffect(at position: ViewPosition, _ update: @escaping () -> Void) -> Effect {
    let effect = makeEffect(update)
    position.own(effect)
    return effect
  }

  /// Creates an effect that runs now, and again in the phase of this position after each change of a value it read.
  ///
  /// Its owner stops it when the position leaves the tree.
  ///
  /// - Precondition: No queue of the host is running: positions are created between the runs.
  func makeEffect(_ update: @escaping () -> Void) -> Effect {
    let effect = graph.detached { graph.effect(on: queue, update) }
    queue.run()
    return effect
  }
}
