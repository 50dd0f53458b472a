/// The reference for random programs: what a graph has to do, without marks, edges, queues or clocks.
///
/// Every node has a version, which is a new one whenever it lets a value through. A reader remembers what it read at
/// which version, in order, and has to run exactly if one of these versions is not the present one any more. Whoever
/// needs a value looks at everything upstream. So the number of evaluations is the least that the semantics allow.
final class ModelGraph {
  final class Node {
    enum Kind {
      case cell(isComparable: Bool)
      case rule(Formula, Sameness)
      case effect(Formula, Aftermath)
    }

    let kind: Kind
    var value = 0
    var version = 0
    var isAlive = true
    var hasRun = false
    var evaluations = 0
    var inputs: [(node: Node, version: Int)] = []
    /// The state of the model for which the node is known to be up to date.
    var upToDateAt = -1

    init(_ kind: Kind) { self.kind = kind }
  }

  private(set) var slots = [Node?](repeating: nil, count: Slots.rules.upperBound)
  private(set) var effects = [Node?](repeating: nil, count: Slots.effects)
  private var order: [Node] = []
  private var versions = 0
  private var state = 0
  private var reader: Node?
  private var depth = 0
  private var isFlushing = false
  private var firstValues: [(cell: Node, value: Int, version: Int)] = []

  /// Carries out a step and returns the values that it read.
  func run(_ step: Step) -> [Int] {
    switch step {
    case .set(let cell, let value):
      set(cell, value)
    case .read(let slot):
      return [read(slot)]
    case .transaction(let steps):
      depth += 1
      let values = steps.flatMap { run($0) }
      endTransaction()
      return values
    case .makeCell(let slot, let value, let isComparable):
      drop(slot)
      let cell = Node(.cell(isComparable: isComparable))
      cell.value = value
      cell.version = nextVersion()
      slots[slot] = cell
    case .makeRule(let slot, let formula, let sameness):
      drop(slot)
      slots[slot] = Node(.rule(formula, sameness))
    case .drop(let slot):
      drop(slot)
    case .makeEffect(let slot, let formula, let aftermath):
      end(slot)
      let effect = Node(.effect(formula, aftermath))
      effects[slot] = effect
      order.append(effect)
      runEffect(effect)
      if depth == 0 { flush() }
    case .stopEffect(let slot):
      order.removeAll { $0 === effects[slot] }
    case .dropEffect(let slot):
      end(slot)
    }
    return []
  }

  private func nextVersion() -> Int {
    versions += 1
    return versions
  }

  private func end(_ effect: Int) {
    order.removeAll { $0 === effects[effect] }
    effects[effect] = nil
  }

  private func drop(_ slot: Int) {
    slots[slot]?.isAlive = false
    slots[slot] = nil
    state += 1
  }

  // MARK: - Writing

  private func set(_ slot: Int, _ value: Int) {
    guard let cell = slots[slot], case .cell(let isComparable) = cell.kind else { return }
    if isComparable && cell.value == value { return }
    if isComparable && depth > 0 && !firstValues.contains(where: { $0.cell === cell }) {
      firstValues.append((cell, cell.value, cell.version))
    }
    cell.value = value
    cell.version = nextVersion()
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
    for (cell, value, version) in firstValues where cell.isAlive && cell.value == value {
      for reader in slots + order {
        guard let reader else { continue }
        for index in reader.inputs.indices
        where reader.inputs[index].node === cell && reader.inputs[index].version == cell.version {
          reader.inputs[index].version = version
        }
      }
      cell.version = version
      state += 1
    }
    firstValues = []
  }

  // MARK: - Running

  private func read(_ slot: Int) -> Int {
    guard let node = slots[slot] else { return 0 }
    bringUpToDate(node)
    if let reader, !reader.inputs.contains(where: { $0.node === node }) {
      reader.inputs.append((node, node.version))
    }
    return node.value
  }

  private func untracked(_ slot: Int) -> Int {
    let outer = reader
    defer { reader = outer }
    reader = nil
    return read(slot)
  }

  private func bringUpToDate(_ node: Node) {
    guard case .rule(let formula, let sameness) = node.kind, node.upToDateAt != state else { return }
    if hasToRun(node) {
      let new = run(node, formula)
      if !node.hasRun || !sameness.holds(node.value, new) {
        node.value = new
        node.version = nextVersion()
      }
      node.hasRun = true
    }
    node.upToDateAt = state
  }

  private func hasToRun(_ node: Node) -> Bool {
    guard node.hasRun else { return true }
    for (input, version) in node.inputs {
      guard input.isAlive else { return true }
      bringUpToDate(input)
      if input.version != version { return true }
    }
    return false
  }

  private func run(_ node: Node, _ formula: Formula) -> Int {
    let outer = reader
    defer { reader = outer }
    reader = node
    node.inputs = []
    node.evaluations += 1
    return formula.evaluate(read: read, untracked: untracked)
  }

  private func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    while let due = order.first(where: { hasToRun($0) }) { runEffect(due) }
    isFlushing = false
  }

  private func runEffect(_ effect: Node) {
    guard case .effect(let formula, let aftermath) = effect.kind else { return }
    effect.hasRun = true
    depth += 1
    let value = run(effect, formula)
    effect.value = value
    switch aftermath {
    case .nothing: break
    case .set(let cell): set(cell, value)
    case .bounce(let cell):
      let before = untracked(cell)
      set(cell, before + 1)
      set(cell, before)
    case .halve(let cell):
      let outer = reader
      reader = effect
      let before = read(cell)
      reader = outer
      if before > 1 { set(cell, before / 2) }
    }
    if depth == 1 { settle() }
    depth -= 1
  }
}
