import AttributeGraph2

/// A graph that runs random programs. What it makes finds its sources by slot, so any of them may go at any time.
final class LiveGraph {
  /// A value that cannot be compared.
  struct Opaque { var number: Int }

  /// A slot's node, with what the program does with it.
  struct Entry {
    let reader: () -> Reader?
    let read: () throws -> Int
    let set: ((Int) -> Void)?
  }

  /// A slot's effect: one that is held here, or one of a subgraph.
  enum EffectEntry {
    case held(Effect)
    case owned(EffectHandle)

    var effect: Effect? {
      switch self {
      case .held(let effect): effect
      case .owned(let handle): handle.effect
      }
    }
  }

  let graph = Graph()
  private(set) var slots = [Entry?](repeating: nil, count: Slots.rules.upperBound)
  private(set) var effects = [EffectEntry?](repeating: nil, count: Slots.effects)
  private var subgraphs = [Subgraph?](repeating: nil, count: Slots.subgraphs)
  /// What cleanups, inner effects and reports of errors noted, in order.
  private(set) var notes: [String] = []

  init() {
    graph.onEffectFailure = { [unowned self] in notes.append("failed \($0.effect) \($0.error)") }
  }

  /// Carries out a step and returns the values that it read; an error as text.
  func run(_ step: Step) -> [String] {
    switch step {
    case .set(let cell, let value):
      slots[cell]?.set?(value)
    case .read(let slot):
      do { return ["\(try read(slot))"] } catch { return ["\(error)"] }
    case .transaction(let steps):
      return graph.transaction { steps.flatMap { run($0) } }
    case .throwingTransaction(let steps):
      var read: [String] = []
      try? graph.transaction {
        read = steps.flatMap { run($0) }
        throw ProgramError(number: 0)
      }
      return read
    case .makeCell(let slot, let value, let isComparable, let owner):
      drop(slot)
      slots[slot] = isComparable ? cell(value, owner) : opaqueCell(value, owner)
    case .makeRule(let slot, let formula, let sameness, let owner):
      drop(slot)
      slots[slot] = rule(formula, sameness, owner)
    case .drop(let slot):
      drop(slot)
    case .invalidate(let slot):
      slots[slot]?.reader()?.invalidate()
    case .makeEffect(let slot, let formula, let aftermath, let cleanup, let owner):
      dropEffect(slot)
      let body = { [unowned self] in try runEffect(formula, aftermath, cleanup) }
      if let owner {
        effects[slot] = .owned(subgraph(owner).effect(name: "e\(slot)", body))
      } else {
        effects[slot] = .held(graph.effect(name: "e\(slot)", body))
      }
    case .stopEffect(let slot):
      effects[slot]?.effect?.stop()
    case .dropEffect(let slot):
      dropEffect(slot)
    case .endSubgraph(let index):
      subgraphs[index]?.end()
    }
    return []
  }

  /// Ends everything that may still run the program's code, which needs the graph.
  func close() {
    for slot in effects.indices { dropEffect(slot) }
    for subgraph in subgraphs { subgraph?.end() }
  }

  /// Lets go of a slot's node last of all: its end may run the program's code.
  private func drop(_ slot: Int) {
    let old = slots[slot]
    slots[slot] = nil
    withExtendedLifetime(old) {}
  }

  private func dropEffect(_ slot: Int) {
    let old = effects[slot]
    effects[slot] = nil
    withExtendedLifetime(old) {}
  }

  /// A subgraph that lives.
  private func subgraph(_ index: Int) -> Subgraph {
    if let subgraph = subgraphs[index], !subgraph.isEnded { return subgraph }
    let new = index == Slots.subgraphs - 1 ? subgraph(index - 1).subgraph() : graph.subgraph()
    subgraphs[index] = new
    return new
  }

  private func cell(_ value: Int, _ owner: Int?) -> Entry {
    if let owner {
      let handle = subgraph(owner).cell(value)
      return Entry(reader: { nil }, read: { handle.weak.value ?? 0 }, set: { handle.value = $0 })
    }
    let cell = graph.cell(value)
    return Entry(reader: { nil }, read: { cell.value }, set: { cell.value = $0 })
  }

  private func opaqueCell(_ value: Int, _ owner: Int?) -> Entry {
    if let owner {
      let handle = subgraph(owner).cell(Opaque(number: value), comparedBy: nil)
      return Entry(
        reader: { nil }, read: { handle.weak.value?.number ?? 0 }, set: { handle.value = Opaque(number: $0) })
    }
    let cell = graph.cell(Opaque(number: value))
    return Entry(reader: { nil }, read: { cell.value.number }, set: { cell.value = Opaque(number: $0) })
  }

  private func rule(_ formula: Formula, _ sameness: Sameness, _ owner: Int?) -> Entry {
    let rule: () throws -> Int = { [unowned self] in try formula.evaluate(reading) }
    let isSame: ((Int, Int) -> Bool)? = if case .never = sameness { nil } else { sameness.holds }
    if let owner {
      let handle = subgraph(owner).computed(comparedBy: isSame, rule)
      return Entry(reader: { handle.computed }, read: { try handle.weak.value ?? 0 }, set: nil)
    }
    let computed = if case .equal = sameness { graph.computed(rule) } else { graph.computed(comparedBy: isSame, rule) }
    return Entry(reader: { computed }, read: { try computed.value }, set: nil)
  }

  private func runEffect(_ formula: Formula, _ aftermath: Aftermath, _ cleanup: Cleanup?) throws {
    if let cleanup {
      graph.onCleanup { [unowned self] in
        notes.append("cleanup \(describe { try read(cleanup.reads) })")
        if let (cell, value) = cleanup.sets { slots[cell]?.set?(value) }
      }
    }
    let value = try formula.evaluate(reading)
    switch aftermath {
    case .nothing: break
    case .set(let cell): slots[cell]?.set?(value)
    case .bounce(let cell):
      let before = try untracked(cell)
      slots[cell]?.set?(before + 1)
      slots[cell]?.set?(before)
    case .halve(let cell):
      let before = try read(cell)
      if before > 1 { slots[cell]?.set?(before / 2) }
    case .nest(let inner):
      _ = graph.effect(name: "inner") { [unowned self] in
        graph.onCleanup { [unowned self] in notes.append("inner ended") }
        notes.append("inner \(try inner.evaluate(reading))")
      }
    }
  }

  private var reading: Formula.Reading {
    Formula.Reading(
      read: { [unowned self] in try read($0) }, untracked: { [unowned self] in try untracked($0) },
      temporary: { [unowned self] rule in try graph.computed(rule).value })
  }

  private func describe(_ read: () throws -> Int) -> String {
    do { return "\(try read())" } catch { return "\(error)" }
  }

  private func read(_ slot: Int) throws -> Int { try slots[slot]?.read() ?? 0 }

  private func untracked(_ slot: Int) throws -> Int { try graph.untracked { try read(slot) } }
}
