import TestSupport
import Testing

@testable import AttributeGraph2

/// What the engine keeps beside its nodes: kinds, carries, marks, first values, errors.
@Suite struct `Records beside the nodes` {
  let graph = Graph()

  @Test func `evaluations are counted beyond four thousand million`() {
    let x = graph.cell(0)
    var f: ComputedAttribute<Int>? = graph.computed { x.value }
    #expect(f?.value == 0)
    f?.evaluationsModulo = .max
    x.value = 1
    #expect(f?.value == 1)
    #expect(f?.evaluations == 1 << 32)
    x.value = 2
    #expect(f?.value == 2)
    #expect(f?.evaluations == 1 << 32 + 1)
    f = nil
    #expect(graph.state.fields.evaluationCarries.isEmpty)
  }

  @Test func `a long chain that is read cold leaves no more than the records of a thousand evaluations`() {
    let (head, counter) = (graph.cell(0), graph.cell(0))
    var chain = [graph.computed { head.value }]
    for index in 0..<3_000 {
      let previous = chain[index]
      chain.append(graph.computed { previous.value })
    }
    #expect(chain[500].value == 0)
    #expect(records == 501)
    // The evaluation of the effect is around those of the rules, and ends before its flush does.
    let effect = graph.effect { counter.value = chain[3_000].value + head.value }
    #expect(records == 1_000)
    head.value = 7
    #expect([counter.value, chain[1_500].value, effect.evaluations] == [14, 7, 2])
    #expect(graph.checkInvariants() == [])
  }

  /// How many records of evaluations the graph keeps.
  private var records: Int {
    var count = 0
    var current = graph.state.fields.idleTracking.record.inner
    while let record = current {
      count += 1
      current = record.record.inner
    }
    return count
  }

  @Test func `a place has one kind for each type, however often others are used in between`() {
    for round in 0..<20 {
      let (number, text) = (made(of: round), made(of: "\(round)"))
      number.cell.value = -1
      graph.transaction {
        text.cell.value = "changed"
        text.cell.value = "\(round)"
      }
      #expect(number.read.value == -1)
      #expect(text.read.value == "\(round)")
    }
    let count = graph.state.fields.kinds.records.count
    #expect(count == 4)
    #expect(graph.liveNodes.count == 0)
  }

  private func made<Value: Equatable>(of value: Value) -> (cell: StateCell<Value>, read: ComputedAttribute<Value>) {
    let cell = graph.cell(value)
    return (cell, graph.computed { cell.value })
  }

  @Test func `the kinds of a graph go with it`() {
    weak var kind: NodeKind?
    do {
      let graph = Graph()
      let x = graph.cell(0)
      kind = unsafe graph.state.fields.kinds.records[0].kind.takeUnretainedValue()
      #expect(kind != nil)
      x.value = 1
    }
    #expect(kind == nil)
  }

  @Test func `the first value that a transaction replaced goes at its end`() {
    let x = graph.cell(Farewell {}, comparedBy: { $0 === $1 })
    weak let first = x.value
    graph.transaction {
      x.value = Farewell {}
      #expect(first != nil)
    }
    #expect(first == nil)
  }

  @Test func `nothing is noted about a cell when its transaction is over`() {
    let (trigger, x) = (graph.cell(0), graph.cell(0))
    let w = graph.effect {
      guard trigger.value > 0 else { return }
      x.value += 1
      _ = x.value
    }
    let before = x.traits
    trigger.value = 1
    #expect(w.evaluations > 1)
    #expect(x.traits.isDisjoint(with: [.isLogged, .isWatchedForReads, .wasReadSince]))
    #expect(x.traits.isSuperset(of: before))
    w.stop()
  }

  @Test func `the error of a rule goes when it gives a value again, and with its attribute`() {
    struct Failure: Error, @unchecked Sendable { let token: Farewell }
    let gone = Box(0)
    let x = graph.cell(0)
    var f: Computed<Int, any Error>? = graph.computed { () throws -> Int in
      if x.value > 0 { throw Failure(token: Farewell { gone.content += 1 }) }
      return x.value
    }
    for round in 1...3 {
      x.value = round
      #expect(throws: Failure.self) { try f?.value }
      #expect(gone.content == round - 1)
      x.value = -round
      #expect(throws: Never.self) { try f?.value }
      #expect(gone.content == round)
    }
    x.value = 4
    #expect(throws: Failure.self) { try f?.value }
    f = nil
    #expect(gone.content == 4)
  }
}
