import AttributeGraph2
import TestSupport
import Testing

/// Semantics 4.1 to 4.5: batches of writes.
struct `Transactions` {
  let graph = Graph()

  private struct Refusal: Error, Equatable { let reason: String }

  struct Failure: Error, Equatable {}

  @Test func `4.1: a bare write is a transaction of its own`() {
    let x = graph.cell(0)
    let before = graph.statistics.transactions
    x.value = 1
    x.value = 2
    #expect(graph.statistics.transactions == before + 2)
  }

  @Test func `4.1: effects have run when a bare write returns`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let first = graph.effect { y.value = x.value }
    let second = graph.effect { _ = y.value }
    x.value = 1
    #expect([first.evaluations, second.evaluations] == [2, 2])
    #expect(y.value == 1)
  }

  @Test func `4.1, C-086: three bare writes are three flushes`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w = graph.effect { log.note(x.value) }
    for next in 1...3 { x.value = next }
    #expect(log.values == [0, 1, 2, 3])
    #expect(w.evaluations == 4)
  }

  @Test func `4.2, C-122, C-137: a transaction is one batch of writes, and effects run at its end`() {
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

  @Test func `4.3, C-118: the end of an inner transaction runs nothing`() {
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
    #expect(x.value == 2)
  }

  @Test func `4.3: an inner transaction that throws and is caught runs nothing either`() {
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

  @Test func `4.4: a read inside a transaction sees the writes so far`() {
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

  @Test func `4.4, C-132: a read in a transaction sees the writes`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value + 1 }
    let c = graph.computed { 3 * b.value }
    graph.transaction {
      x.value = 4
      #expect(c.value == 15)
      #expect(b.value == 5)
    }
  }

  @Test func `4.4, C-133: a read in a transaction runs no effect`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value + 1 }
    let h = graph.computed { 3 * x.value }
    let w = graph.effect { _ = h.value }
    graph.transaction {
      x.value = 4
      _ = f.value
      #expect(w.evaluations == 1)
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.4: a rule sees all writes so far before effects run`() {
    let x = graph.cell(1)
    let y = graph.cell(1)
    let f = graph.computed { x.value * y.value }
    let w = graph.effect { _ = f.value }
    var seen: [Int] = []
    graph.transaction {
      x.value = 2
      seen.append(f.value)
      y.value = 3
      seen.append(f.value)
    }
    #expect(seen == [2, 6])
    #expect([f.evaluations, w.evaluations] == [3, 2])
  }

  @Test func `4.5: a transaction returns the value of its body`() {
    let x = graph.cell(1)
    let value = graph.transaction { () -> Int in
      x.value = 2
      return x.value * 10
    }
    #expect(value == 20)
  }

  @Test func `4.5, C-120: where the body throws, the writes stay, the effects run, and then the error is thrown on`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `4.5: effects have run when the error of a body arrives`() {
    struct Failure: Error {}
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    do {
      try graph.transaction {
        try graph.transaction {
          x.value = 1
          throw Failure()
        }
      }
    } catch {
      #expect(w.evaluations == 2)
    }
    #expect(w.evaluations == 2)
  }

  @Test func `4.5, C-150: a transaction that threw does not disturb the next write`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    try? graph.transaction { () throws(Failure) in
      x.value = 1
      throw Failure()
    }
    #expect(w.evaluations == 2)
    x.value = 2
    #expect(w.evaluations == 3)
    #expect(x.value == 2)
  }

  @Test func `graphs do not disturb each other`() {
    let other = Graph()
    let x = graph.cell(0)
    let y = other.cell(0)
    let w = graph.effect { _ = x.value }
    let v = other.effect { _ = y.value }
    graph.transaction {
      x.value = 1
      y.value = 1
      #expect([w.evaluations, v.evaluations] == [1, 2])
    }
    #expect([w.evaluations, v.evaluations] == [2, 2])
  }
}
