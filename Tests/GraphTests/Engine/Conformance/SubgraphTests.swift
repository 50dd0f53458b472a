import AttributeGraph2
import TestSupport
import Testing

/// Rows C-200 to C-206, C-212, C-214 and C-236 of the cross-framework behaviours: lifetimes.
@Suite struct `Subgraphs as other engines have them` {
  let graph = Graph()

  @Test func `C-200 live nodes come and go, made ones only come`() {
    let subgraph = graph.subgraph()
    let before = graph.statistics
    let x = subgraph.cell(0)
    #expect(graph.statistics.nodes == before.nodes + 1)
    #expect(graph.statistics.nodesCreated == before.nodesCreated + 1)
    subgraph.end()
    #expect(graph.statistics.nodes == before.nodes)
    #expect(graph.statistics.nodesCreated == before.nodesCreated + 1)
    #expect(!x.isAlive)
  }

  @Test func `C-201 subgraphs are counted, ended or dropped`() {
    let ended = graph.subgraph()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [1, 1])
    ended.end()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [0, 1])
    var dropped: Subgraph? = graph.subgraph()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [1, 2])
    dropped = nil
    #expect(dropped == nil)
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [0, 2])
  }

  @Test func `C-205 a child that is removed from its parents goes on`() {
    let (p1, p2, q) = (graph.subgraph(name: "p1"), graph.subgraph(name: "p2"), graph.subgraph(name: "q"))
    p1.add(q)
    p2.add(q)
    #expect(q.parents.map(\.name) == ["p1", "p2"])
    p1.remove(q)
    #expect(q.parents.map(\.name) == ["p2"])
    p2.remove(q)
    #expect(q.parents.isEmpty)
    #expect(!q.isEnded)
  }

  @Test func `C-206 a weak handle gives nil at once, even while its subgraph is built in`() {
    let subgraph = graph.subgraph()
    subgraph.build {
      let x = subgraph.cell(8)
      let weak = x.weak
      #expect(weak.value == 8)
      subgraph.end()
      #expect(weak.value == nil)
    }
  }

  @Test func `C-212 edges are told once each, when they come and when they go`() {
    let log = Recorder<String>()
    let p = graph.subgraph()
    let x = p.cell(1, name: "x")
    let y = p.cell(1, name: "y")
    let readsX = graph.cell(true)
    let f = graph.computed(name: "f") { readsX.value ? x.value : 0 }
    let listening = graph.onEvent { event in
      switch event {
      case .edgeAdded(let input, let reader) where input.name != readsX.name:
        log.note("+\(input.name)\(reader.name)")
      case .edgeRemoved(let input, let reader) where input.name != readsX.name:
        log.note("-\(input.name)\(reader.name)")
      default: break
      }
    }
    _ = f.value
    _ = f.value
    #expect(log.values == ["+xf"])
    readsX.value = false
    _ = f.value
    #expect(log.values == ["+xf", "-xf"])

    log.values = []
    let both = graph.computed(name: "g") { x.value + y.value }
    let inside = p.computed(name: "h") { x.value + y.value }
    _ = both.value
    _ = inside.value
    log.values = []
    p.end()
    #expect(log.values.filter { $0.hasSuffix("g") } == ["-yg", "-xg"])
    withExtendedLifetime(listening) {}
  }

  @Test func `C-214 flagged attributes are updated by their flags`() {
    let log = Recorder<String>()
    let listening = graph.onEvent { if case .subgraphUpdated(let name) = $0 { log.note(name) } }
    let tag1 = AttributeFlags(rawValue: 1)
    let tag2 = AttributeFlags(rawValue: 2)
    let p = graph.subgraph(name: "p")
    let q = p.subgraph(name: "q")
    let x = graph.cell(1)
    let f = q.computed(flags: tag1) { x.value }
    p.update(tag2)
    p.update([])
    #expect(log.values.isEmpty)
    #expect(f.computed?.evaluations == 0)
    p.update(tag1)
    #expect(log.values == ["p"])
    #expect(f.computed?.evaluations == 1)
    #expect(p.contains(tag1) && q.contains(tag1))
    #expect(!p.contains(tag2))
    withExtendedLifetime(listening) {}
  }

  @Test func `C-236 what a rule makes ends with its next run`() async {
    let k = graph.cell(1)
    let kept = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { [graph] in
      kept.content = graph.computed(name: "n") { k.value }
      return 0 * k.value
    }
    _ = f.value
    let old = kept.content
    #expect(old?.value == 1)
    k.value = 2
    _ = f.value
    #expect(old?.isEnded == true)
    #expect(kept.content?.value == 2)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let k = graph.cell(1)
      let kept = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed {
        if kept.content == nil { kept.content = graph.computed(name: "n") { k.value } }
        return k.value
      }
      _ = f.value
      k.value = 2
      _ = f.value
      _ = kept.content?.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'n' was read after its end"))
  }
}
