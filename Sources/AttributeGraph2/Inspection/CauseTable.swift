/// The number of a step in the table of causes.
struct StepNumber: BitwiseCopyable, Equatable {
  fileprivate let index: Int32
}

/// The name of a node in steps: the site of its creation, or the complement of the index of the name it was given.
struct StepName: BitwiseCopyable {
  private let number: Int32

  fileprivate init(site: CreationSite.ID) { number = Int32(site.number) }

  fileprivate init(index: Int32) { number = ~index }

  /// The index of the given name in the table; nil where there is none.
  fileprivate var index: Int32? { number < 0 ? ~number : nil }

  fileprivate var site: CreationSite.ID { CreationSite.ID(number: UInt32(number)) }
}

/// One step from a write to a run, as it was at the time. Each refers to the one before it, so paths share their
/// beginnings.
struct CauseStep: BitwiseCopyable {
  fileprivate(set) var name: StepName
  /// The event with which the path begins; nil for a run because the node of the step before had changed.
  fileprivate(set) var start: Start?
  /// The number of a reader's run, counted from 1; 0 where nothing ran.
  let evaluation: Int
  /// The transaction of the write with which the path begins; without a write, the one in which it began.
  let transaction: Int
  /// The clock at the write, or when the run began.
  let revision: Revision
  /// Before a run: the change of its input. Before a write: the run of the effect that made it.
  fileprivate(set) var source: StepNumber?
  /// The step with which the path to this one begins; nil where it is this one.
  fileprivate(set) var beginning: StepNumber?
  /// Of a write that may be rolled back: the first one of its transaction to the cell, which says whether they were.
  fileprivate(set) var firstWrite: StepNumber?
  fileprivate var isRolledBack = false

  init(
    _ name: StepName, _ start: Start? = nil, evaluation: Int = 0, transaction: Int, revision: Revision,
    source: StepNumber? = nil
  ) {
    self.name = name
    self.start = start
    self.evaluation = evaluation
    self.transaction = transaction
    self.revision = revision
    self.source = source
  }

  /// The event with which a path begins.
  enum Start: BitwiseCopyable {
    case write(effect: StepName?)
    /// The index of an event in the table.
    case event(Int32)
  }
}

/// The recorded cause of a node: why it ran last, or why its cell changed last. Two steps are kept: a run that gave the
/// same value again causes no run, and neither does a write that was rolled back; then the step before counts, as where
/// a cleanup stops an effect before its run.
struct Cause: BitwiseCopyable {
  let node: NodeReference
  fileprivate let number: NodeNumber
  fileprivate(set) var name: StepName
  var latest: StepNumber?
  /// The cause if the latest changed nothing: the last run that gave another value, the last write that is final. Of an
  /// effect, the run before the latest.
  var standing: StepNumber?
  /// The standing cause before the first run on values that may be rolled back.
  var standingBefore: StepNumber?
  /// The latest run of an effect without the steps that led to its write; nil where no write of the effect needed it.
  var cut: StepNumber?
  /// Why the reader has to run, where no changed input tells: the index of an event.
  fileprivate var staleness: Int32?
  /// The last transaction that left the cell with its first value.
  var rolledBackIn: Int?
  /// The first write of the open transaction to the cell, where it may be rolled back.
  var firstWrite: StepNumber?

  init(_ node: NodeReference, _ number: NodeNumber, _ name: StepName) {
    self.node = node
    self.number = number
    self.name = name
  }
}

/// The recorded causes of the nodes of a graph.
///
/// Records are plain data: steps, names and events are lists, and refer to each other by number, so that recording
/// counts no references. When the lists have doubled, what no cause leads to any more is removed.
struct CauseTable: ~Copyable {
  private var causes = PlainStack<Cause>(capacity: 1)
  private var steps = PlainStack<CauseStep>(capacity: 1)
  private var names: [String] = []
  private var events: [Explanation.Origin] = []
  /// The indices of the causes by the numbers of their nodes, from 1; 0 for none.
  private var places = PlainStack<Int32>(capacity: 1)
  /// The number of entries at which the lists are cleaned up.
  private var limit = 256

  subscript(step: StepNumber) -> CauseStep { _read { yield steps[Int(step.index)] } }

  /// The number of nodes with a cause.
  var count: Int { causes.count }

  /// The number of entries in the lists to which causes lead.
  var length: Int { steps.count + names.count + events.count }

  subscript(cause: Int) -> Cause {
    _read { yield causes[cause] }
    _modify { yield &causes[cause] }
  }

  @inline(__always) func index(of node: NodeNumber) -> Int? {
    let number = Int(node.value)
    guard number < places.count, places[number] > 0 else { return nil }
    return Int(places[number]) - 1
  }

  /// Adds the cause of a node that has none, and returns its index.
  mutating func add(_ cause: Cause) -> Int {
    let number = Int(cause.number.value)
    if number >= places.count { places.push(0, times: max(number + 1 - places.count, places.count)) }
    causes.push(cause)
    places[number] = Int32(causes.count)
    return causes.count - 1
  }

  mutating func removeCause(of node: NodeNumber) {
    guard let index = index(of: node) else { return }
    places[Int(node.value)] = 0
    guard let last = causes.pop(), last.number.value != node.value else { return }
    causes[index] = last
    places[Int(last.number.value)] = Int32(index + 1)
  }

  // MARK: Adding

  mutating func name(_ name: GivenName) -> StepName {
    guard let given = name.given else { return StepName(site: name.site) }
    return StepName(index: names.add(given))
  }

  mutating func start(_ origin: Explanation.Origin) -> CauseStep.Start { .event(events.add(origin)) }

  @inline(__always) mutating func append(_ step: CauseStep) -> StepNumber {
    var step = step
    step.beginning = step.start == nil ? step.source.map { self[$0].beginning ?? $0 } : nil
    steps.push(step)
    return StepNumber(index: Int32(steps.count - 1))
  }

  mutating func addRun(of cause: Int, _ step: CauseStep) {
    causes[cause].latest = append(step)
    causes[cause].cut = nil
    causes[cause].staleness = nil
  }

  /// Adds a write, which is final, or may be rolled back together with those of its transaction to the cell before it.
  mutating func addWrite(to cause: Int, _ step: CauseStep, isFinal: Bool) {
    let number = append(step)
    causes[cause].latest = number
    if isFinal { return causes[cause].standing = number }
    let first = causes[cause].firstWrite ?? number
    causes[cause].firstWrite = first
    steps[Int(number.index)].firstWrite = first
  }

  mutating func rollBackWrites(to cause: Int) {
    if let first = causes[cause].firstWrite { steps[Int(first.index)].isRolledBack = true }
  }

  mutating func setStaleness(of cause: Int, _ origin: Explanation.Origin) {
    causes[cause].staleness = events.add(origin)
  }

  /// The steps to a step without those that led to the write with which they begin; O(1) where there are no others.
  mutating func cut(_ last: StepNumber) -> StepNumber {
    guard beginning(of: last).source != nil else { return last }
    var source: StepNumber?
    for number in wayBack(from: last).reversed() {
      var copy = self[number]
      copy.source = source
      source = append(copy)
    }
    return source ?? last
  }

  // MARK: Asking

  func beginning(of step: StepNumber) -> CauseStep { self[self[step].beginning ?? step] }

  func staleness(of cause: Cause) -> Explanation.Origin? { cause.staleness.map { events[Int($0)] } }

  func isRolledBack(_ step: CauseStep) -> Bool { step.firstWrite.map { self[$0].isRolledBack } ?? false }

  func name(_ name: StepName) -> String {
    name.index.map { names[Int($0)] } ?? CreationSiteTable[name.site].description
  }

  /// The event with which the path begins, in words; nil as for ``CauseStep/start``.
  func origin(of step: CauseStep) -> Explanation.Origin? {
    switch step.start {
    case nil: nil
    case .event(let index): events[Int(index)]
    case .write(let effect):
      .write(.init(cell: name(step.name), transaction: step.transaction, effect: effect.map { name($0) }))
    }
  }

  /// The steps from this one back to the event with which its path begins.
  func wayBack(from last: StepNumber) -> [StepNumber] {
    var way = [last]
    var next = last
    while self[next].start == nil, let source = self[next].source {
      way.append(source)
      next = source
    }
    return way
  }

  /// The event with which the path to a step begins, in words, and the names from the node at which it happened to the
  /// one of the step.
  ///
  /// A write that was rolled back is an event at the node that has read its value.
  ///
  /// - Complexity: O(steps).
  func originAndPath(to last: StepNumber) -> (origin: Explanation.Origin?, path: [String]) {
    var way = wayBack(from: last)
    let first = beginning(of: last)
    var origin = origin(of: first)
    if way.count > 1, isRolledBack(first), case .write(let write) = origin {
      origin = .writeRolledBack(cell: write.cell, transaction: write.transaction)
      way.removeLast()
    }
    return (origin, way.reversed().map { name(self[$0].name) })
  }

  // MARK: Cleaning up

  /// Removes the steps, names and events to which no cause leads, if the lists have doubled since the last time. No
  /// number of a step outside of the table stays valid.
  ///
  /// - Complexity: O(1) amortised.
  mutating func removeUnusedIfLong() {
    if _slowPath(length >= limit) { removeUnused() }
  }

  @inline(never) private mutating func removeUnused() {
    var kept = Kept(steps: .init(steps.count), names: .init(names.count), events: .init(events.count))
    for index in 0..<causes.count { kept.keepEntries(of: causes[index]) }
    // A step refers to earlier ones only.
    for index in (0..<steps.count).reversed() where kept.steps.contains(index) { kept.keepEntries(of: steps[index]) }
    steps.truncate(to: kept.steps.renumberEntries { steps[$1] = steps[$0] })
    names.removeLast(names.count - kept.names.renumberEntries { names[$1] = names[$0] })
    events.removeLast(events.count - kept.events.renumberEntries { events[$1] = events[$0] })
    for index in 0..<causes.count { kept.renumber(&causes[index]) }
    for index in 0..<steps.count { kept.renumber(&steps[index]) }
    limit = max(256, 2 * length)
  }
}

/// The entries of the lists of a table of causes that stay.
private struct Kept {
  /// The entries of a list that stay, and their new indices.
  struct Selection {
    /// The new index of each entry, from 1; 0 for those that go. Before ``renumberEntries(_:)`` it is 1 for those that
    /// stay.
    private var indices: [Int32]

    init(_ count: Int) { indices = Array(repeating: 0, count: count) }

    func contains(_ index: Int) -> Bool { indices[index] > 0 }

    mutating func keep(_ index: Int32?) { if let index { indices[Int(index)] = 1 } }

    /// Numbers the entries that stay, and calls a closure with the old and the new index of each; their number.
    mutating func renumberEntries(_ move: (Int, Int) -> Void) -> Int {
      var count = 0
      for index in indices.indices where indices[index] > 0 {
        move(index, count)
        count += 1
        indices[index] = Int32(count)
      }
      return count
    }

    subscript(index: Int32) -> Int32 { indices[Int(index)] - 1 }
  }

  var steps: Selection
  var names: Selection
  var events: Selection

  mutating func keepEntries(of cause: Cause) {
    keep(cause.latest)
    keep(cause.standing)
    keep(cause.standingBefore)
    keep(cause.cut)
    keep(cause.firstWrite)
    keep(cause.name)
    events.keep(cause.staleness)
  }

  mutating func keepEntries(of step: CauseStep) {
    keep(step.source)
    keep(step.beginning)
    keep(step.firstWrite)
    keep(step.name)
    switch step.start {
    case .write(let effect?): keep(effect)
    case .event(let event): events.keep(event)
    case .write(nil), nil: break
    }
  }

  private mutating func keep(_ step: StepNumber?) { steps.keep(step?.index) }

  private mutating func keep(_ name: StepName) { if let index = name.index { names.keep(index) } }

  func renumber(_ cause: inout Cause) {
    cause.name = renumbered(cause.name)
    cause.latest = cause.latest.map(renumbered)
    cause.standing = cause.standing.map(renumbered)
    cause.standingBefore = cause.standingBefore.map(renumbered)
    cause.cut = cause.cut.map(renumbered)
    cause.firstWrite = cause.firstWrite.map(renumbered)
    cause.staleness = cause.staleness.map { events[$0] }
  }

  func renumber(_ step: inout CauseStep) {
    step.name = renumbered(step.name)
    step.source = step.source.map(renumbered)
    step.beginning = step.beginning.map(renumbered)
    step.firstWrite = step.firstWrite.map(renumbered)
    switch step.start {
    case .write(let effect?): step.start = .write(effect: renumbered(effect))
    case .event(let event): step.start = .event(events[event])
    case .write(nil), nil: break
    }
  }

  private func renumbered(_ step: StepNumber) -> StepNumber { StepNumber(index: steps[step.index]) }

  private func renumbered(_ name: StepName) -> StepName { name.index.map { StepName(index: names[$0]) } ?? name }
}

extension Array {
  /// Appends an element, and returns its index.
  fileprivate mutating func add(_ element: Element) -> Int32 {
    append(element)
    return Int32(count - 1)
  }
}
