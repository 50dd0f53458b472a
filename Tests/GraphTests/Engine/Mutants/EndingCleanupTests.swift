import AttributeGraph2
import TestSupport
import Testing

/// Semantics 6.4 and 14.3, about what cleanups may do at an end.
@Suite struct `Cleanups at an end` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `the cleanup of an effect that a rule made may not write when the rule runs again`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let f = graph.computed { [graph] () -> Int in
      _ = graph.effect { graph.onCleanup { y.value = 5 } }
      return x.value
    }
    #expect(f.value == 0)
    x.value = 1
    #expect(f.value == 1)
    #expect(y.value == 0)
    #expect(heard.values.count == 1)
  }

  @Test func `an effect that ends does not run because of its own cleanup, whoever runs its queue`() {
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

  @Test func `a cleanup that is asked for at the end runs at once`() {
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
}
