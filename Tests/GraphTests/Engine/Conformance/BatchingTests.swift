import AttributeGraph2
import TestSupport
import Testing

/// Rows C-118 to C-150 of the cross-framework behaviours: transactions and untracked reads.
@Suite struct `Transactions as other engines have them` {
  struct Failure: Error, Equatable {}

  let graph = Graph()

  @Test func `C-118 effects wait for the outermost transaction`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      graph.transaction { x.value = 2 }
      #expect(w.evaluations == 1)
      x.value = 3
    }
    #expect(w.evaluations == 2)
    #expect(x.value == 3)
  }

  @Test func `C-120 a throwing transaction keeps its writes, flushes and throws on`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    #expect(throws: Failure()) {
      try graph.transaction { () throws(Failure) in
        x.value = 1
        throw Failure()
      }
    }
    #expect(x.value == 1)
    #expect(w.evaluations == 2)
  }

  @Test func `C-121 an effect made in a transaction runs at once`() {
    let x = graph.cell(0)
    graph.transaction {
      let w = graph.effect { _ = x.value }
      #expect(w.evaluations == 1)
    }
  }

  @Test func `C-122 an effect sees the last of several writes`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w = graph.effect { log.note(x.value) }
    graph.transaction { for next in 4...6 { x.value = next } }
    #expect(log.values == [0, 6])
    #expect(w.evaluations == 2)
  }

  @Test func `C-123 writes that cancel each other in a rule run no effect`() {
    let p = graph.cell(0)
    let q = graph.cell(0)
    let f = graph.computed { p.value + q.value }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      p.value = 3
      q.value = -3
    }
    #expect(f.value == 0)
    #expect([f.evaluations, w.evaluations] == [2, 1])
  }

  @Test func `C-127 a cell that is back where it began was never written`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    for middle in [4, 5, 6] {
      graph.transaction {
        x.value = middle
        x.value = 0
      }
      #expect(w.evaluations == 1)
    }
  }

  @Test func `C-128 an effect stopped in a transaction does not run at its end`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      w.stop()
      x.value = 2
    }
    #expect(w.evaluations == 1)
  }

  @Test func `C-129 a rule upstream of which nothing was written does not run`() {
    let x = graph.cell(0)
    let f = graph.computed { 2 * x.value }
    let w = graph.effect { _ = f.value }
    graph.transaction {
      x.value = 4
      x.value = 0
    }
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(f.value == 0)
  }

  @Test func `C-130 an effect made after the write runs once`() {
    let log = Recorder<Int>()
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    graph.transaction {
      x.value = 12
      own.content = graph.effect { log.note(x.value) }
    }
    #expect(log.values == [12])
    own.content = nil
  }

  @Test func `C-131 an effect due and then stopped does not run`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      w.stop()
    }
    #expect(w.evaluations == 1)
  }

  @Test func `C-132 a read in a transaction sees the writes`() {
    let x = graph.cell(0)
    let b = graph.computed { x.value + 1 }
    let c = graph.computed { 3 * b.value }
    graph.transaction {
      x.value = 4
      #expect(c.value == 15)
      #expect(b.value == 5)
    }
  }

  @Test func `C-133 a read in a transaction runs no effect`() {
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

  @Test func `C-135 one cell is back where it began and another is not`() {
    let x = graph.cell(0)
    let y = graph.cell(10)
    let c1 = graph.computed { 2 * x.value }
    let c2 = graph.computed { c1.value + y.value }
    let w = graph.effect { _ = c2.value }
    graph.transaction {
      x.value = 4
      x.value = 0
      y.value = 30
    }
    #expect(c2.value == 30)
    #expect([c1.evaluations, w.evaluations] == [1, 2])
  }

  @Test func `C-137 two written inputs are one run`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { _ = x.value + y.value }
    graph.transaction {
      x.value = 4
      y.value = 5
    }
    #expect(w.evaluations == 2)
    #expect([x.value, y.value] == [4, 5])
  }

  @Test func `C-138 an untracked read makes no input`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { [graph] in
      _ = x.value
      graph.untracked { _ = y.value }
    }
    x.value = 1
    y.value = 1
    #expect(w.evaluations == 2)
  }

  @Test func `C-140 an untracked read is up to date`() {
    let x = graph.cell(0)
    let f = graph.computed { 4 * x.value }
    _ = f.value
    x.value = 5
    #expect(graph.untracked { f.value } == 20)
  }

  @Test func `C-150 a transaction that threw does not disturb the next write`() {
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

  @Test func `C-237 a transaction in an effect is absorbed into the flush`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let order = Recorder<String>()
    let writer = graph.effect { [graph] in
      let v = x.value
      graph.transaction { y.value = v }
      order.note("writer")
    }
    let reader = graph.effect {
      _ = y.value
      order.note("reader")
    }
    order.values = []
    x.value = 1
    #expect(order.values == ["writer", "reader"])
    #expect([writer.evaluations, reader.evaluations] == [2, 2])
  }
}
