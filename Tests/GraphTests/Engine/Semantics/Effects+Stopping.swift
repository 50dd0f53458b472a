import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.6: an effect that has stopped never runs again.
struct `Stopped effects` {
  let graph = Graph()

  @Test func `5.6: a stopped effect never runs again`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    w.stop()
    x.value = 1
    w.invalidate()
    x.value = 2
    w.stop()
    #expect(w.isStopped)
    #expect(w.evaluations == 1)
    #expect(!x.isRead)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6, C-128, C-131: a queued effect that is stopped never runs again`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {
      x.value = 1
      w.stop()
      x.value = 2
    }
    #expect(w.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.6: a queued effect that another effect stops in the same flush does not run`() {
    let x = graph.cell(0)
    let later = Box<Effect?>(nil)
    let first = graph.effect { if x.value == 1 { later.content?.stop() } }
    let w = graph.effect { _ = x.value }
    later.content = w
    x.value = 1
    #expect(first.evaluations == 2)
    #expect(w.evaluations == 1)
    #expect(w.isStopped)
  }

  @Test func `5.6: an effect stops with its last owner, also when it is queued`() {
    let x = graph.cell(0)
    let runs = Box(0)
    let own = Box<Effect?>(graph.effect { runs.content += x.value >= 0 ? 1 : 0 })
    let second = Box<Effect?>(own.content)
    own.content = nil
    x.value = 1
    #expect(runs.content == 2)
    graph.transaction {
      x.value = 2
      second.content = nil
    }
    #expect(runs.content == 2)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6: an effect stops at the end of its owner, a run or a subgraph`() {
    let (x, round) = (graph.cell(0), graph.cell(0))
    let kept = Box<[Effect]>([])
    let subgraph = graph.subgraph()
    let outer = graph.effect { [graph] in
      _ = round.value
      kept.content.append(graph.effect { _ = x.value })
    }
    subgraph.build { kept.content.append(graph.effect { _ = x.value }) }
    subgraph.end()
    graph.transaction {
      x.value = 1
      round.value = 1
    }
    outer.stop()
    x.value = 2
    #expect(kept.content.map(\.isStopped) == [true, true, true])
    #expect(kept.content.map(\.evaluations) == [1, 1, 1])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `5.6, C-060: an effect that stops itself stops when its body has returned`() {
    let log = Recorder<String>()
    let (x, y) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    own.content = graph.effect { [graph] in
      log.note("run \(x.value)")
      graph.onCleanup { log.note("clean") }
      guard x.value == 1 else { return }
      own.content?.stop()
      log.note("goes on \(y.value)")
      y.value = 5
      x.value = 2
    }
    x.value = 1
    #expect(log.values == ["run 0", "clean", "run 1", "goes on 0", "clean"])
    #expect(y.value == 5)
    x.value = 3
    #expect(own.content?.evaluations == 2)
    #expect(graph.statistics.edges == 0)
    #expect(graph.invariantViolations == [])
    // Its own body owns the effect, which would leak otherwise.
    own.content = nil
  }

  @Test func `5.6, C-064: a stopped effect of two inputs does not run`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { _ = x.value + y.value }
    w.stop()
    for next in 1...2 {
      x.value = next
      y.value = next
    }
    #expect(w.evaluations == 1)
  }

  @Test func `5.6, C-071: a stopped effect does not disturb a later one`() {
    let x = graph.cell(0)
    let w1 = graph.effect { _ = x.value }
    w1.stop()
    x.value = 1
    let w2 = graph.effect { _ = x.value }
    x.value = 2
    #expect([w1.evaluations, w2.evaluations] == [1, 2])
  }

  @Test func `5.6, C-163: one of two effects on a rule stops`() {
    let x = graph.cell(0)
    let f = graph.computed { 3 * x.value }
    let w1 = graph.effect { _ = f.value }
    let w2 = graph.effect { _ = f.value }
    w1.stop()
    x.value = 1
    x.value = 2
    #expect([w1.evaluations, w2.evaluations] == [1, 3])
  }

  @Test func `5.6: an effect that an earlier one releases in the same flush does not run`() {
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

  @Test func `5.6: an effect that is stopped while it is verified does not run`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    let stopping = graph.computed { () -> Int in
      if x.value == 1 { own.content?.stop() }
      return x.value
    }
    own.content = graph.effect { _ = stopping.value }
    x.value = 1
    #expect(own.content?.evaluations == 1)
    #expect(graph.invariantViolations == [])
    own.content = nil
  }
}
