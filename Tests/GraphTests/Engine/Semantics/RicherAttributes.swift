import AttributeGraph2
import TestSupport
import Testing

/// Semantics 16.1 to 16.3: rules with state, and parts of values.
struct `Rule types and projections` {
  let graph = Graph()

  /// Looks at itself as it runs.
  private struct Peeking: StatefulRule {
    let own: Box<RuleAttribute<Peeking>?>
    var parameter = 0

    mutating func nextValue(_ context: RuleContext<Int>) -> Int { own.content?.rule.parameter ?? 0 }
  }

  /// The error of a rule that was given up.
  private struct Cancelled: Error {}

  /// Counts its own runs, notes its context, and adds a parameter to a cell.
  private struct Adding: StatefulRule {
    let source: StateCell<Int>
    let contexts: Recorder<[Int?]>
    var parameter = 0
    var runs = 0

    mutating func nextValue(_ context: RuleContext<Int>) -> Int {
      runs += 1
      contexts.note([runs, context.previousValue, context.parametersChanged ? 1 : 0])
      return source.value + parameter
    }
  }

  private struct CancelledByHand: Error {}

  /// Begins with 5.
  private struct Beginning: StatefulRule {
    let source: StateCell<Int>
    static var initialValue: Int? { 5 }
    func nextValue(_ context: RuleContext<Int>) -> Int { source.value }
  }

  private struct Point: Equatable {
    var x: Int
    var y: Int
  }

  @Test func `16.1: a rule type keeps its state and gets its previous value, and whether it was edited`() {
    let contexts = Recorder<[Int?]>()
    let x = graph.cell(1, name: "x")
    let f = graph.attribute(of: Adding(source: x, contexts: contexts))
    #expect(f.value == 1)
    x.value = 2
    #expect(f.value == 2)
    f.change { $0.parameter = 10 }
    #expect(f.value == 12)
    x.value = 3
    #expect(f.value == 13)
    #expect(contexts.values == [[1, nil, 0], [2, 1, 0], [3, 2, 1], [4, 12, 0]])
    #expect(f.rule.runs == 4)
    #expect(f.inputNames == ["x"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.1: a rule type that throws keeps its state and has no previous value`() {
    struct Failing: StatefulRule {
      let source: StateCell<Int>
      let contexts: Recorder<[Int?]>
      var runs = 0
      mutating func nextValue(_ context: RuleContext<Int>) throws(CancelledByHand) -> Int {
        runs += 1
        contexts.note([runs, context.previousValue])
        if source.value < 0 { throw CancelledByHand() }
        return source.value
      }
    }
    let contexts = Recorder<[Int?]>()
    let x = graph.cell(1)
    let f = graph.attribute(of: Failing(source: x, contexts: contexts))
    for next in [-1, 3, 4] {
      _ = try? f.value
      x.value = next
    }
    #expect((try? f.value) == 4)
    #expect(contexts.values == [[1, nil], [2, 1], [3, nil], [4, 3]])
  }

  @Test func `16.1: an edit runs the rule at the next read, and the effects that need it`() {
    let contexts = Recorder<[Int?]>()
    let x = graph.cell(1)
    let f = graph.attribute(of: Adding(source: x, contexts: contexts))
    _ = f.value
    let result = f.change { rule -> String in
      rule.parameter = 1
      return "edited"
    }
    #expect(result == "edited")
    #expect(f.evaluations == 1)
    #expect(f.value == 2)
    let w = graph.effect { _ = f.value }
    f.change { $0.parameter = 2 }
    f.change { $0.parameter = 2 }
    #expect([f.evaluations, w.evaluations] == [4, 2])
  }

  @Test func `16.1, C-209: a quiet edit runs nothing; the next run shows it`() {
    let contexts = Recorder<[Int?]>()
    let x = graph.cell(1)
    let f = graph.attribute(of: Adding(source: x, contexts: contexts))
    let w = graph.effect { _ = f.value }
    f.changeQuietly { $0.parameter = 100 }
    #expect(f.value == 1)
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(f.rule.parameter == 100)
    x.value = 2
    #expect(f.value == 102)
    #expect(contexts.values.last == [2, 1, 1])
  }

  @Test func `16.1: the rule of an ended attribute, or of one that is being edited, traps with the name`() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let home = graph.subgraph()
      let attribute = graph.attribute(of: Adding(source: graph.cell(1), contexts: Recorder()), name: "sum")
      _ = home.adopt(attribute)
      home.end()
      _ = attribute.rule
    }
    #expect(standardErrorText(of: ended).contains("'sum' was read after its end"))
    let edited = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let attribute = graph.attribute(of: Adding(source: graph.cell(1), contexts: Recorder()), name: "sum")
      attribute.change { _ in _ = attribute.rule }
    }
    #expect(standardErrorText(of: edited).contains("Rule 'sum' was looked at while it was being edited"))
  }

  @Test func `16.1: a rule that is looked at while it runs traps with its name, also after an edit`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let own = Box<RuleAttribute<Peeking>?>(nil)
      own.content = graph.attribute(of: Peeking(own: own), name: "peeking")
      own.content?.change { $0.parameter = 1 }
      _ = own.content?.value
    }
    #expect(standardErrorText(of: result).contains("Rule 'peeking' was looked at while it was running"))
  }

  @Test func `16.1: a rule that has to run while it is edited traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let source = graph.cell(1)
      let attribute = graph.attribute(of: Adding(source: source, contexts: Recorder()), name: "sum")
      graph.keep(graph.effect { _ = attribute.value })
      attribute.change { _ in source.value = 2 }
    }
    #expect(standardErrorText(of: result).contains("Rule 'sum' has to run while it is being edited"))
  }

  @Test func `an attribute that has ended has no value of its last run`() {
    let subgraph = graph.subgraph()
    let plain = subgraph.computed { 1 }.computed
    let throwing = subgraph.computed { () throws -> Int in throw Cancelled() }.computed
    #expect(plain?.value == 1)
    #expect((try? throwing?.value) == nil)
    #expect([plain?.cachedValue == 1, throwing?.cachedError is Cancelled] == [true, true])
    subgraph.end()
    #expect(plain?.cachedValue == nil)
    #expect(throwing?.cachedError == nil)
  }

  @Test func `an attribute that its own rule has ended has no value of an earlier run`() {
    let home = graph.subgraph()
    let x = graph.cell(0)
    let attribute = graph.computed { () -> Int in
      if x.value == 1 { home.end() }
      return x.value
    }
    _ = home.adopt(attribute)
    #expect(attribute.value == 0)
    x.value = 1
    attribute.prefetch()
    #expect(attribute.isEnded)
    #expect(attribute.cachedValue == nil)
  }

  @Test func `an invalidation of what has ended or was stopped is no transaction`() {
    let subgraph = graph.subgraph()
    let ended = subgraph.computed { 1 }.computed
    let stopped = graph.effect {}
    subgraph.end()
    stopped.stop()
    let transactions = graph.statistics.transactions
    ended?.invalidate()
    stopped.invalidate()
    #expect(graph.statistics.transactions == transactions)
    #expect(ended != nil && stopped.evaluations == 1)
  }

  @Test func `16.2: the first evaluation is compared with the initial value`() {
    let x = graph.cell(5)
    let f = graph.attribute(of: Beginning(source: x))
    #expect(f.cachedValue == 5)
    #expect(f.evaluations == 0)
    #expect(f.value == 5)
    #expect(graph.statistics.cutoffs == 1)
    #expect(f.evaluations == 1)
    let compared = Recorder<[Int]>()
    let other = graph.attribute(
      of: Beginning(source: x),
      comparedBy: {
        compared.note([$0, $1])
        return $0 == $1
      })
    x.value = 6
    #expect(other.value == 6)
    #expect(compared.values == [[5, 6]])
  }

  @Test func `16.2: a closure can start with a value, its first previous value`() {
    let x = graph.cell(1)
    let highest = graph.computed(startingWith: 3) { previous in max(previous, x.value) }
    #expect(highest.cachedValue == 3)
    #expect(highest.value == 3)
    x.value = 9
    #expect(highest.value == 9)
    x.value = 2
    #expect(highest.value == 9)
    #expect(highest.evaluations == 3)
    #expect(graph.statistics.cutoffs == 2)
  }

  @Test func `16.2: an attribute that starts with a value has the name that it was given`() {
    #expect(graph.computed(startingWith: 0, name: "highest") { $0 }.name == "highest")
  }

  @Test func `16.2: reading the cached value runs nothing and is no input`() {
    let x = graph.cell(5, name: "x")
    let f = graph.attribute(of: Beginning(source: x))
    let g = graph.computed { (f.cachedValue ?? 0) + x.value }
    #expect(g.value == 10)
    #expect(g.inputNames == ["x"])
    #expect(f.evaluations == 0)
    #expect(!f.isRead)
    x.value = 6
    #expect(f.value == 6)
    x.value = 7
    #expect(f.cachedValue == 6)
    #expect(f.evaluations == 1)
  }

  @Test func `16.3: readers of a projection do not run when only other parts have changed`() {
    let point = graph.cell(Point(x: 1, y: 2), name: "point")
    let x = point.projection(\.x, name: "x")
    let f = graph.computed { 10 * x.value }
    let w = graph.effect { _ = f.value }
    point.value.y = 3
    #expect([x, f].map(\.evaluations) == [2, 1])
    #expect(w.evaluations == 1)
    #expect(x.inputNames == ["point"])
    #expect(f.inputNames == ["x"])
    point.value.x = 4
    #expect([x, f].map(\.evaluations) == [3, 2])
    #expect(w.evaluations == 2)
    #expect(f.value == 40)
  }

  @Test func `16.3: a projection owns the attribute, and can have a comparison of its own`() {
    let x = graph.cell(1)
    var point: ComputedAttribute<Point>? = graph.computed { Point(x: x.value, y: 0) }
    let near = point?.projection(\.x, comparedBy: { abs($0 - $1) < 3 })
    point = nil
    #expect(point == nil)
    #expect(near?.value == 1)
    x.value = 3
    #expect(near?.value == 1)
    x.value = 4
    #expect(near?.value == 4)
    #expect(graph.statistics.nodes == 3)
  }

  @Test func `16.3: a projection has the name that it was given, also one of an attribute that may throw`() {
    let text = graph.cell("text")
    let parsed = graph.computed { () throws -> String in text.value }
    #expect(text.projection(\.count, name: "a").name == "a")
    #expect(text.projection(\.count, comparedBy: nil, name: "b").name == "b")
    #expect(parsed.projection(\.count, name: "c").name == "c")
    #expect(parsed.projection(\.count, comparedBy: nil, name: "d").name == "d")
  }
}
