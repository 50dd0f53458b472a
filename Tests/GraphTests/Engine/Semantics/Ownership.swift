import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14.1 and 14.2: a run owns the effects that it makes, and no other node.
struct `Nodes made by a run` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `14.1: cells that a rule makes belong to their holder`() {
    let x = graph.cell(1)
    let kept = Box<[StateCell<Int>]>([])
    var f: ComputedAttribute<Int>? = graph.computed { [graph] () -> Int in
      kept.content.append(graph.cell(x.value))
      return x.value
    }
    for next in 2...4 {
      _ = f?.value
      x.value = next
    }
    #expect(kept.content.map(\.value) == [1, 2, 3])
    #expect(graph.statistics.nodes == 5)
    f = nil
    #expect(f == nil)
    #expect(kept.content.map(\.isEnded) == [false, false, false])
    kept.content.last?.value = 5
    #expect(kept.content.last?.value == 5)
    kept.content = []
    #expect(graph.statistics.nodes == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.1: a node that a rule makes and nobody holds or reads ends at once`() {
    let x = graph.cell(1)
    let nodes = Recorder<Int>()
    let f = graph.computed { [graph] () -> Int in
      _ = graph.cell(0)
      _ = graph.computed { x.value }
      nodes.note(graph.statistics.nodes)
      return x.value
    }
    #expect(f.value == 1)
    #expect(nodes.values == [2])
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.1: a node held by a model means the same wherever it is made`() {
    final class Model {
      let graph: Graph
      lazy var selection = graph.cell(0)
      init(_ graph: Graph) { self.graph = graph }
    }
    let model = Model(graph)
    let round = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect {
      _ = round.value
      seen.note(model.selection.value)
    }
    model.selection.value = 1
    round.value = 1
    model.selection.value = 2
    #expect(seen.values == [0, 1, 1, 2])
    #expect(graph.statistics.lateWrites == 0)
    w.stop()
    #expect(model.selection.value == 2)
  }

  @Test func `14.1, C-236: an attribute that a rule made lives as long as somebody holds it`() {
    let k = graph.cell(1)
    let kept = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { [graph] in
      kept.content = graph.computed(name: "n") { k.value }
      return 0 * k.value
    }
    _ = f.value
    var old = kept.content
    #expect(old?.value == 1)
    k.value = 2
    _ = f.value
    #expect(old?.isEnded == false)
    #expect(old?.value == 2)
    let nodes = graph.statistics.nodes
    old = nil
    #expect(old == nil)
    #expect(graph.statistics.nodes == nodes - 1)
  }

  @Test func `14.1, C-236: an attribute that a rule makes in a subgraph's build ends with the subgraph`() {
    let subgraph = graph.subgraph()
    let kept = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { () -> Int in
      subgraph.build { [graph] in kept.content = graph.computed(name: "n") { 1 } }
      return 0
    }
    _ = f.value
    #expect(kept.content?.value == 1)
    subgraph.end()
    #expect(kept.content?.isEnded == true)
  }

  @Test func `14.2: the effects of a run end before the next run and with their owner`() {
    let x = graph.cell(1)
    let kept = Box<[Effect]>([])
    let areStopped = Recorder<[Bool]>()
    let w = graph.effect { [graph] in
      _ = x.value
      areStopped.note(kept.content.map(\.isStopped))
      kept.content.append(graph.effect {})
    }
    x.value = 2
    #expect(areStopped.values == [[], [true]])
    #expect(kept.content.map(\.isStopped) == [true, false])
    w.stop()
    #expect(kept.content.map(\.isStopped) == [true, true])
  }

  @Test func `14.2: the effects of a rule end before its next run and with it`() {
    let x = graph.cell(1)
    let kept = Box<[Effect]>([])
    var f: ComputedAttribute<Int>? = graph.computed { [graph] () -> Int in
      kept.content.append(graph.effect {})
      return x.value
    }
    _ = f?.value
    x.value = 2
    _ = f?.value
    #expect(kept.content.map(\.isStopped) == [true, false])
    f = nil
    #expect(f == nil)
    #expect(kept.content.map(\.isStopped) == [true, true])
  }

  @Test func `14.2, C-082: an effect made by a body is owned by that run and needs no other owner`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let outer = graph.effect { [graph, log] in
      let number = x.value
      _ = graph.effect { log.note("\(number) \(y.value)") }
    }
    y.value = 2
    x.value = 2
    y.value = 3
    #expect(log.values == ["1 1", "1 2", "2 2", "2 3"])
    outer.stop()
    y.value = 4
    #expect(log.values.count == 4)
    #expect(outer.evaluations == 2)
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.2: an inner effect that is queued with its outer one does not run before it ends`() {
    let x = graph.cell(1)
    let outer = graph.effect { [graph, log] in
      let number = x.value
      log.note("outer \(number)")
      _ = graph.effect { log.note("inner of \(number): \(x.value)") }
    }
    log.values = []
    x.value = 2
    #expect(log.values == ["outer 2", "inner of 2: 2"])
    #expect(outer.evaluations == 2)
  }

  @Test func `14.2: inner effects that end within one run leave nothing behind`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      for _ in 0..<100 { graph.effect { _ = x.value }.stop() }
    }
    #expect(graph.statistics.nodes < 30)
    #expect(graph.statistics.edges == 0)
    outer.stop()
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.2, C-073: an outer effect runs before its inner effects`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      log.note("out")
      _ = x.value
      _ = graph.effect {
        log.note("in")
        _ = x.value
      }
    }
    #expect(log.values == ["out", "in"])
    withExtendedLifetime(w) {}
  }

  @Test func `14.2, C-077: writing an inner effect's input does not run the outer one`() {
    let inner = Box<Effect?>(nil)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      _ = x.value
      let c = graph.cell(0)
      inner.content = graph.effect { _ = c.value }
      c.value = 1
    }
    #expect(outer.evaluations == 1)
    x.value = 1
    #expect(outer.evaluations == 2)
  }

  @Test func `14.2, C-080: stopping an effect stops its inner effects, however deep`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph, log] in
      _ = x.value
      _ = graph.effect {
        log.note("middle")
        _ = x.value
        _ = graph.effect {
          log.note("inner")
          _ = x.value
        }
      }
    }
    #expect(log.values == ["middle", "inner"])
    outer.stop()
    x.value = 1
    #expect(log.values == ["middle", "inner"])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `14.2, C-081: after a run of the outer effect one of each inner effect is alive`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      _ = x.value
      _ = graph.effect { log.note("y\(y.value)") }
      _ = graph.effect { log.note("z\(z.value)") }
    }
    x.value = 1
    log.values = []
    y.value = 1
    #expect(log.values == ["y1"])
    z.value = 1
    #expect(log.values == ["y1", "z1"])
    withExtendedLifetime(outer) {}
  }

  @Test func `14.2, C-188: inner effects run alone for inputs that only they read`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      log.note("o")
      _ = x.value
      _ = graph.effect {
        _ = y.value; log.note("y")
      }
      _ = graph.effect {
        _ = z.value; log.note("z")
      }
    }
    func counts() -> [Int] { ["o", "y", "z"].map { name in log.values.count { $0 == name } } }
    y.value = 1
    #expect(counts() == [1, 2, 1])
    x.value = 1
    #expect(counts() == [2, 3, 2])
    withExtendedLifetime(outer) {}
  }

  @Test func `14.2, C-221: an effect made in a branch lives as long as the branch is taken`() {
    let (on, y) = (graph.cell(false), graph.cell(0))
    let inner = Recorder<Int>()
    let outer = graph.effect { [graph] in
      if on.value { _ = graph.effect { inner.note(y.value) } }
    }
    var counts: [[Int]] = []
    func note() { counts.append([outer.evaluations, inner.values.count]) }
    y.value = 1
    note()
    on.value = true
    note()
    y.value = 2
    note()
    on.value = false
    note()
    y.value = 3
    note()
    #expect(counts == [[1, 0], [2, 1], [2, 2], [3, 2], [3, 2]])
  }

  @Test func `15.2: a node that is made in a subgraph's build after its end ends at once`() {
    let graph = Graph()
    let subgraph = graph.subgraph()
    let (cell, rule, effect) = subgraph.build {
      subgraph.end()
      return (graph.cell(1), graph.computed { 1 }, graph.effect {})
    }
    #expect(cell.isEnded && rule.isEnded && effect.isStopped)
  }
}
