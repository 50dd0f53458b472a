import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14.6 and 15.8, for what runs while a subgraph is built.
@Suite struct `Cleanups of what runs inside a build` {
  let graph = Graph()

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

  @Test func `so does that of an effect that is made inside a build`() {
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

  @Test func `what the build itself asks for after it belongs to the subgraph`() {
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
