import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6.4, 14.3, 14.6, 15.5 and 15.8: what cleanups may do at an end, and their owners.
struct `Cleanups at an end` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `15.5: an observer of the end that a cleanup adds is called after everything has ended, in its order`() {
    let subgraph = graph.subgraph()
    let made = subgraph.cell(1)
    let observing = Recorder<Subscription>()
    subgraph.build { [graph, log] in graph.onCleanup { log.note("cleanup of the subgraph") } }
    subgraph.effect { [graph, log] in
      graph.onCleanup {
        log.note("cleanup of the effect")
        observing.note(subgraph.onEnd { log.note("added, cell alive: \(made.isAlive)") })
      }
    }
    observing.note(
      subgraph.onEnd { [log] in
        log.note("first")
        observing.note(subgraph.onEnd { log.note("added by the first") })
      })
    subgraph.end()
    #expect(
      log.values == [
        "cleanup of the effect", "cleanup of the subgraph", "first", "added, cell alive: false", "added by the first",
      ])
  }

  @Test func `5.10: the error of a cleanup is reported as that, with the name of its effect, rule or subgraph`() {
    struct Broken: Error {}
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note($0.isOfCleanup ? "\($0)" : "body") }
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph] in graph.onCleanup { throw Broken() } }
    let f = graph.computed(name: "f") { [graph] in
      graph.onCleanup { throw Broken() }
      return x.value
    }
    let screen = graph.subgraph(name: "screen")
    screen.build { graph.onCleanup { throw Broken() } }
    _ = f.value
    x.value = 1
    _ = f.value
    w.stop()
    screen.end()
    let text = "failed: Broken(). Other cleanups run all the same."
    #expect(reports.values == ["f", "w", "screen"].map { "A cleanup of '\($0)' \(text)" })
  }

  @Test func `the cleanup of an effect that a rule made may not write when the rule runs again`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { [graph] () -> Int in
      _ = graph.effect { graph.onCleanup { y.value = 5 } }
      return x.value
    }
    #expect(f.value == 0)
    x.value = 1
    #expect(f.value == 1)
    #expect(y.value == 0)
    #expect(reports.values.count == 1)
  }

  @Test func `an effect that is dropped by its own cleanup does not run again`() {
    let x = graph.cell(0)
    let effect = Box<Effect?>(nil)
    effect.content = graph.effect { [graph, log] in
      log.note("run \(x.value)")
      graph.onCleanup { effect.content = nil }
    }
    x.value = 1
    #expect(log.values == ["run 0"])
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `an ending effect does not run for its own cleanup, even if the cleanup runs its queue`() {
    let queue = graph.makeEffectQueue()
    let runs = Box(0)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      _ = graph.effect(on: queue) {
        runs.content += 1
        _ = x.value
        graph.onCleanup {
          x.value += 1
          queue.run()
        }
      }
    }
    queue.run()
    #expect(runs.content == 1)
    outer.stop()
    #expect(runs.content == 1)
    #expect(x.value == 1)
  }

  @Test func `a cleanup requested at the end runs at once`() {
    let outer = graph.effect { [graph, log] in
      _ = graph.effect { graph.onCleanup { log.note("first") } }
      _ = graph.effect {
        graph.onCleanup {
          log.note("second")
          graph.onCleanup { log.note("late") }
        }
      }
      graph.onCleanup { log.note("outer") }
    }
    outer.stop()
    #expect(log.values == ["second", "late", "first", "outer"])
  }

  @Test func `the cleanup of a rule that runs inside a build belongs to its evaluation`() {
    let log = Recorder<Int>()
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    var f: ComputedAttribute<Int>? = graph.computed { [graph] () -> Int in
      let value = x.value
      graph.onCleanup { log.note(value) }
      return value
    }
    subgraph.build { _ = f?.value }
    #expect(log.values == [])
    x.value = 1
    subgraph.build { _ = f?.value }
    #expect(log.values == [0])
    subgraph.end()
    #expect(log.values == [0])
    x.value = 2
    #expect(f?.value == 2)
    #expect(log.values == [0, 1])
    f = nil
    #expect(f == nil)
    #expect(log.values == [0, 1, 2])
  }

  @Test func `the cleanup of an effect made inside a build belongs to the effect`() {
    let log = Recorder<Int>()
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    subgraph.effect { [graph] in
      let value = x.value
      graph.onCleanup { log.note(value) }
    }
    #expect(log.values == [])
    x.value = 1
    #expect(log.values == [0])
    subgraph.end()
    #expect(log.values == [0, 1])
  }

  @Test func `a cleanup requested by the build itself belongs to the subgraph`() {
    let log = Recorder<String>()
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    let f = graph.computed { [graph] () -> Int in
      graph.onCleanup { log.note("rule") }
      return x.value
    }
    subgraph.build {
      _ = f.value
      graph.onCleanup { log.note("subgraph") }
    }
    x.value = 1
    #expect(f.value == 1)
    #expect(log.values == ["rule"])
    subgraph.end()
    #expect(log.values == ["rule", "subgraph"])
  }
}
