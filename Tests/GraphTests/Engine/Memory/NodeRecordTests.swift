import TestSupport
import Testing

@testable import AttributeGraph2

/// Records that the engine keeps beside its nodes are released with them.
struct `Records beside the nodes` {
  let graph = Graph()

  @Test func `evaluations are counted beyond four thousand million`() {
    let x = graph.cell(0)
    var f: ComputedAttribute<Int>? = graph.computed { x.value }
    #expect(f?.value == 0)
    f?.reference.evaluationsModulo = .max
    x.value = 1
    #expect(f?.value == 1)
    #expect(f?.evaluations == 1 << 32)
    x.value = 2
    #expect(f?.value == 2)
    #expect(f?.evaluations == 1 << 32 + 1)
    f = nil
    #expect(graph.state.fields.nodes.evaluationCarries.isEmpty)
  }

  @Test func `nothing is noted about a cell when its transaction is over`() {
    graph.onDiagnostic = { _ in }
    let (trigger, x) = (graph.cell(0), graph.cell(0))
    let w = graph.effect {
      guard trigger.value > 0 else { return }
      x.value += 1
      _ = x.value
    }
    let before = x.reference.flags
    trigger.value = 1
    #expect(w.evaluations > 1)
    #expect(x.reference.flags.isDisjoint(with: .isLogged | .isWatchedForReads | .wasReadSince))
    #expect(x.reference.flags.contains(before))
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
  func `the cancellation of a released attribute makes no later one in its record stale`(keepsList: Bool) throws {
    if !keepsList { graph.state.fields.inspection.registry = nil }
    let own = Box<Computed<Int, any Error>?>(nil)
    let later = Box<Computed<Int, any Error>?>(nil)
    own.content = graph.computed { () throws -> Int in throw CancellationError() }
    let record = own.content?.reference
    let isNoted = Box(false)
    let effect = graph.effect { [graph] in
      graph.untracked { _ = try? own.content?.value }
      isNoted.content = !graph.state.fields.evaluation.cancelled.isEmpty
      own.content = nil
      later.content = graph.computed { () throws -> Int in 7 }
      #expect((try? later.content?.value) == 7)
    }
    #expect(isNoted.content)
    #expect(later.content?.reference == record)
    #expect(graph.state.fields.evaluation.cancelled.isEmpty)
    #expect(try later.content?.value == 7)
    #expect([later.content?.evaluations, effect.evaluations] == [1, 1])
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
    f.reference.inputs[0].position = 1
    #expect(graph.invariantViolations.contains { $0.hasPrefix("Invariant 1") })
    f.reference.inputs[0].position = 0
    #expect(graph.invariantViolations == [])
  }
}
