import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.1 to 5.4 and 5.6.
@Suite struct `Effects` {
  let graph = Graph()

  @Test func `effects run in the order of their creation, not in that of their inputs`() {
    let log = Recorder<Int>()
    let cells = (0..<5).map { graph.cell($0) }
    let effects = (0..<5).map { index in
      graph.effect {
        _ = cells[4 - index].value
        log.note(index)
      }
    }
    log.values = []
    graph.transaction { for cell in cells { cell.value += 10 } }
    #expect(log.values == [0, 1, 2, 3, 4])
    #expect(effects.map(\.evaluations) == [2, 2, 2, 2, 2])
  }

  @Test func `an effect made due by an earlier one waits for its turn`() {
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

  @Test func `an effect made due by a later one goes before those that wait`() {
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

  @Test func `an effect that was due stops before its turn`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    let first = graph.effect { if x.value == 1 { own.content?.stop() } }
    own.content = graph.effect { _ = x.value }
    x.value = 1
    #expect(own.content?.evaluations == 1)
    #expect(first.evaluations == 2)
    #expect(own.content?.isStopped == true)
  }

  @Test func `an effect that was due goes before its turn`() {
    let runs = Box(0)
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    let first = graph.effect { if x.value == 1 { own.content = nil } }
    own.content = graph.effect {
      _ = x.value
      runs.content += 1
    }
    x.value = 1
    #expect(runs.content == 1)
    #expect(first.evaluations == 2)
  }

  @Test func `an effect stops when its last owner goes`() {
    let runs = Box(0)
    let x = graph.cell(0)
    do {
      let w = graph.effect {
        _ = x.value
        runs.content += 1
      }
      x.value = 1
      #expect(!w.isStopped)
    }
    x.value = 2
    #expect(runs.content == 2)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `stopping twice is stopping once`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    w.stop()
    w.stop()
    x.value = 1
    #expect(w.evaluations == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `an effect that reads nothing runs once`() {
    let x = graph.cell(0)
    let w = graph.effect {}
    x.value = 1
    #expect(w.evaluations == 1)
  }

  @Test func `an effect reads what it wrote through a rule, and that is no reason to run again`() {
    let seen = Recorder<Int>()
    let x = graph.cell(0)
    let out = graph.cell(0)
    let doubled = graph.computed { 2 * out.value }
    let w = graph.effect {
      out.value = x.value
      seen.note(doubled.value)
    }
    x.value = 3
    #expect(seen.values == [0, 6])
    #expect(w.evaluations == 2)
  }

  @Test func `an effect whose write leaves what it read the same does not run again`() {
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
