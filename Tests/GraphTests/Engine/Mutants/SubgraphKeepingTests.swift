import AttributeGraph2
import TestSupport
import Testing

/// Semantics 15.2, 15.7 and 15.9, where something is done twice or in an order.
@Suite struct `What subgraphs keep` {
  let graph = Graph()

  @Test func `a child that is added twice is a child once`() {
    let (parent, child) = (graph.subgraph(), graph.subgraph())
    parent.add(child)
    parent.add(child)
    #expect(parent.children.count == 1)
    #expect(child.parents.count == 1)
  }

  @Test func `what two subgraphs have adopted ends once`() {
    let (one, other) = (graph.subgraph(), graph.subgraph())
    let x = graph.cell(0)
    _ = one.adopt(x)
    _ = other.adopt(x)
    one.end()
    #expect(x.isEnded)
    other.end()
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `an end that was put off comes once`() {
    let subgraph = graph.subgraph()
    graph.deferringEnds { subgraph.end() }
    graph.deferringEnds {}
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func `flagged attributes are updated in the order of their subgraphs`() {
    let flag = AttributeFlags(rawValue: 1)
    let log = Recorder<String>()
    let parent = graph.subgraph()
    for name in ["first", "second", "third"] {
      _ = parent.subgraph().computed(flags: flag) { () -> String in
        log.note(name)
        return name
      }
    }
    parent.update(flag)
    #expect(log.values == ["first", "second", "third"])
  }

  @Test func `a subgraph cannot own one that owns it`() async {
    await #expect(processExitsWith: .failure) {
      let parent = Graph().subgraph()
      let child = parent.subgraph()
      child.add(parent)
    }
  }
}
