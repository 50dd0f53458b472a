import AttributeGraph2

/// A graph that runs random programs. What it makes finds its sources by slot, so any of them may go at any time.
final class LiveGraph {
  /// A value that cannot be compared.
  struct Opaque { var number: Int }

  /// A slot's node, with what the program does with it.
  struct Entry {
    let node: Node
    let read: () -> Int
    let set: ((Int) -> Void)?
  }

  let graph = Graph()
  private(set) var slots = [Entry?](repeating: nil, count: Slots.rules.upperBound)
  private(set) var effects = [Effect?](repeating: nil, count: Slots.effects)

  /// Carries out a step and returns the values that it read.
  func run(_ step: Step) -> [Int] {
    switch step {
    case .set(let cell, let value):
      slots[cell]?.set?(value)
    case .read(let slot):
      return [read(slot)]
    case .transaction(let steps):
      return graph.transaction { steps.flatMap { run($0) } }
    case .makeCell(let slot, let value, let isComparable):
      slots[slot] = nil
      slots[slot] = isComparable ? cell(value) : opaqueCell(value)
    case .makeRule(let slot, let formula, let sameness):
      slots[slot] = nil
      slots[slot] = rule(formula, sameness)
    case .drop(let slot):
      slots[slot] = nil
    case .makeEffect(let slot, let formula, let aftermath):
      effects[slot] = nil
      effects[slot] = graph.effect { [unowned self] in runEffect(formula, aftermath) }
    case .stopEffect(let slot):
      effects[slot]?.stop()
    case .dropEffect(let slot):
      effects[slot] = nil
    }
    return []
  }

  private func cell(_ value: Int) -> Entry {
    let cell = graph.cell(value)
    return Entry(node: cell, read: { cell.value }, set: { cell.value = $0 })
  }

  private func opaqueCell(_ value: Int) -> Entry {
    let cell = graph.cell(Opaque(number: value))
    return Entry(node: cell, read: { cell.value.number }, set: { cell.value = Opaque(number: $0) })
  }

  private func rule(_ formula: Formula, _ sameness: Sameness) -> Entry {
    let rule: () -> Int = { [unowned self] in formula.evaluate(read: read, untracked: untracked) }
    let computed =
      switch sameness {
      case .equal: graph.computed(rule)
      case .never: graph.computed(comparedBy: nil, rule)
      case .sameTens: graph.computed(comparedBy: sameness.holds, rule)
      }
    return Entry(node: computed, read: { computed.value }, set: nil)
  }

  private func runEffect(_ formula: Formula, _ aftermath: Aftermath) {
    let value = formula.evaluate(read: read, untracked: untracked)
    switch aftermath {
    case .nothing: break
    case .set(let cell): slots[cell]?.set?(value)
    case .bounce(let cell):
      let before = untracked(cell)
      slots[cell]?.set?(before + 1)
      slots[cell]?.set?(before)
    case .halve(let cell):
      let before = read(cell)
      if before > 1 { slots[cell]?.set?(before / 2) }
    }
  }

  private func read(_ slot: Int) -> Int { slots[slot]?.read() ?? 0 }

  private func untracked(_ slot: Int) -> Int { graph.untracked { read(slot) } }
}
