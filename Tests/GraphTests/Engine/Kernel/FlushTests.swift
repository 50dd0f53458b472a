import AttributeGraph2
import TestSupport
import Testing

/// Slow-path reasons are noticed at once and affect no other effect.
struct `Slow paths of a flush` {
  let graph = Graph()
  let log = Recorder<String>()

  private struct Failed: Error {}

  @Test func `a listener attached in an effect gets the events of later effects`() {
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

  @Test func `an effect of two inputs that is stopped by the rule of one does not run`() {
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

  @Test func `an observer is called for a write in the first run of an effect`() {
    let x = graph.cell(0)
    let subscription = x.observe { [log] in log.note("\($0)") }
    let effect = graph.effect { x.value = 1 }
    #expect(log.values == ["0", "1"])
    #expect(effect.evaluations == 1)
    subscription.cancel()
  }

  @Test func `an observer that keeps writing its own attribute is reported once and parked`() {
    let reports = Box(0)
    graph.onDiagnostic = { _ in reports.content += 1 }
    let x = graph.cell(0)
    let subscription = x.observe { x.value = $0 + 1 }
    #expect(reports.content == 1)
    #expect(x.value == 100)
    subscription.cancel()
  }

  @Test func `an observer that writes once in each of many commits settles`() {
    let reports = Box(0)
    graph.onDiagnostic = { _ in reports.content += 1 }
    let (x, copy) = (graph.cell(0), graph.cell(0))
    let subscription = x.observe { copy.value = $0 }
    for number in 1...250 { x.value = number }
    #expect(copy.value == 250)
    #expect(reports.content == 0)
    subscription.cancel()
  }

  @Test func `a node made by an effect after it ran a queue belongs to the effect`() {
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

  @Test func `a rule may not write after an inner rule ran a cleanup`() {
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

  @Test func `an effect runs again for an untracked write after its reads changed their order`() {
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

  @Test func `a reader that read after the last of several cancelling writes does not run again`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { x.value + y.value }
    #expect(f.value == 0)
    graph.transaction {
      x.value = 1
      x.value = 0
      #expect(f.value == 0)
      // These mark the reader again, and cancel each other as well.
      y.value = 1
      y.value = 0
    }
    #expect(f.value == 0)
    #expect(f.evaluations == 2)
  }

  @Test func `an effect that its cleanup stops does not run`() {
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

  @Test func `an error caused by the handler is reported after the handled one, once each`() {
    let x = graph.cell(0)
    graph.onEffectFailure = { [log] failure in
      log.note(failure.effect)
      x.value = 1
    }
    let second = graph.effect(name: "second") { if x.value == 1 { throw Failed() } }
    let first = graph.effect(name: "first") { throw Failed() }
    #expect(log.values == ["first", "second"])
    #expect([first.evaluations, second.evaluations] == [1, 2])
    // The handler owns a cell of its own graph, and both would leak otherwise.
    graph.onEffectFailure = { _ in }
  }

  @Test func `an error in a transaction is reported after it, even if it reads meanwhile`() {
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
