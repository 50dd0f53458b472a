/// The reference for random programs: what a graph has to do, without marks, edges, queues or clocks.
///
/// Every node has a version, which is a new one whenever it lets a value through. A reader remembers what it read at
/// which version, in order, and has to run exactly if one of these versions is not the present one any more. Whoever
/// needs a value looks at everything upstream. So the number of evaluations is the least that the semantics allow.
final class ModelGraph {
  final class Node {
    enum Kind {
      case cell(isComparable: Bool)
      case rule(() throws -> Int, Sameness)
      case effect(name: String, body: () throws -> Void)
    }

    let kind: Kind
    var outcome: Result<Int, any Error> = .success(0)
    var version = 0
    var isAlive = true
    var hasRun = false
    var isInvalidated = false
    var evaluations = 0
    var inputs: [(node: Node, version: Int)] = []
    /// The effects that the last evaluation made, and its cleanups.
    var made: [Node] = []
    var cleanups: [() -> Void] = []
    var isOwnedBySubgraph = false
    /// The state of the model for which the node is known to be up to date.
    var upToDateAt = -1

    init(_ kind: Kind) { self.kind = kind }
  }

  private(set) var slots = [Node?](repeating: nil, count: Slots.rules.upperBound)
  private(set) var effects = [Node?](repeating: nil, count: Slots.effects)
  private(set) var notes: [String] = []
  /// What the subgraphs own, in the order in which it was made.
  private var subgraphs = [[Node]](repeating: [], count: Slots.subgraphs)
  private var livingSubgraphs: Set<Int> = []
  /// The live effects in the order in which they were made.
  private var order: [Node] = []
  private var versions = 0
  private var state = 0
  private var reader: Node?
  private var running: [Node] = []
  private var depth = 0
  private var isFlushing = false
  private var failures: [String] = []
  private var firstValues: [(cell: Node, value: Int, version: Int)] = []
  /// The values and versions that rules had before they ran in the open transaction, after a write of it.
  private var firstOutcomes: [(rule: Node, outcome: Result<Int, any Error>, version: Int)] = []

  /// Carries out a step and returns the values that it read; an error as text.
  func run(_ step: Step) -> [String] {
    switch step {
    case .set(let cell, let value):
      set(cell, value)
    case .read(let slot):
      return [describe { try read(slot) }]
    case .transaction(let steps), .throwingTransaction(let steps):
      depth += 1
      let values = steps.flatMap { run($0) }
      endTransaction()
      return values
    case .makeCell(let slot, let value, let isComparable, let owner):
      drop(slot)
      let cell = Node(.cell(isComparable: isComparable))
      cell.outcome = .success(value)
      cell.version = nextVersion()
      slots[slot] = cell
      give(cell, to: owner)
    case .makeRule(let slot, let formula, let sameness, let owner):
      drop(slot)
      let rule = Node(.rule({ [unowned self] in try formula.evaluate(reading) }, sameness))
      slots[slot] = rule
      give(rule, to: owner)
    case .drop(let slot):
      drop(slot)
    case .invalidate(let slot):
      invalidate(slot)
    case .makeEffect(let slot, let formula, let aftermath, let cleanup, let owner):
      dropEffect(slot)
      makeEffect(slot, formula, aftermath, cleanup, owner)
    case .stopEffect(let slot):
      if let effect = effects[slot], effect.isAlive { end(effect) }
    case .dropEffect(let slot):
      dropEffect(slot)
    case .endSubgraph(let index):
      endSubgraph(index)
    }
    return []
  }

  private func nextVersion() -> Int {
    versions += 1
    return versions
  }

  // MARK: - Ownership

  private func give(_ node: Node, to owner: Int?) {
    guard let owner else { return }
    livingSubgraphs.insert(owner)
    if owner == Slots.subgraphs - 1 { livingSubgraphs.insert(owner - 1) }
    node.isOwnedBySubgraph = true
    subgraphs[owner].append(node)
  }

  private func drop(_ slot: Int) {
    // The node lives while it is read.
    slots[slot] = nil
  }

  private func dropEffect(_ slot: Int) {
    let effect = effects[slot]
    effects[slot] = nil
    if let effect, !effect.isOwnedBySubgraph, effect.isAlive { end(effect) }
  }

  private func endSubgraph(_ index: Int) {
    guard livingSubgraphs.contains(index) else { return }
    depth += 1
    let ending = index == Slots.subgraphs - 2 ? [index + 1, index] : [index]
    for index in ending {
      livingSubgraphs.remove(index)
      while let node = subgraphs[index].popLast() { if node.isAlive { finish(node) } }
    }
    endTransaction()
  }

  /// Ends an effect, as a commit if it leaves something to be done.
  private func end(_ effect: Node) {
    let hasWork = !effect.made.isEmpty || !effect.cleanups.isEmpty
    if hasWork { depth += 1 }
    finish(effect)
    if hasWork { endTransaction() }
  }

  private func finish(_ node: Node) {
    order.removeAll { $0 === node }
    tearDown(node)
    node.isAlive = false
    state += 1
  }

  /// Ends what the last evaluation of a node made, and does what it left to be done.
  private func tearDown(_ node: Node) {
    while let last = node.made.popLast() { finish(last) }
    let outer = reader
    reader = nil
    while let cleanup = node.cleanups.popLast() { cleanup() }
    reader = outer
  }

  // MARK: - Writing

  private func set(_ slot: Int, _ value: Int) {
    guard let cell = slots[slot], cell.isAlive, case .cell(let isComparable) = cell.kind else { return }
    guard case .success(let old) = cell.outcome else { return }
    if isComparable && old == value { return }
    if isComparable && depth > 0 && !firstValues.contains(where: { $0.cell === cell }) {
      firstValues.append((cell, old, cell.version))
    }
    cell.outcome = .success(value)
    cell.version = nextVersion()
    state += 1
    if depth == 0 { flush() }
  }

  private func invalidate(_ slot: Int) {
    guard let node = slots[slot], node.isAlive, case .rule = node.kind else { return }
    if node.hasRun { node.isInvalidated = true }
    state += 1
    if depth == 0 { flush() }
  }

  private func endTransaction() {
    if depth == 1 { settle() }
    depth -= 1
    if depth == 0 { flush() }
  }

  /// Gives cells that ended where they began their first version back; whoever read the last one read that.
  private func settle() {
    for (cell, value, version) in firstValues where cell.isAlive {
      guard case .success(value) = cell.outcome else { continue }
      for reader in allReaders() {
        for index in reader.inputs.indices
        where reader.inputs[index].node === cell && reader.inputs[index].version == cell.version {
          reader.inputs[index].version = version
        }
      }
      cell.version = version
      state += 1
      restoreRules(thatHaveRead: cell)
    }
    firstValues = []
    firstOutcomes = []
  }

  /// Gives rules that have read a version which was rolled back their first values; they run again.
  ///
  /// One that has ended meanwhile passes nothing on.
  private func restoreRules(thatHaveRead node: Node) {
    for reader in allReaders()
    where reader.isAlive && reader.inputs.contains(where: { $0.node === node && $0.version != node.version }) {
      guard let index = firstOutcomes.firstIndex(where: { $0.rule === reader }) else { continue }
      let first = firstOutcomes.remove(at: index)
      reader.outcome = first.outcome
      reader.version = first.version
      reader.isInvalidated = true
      restoreRules(thatHaveRead: reader)
    }
  }

  /// Every node that may have inputs and is needed by somebody, what evaluations made included.
  private func allReaders() -> [Node] {
    var readers: [Node] = []
    var seen: Set<ObjectIdentifier> = []
    var work = slots.compactMap { $0 } + order + running + subgraphs.flatMap { $0 }
    while let node = work.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted else { continue }
      readers.append(node)
      work += node.made
      work += node.inputs.map(\.node)
    }
    return readers
  }

  // MARK: - Running

  private var reading: Formula.Reading {
    Formula.Reading(
      read: { [unowned self] in try read($0) }, untracked: { [unowned self] in try untracked($0) },
      temporary: { [unowned self] rule in
        try read(Node(.rule(rule, .equal)))
      })
  }

  private func describe(_ read: () throws -> Int) -> String {
    do { return "\(try read())" } catch { return "\(error)" }
  }

  private func read(_ slot: Int) throws -> Int {
    guard let node = slots[slot], node.isAlive else { return 0 }
    return try read(node)
  }

  private func read(_ node: Node) throws -> Int {
    bringUpToDate(node)
    if let reader, !reader.inputs.contains(where: { $0.node === node }) {
      reader.inputs.append((node, node.version))
    }
    return try node.outcome.get()
  }

  private func untracked(_ slot: Int) throws -> Int {
    let outer = reader
    defer { reader = outer }
    reader = nil
    return try read(slot)
  }

  private func bringUpToDate(_ node: Node) {
    guard case .rule(let rule, let sameness) = node.kind, node.upToDateAt != state else { return }
    if hasToRun(node) {
      tearDown(node)
      let new = run(node, rule)
      if case .success(let value) = new, case .success(let old) = node.outcome, node.hasRun, sameness.holds(old, value)
      {
      } else {
        keepFirstOutcome(of: node)
        node.outcome = new
        node.version = nextVersion()
      }
      node.hasRun = true
    }
    node.upToDateAt = state
  }

  private func keepFirstOutcome(of rule: Node) {
    guard case .success = rule.outcome, rule.hasRun, depth > 0, !firstValues.isEmpty else { return }
    guard !firstOutcomes.contains(where: { $0.rule === rule }) else { return }
    firstOutcomes.append((rule, rule.outcome, rule.version))
  }

  private func hasToRun(_ node: Node) -> Bool {
    guard node.hasRun && !node.isInvalidated else { return true }
    // Where an input is gone nothing else has to be looked at.
    if node.inputs.contains(where: { !$0.node.isAlive }) { return true }
    for (input, version) in node.inputs {
      bringUpToDate(input)
      if input.version != version { return true }
    }
    return false
  }

  private func run<Value>(_ node: Node, _ body: () throws -> Value) -> Result<Value, any Error> {
    let outer = reader
    defer {
      reader = outer
      running.removeLast()
    }
    reader = node
    running.append(node)
    node.inputs = []
    node.isInvalidated = false
    node.evaluations += 1
    return Result { try body() }
  }

  // MARK: - Effects

  private func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    while let due = order.first(where: { hasToRun($0) }) { runEffect(due) }
    isFlushing = false
    notes += failures
    failures = []
  }

  private func makeEffect(
    _ slot: Int, _ formula: Formula, _ aftermath: Aftermath, _ cleanup: Cleanup?, _ owner: Int?
  ) {
    let effect = Node(
      .effect(name: "e\(slot)") { [unowned self] in try runBody(formula, aftermath, cleanup) })
    order.append(effect)
    give(effect, to: owner)
    runEffect(effect)
    effects[slot] = effect
    if depth == 0 { flush() }
  }

  private func runEffect(_ effect: Node) {
    guard case .effect(let name, let body) = effect.kind else { return }
    effect.hasRun = true
    depth += 1
    tearDown(effect)
    if case .failure(let error) = run(effect, body) { failures.append("failed \(name) \(error)") }
    if depth == 1 { settle() }
    depth -= 1
  }

  private func runBody(_ formula: Formula, _ aftermath: Aftermath, _ cleanup: Cleanup?) throws {
    if let cleanup {
      running.last?.cleanups.append { [unowned self] in
        notes.append("cleanup \(describe { try read(cleanup.reads) })")
        if let (cell, value) = cleanup.sets { set(cell, value) }
      }
    }
    let value = try formula.evaluate(reading)
    switch aftermath {
    case .nothing: break
    case .set(let cell): set(cell, value)
    case .bounce(let cell):
      let before = try untracked(cell)
      set(cell, before + 1)
      set(cell, before)
    case .halve(let cell):
      let before = try read(cell)
      if before > 1 { set(cell, before / 2) }
    case .nest(let inner):
      let effect = Node(
        .effect(name: "inner") { [unowned self] in
          running.last?.cleanups.append { [unowned self] in notes.append("inner ended") }
          notes.append("inner \(try inner.evaluate(reading))")
        })
      running.last?.made.append(effect)
      order.append(effect)
      runEffect(effect)
    }
  }
}
