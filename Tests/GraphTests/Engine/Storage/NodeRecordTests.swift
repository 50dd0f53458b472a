import TestSupport
import Testing

@testable import AttributeGraph2

/// Records that the engine keeps beside its nodes are released with them.
@Suite struct `Records beside the nodes` {
  let graph = Graph()

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

  @Test func `a cold read of a long chain keeps at most a thousand evaluation records`() {
    let (head, counter) = (graph.cell(0), graph.cell(0))
    var chain = [graph.computed { head.value }]
    for index in 0..<3_000 {
      let previous = chain[index]
      chain.append(graph.computed { previous.value })
    }
    #expect(chain[500].value == 0)
    #expect(records == 501)
    // The evaluation of the effect encloses those of the rules, and ends before its flush does.
    let effect = graph.effect { counter.value = chain[3_000].value + head.value }
    #expect(records == 1_000)
    head.value = 7
    #expect([counter.value, chain[1_500].value, effect.evaluations] == [14, 7, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `nothing is noted about a cell when its transaction is over`() {
    graph.onDiagnostic = { _ in }
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

  @Test func `the error of a rule is released when the rule succeeds, and with its attribute`() {
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

  /// The records do not depend on the list of nodes, which only debug builds and inspectable graphs keep.
  @Test(arguments: [true, false])
  func `the last written cell is forgotten at its release`(keepsList: Bool) {
    if !keepsList { graph.state.fields.registry = nil }
    var x: StateCell<Int>? = graph.cell(0)
    graph.transaction { x?.value = 1 }
    #expect(graph.state.fields.lastCellWritten != nil)
    x = nil
    #expect(x == nil)
    // A released node must not be printed by a failing expectation.
    let isForgotten = graph.state.fields.lastCellWritten == nil
    #expect(isForgotten)
  }

  @Test(arguments: [true, false])
  func `a cancelled outcome is forgotten at the release of its attribute`(keepsList: Bool) {
    if !keepsList { graph.state.fields.registry = nil }
    let own = Box<Computed<Int, any Error>?>(nil)
    let wasForgotten = Box(false)
    own.content = graph.computed { () throws -> Int in throw CancellationError() }
    let effect = graph.effect { [graph] in
      _ = try? own.content?.value
      let isNoted = !graph.state.fields.putOff.isEmpty
      own.content = nil
      wasForgotten.content = isNoted && graph.state.fields.putOff.isEmpty
    }
    #expect(wasForgotten.content)
    #expect(effect.evaluations == 1)
  }

  @Test func `an effect that has stopped itself ends when its body has returned`() {
    let x = graph.cell(0)
    let own = Box<Effect?>(nil)
    let cleanups = Recorder<Int>()
    own.content = graph.effect { [graph] in
      let value = x.value
      graph.onCleanup { cleanups.note(value) }
      if value == 1 { own.content?.stop() }
    }
    x.value = 1
    #expect(cleanups.values == [0, 1])
    #expect(own.content?.inputNames == [])
    own.content = nil
  }

  @Test func `the check of the invariants sees an edge whose ends do not agree`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    #expect(f.value == 0)
    #expect(graph.invariantViolations == [])
    f.inputs[0].position = 1
    #expect(graph.invariantViolations.contains { $0.hasPrefix("Invariant 1") })
    f.inputs[0].position = 0
    #expect(graph.invariantViolations == [])
  }
}
