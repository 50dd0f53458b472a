import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.5 at the limit itself, and parked effects.
struct `The limit of runs in a flush` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  /// An effect that changes what it reads each time it runs, up to a limit.
  private func effect(until limit: Int) -> Effect {
    let x = graph.cell(0)
    let clamped = graph.computed { min(x.value, limit) }
    let runs = Box(0)
    return graph.effect {
      _ = clamped.value
      runs.content += 1
      x.value = runs.content
    }
  }

  /// A rule whose replaced values write its input at their release, when nothing runs.
  private func makeWritingValues(of x: StateCell<Int>, while writes: Box<Bool>) -> ComputedAttribute<Farewell> {
    graph.computed(comparedBy: { $0 === $1 }) {
      _ = x.value
      return Farewell { if writes.content { x.value += 1 } }
    }
  }

  @Test func `an effect whose last write changed none of its inputs is not reported`() {
    let w = effect(until: 100)
    #expect(w.evaluations == 101)
    #expect(reports.values.isEmpty)
  }

  @Test func `an effect whose last write changed an input is reported`() {
    let w = effect(until: 101)
    #expect(w.evaluations == 101)
    #expect(reports.values.count == 1)
  }

  @Test func `an inner effect that writes its own input settles in its first run`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      _ = graph.effect { if x.value < 3 { x.value += 1 } }
    }
    #expect(x.value == 3)
    #expect(outer.evaluations == 1)
  }

  @Test func `an effect that settles with its last possible run is not reported`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0)
    let capped = graph.computed { min(x.value, 99) }
    let effect = graph.effect { x.value = capped.value + 1 }
    #expect(x.value == 100)
    #expect(effect.evaluations == 100)
    #expect(reports.values == [])
  }

  @Test func `a parked effect is no longer known dirty`() {
    graph.onDiagnostic = { _ in }
    let (trigger, counter) = (graph.cell(0), graph.cell(0))
    let effect = graph.effect {
      if trigger.value > 0 { counter.value = counter.value + 1 }
    }
    trigger.value = 1
    #expect(graph.invariantViolations == [])
    let runs = effect.evaluations
    trigger.value = 0
    #expect(effect.evaluations == runs + 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `a known dirty effect that was parked does not run for an unchanged input`() {
    graph.onDiagnostic = { _ in }
    let (x, sink, other) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let same = graph.computed { 0 * other.value }
    // The value that each run replaces is released when nothing runs, and queues the effect: a hundred times in all.
    let writes = Box(0)
    let token = graph.computed(comparedBy: { $0 === $1 }) { () -> Farewell in
      _ = x.value
      return Farewell {
        guard writes.content < 100 else { return }
        writes.content += 1
        x.value += 1
      }
    }
    let runs = Box(0)
    let effect = graph.effect {
      _ = (x.value, token.value, same.value)
      runs.content += 1
      sink.value = runs.content
    }
    x.value = 1
    #expect(runs.content == 101)
    other.value = 1
    #expect(effect.evaluations == 101)
    #expect(graph.invariantViolations == [])
  }

  @Test func `a parked effect runs with the next commit if a released value wrote its input meanwhile`() {
    let (x, sink, unrelated) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let writes = Box(true)
    let token = makeWritingValues(of: x, while: writes)
    let runs = Box(0)
    let w = graph.effect {
      _ = token.value
      runs.content += 1
      sink.value = runs.content
    }
    x.value = 1
    #expect(reports.values.count == 1)
    #expect(runs.content == 101)
    writes.content = false
    #expect(graph.invariantViolations == [])
    unrelated.value = 1
    #expect(w.evaluations == 102)
    x.value = -1
    #expect(w.evaluations == 103)
    #expect(graph.invariantViolations == [])
    #expect(reports.values.count == 1)
  }

  @Test func `a parked effect of a queue runs with the next run of the queue if a released value wrote its input`() {
    let queue = graph.makeEffectQueue()
    let (x, sink) = (graph.cell(0), graph.cell(0))
    let writes = Box(true)
    let token = makeWritingValues(of: x, while: writes)
    let runs = Box(0)
    let w = graph.effect(on: queue) {
      _ = token.value
      runs.content += 1
      sink.value = runs.content
    }
    queue.run()
    x.value = 1
    queue.run()
    #expect(reports.values.count == 1)
    #expect(runs.content == 101)
    writes.content = false
    queue.run()
    #expect(w.evaluations == 102)
    x.value = -1
    queue.run()
    #expect(w.evaluations == 103)
    #expect(graph.invariantViolations == [])
  }

  @Test func `a parked effect that ends is not deferred any more`() {
    let (x, sink) = (graph.cell(0), graph.cell(0))
    let writes = Box(true)
    let token = makeWritingValues(of: x, while: writes)
    let scope = graph.subgraph()
    scope.effect {
      _ = token.value
      sink.value = graph.untracked { sink.value } + 1
    }
    x.value = 1
    #expect(reports.values.count == 1)
    writes.content = false
    scope.end()
    let runs = sink.value
    x.value = -1
    #expect(sink.value == runs)
    let isForgotten = graph.state.fields.evaluation.cancelled.isEmpty
    #expect(isForgotten)
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: 0..<4) func `an effect that was left alone runs at the next change, whenever that is`(writes: Int) {
    let graph = Graph()
    graph.onDiagnostic = { _ in }
    let (x, other) = (graph.cell(0), graph.cell(0))
    for _ in 0..<writes { other.value += 1 }
    let effect = graph.effect { if x.value >= 0 { x.value += 1 } }
    let evaluations = effect.evaluations
    x.value = -1
    #expect(effect.evaluations == evaluations + 1)
  }
}
