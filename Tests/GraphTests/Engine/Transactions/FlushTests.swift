import AttributeGraph2
import TestSupport
import Testing

/// Reasons for the slow path are noticed at once and concern no other effect.
@Suite struct `Slow paths of a flush` {
  let graph = Graph()
  let log = Recorder<String>()

  private struct Failed: Error {}

  @Test func `who begins to listen in an effect hears of the effects after it`() {
    let x = graph.cell(0)
    var listening: Subscription?
    let first = graph.effect { [graph, log] in
      guard x.value == 1 else { return }
      listening = graph.onEvent { if case .runs(let node, _) = $0 { log.note(node.name) } }
    }
    let second = graph.effect(name: "second") { _ = x.value }
    x.value = 1
    #expect(log.values == ["second"])
    #expect([first.evaluations, second.evaluations] == [2, 2])
    listening?.cancel()
  }

  @Test func `an effect of two inputs that a rule stops while it runs for it does not run`() {
    let (x, other) = (graph.cell(0), graph.cell(0))
    var effect: Effect?
    let rule = graph.computed { () -> Int in
      if x.value == 1 { effect?.stop() }
      return x.value
    }
    effect = graph.effect { [log] in log.note("\(rule.value + other.value)") }
    x.value = 1
    #expect(log.values == ["0"])
    #expect(effect?.isStopped == true)
  }

  @Test func `an observer is called for what the first run of an effect has written`() {
    let x = graph.cell(0)
    let subscription = x.observe { [log] in log.note("\($0)") }
    let effect = graph.effect { x.value = 1 }
    #expect(log.values == ["0", "1"])
    #expect(effect.evaluations == 1)
    subscription.cancel()
  }

  @Test func `an observer that goes on writing what it observes is reported once, and left alone`() {
    let reports = Box(0)
    graph.onDiagnostic = { _ in reports.content += 1 }
    let x = graph.cell(0)
    let subscription = x.observe { x.value = $0 + 1 }
    #expect(reports.content == 1)
    #expect(x.value == 100)
    subscription.cancel()
  }

  @Test func `what an effect makes after it has run a queue belongs to the effect`() {
    let queue = graph.makeEffectQueue()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let queued = graph.effect(on: queue) { _ = y.value }
    queue.run()
    var made: [Effect] = []
    let outer = graph.effect { [graph] in
      guard x.value > 0 else { return }
      queue.run()
      made.append(graph.effect {})
    }
    y.value = 1
    x.value = 1
    #expect([queued.evaluations, outer.evaluations, made.count] == [2, 2, 1])
    x.value = 2
    #expect(made.map(\.isStopped) == [true, false])
  }

  @Test func `a rule may not write after a rule inside it has run a cleanup`() {
    let reports = Box(0)
    graph.onDiagnostic = { _ in reports.content += 1 }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let inner = graph.computed { [graph] in
      graph.onCleanup {}
      return x.value
    }
    let outer = graph.computed { () -> Int in
      let sum = x.value + inner.value
      y.value = 5
      return sum
    }
    #expect(outer.value == 0)
    x.value = 1
    #expect(outer.value == 2)
    #expect(y.value == 0)
    #expect(reports.content == 2)
  }

  @Test func `a transaction in a rule is no commit`() {
    let x = graph.cell(0)
    let rule = graph.computed { [graph] in graph.transaction { x.value } }
    let effect = graph.effect { _ = x.value }
    x.value = 1
    let transactions = graph.statistics.transactions
    #expect(rule.value == 1)
    #expect(graph.statistics.transactions == transactions)
    #expect(effect.evaluations == 2)
  }

  @Test func `an effect runs again for what it has written untracked after reading it in another order`() {
    let (first, second, order) = (graph.cell(0), graph.cell(0), graph.cell(0))
    var runs = 0
    let effect = graph.effect { [graph] in
      runs += 1
      if order.value == 0 {
        _ = first.value + second.value
      } else {
        _ = second.value
        if runs == 2 { graph.untracked { second.value = 9 } }
        _ = first.value
      }
    }
    order.value = 1
    #expect(runs == 3)
    #expect(effect.inputNames.count == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `who read after the last of writes that cancel each other does not run again`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { x.value + y.value }
    #expect(f.value == 0)
    graph.transaction {
      x.value = 1
      x.value = 0
      #expect(f.value == 0)
      // These mark the reader again, and come to nothing as well.
      y.value = 1
      y.value = 0
    }
    #expect(f.value == 0)
    #expect(f.evaluations == 2)
  }

  @Test func `an effect does not run after its cleanup has stopped it`() {
    let runs = Box(0)
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect { [graph] in
      runs.content += 1
      _ = x.value
      graph.onCleanup { own.content?.stop() }
    }
    x.value = 1
    x.value = 2
    #expect(runs.content == 1)
    #expect(own.content?.isStopped == true)
    own.content = nil
  }

  @Test func `an error that a handler causes is reported after the one that it handles, once each`() {
    let x = graph.cell(0)
    graph.onEffectFailure = { [log] failure in
      log.note(failure.effect)
      x.value = 1
    }
    let second = graph.effect(name: "second") { if x.value == 1 { throw Failed() } }
    let first = graph.effect(name: "first") { throw Failed() }
    #expect(log.values == ["first", "second"])
    #expect([first.evaluations, second.evaluations] == [1, 2])
    // Without this the handler, which owns a cell of its own graph, would keep both.
    graph.onEffectFailure = { _ in }
  }

  @Test func `an error in a transaction is reported after it, also when something is read meanwhile`() {
    graph.onEffectFailure = { [log] failure in log.note(failure.effect) }
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let effect = graph.transaction { [graph, log] in
      let effect = graph.effect(name: "failing") { throw Failed() }
      x.value = 1
      #expect(f.value == 1)
      log.note("end of the transaction")
      return effect
    }
    #expect(log.values == ["end of the transaction", "failing"])
    #expect(effect.evaluations == 1)
  }
}
