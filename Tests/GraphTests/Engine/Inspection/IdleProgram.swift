import AttributeGraph2
import TestSupport

/// A random program that notes for itself what a graph does, to compare every answer of `whyNot` with it.
///
/// Node numbers are those of the cells, then of the rules, then of the effects. A rule reads nodes with lower numbers.
final class IdleProgram {
  /// What the program knows of a node.
  struct Facts {
    var name: String
    var runs = 0
    /// The time at which the last run began.
    var lastRun = 0
    /// The nodes that the last run has read.
    var inputs: [Int] = []
    var value = 0
    /// The time at which the value last became another one; a transient one does not count.
    var lastChange = 0
    /// The nodes upstream at that time. It may have other ones now.
    var changedWith: Set<Int> = []
    /// Transient values that it had instead, and since when. The graph may not have rolled one back: its run may have
    /// been the last to see it.
    var transients: [Int: Int] = [:]
  }

  /// A change of a cell that its transaction has kept.
  struct Change {
    let time: Int
    let transaction: Int
    /// The nodes downstream of the cell at that time.
    let downstream: Set<Int>
  }

  static let cells = 4, rules = 6, effects = 2
  private static var count: Int { cells + rules + effects }

  let graph = Graph()
  private(set) var facts: [Facts] = []
  private(set) var changes: [Int: [Change]] = [:]
  /// The transaction that last left a cell with the value with which it had begun.
  private var rolledBackIn: [Int: Int] = [:]
  /// The rules that were ever invalidated after a run.
  private var invalidated: Set<Int> = []
  /// The facts of rules from before they ran in the body of a transaction; nil while none has written.
  private var factsBefore: [Int: Facts]?
  private var time = 0
  private var generator: SeededGenerator
  private var cellNodes: [StateCell<Int>] = []
  private var ruleNodes: [ComputedAttribute<Int>] = []
  private var effectNodes: [Effect] = []
  private let queue: EffectQueue
  private let isRecording: Bool
  /// How many answers were compared.
  private(set) var answers = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    queue = graph.makeEffectQueue()
    isRecording = seed % 4 != 0
    graph.recordsCauses = isRecording
    for number in 0..<Self.cells { make(number, "c") }
    for number in Self.cells..<Self.cells + Self.rules { make(number, "r") }
    for number in Self.cells + Self.rules..<Self.count { make(number, "e") }
  }

  private func tick() -> Int {
    time += 1
    return time
  }

  private func make(_ number: Int, _ prefix: String) {
    let name = "\(prefix)\(number)"
    facts.append(Facts(name: name))
    switch prefix {
    case "c": cellNodes.append(graph.cell(0, name: name))
    case "r":
      let inputs = (0..<3).map { _ in generator.below(number) }
      let divisor = 1 + generator.below(3)
      ruleNodes.append(
        graph.computed(name: name) { [unowned self] in
          begin(number)
          let first = read(inputs[0], for: number)
          let second = read(first.isMultiple(of: 2) ? inputs[1] : inputs[2], for: number)
          return end(number, with: (first + second) / divisor % 5)
        })
    default:
      let input = Self.cells + generator.below(Self.rules)
      let body = { [unowned self] in
        begin(number)
        _ = end(number, with: read(input, for: number))
      }
      effectNodes.append(
        number % 2 == 0 ? graph.effect(name: name, body) : graph.effect(on: queue, name: name, body))
    }
  }

  private func begin(_ number: Int) {
    facts[number].runs += 1
    facts[number].lastRun = tick()
    facts[number].inputs = []
  }

  private func read(_ number: Int, for reader: Int) -> Int {
    if !facts[reader].inputs.contains(number) { facts[reader].inputs.append(number) }
    return number < Self.cells ? cellNodes[number].value : ruleNodes[number - Self.cells].value
  }

  private func end(_ number: Int, with value: Int) -> Int {
    if facts[number].runs > 1, let before = factsBefore, before[number] == nil { factsBefore?[number] = facts[number] }
    if facts[number].runs == 1 || facts[number].value != value {
      facts[number].lastChange = facts[number].transients[value] ?? tick()
      facts[number].changedWith = nodes(upstreamOf: number)
    }
    facts[number].value = value
    facts[number].transients = [:]
    return value
  }

  // MARK: - Steps

  /// Does something, and compares the answers about all nodes.
  ///
  /// - Returns: What is wrong with an answer; nil where nothing is.
  func step() -> String? {
    switch generator.below(8) {
    case 0, 1: transaction(of: 1)
    case 2, 3: transaction(of: 2 + generator.below(3))
    case 4: queue.run()
    case 5:
      let rule = generator.below(Self.rules)
      if facts[rule + Self.cells].runs > 0 { invalidated.insert(rule + Self.cells) }
      ruleNodes[rule].invalidate()
    default: _ = ruleNodes[generator.below(Self.rules)].value
    }
    for number in 0..<Self.count {
      if let mistake = mistake(inAnswerAbout: number) { return mistake }
    }
    return nil
  }

  /// Sets cells, sometimes back again, and reads rules in between.
  private func transaction(of writes: Int) {
    let number = graph.statistics.transactions + 1
    let before = cellNodes.map(\.value)
    var written: [Int: (time: Int, downstream: Set<Int>)] = [:]
    // What the transaction has set, in order.
    var sets: [Int: [(time: Int, value: Int)]] = [:]
    let set = { [self] (cell: Int, value: Int) in
      guard cellNodes[cell].value != value else { return }
      let downstream = nodes(downstreamOf: cell)
      let now = tick()
      // The last write is what the transaction has set, if it has set anything.
      written[cell] = (now, downstream.union(written[cell]?.downstream ?? []))
      sets[cell, default: []].append((now, value))
      factsBefore = factsBefore ?? [:]
      cellNodes[cell].value = value
    }
    // A transaction that is not the graph's last is none: with one write it is a bare one.
    if writes == 1 {
      let cell = generator.below(Self.cells)
      let value = generator.below(4)
      guard before[cell] != value else { return }
      changes[cell, default: []].append(
        Change(time: tick(), transaction: number, downstream: nodes(downstreamOf: cell)))
      cellNodes[cell].value = value
      return
    }
    graph.transaction {
      for _ in 0..<writes {
        let cell = generator.below(Self.cells)
        set(cell, generator.oneIn(3) ? before[cell] : generator.below(4))
        if generator.oneIn(3) { _ = ruleNodes[generator.below(Self.rules)].value }
      }
      // The effects run at the end, and must find what was set.
      for (cell, write) in written {
        if cellNodes[cell].value == before[cell] {
          rolledBackIn[cell] = number
        } else {
          changes[cell, default: []].append(
            Change(time: write.time, transaction: number, downstream: write.downstream))
        }
      }
      for (rule, former) in factsBefore ?? [:] {
        let sawTransientValue = nodes(upstreamOf: rule).contains { cell in
          guard rolledBackIn[cell] == number else { return false }
          let seen = sets[cell]?.last { $0.time < facts[rule].lastRun }
          return seen.map { $0.value != before[cell] } ?? false
        }
        guard sawTransientValue else {
          if facts[rule].value == former.value { facts[rule].lastChange = former.lastChange }
          continue
        }
        facts[rule].transients = former.transients
        facts[rule].transients[facts[rule].value] = facts[rule].lastChange
        (facts[rule].value, facts[rule].lastChange) = (former.value, former.lastChange)
      }
      factsBefore = nil
    }
  }

  private func nodes(downstreamOf source: Int) -> Set<Int> {
    var found: Set<Int> = [source]
    for number in Self.cells..<Self.count where facts[number].inputs.contains(where: found.contains) {
      found.insert(number)
    }
    return found
  }

  private func nodes(upstreamOf number: Int) -> Set<Int> {
    var found: Set<Int> = []
    var work = facts[number].inputs
    while let next = work.popLast() {
      if found.insert(next).inserted { work += facts[next].inputs }
    }
    return found
  }

  // MARK: - Answers

  private func number(named name: String) -> Int? { facts.firstIndex { $0.name == name } }

  private func mistake(inAnswerAbout number: Int) -> String? {
    answers += 1
    let node: Node =
      number < Self.cells
      ? cellNodes[number]
      : number < Self.cells + Self.rules
        ? ruleNodes[number - Self.cells] : effectNodes[number - Self.cells - Self.rules]
    let answer = graph.whyNot(node)
    let upstream = nodes(upstreamOf: number)
    let mistake =
      mistake(inFrameOf: answer, upstream) ?? mistake(inReasonOf: answer, number, upstream)
      ?? mistake(inPromiseOf: answer, number)
    return mistake.map { "\(answer) \($0)" }
  }

  /// Checks the lists that every answer has.
  private func mistake(inFrameOf answer: IdleExplanation, _ upstream: Set<Int>) -> String? {
    let cells = Set(upstream.filter { $0 < Self.cells }.map { facts[$0].name })
    if Set(answer.cells) != cells || answer.cellCount != cells.count { return "'\(answer)' depends on \(cells)" }
    let last = graph.statistics.transactions
    for name in answer.rolledBack {
      guard cells.contains(name), let cell = number(named: name), rolledBackIn[cell] == last else {
        return "'\(answer)': '\(name)' was not set back"
      }
    }
    for write in answer.elsewhere {
      guard !cells.contains(write.cell), let cell = number(named: write.cell), write.transaction == last,
        changes[cell]?.last?.transaction == last
      else { return "'\(answer)': '\(write.cell)' was not set elsewhere" }
    }
    return nil
  }

  private func mistake(inReasonOf answer: IdleExplanation, _ number: Int, _ upstream: Set<Int>) -> String? {
    let known = facts[number]
    switch answer.reason {
    case .isCell: return number < Self.cells ? nil : "it is no cell"
    case .neverNeeded: return known.runs == 0 ? nil : "it has run"
    case .isScheduled(.queue, let writes, let staleness?) where staleness.origin == .firstRun:
      return known.runs == 0 && writes.isEmpty ? nil : "it is not new"
    case .isUnread(let writes, let staleness), .isScheduled(_, let writes, let staleness):
      if known.runs == 0 { return "it has not run" }
      if isRecording && writes.isEmpty && staleness == nil { return "there is no reason" }
      for write in writes {
        guard let cell = self.number(named: write.cell) else { return "'\(write.cell)' is not known" }
        let change = changes[cell]?.last { $0.transaction == write.transaction ?? $0.transaction }
        guard let change else { return "transaction \(write.transaction ?? 0) did not set '\(write.cell)'" }
        if change.time < known.lastRun { return "'\(write.cell)' was set before the last run" }
        if !change.downstream.contains(number) { return "it did not depend on '\(write.cell)' then" }
      }
      guard let staleness else { return nil }
      return mistake(
        in: staleness.origin, at: staleness.node,
        upstream.reduce(into: upstream.union([number])) { $0.formUnion(facts[$1].changedWith) })
    case .cutOff(let cutoffs):
      return cutoffs.lazy.compactMap { self.mistake(in: $0, known, upstream) }.first
    case .keptValue(let runs):
      return runs.lazy.compactMap { self.mistake(in: $0, known, upstream) }.first
    case .nothingChanged:
      let changed = upstream.first { known.lastRun < changes[$0]?.last?.time ?? 0 }
      return changed.map { "'\(facts[$0].name)' has changed" }
    case .hasEnded, .isStopped, .isRunning, .leftAlone: return "the program does nothing of the kind"
    }
  }

  private func mistake(in origin: Explanation.Origin, at name: String, _ upstream: Set<Int>) -> String? {
    guard let node = number(named: name), upstream.contains(node) else {
      return "'\(name)' is not upstream"
    }
    switch origin {
    case .invalidated: return invalidated.contains(node) ? nil : "'\(name)' was not invalidated"
    case .writeRolledBack(let cell?, let transaction):
      return number(named: cell).flatMap { rolledBackIn[$0] }.map { $0 >= transaction } == true
        ? nil : "'\(cell)' was not set back"
    case .unrecorded: return isRecording ? "something was not recorded" : nil
    default: return "the program does nothing of the kind"
    }
  }

  private func mistake(in run: IdleExplanation.Run, _ known: Facts, _ upstream: Set<Int>) -> String? {
    // The path is that of the run; what is on it may have other inputs now.
    guard let last = run.path.last.flatMap(number(named:)), upstream.contains(last) else {
      return "\(run.path) is not upstream"
    }
    if facts[last].lastRun <= known.lastRun { return "'\(facts[last].name)' has not run since" }
    if facts[last].lastChange > facts[last].lastRun { return "'\(facts[last].name)' has changed then" }
    if run.origin == .unrecorded { return run.path.count == 1 ? nil : "nothing is known of '\(run.path[0])'" }
    return mistake(in: run.origin, at: run.path[0], Set(0..<Self.count))
  }

  private func mistake(in cutoff: IdleExplanation.Cutoff, _ known: Facts, _ upstream: Set<Int>) -> String? {
    let path = cutoff.path.compactMap { number(named: $0) }
    guard path.count == cutoff.path.count, path.count > 1, let cell = path.first, let last = path.last,
      cell < Self.cells, cutoff.write.cell == facts[cell].name, upstream.contains(last),
      zip(path, path.dropFirst()).allSatisfy({ facts[$1].inputs.contains($0) })
    else { return "there is no path \(cutoff.path)" }
    guard let change = changes[cell]?.last, cutoff.write.transaction.map({ $0 == change.transaction }) ?? true else {
      return "'\(cutoff.write.cell)' was not set then"
    }
    if change.time < facts[last].lastChange { return "'\(facts[last].name)' has changed since" }
    if change.time < known.lastRun { return "'\(cutoff.write.cell)' was set before the last run" }
    return nil
  }

  /// Brings a node up to date now and then that keeps its value according to the answer: it must not run.
  private func mistake(inPromiseOf answer: IdleExplanation, _ number: Int) -> String? {
    switch answer.reason {
    case .nothingChanged, .cutOff: break
    default: return nil
    }
    guard generator.oneIn(4) else { return nil }
    let runs = facts[number].runs
    if number < Self.cells + Self.rules { _ = ruleNodes[number - Self.cells].value } else { queue.run() }
    return facts[number].runs == runs ? nil : "it runs when it is needed"
  }
}
