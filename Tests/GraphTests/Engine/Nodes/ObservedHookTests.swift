import TestSupport
import Testing

@testable import AttributeGraph2

/// When the hooks of a node are called, and how long they are kept.
struct `Observed hooks` {
  let graph = Graph()

  @Test func `a hook is called for the end of an observation after the flush in which it ended`() {
    let log = Recorder<String>()
    let (x, z) = (graph.cell(0), graph.cell(0))
    let observing = graph.effect { _ = z.value }
    let hook = z.onObservedChange { log.note($0 ? "observed" : "not observed") }
    // The replaced value stops the effect at its release, which is between two effects.
    let f = graph.computed(comparedBy: nil) { () -> Farewell in
      x.value == 0 ? Farewell { observing.stop() } : Farewell {}
    }
    let first = graph.effect { _ = f.value }
    let second = graph.effect {
      _ = x.value
      log.note("second")
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["second", "not observed"])
    #expect([first.evaluations, second.evaluations] == [2, 2])
    hook.cancel()
  }

  @Test func `a run that reads one node in place of another calls the hooks of both`() {
    let log = Recorder<String>()
    let (isFirst, a, b) = (graph.cell(true), graph.cell(0), graph.cell(0))
    let hooks = [
      a.onObservedChange { log.note($0 ? "a is observed" : "a is not observed") },
      b.onObservedChange { log.note($0 ? "b is observed" : "b is not observed") },
    ]
    let effect = graph.effect { _ = isFirst.value ? a.value : b.value }
    #expect(log.values == ["a is observed"])
    isFirst.value = false
    #expect(log.values == ["a is observed", "a is not observed", "b is observed"])
    withExtendedLifetime((hooks, effect)) {}
  }

  @Test func `the hooks of a node are released with it`() {
    var z: StateCell<Int>? = graph.cell(0)
    let hook = z?.onObservedChange { _ in }
    #expect(graph.state.fields.boundary.observedHooks.hooks.count == 1)
    z = nil
    #expect(z == nil)
    #expect(graph.state.fields.boundary.observedHooks.hooks.isEmpty)
    hook?.cancel()
  }

  @Test func `a cancelled hook is removed though only an edge keeps its node`() {
    let log = Recorder<Bool>()
    let z = Box<StateCell<Int>?>(graph.cell(0))
    let w = graph.effect { _ = z.content?.value }
    let hook = z.content?.onObservedChange { log.note($0) }
    z.content = nil
    hook?.cancel()
    #expect(graph.state.fields.boundary.observedHooks.hooks.isEmpty)
    w.stop()
    #expect(log.values.isEmpty)
  }

  @Test func `a hook is not called for a later node in the record of an ended one`() {
    let log = Recorder<Bool>()
    let subgraph = graph.subgraph()
    let first = subgraph.cell(0)
    let hook = first.cell?.onObservedChange { log.note($0) }
    subgraph.end()
    let later = graph.cell(0)
    #expect(later.reference == first.address.node)
    let w = graph.effect { _ = later.value }
    w.stop()
    #expect(log.values.isEmpty)
    hook?.cancel()
  }

  @Test func `an effect that has stopped itself observes nothing any more`() {
    let (x, z) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    let isObserved = Recorder<Bool>()
    own.content = graph.effect {
      _ = z.value
      if x.value == 1 { own.content?.stop() }
      isObserved.note(z.isObserved)
    }
    x.value = 1
    #expect(isObserved.values == [true, false])
    own.content = nil
  }

  @Test func `16.6: a hook of an ended node does nothing`() {
    let log = Recorder<String>()
    let subgraph = graph.subgraph()
    var x = subgraph.cell(1).cell
    subgraph.end()
    let hook = x?.onObservedChange { log.note("\($0)") }
    x = nil
    let y = graph.cell(1)
    let w = graph.effect { _ = y.value }
    w.stop()
    #expect(log.values.isEmpty)
    #expect(graph.state.fields.boundary.observedHooks.hooks.isEmpty)
    withExtendedLifetime(hook) {}
  }

  @Test func `the end of an observed node is the end of its observation`() {
    let log = Recorder<Bool>()
    let subgraph = graph.subgraph()
    let inside = subgraph.cell(1)
    let (cell, weak) = (inside.cell, inside.weak)
    let hook = cell?.onObservedChange { log.note($0) }
    let effect = graph.effect { _ = weak.value }
    #expect(log.values == [true])
    subgraph.end()
    #expect(log.values == [true, false])
    effect.stop()
    hook?.cancel()
    #expect(log.values == [true, false])
  }

  @Test func `a hook that is cancelled in the transaction that ends its node is not called`() {
    let log = Recorder<Bool>()
    let subgraph = graph.subgraph()
    let inside = subgraph.cell(1)
    let hook = inside.cell?.onObservedChange { log.note($0) }
    let effect = graph.effect { _ = inside.weak.value }
    graph.transaction {
      subgraph.end()
      hook?.cancel()
    }
    #expect(log.values == [true])
    #expect(graph.state.fields.boundary.observedHooks.hooks.isEmpty)
    effect.stop()
  }

  @Test func `hooks that cause calls of each other without end are reported, and continue with the next change`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let (a, b, other) = (graph.cell(0, name: "a"), graph.cell(0, name: "b"), graph.cell(0))
    let (readsA, readsB) = (graph.cell(false), graph.cell(false))
    let effects = [
      graph.effect { if readsA.value { _ = a.value } }, graph.effect { if readsB.value { _ = b.value } },
    ]
    let calls = Box(0)
    let hooks = [
      a.onObservedChange {
        calls.content += 1
        readsB.value = $0
      },
      b.onObservedChange { readsA.value = !$0 },
    ]
    readsA.value = true
    #expect(reports.values == [.observedHooksDoNotSettle(node: "a", passes: 100)])
    #expect(calls.content == 50)
    let unrelated = graph.effect { _ = other.value }
    #expect(reports.values.count == 2)
    hooks[1].cancel()
    withExtendedLifetime((hooks, effects, unrelated)) {}
  }
}
