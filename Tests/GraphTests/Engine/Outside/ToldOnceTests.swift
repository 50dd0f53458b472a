import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.1 and 17.5: what is told is new.
@Suite struct `Values that are told once` {
  private struct Opaque: Sendable { var number: Int }

  private let graph = Graph()
  private let log = Recorder<Int>()

  @Test func `17.1 a value that an effect has taken back is not told again`() {
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

  @Test func `17.1 a rule that was read in the middle of a transaction is not told of as it was`() {
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

  @Test func `17.1 values that cannot be compared are told each time`() {
    let x = graph.cell(Opaque(number: 0))
    let always = graph.cell(0, comparedBy: nil)
    let subscriptions = [x.observe { log.note($0.number) }, always.observe { log.note($0 + 10) }]
    x.value = Opaque(number: 0)
    always.value = 0
    #expect(log.values == [0, 10, 0, 10])
    #expect(subscriptions.count == 2)
  }

  @Test func `17.1 attributes are compared in their own way`() {
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

  @Test func `17.1 nil is told once, like any other value`() {
    let x = graph.cell(nil as Int?)
    let told = Recorder<Int?>()
    let subscription = x.observe { told.note($0) }
    let w = graph.effect { if x.value == 7 { x.value = nil } }
    x.value = 7
    #expect(told.values == [nil])
    subscription.cancel()
    w.stop()
  }

  @Test func `17.5 a stream gives no value twice that an effect has taken back`() async {
    let x = graph.cell(0)
    var values = x.values(buffering: .unbounded).makeAsyncIterator()
    let w = graph.effect { if x.value == 7 { x.value = 0 } }
    x.value = 7
    x.value = 1
    #expect(await values.next() == 0)
    #expect(await values.next() == 1)
    w.stop()
  }
}
