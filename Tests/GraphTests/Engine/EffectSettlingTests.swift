import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.5.
@Suite struct `Effects that do not settle` {
  let graph = Graph()
  let heard = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [heard] in heard.note($0) }
  }

  @Test func `an effect is left alone after a hundred runs, with the name of the cell`() {
    let x = graph.cell(0, name: "x")
    let go = graph.cell(false)
    let w = graph.effect(name: "counting") { if go.value { x.value += 1 } }
    go.value = true
    #expect(w.evaluations == 101)
    #expect(heard.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `it wakes with the next change of an input`() {
    let x = graph.cell(0)
    let enough = graph.cell(Int.max)
    let w = graph.effect { if x.value < enough.value { x.value += 1 } }
    #expect(heard.values.count == 1)
    let runs = w.evaluations
    enough.value = 0
    #expect(w.evaluations == runs + 1)
    enough.value = x.value + 3
    #expect(w.evaluations == runs + 5)
    #expect(heard.values.count == 1)
  }

  @Test func `two effects that feed each other are one report`() {
    let x = graph.cell(0, name: "x")
    let y = graph.cell(0, name: "y")
    let effects = [graph.effect(name: "there") { y.value = x.value }, graph.effect { x.value = y.value + 1 }]
    #expect(heard.values.count == 1)
    #expect(effects.allSatisfy { $0.evaluations <= 102 })
    #expect(graph.checkInvariants() == [])
  }

  @Test func `one who only looks on sees every value and is not accused`() {
    let seen = Recorder<Int>()
    let x = graph.cell(0)
    let onlooker = graph.effect { seen.note(x.value) }
    let w = graph.effect(name: "counting") { x.value += 1 }
    #expect(heard.values.map(\.description).allSatisfy { $0.contains("'counting'") })
    #expect(heard.values.count == 1)
    #expect(seen.values.last == x.value)
    #expect(onlooker.evaluations == w.evaluations + 1)
  }

  @Test func `an effect through a rule is parked with its inputs up to date`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { x.value = f.value + 1 }
    #expect(heard.values.count == 1)
    #expect(graph.checkInvariants() == [])
    let runs = w.evaluations
    x.value = -1000
    #expect(w.evaluations > runs)
    #expect(heard.values.count == 2)
  }

  @Test func `an effect of a queue is left alone too, though the graph's own effects run in between`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let own = graph.effect { _ = x.value }
    let w = graph.effect(on: queue, name: "queued") { x.value += 1 }
    queue.run()
    #expect(w.evaluations == 100)
    #expect(heard.values.count == 1)
    #expect(own.evaluations == 101)
  }

  @Test func `turns without a run do not count`() {
    let x = graph.cell(0)
    let high = graph.computed { x.value / 1000 }
    let w = graph.effect { _ = high.value }
    let driver = graph.effect { if x.value > 0 && x.value < 90 { x.value += 1 } }
    for round in 0..<3 {
      x.value = 0
      x.value = 1
      #expect(x.value == 90, "round \(round)")
    }
    #expect(w.evaluations == 1)
    #expect(driver.evaluations > 200)
    #expect(heard.values.isEmpty)
  }

  @Test func `the rule of an input may drop the effect that is being left alone`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    let drops = Box(false)
    let f = graph.computed { () -> Int in
      if drops.content && x.value > 50 { own.content = nil }
      return x.value
    }
    own.content = graph.effect(name: "dropped") { x.value = f.value + 1 }
    drops.content = true
    x.value = 0
    #expect(own.content == nil)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.checkInvariants() == [])
  }

  /// A rule of which each value that is replaced ends when nothing runs, and writes what the rule reads.
  private func makeWritingValues(of x: StateCell<Int>, while writes: Box<Bool>) -> ComputedAttribute<Farewell> {
    graph.computed(comparedBy: { $0 === $1 }) {
      _ = x.value
      return Farewell { if writes.content { x.value += 1 } }
    }
  }

  @Test func `an effect that is left alone comes back with the next commit if a value wrote meanwhile as it ended`() {
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
    #expect(heard.values.count == 1)
    #expect(runs.content == 101)
    writes.content = false
    #expect(graph.checkInvariants() == [])
    unrelated.value = 1
    #expect(w.evaluations == 102)
    x.value = -1
    #expect(w.evaluations == 103)
    #expect(graph.checkInvariants() == [])
    #expect(heard.values.count == 1)
  }

  @Test func `an effect of a framework's queue that is left alone so comes back when the queue is run again`() {
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
    #expect(heard.values.count == 1)
    #expect(runs.content == 101)
    writes.content = false
    queue.run()
    #expect(w.evaluations == 102)
    x.value = -1
    queue.run()
    #expect(w.evaluations == 103)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an effect that ends after it was left alone so is come back to no more`() {
    let (x, sink) = (graph.cell(0), graph.cell(0))
    let writes = Box(true)
    let token = makeWritingValues(of: x, while: writes)
    let scope = graph.subgraph()
    scope.effect {
      _ = token.value
      sink.value = graph.untracked { sink.value } + 1
    }
    x.value = 1
    #expect(heard.values.count == 1)
    writes.content = false
    scope.end()
    let runs = sink.value
    x.value = -1
    #expect(sink.value == runs)
    let isForgotten = graph.state.fields.putOff.isEmpty
    #expect(isForgotten)
    #expect(graph.checkInvariants() == [])
  }
}
