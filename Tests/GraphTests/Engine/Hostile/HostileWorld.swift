import AttributeGraph2

/// A small program with everything that a deed needs, and places in which deeds are done.
///
/// Everything that the program owns stands in an optional, so that a deed can drop it.
final class HostileWorld {
  var graph: Graph?
  var subgraph: Subgraph?
  var queue: EffectQueue?
  var input: StateCell<Int>?
  var middle: ComputedAttribute<Int>?
  var end: ComputedAttribute<Int>?
  var effects: [Effect] = []
  var kept: [AnyObject] = []
  var subscriptions: [Subscription] = []
  var owned: CellHandle<Int>
  var derived: AttributeHandle<Int>
  let other = Graph()
  let foreign: StateCell<Int>
  let foreignDouble: ComputedAttribute<Int>
  private let nextDeed: () -> HostileDeed
  private let mayNest: Bool
  /// Whether a listener does a deed at an event.
  let isTurnOfListener: () -> Bool
  /// Whether the places do deeds.
  private var isArmed = false
  private var acting = 0
  /// How many deeds were done.
  private(set) var deeds = 0
  /// What an effect saw last.
  private var seen = 0
  /// What makes the engine call the places.
  var triggers: [() -> Void] = []

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - places: The places in which deeds are done.
  ///   - mayNest: Whether a deed may make another place do one.
  ///   - isTurnOfListener: Whether a listener does a deed at an event.
  ///   - nextDeed: The deed to be done next.
  init(
    _ places: [HostilePlace], mayNest: Bool = false, isTurnOfListener: @escaping () -> Bool = { true },
    nextDeed: @escaping () -> HostileDeed
  ) {
    self.nextDeed = nextDeed
    self.mayNest = mayNest
    self.isTurnOfListener = isTurnOfListener
    let graph = Graph()
    let subgraph = graph.subgraph(name: "subgraph")
    let input = graph.cell(1, name: "input")
    let middle = graph.computed(name: "middle") { input.value * 2 }
    foreign = other.cell(1)
    let foreign = foreign
    foreignDouble = other.computed { foreign.value * 2 }
    owned = subgraph.cell(5)
    let owned = owned
    derived = subgraph.computed { owned.value + input.value }
    self.graph = graph
    self.subgraph = subgraph
    self.input = input
    self.middle = middle
    let end = graph.computed(name: "end") { middle.value + 1 }
    self.end = end
    let queue = graph.makeEffectQueue()
    self.queue = queue
    effects = [
      graph.effect(name: "seer") { [weak self] in self?.seen = end.value },
      graph.effect(on: queue, name: "queued") { _ = middle.value },
    ]
    graph.onDiagnostic = { _ in }
    graph.onEffectFailure = { _ in }
    for place in places { prepare(place) }
  }

  /// Arms the places, and makes the engine call them a few times.
  func run() {
    isArmed = true
    for step in 2..<5 {
      for trigger in triggers { trigger() }
      write(step)
      queue?.run()
      _ = derived.weak.value
    }
    isArmed = false
  }

  /// Does the next deed, unless one is being done or enough were done.
  func act() throws {
    guard isArmed, acting < (mayNest ? 3 : 1), deeds < (mayNest ? 40 : 8) else { return }
    deeds += 1
    acting += 1
    defer { acting -= 1 }
    try perform(nextDeed())
  }

  /// Does the deed where nothing can be thrown.
  func actQuietly() { try? act() }

  /// Adds to the input, if it is still there.
  func write(_ change: Int) {
    // A variable of its own: the write may drop the one of this object.
    if let input { input.value += change }
  }

  private func perform(_ deed: HostileDeed) throws {
    switch deed {
    case .read:
      _ = (input?.value, try? middle?.get(), try? end?.get(), middle?.cachedValue)
    case .readThroughHandle:
      _ = (owned.weak.value, derived.weak.value)
    case .write:
      write(1)
    case .writeThroughHandle:
      if owned.isAlive { owned.value = 100 + deeds }
    case .makeNodes:
      guard let graph, let input else { return }
      let made = graph.computed { input.value + 1 }
      kept.append(made)
      _ = graph.cell(3)
    case .makeEffect:
      guard let graph, let input else { return }
      effects.append(graph.effect { _ = input.value })
    case .makeHandles:
      guard let subgraph, let input, let queue else { return }
      let owned = owned
      if !subgraph.isEnded { self.owned = subgraph.cell(6) }
      if !subgraph.isEnded { derived = subgraph.computed { (owned.weak.value ?? 0) + input.value } }
      if !subgraph.isEnded { subgraph.effect { _ = owned.weak.value } }
      if !subgraph.isEnded { subgraph.effect(on: queue) { _ = owned.weak.value } }
    case .adopt:
      guard let graph, let subgraph, let input else { return }
      let ended = graph.subgraph()
      ended.end()
      let (cell, rule) = (graph.cell(7), graph.computed { input.value + 1 })
      kept += [cell, rule]
      // The first takes them over, the second ends them, and for the third they have ended.
      for home in [subgraph, ended, subgraph] { (owned, derived) = (home.adopt(cell), home.adopt(rule)) }
    case .stop:
      effects.forEach { $0.stop() }
    case .endSubgraph:
      subgraph?.end()
    case .dropNodes:
      drop(\.input)
      drop(\.middle)
      drop(\.end)
      dropAll(\.effects)
      dropAll(\.kept)
    case .dropSubgraph:
      drop(\.subgraph)
    case .dropQueue:
      drop(\.queue)
    case .dropGraph:
      drop(\.graph)
    case .dropEverything:
      dropAll(\.subscriptions)
      dropAll(\.effects)
      drop(\.input)
      drop(\.middle)
      drop(\.end)
      dropAll(\.kept)
      drop(\.subgraph)
      drop(\.queue)
      drop(\.graph)
    case .runQueue:
      queue?.run()
    case .observe:
      guard let graph, let middle else { return }
      subscriptions.append(middle.observe { _ in })
      subscriptions.append(graph.onEvent { _ in })
      subscriptions.append(middle.onObservedChange { _ in })
      if let subgraph { subscriptions.append(subgraph.onEnd {}) }
    case .cancelObservers:
      dropAll(\.subscriptions)
    case .replaceHandlers:
      graph?.onDiagnostic = { _ in }
      graph?.onEffectFailure = { _ in }
    case .throwError:
      throw HostileError()
    case .transaction:
      graph?.transaction {
        write(3)
        _ = try? end?.get()
        write(-3)
      }
    case .goToAnotherGraph:
      other.transaction { foreign.value += 1 }
      _ = foreignDouble.value
    case .nest:
      if let graph { nest(mayNest ? 20 : 2_000, in: graph) }
    }
  }

  /// Untracked closures and transactions inside each other, and a read of what is stale in the innermost.
  private func nest(_ depth: Int, in graph: Graph) {
    guard depth > 0 else { return _ = try? end?.get() }
    graph.untracked { graph.transaction { nest(depth - 1, in: graph) } }
  }

  /// Whether what is left of the graph gives right values, and runs effects.
  ///
  /// - Returns: What is wrong; nil where nothing is.
  func mistake() -> String? {
    guard let graph else { return nil }
    let cell = graph.cell(1)
    let double = graph.computed { cell.value * 2 }
    var values: [Int] = []
    let effect = graph.effect { values.append(double.value) }
    cell.value = 4
    effect.stop()
    if values != [2, 8] { return "a new effect saw \(values)" }
    guard let input, let middle, !middle.isEnded else { return nil }
    return middle.value == input.value * 2 ? nil : "'middle' is \(middle.value), 'input' \(input.value)"
  }

  /// Takes something out before it goes, as its end may look here.
  private func drop<Content>(_ path: ReferenceWritableKeyPath<HostileWorld, Content?>) {
    let old = self[keyPath: path]
    self[keyPath: path] = nil
    withExtendedLifetime(old) {}
  }

  func dropAll<Content>(_ path: ReferenceWritableKeyPath<HostileWorld, [Content]>) {
    let old = self[keyPath: path]
    self[keyPath: path] = []
    withExtendedLifetime(old) {}
  }
}
