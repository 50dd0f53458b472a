import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.1 to 17.4: observers of attributes and their subscriptions.
struct `Observers` {
  let graph = Graph()
  let log = Recorder<Int>()

  @Test func `17.1: the closure is called with the current value and then with each new one`() {
    let x = graph.cell(1)
    let double = graph.computed { 2 * x.value }
    let subscription = double.observe { log.note($0) }
    x.value = 2
    x.value = 2
    x.value = 3
    #expect(log.values == [2, 4, 6])
    #expect(!subscription.isCancelled)
  }

  @Test func `17.1: changes alone begin with the next`() {
    let x = graph.cell(1)
    let subscription = x.observeChanges { log.note($0) }
    #expect(log.values == [])
    x.value = 2
    x.value = 3
    #expect(log.values == [2, 3])
    #expect(!subscription.isCancelled)
  }

  @Test func `17.1: an equal new value is not reported`() {
    let x = graph.cell(1)
    let parity = graph.computed { x.value % 2 }
    let subscription = parity.observe { log.note($0) }
    x.value = 3
    x.value = 4
    #expect(log.values == [1, 0])
    subscription.cancel()
  }

  @Test func `17.1: cells and computed attributes are observed alike`() {
    let x = graph.cell(1)
    let attributes: [any Attribute<Int>] = [x, graph.computed { 10 * x.value }]
    let subscriptions = attributes.map { $0.observe { log.note($0) } }
    x.value = 2
    #expect(log.values == [1, 10, 2, 20])
    #expect(subscriptions.count == 2)
  }

  @Test func `17.2: an observer is called once for a transaction, at its end`() {
    let x = graph.cell(1)
    let subscription = x.observe { log.note($0) }
    graph.transaction {
      x.value = 2
      graph.transaction { x.value = 3 }
      #expect(log.values == [1])
    }
    graph.transaction {
      x.value = 9
      x.value = 3
    }
    #expect(log.values == [1, 3])
    subscription.cancel()
  }

  @Test func `17.2: an observer made inside a transaction is first called at its end`() {
    let x = graph.cell(1)
    let subscriptions = graph.transaction {
      x.value = 2
      defer { x.value = 3 }
      return [x.observe { log.note($0) }, x.observeChanges { log.note(10 * $0) }]
    }
    #expect(log.values == [3])
    x.value = 4
    #expect(log.values == [3, 4, 40])
    #expect(subscriptions.count == 2)
  }

  @Test func `17.2: an observer is called for a transaction that throws`() {
    struct Refusal: Error {}
    let x = graph.cell(1)
    let subscription = x.observeChanges { log.note($0) }
    #expect(throws: Refusal.self) {
      try graph.transaction {
        x.value = 2
        throw Refusal()
      }
    }
    #expect(log.values == [2])
    subscription.cancel()
  }

  @Test func `17.3: observers follow when all effects have settled, in the order of their creation`() {
    let x = graph.cell(1)
    let settled = graph.cell(1)
    let first = settled.observeChanges { log.note($0) }
    let second = x.observeChanges { log.note(10 * $0) }
    let settling = graph.effect { if settled.value < x.value { settled.value += 1 } }
    x.value = 4
    #expect(log.values == [4, 40])
    #expect([first.isCancelled, second.isCancelled, settling.isStopped] == [false, false, false])
  }

  @Test func `17.3: the writes of an observer are settled before the next observer is called`() {
    let x = graph.cell(1)
    let y = graph.cell(0)
    let z = graph.cell(0)
    let writing = x.observe { y.value = $0 }
    let copying = graph.effect { z.value = y.value }
    let reading = x.observe { [log] _ in log.note(z.value) }
    x.value = 2
    #expect(log.values == [1, 2])
    #expect([writing.isCancelled, copying.isStopped, reading.isCancelled] == [false, false, false])
  }

  @Test func `17.3: an observer may write the attribute that it observes`() {
    let x = graph.cell(1)
    let subscription = x.observe { value in
      log.note(value)
      if value % 10 != 0 { x.value += 1 }
    }
    x.value = 18
    #expect(x.value == 20)
    #expect(log.values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19, 20])
    subscription.cancel()
  }

  @Test func `17.1: reads in the closure are not tracked`() {
    let x = graph.cell(1)
    let other = graph.cell(0)
    let subscription = x.observe { log.note($0 + other.value) }
    other.value = 5
    x.value = 2
    #expect(log.values == [1, 7])
    subscription.cancel()
  }

  @Test func `a cancelled observer is not called again, even if its attribute has changed`() {
    let x = graph.cell(1)
    let held = Box<Subscription?>(nil)
    let cancelling = x.observeChanges { _ in held.content?.cancel() }
    held.content = x.observe { log.note($0) }
    let nodes = graph.statistics.nodes
    x.value = 2
    #expect(log.values == [1])
    #expect(held.content?.isCancelled == true)
    held.content = nil
    #expect(graph.statistics.nodes == nodes - 1)
    cancelling.cancel()
  }

  @Test func `an observer may cancel itself`() {
    let x = graph.cell(1)
    let own = Box<Subscription?>(nil)
    own.content = x.observeChanges { value in
      log.note(value)
      own.content = nil
    }
    x.value = 2
    x.value = 3
    #expect(log.values == [2])
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `17.4: only the subscription owns the attribute`() {
    let x = graph.cell(1)
    do {
      let subscription = graph.computed { 3 * x.value }.observe { log.note($0) }
      x.value = 2
      #expect(!subscription.isCancelled)
      #expect(graph.statistics.nodes == 3)
    }
    x.value = 3
    #expect(log.values == [3, 6])
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `17.4: an observer that an effect has made outlives the next run of the effect`() {
    let x = graph.cell(1)
    let y = graph.cell(1)
    let held = Box<Subscription?>(nil)
    let making = graph.effect { [log] in
      _ = y.value
      if held.content == nil { held.content = x.observe { log.note($0) } }
    }
    #expect(log.values == [1])
    y.value = 2
    x.value = 2
    #expect(log.values == [1, 2])
    making.stop()
    held.content = nil
  }

  @Test func `an observer is not called after the end of its attribute`() {
    let owner = graph.subgraph()
    let x = owner.build { graph.cell(1) }
    let subscription = x.observe { log.note($0) }
    owner.end()
    x.value = 2
    #expect(log.values == [1])
    subscription.cancel()
  }

  @Test func `observing an ended attribute traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let owner = graph.subgraph()
      let x = owner.build { graph.cell(1, name: "x") }
      owner.end()
      _ = x.observe { _ in }
    }
    #expect(standardErrorText(of: result).contains("'x'"))
  }

  @Test func `the error of an observer is reported like that of an effect`() {
    struct Refusal: Error {}
    let x = graph.cell(1)
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note($0.effect) }
    let subscription = x.observeChanges(name: "strict") { [log] value in
      log.note(value)
      throw Refusal()
    }
    x.value = 2
    x.value = 3
    #expect(log.values == [2, 3])
    #expect(reports.values == ["strict", "strict"])
    subscription.cancel()
  }
}

/// Semantics 17.1 and 17.5: observers and streams get only new values.
struct `Values that observers get once` {
  private struct Opaque: Sendable { var number: Int }

  private let graph = Graph()
  private let log = Recorder<Int>()

  @Test func `17.1: a value that an effect rolled back is not reported`() {
    let x = graph.cell(0)
    let changes = Recorder<Int>()
    let subscriptions = [x.observe { log.note($0) }, x.observeChanges { changes.note($0) }]
    let w = graph.effect { if x.value == 7 { x.value = 0 } }
    x.value = 7
    #expect(log.values == [0])
    #expect(changes.values == [])
    x.value = 1
    x.value = 0
    #expect(log.values == [0, 1, 0])
    #expect(changes.values == [1, 0])
    #expect(subscriptions.count == 2)
    w.stop()
  }

  @Test func `17.1: a rule that was read during a transaction is not reported with a transient value`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let subscription = f.observe { log.note($0) }
    graph.transaction {
      x.value = 4
      #expect(f.value == 4)
      x.value = 0
    }
    #expect(log.values == [0])
    subscription.cancel()
  }

  @Test func `17.1: values without a comparison are reported at each change`() {
    let x = graph.cell(Opaque(number: 0))
    let always = graph.cell(0, comparedBy: nil)
    let subscriptions = [x.observe { log.note($0.number) }, always.observe { log.note($0 + 10) }]
    x.value = Opaque(number: 0)
    always.value = 0
    #expect(log.values == [0, 10, 0, 10])
    #expect(subscriptions.count == 2)
  }

  @Test func `17.1: attributes are compared in their own way`() {
    let x = graph.cell(0)
    let isSame: (Int, Int) -> Bool = { $0 / 10 == $1 / 10 }
    let attributes: [any Attribute<Int>] = [
      graph.cell(0, comparedBy: isSame), graph.computed(comparedBy: isSame) { x.value },
      graph.redirectable(to: x, comparedBy: isSame),
    ]
    for attribute in attributes {
      log.values = []
      let subscription = attribute.observe { log.note($0) }
      let target = attribute as? StateCell<Int> ?? x
      let w = graph.effect { if target.value == 70 { target.value = 5 } }
      target.value = 70
      #expect(log.values == [0])
      w.stop()
      subscription.cancel()
      x.value = 0
    }
  }

  @Test func `17.1: nil is compared like any other value`() {
    let x = graph.cell(nil as Int?)
    let seen = Recorder<Int?>()
    let subscription = x.observe { seen.note($0) }
    let w = graph.effect { if x.value == 7 { x.value = nil } }
    x.value = 7
    #expect(seen.values == [nil])
    subscription.cancel()
    w.stop()
  }

  @Test func `17.5: a stream skips a value that an effect rolled back`() async {
    let x = graph.cell(0)
    var values = x.values(buffering: .unbounded).makeAsyncIterator()
    let w = graph.effect { if x.value == 7 { x.value = 0 } }
    x.value = 7
    x.value = 1
    #expect(await values.next() == 0)
    #expect(await values.next() == 1)
    w.stop()
  }

  @Test func `17.1: an observer that a rule makes is called when the rule is over, and then with each new value`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let subscriptions = Box<[Subscription]>([])
    let rule = graph.computed { [log] () -> Int in
      subscriptions.content = [x.observe { log.note($0) }, x.observeChanges { log.note(10 * $0) }]
      return y.value
    }
    #expect(rule.value == 0)
    #expect(log.values == [0])
    x.value = 1
    #expect(log.values == [0, 1, 10])
  }
}
