import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 4, sentence by sentence.
@Suite struct `Sentences about transactions` {
  let graph = Graph()

  private struct Refusal: Error, Equatable { let reason: String }

  @Test func `4.1 a bare write is a transaction of its own`() {
    let x = graph.cell(0)
    let before = graph.statistics.transactions
    x.value = 1
    x.value = 2
    #expect(graph.statistics.transactions == before + 2)
  }

  @Test func `4.1 when a bare write returns, the effects that it made due have run`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let first = graph.effect { y.value = x.value }
    let second = graph.effect { _ = y.value }
    x.value = 1
    #expect([first.evaluations, second.evaluations] == [2, 2])
    #expect(y.value == 1)
  }

  @Test func `4.2 a transaction makes one batch of its writes, and effects run at its end`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let seen = Recorder<[Int]>()
    let w = graph.effect { seen.note([x.value, y.value]) }
    let before = graph.statistics.transactions
    graph.transaction {
      x.value = 1
      x.value = 2
      y.value = 3
      #expect(w.evaluations == 1)
    }
    #expect(seen.values == [[0, 0], [2, 3]])
    #expect(graph.statistics.transactions == before + 1)
  }

  @Test func `4.3 the end of an inner transaction runs nothing`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    let runs = Recorder<Int>()
    graph.transaction {
      graph.transaction {
        graph.transaction { x.value = 1 }
        runs.note(w.evaluations + f.evaluations)
      }
      runs.note(w.evaluations + f.evaluations)
      x.value = 2
    }
    #expect(runs.values == [2, 2])
    #expect([f.evaluations, w.evaluations] == [2, 2])
  }

  @Test func `4.3 an inner transaction that throws and is caught runs nothing either`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      #expect(throws: Refusal.self) {
        try graph.transaction {
          x.value = 1
          throw Refusal(reason: "inner")
        }
      }
      #expect(w.evaluations == 1)
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.4 a read inside a transaction sees the writes made so far`() {
    let x = graph.cell(1)
    let f = graph.computed { 10 * x.value }
    graph.transaction {
      x.value = 2
      #expect([x.value, f.value] == [2, 20])
      x.value = 3
      #expect([x.value, f.value] == [3, 30])
    }
    #expect(f.evaluations == 2)
  }

  @Test func `4.5 a transaction returns the value of its body`() {
    let x = graph.cell(1)
    let value = graph.transaction { () -> Int in
      x.value = 2
      return x.value * 10
    }
    #expect(value == 20)
  }

  @Test func `4.5 where the body throws, the writes stay, the effects run, and then the error is thrown on`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let w = graph.effect { log.note("effect \(x.value)") }
    log.values = []
    do throws(Refusal) {
      try graph.transaction { () throws(Refusal) in
        x.value = 1
        log.note("thrown")
        throw Refusal(reason: "no")
      }
    } catch {
      log.note("caught \(error.reason)")
    }
    #expect(log.values == ["thrown", "effect 1", "caught no"])
    #expect(x.value == 1)
    #expect(w.evaluations == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `4.6 a cell that ends a transaction with the value it began with counts as never written`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `4.6 it is the cell's own comparison that decides`() {
    let x = graph.cell(10, comparedBy: { abs($0 - $1) < 3 })
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 20
      x.value = 11
    }
    #expect(w.evaluations == 1)
  }

  @Test func `4.6 a cell without a comparison counts as written`() {
    let x = graph.cell(1, comparedBy: nil)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.6 a rule that ran in between runs again`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    _ = f.value
    graph.transaction {
      x.value = 2
      #expect(f.value == 2)
      x.value = 1
    }
    #expect(f.value == 1)
    #expect(f.evaluations == 3)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `4.6 an effect that ran in between runs again`() {
    let x = graph.cell(1)
    let seen = Recorder<Int>()
    let own = Box<Effect?>(nil)
    graph.transaction {
      x.value = 2
      own.content = graph.effect { seen.note(x.value) }
      x.value = 1
    }
    #expect(seen.values == [2, 1])
    #expect(own.content?.evaluations == 2)
  }

  @Test func `4.6 what a rule let through in between counts as a change to its readers`() {
    let x = graph.cell(1)
    let f = graph.computed { 10 * x.value }
    let g = graph.computed { f.value }
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(g.value) }
    graph.transaction {
      x.value = 2
      #expect(g.value == 20)
      x.value = 1
    }
    #expect(g.value == 10)
    #expect([f.evaluations, g.evaluations] == [3, 3])
    #expect(seen.values == [10, 10])
    #expect(w.evaluations == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `4.6 another cell of the same transaction is a change all the same`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let f = graph.computed { x.value }
    let g = graph.computed { f.value + y.value }
    _ = g.value
    graph.transaction {
      x.value = 2
      y.value = 2
      x.value = 1
    }
    #expect(g.value == 3)
    #expect([f.evaluations, g.evaluations] == [1, 2])
  }
}
