import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.9, 5.11, 14.5, 15.5 and 15.7, where cleanups, detached closures and ends meet.
@Suite struct `Cleanups where closures meet` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `5.9 a cleanup that is asked for in detached belongs to the run all the same`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      log.note("run \(x.value)")
      graph.detached { graph.onCleanup { log.note("clean") } }
    }
    #expect(log.values == ["run 0"])
    x.value = 1
    #expect(log.values == ["run 0", "clean", "run 1"])
    w.stop()
    #expect(log.values == ["run 0", "clean", "run 1", "clean"])
  }

  @Test func `5.11 an effect that invalidates itself in its own body does not run again for it`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect { [log] in
      log.note("run \(x.value)")
      own.content?.invalidate()
    }
    x.value = 1
    #expect(log.values == ["run 0", "run 1"])
    #expect(graph.checkInvariants() == [])
    // Without this the effect, which its own body owns, would stay for ever.
    own.content = nil
  }

  @Test func `14.5 what the cleanup of a rule makes belongs to whoever holds it`() {
    let x = graph.cell(0)
    let made = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { [graph] in
      graph.onCleanup { made.content = graph.computed { 7 } }
      return x.value
    }
    _ = f.value
    x.value = 1
    _ = f.value
    let first = made.content
    x.value = 2
    _ = f.value
    #expect(first?.value == 7)
    #expect(first?.isEnded == false)
  }

  @Test func `15.5 an observer of the end that a cleanup of the same end cancels is not called`() {
    let subgraph = graph.subgraph()
    let observing = subgraph.onEnd { [log] in log.note("end") }
    subgraph.effect { [graph] in graph.onCleanup { observing.cancel() } }
    subgraph.end()
    #expect(log.values.isEmpty)
  }

  @Test func `15.7 until the end that was put off comes, effects of the subgraph run as before`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    subgraph.effect { [log] in log.note("\(x.value)") }
    graph.deferringEnds {
      subgraph.end()
      x.value = 1
    }
    x.value = 2
    #expect(log.values == ["0", "1"])
  }
}
