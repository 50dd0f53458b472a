import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.1 to 5.4: when effects run, and in which order.
struct `Effects` {
  let graph = Graph()

  @Test func `5.1, C-054: an effect runs once when it is made, at once`() {
    let x = graph.cell(1)
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(x.value) }
    #expect(seen.values == [1])
    #expect(w.evaluations == 1)
  }

  @Test func `5.1, C-121, C-130: an effect runs at once also inside a transaction, and not again at its end`() {
    let x = graph.cell(1)
    let seen = Recorder<Int>()
    let own = Box<Effect?>(nil)
    graph.transaction {
      x.value = 2
      own.content = graph.effect { seen.note(x.value) }
      #expect(seen.values == [2])
    }
    #expect(seen.values == [2])
    graph.transaction {
      let later = graph.effect { seen.note(10 * x.value) }
      x.value = 3
      #expect(seen.values == [2, 20])
      withExtendedLifetime(later) {}
    }
    #expect(seen.values == [2, 20, 3])
  }

  @Test func `5.1, C-016: an effect sees earlier writes in its first run`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 4
    let w = graph.effect { log.note(f.value) }
    #expect(log.values == [4])
    #expect(w.evaluations == 1)
  }

  @Test func `5.2, C-088: an effect runs again after each commit that changed something it read`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { x.value }
    let seen = Recorder<[Int]>()
    let w = graph.effect { seen.note([f.value, y.value]) }
    x.value = 1
    y.value = 1
    graph.transaction {
      x.value = 2
      y.value = 2
    }
    #expect(seen.values == [[0, 0], [1, 0], [1, 1], [2, 2]])
    #expect(w.evaluations == 4)
  }

  @Test func `5.2, C-017: an effect whose inputs turn out unchanged does not run`() {
    let (x, elsewhere) = (graph.cell(2), graph.cell(0))
    let isEven = graph.computed { x.value % 2 == 0 }
    let w = graph.effect { _ = isEven.value }
    x.value = 4
    elsewhere.value = 1
    graph.transaction {}
    #expect(w.evaluations == 1)
    #expect(isEven.evaluations == 2)
    x.value = 5
    #expect(w.evaluations == 2)
  }

  @Test func `5.2: an effect that reads nothing runs once`() {
    let x = graph.cell(0)
    let w = graph.effect {}
    x.value = 1
    #expect(w.evaluations == 1)
  }

  @Test func `5.2, C-021: each of eight effects runs once a write`() {
    let x = graph.cell(0)
    let effects = (0..<8).map { i -> Effect in
      let f = graph.computed { x.value + i }
      return graph.effect { _ = f.value }
    }
    x.value = 5
    #expect(effects.allSatisfy { $0.evaluations == 2 })
    x.value = 6
    #expect(effects.allSatisfy { $0.evaluations == 3 })
  }

  @Test func `5.2, C-030: an effect follows an optional through two rules`() {
    let log = Recorder<String>()
    let list = graph.cell([Int]?.none)
    let has = graph.computed { list.value != nil }
    let msg = graph.computed { has.value ? "on" : "off" }
    let w = graph.effect { log.note(msg.value) }
    list.value = [7]
    #expect(w.evaluations == 2)
    list.value = [8, 9]
    #expect(w.evaluations == 2)
    list.value = nil
    #expect(log.values == ["off", "on", "off"])
    #expect(w.evaluations == 3)
  }

  @Test func `5.3: effects run in the order of their creation, whatever the order of the writes`() {
    let log = Recorder<Int>()
    let cells = (0..<6).map { graph.cell($0) }
    let f = graph.computed { cells[5].value }
    let effects = (0..<6).map { index in
      graph.effect {
        _ = index == 0 ? f.value : cells[index].value
        log.note(index)
      }
    }
    log.values = []
    graph.transaction { for cell in cells.reversed() { cell.value += 100 } }
    #expect(log.values == [0, 1, 2, 3, 4, 5])
    #expect(effects.map(\.evaluations) == [2, 2, 2, 2, 2, 2])
  }

  @Test func `5.3: an effect made during a flush comes after the queued ones`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let own = Box<[Effect]>([])
    let first = graph.effect { [graph] in
      if x.value == 1 { own.content.append(graph.detached { graph.effect { log.note("late \(x.value)") } }) }
      log.note("first \(x.value)")
    }
    let second = graph.effect { log.note("second \(x.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["late 1", "first 1", "second 1"])
    log.values = []
    x.value = 2
    #expect(log.values == ["first 2", "second 2", "late 2"])
    #expect([first.evaluations, second.evaluations] == [3, 3])
  }

  @Test func `5.3: an effect runs once in a flush unless another effect writes an input of it`() {
    let log = Recorder<String>()
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let earlier = graph.effect { log.note("earlier \(x.value) \(y.value)") }
    let writer = graph.effect {
      y.value = x.value
      z.value = x.value
      log.note("writer")
    }
    let later = graph.effect { log.note("later \(x.value) \(z.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["earlier 1 0", "writer", "earlier 1 1", "later 1 1"])
    #expect([earlier, writer, later].map(\.evaluations) == [3, 2, 2])
  }

  @Test func `5.3: an effect queued by an earlier one runs in the order of creation`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let effects = [
      graph.effect {
        y.value = x.value
        log.note("writes y")
      },
      graph.effect {
        _ = x.value
        log.note("reads x")
      },
      graph.effect {
        _ = y.value
        log.note("reads y")
      },
    ]
    log.values = []
    x.value = 1
    #expect(log.values == ["writes y", "reads x", "reads y"])
    #expect(effects.map(\.evaluations) == [2, 2, 2])
  }

  @Test func `5.3: an effect queued by a later one runs before those that are still queued`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let effects = [
      graph.effect { log.note("y \(y.value)") }, graph.effect { y.value = x.value },
      graph.effect { log.note("x \(x.value)") },
    ]
    log.values = []
    x.value = 1
    #expect(log.values == ["y 1", "x 1"])
    #expect(effects.map(\.evaluations) == [2, 2, 2])
  }

  @Test func `5.4: the writes of an effect form a transaction`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let seen = Recorder<[Int]>()
    let onlooker = graph.effect { seen.note([y.value, z.value]) }
    let w = graph.effect {
      y.value = x.value
      z.value = x.value
    }
    x.value = 1
    #expect(seen.values == [[0, 0], [1, 1]])
    #expect([onlooker, w].map(\.evaluations) == [2, 2])
  }

  @Test func `5.4: the writes of a first run are one transaction, too`() {
    let (y, z) = (graph.cell(0), graph.cell(0))
    let seen = Recorder<[Int]>()
    let onlooker = graph.effect { seen.note([y.value, z.value]) }
    let w = graph.effect {
      y.value = 1
      z.value = 1
    }
    #expect(seen.values == [[0, 0], [1, 1]])
    #expect([onlooker, w].map(\.evaluations) == [2, 1])
  }

  @Test func `5.4: the writes of an effect run other effects in the same flush`() {
    let cells = (0..<20).map { _ in graph.cell(0) }
    let effects = (1..<20).reversed().map { index in
      graph.effect { cells[index].value = cells[index - 1].value }
    }
    let before = graph.statistics.transactions
    cells[0].value = 7
    #expect(cells.map(\.value) == Array(repeating: 7, count: 20))
    #expect(effects.allSatisfy { $0.evaluations == 2 })
    #expect(graph.statistics.transactions == before + 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.4, C-172: a cell that an effect writes first and reads afterwards does not run it again`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { 2 * y.value }
    let seen = Recorder<Int>()
    let w = graph.effect {
      y.value = x.value
      seen.note(f.value + y.value)
    }
    #expect(w.evaluations == 1)
    x.value = 1
    #expect(w.evaluations == 2)
    y.value = 5
    #expect(w.evaluations == 3)
    #expect(y.value == 1)
    #expect(seen.values == [0, 3, 3])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.4: an effect whose write leaves its inputs unchanged does not run again`() {
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let go = graph.cell(0)
    let w = graph.effect { [graph] in
      _ = go.value
      _ = parity.value
      graph.untracked { x.value += 2 }
    }
    go.value = 1
    #expect(x.value == 4)
    #expect([parity.evaluations, w.evaluations] == [3, 2])
  }
}
