import TestSupport
import Testing

@testable import AttributeGraph2

/// What is out of the ordinary in a turn, a flush or a rule is seen at once, and concerns nobody else.
@Suite struct `Turns that are ordinary and others` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `what a rule has replaced for one effect is released before the next effect runs`() {
    let x = graph.cell(0)
    let rule = graph.computed(comparedBy: nil) { [log] in
      _ = x.value
      return Farewell { log.note("released") }
    }
    let first = graph.effect { [log] in
      _ = rule.value
      log.note("first")
    }
    let second = graph.effect { [log] in log.note("second \(x.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["first", "released", "second 1"])
    #expect([first.evaluations, second.evaluations] == [2, 2])
  }

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
    #expect(graph.checkInvariants() == [])
  }
}

#if canImport(Observation)
/// The same for what is observed outside the graph.
@Suite struct `Turns and what they observe` {
  let graph = Graph()
  let model = Person()
  let log = Recorder<String>()

  @Test func `an attribute at the end of a chain whose head observes something asks for news`() {
    let x = graph.cell(0)
    let same = graph.computed { 0 * x.value }
    let head = graph.computed { [graph, model] in "\(same.value) \(graph.observing { model.name })" }
    let end = graph.computed { head.value + "!" }
    let effect = graph.effect { [log] in log.note(end.value) }
    x.value = 1
    #expect(graph.checkInvariants() == [])
    model.name = "b"
    #expect(end.value == "0 b!")
    graph.deliverMail()
    #expect(log.values == ["0 a!", "0 b!"])
    #expect(effect.evaluations == 2)
  }

  @Test func `effects that news makes due run before observers`() {
    let (trigger, watched) = (graph.cell(0), graph.cell(0))
    let effect = graph.effect { [graph, model, log] in log.note("effect \(graph.observing { model.name })") }
    let subscription = watched.observe { [log] in log.note("observer \($0)") }
    let changing = graph.effect { [model] in
      guard trigger.value == 1 else { return }
      model.name = "b"
      watched.value = 1
    }
    log.values = []
    trigger.value = 1
    #expect(log.values == ["effect b", "observer 1"])
    #expect([effect.evaluations, changing.evaluations] == [2, 2])
    subscription.cancel()
  }
}
#endif
