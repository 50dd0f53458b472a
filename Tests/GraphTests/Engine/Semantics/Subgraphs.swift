import AttributeGraph2
import TestSupport
import Testing

/// Semantics 15.1 to 15.3 and 15.8 to 15.10: what subgraphs own, build and count.
struct `Subgraphs` {
  let graph = Graph()
  let log = Recorder<String>()

  private struct Opaque { var number: Int }

  @Test func `15.1: a subgraph owns nodes and other subgraphs, and its end is theirs`() {
    let subgraph = graph.subgraph()
    let child = subgraph.subgraph()
    let grandchild = child.subgraph()
    let x = subgraph.cell(1)
    let f = child.computed { x.value }
    let w = grandchild.effect { _ = f.value }
    #expect(graph.statistics.nodes == 3)
    #expect(w.isAlive && f.isAlive && x.isAlive)
    subgraph.end()
    #expect(!w.isAlive && !f.isAlive && !x.isAlive)
    #expect(subgraph.isEnded && child.isEnded && grandchild.isEnded)
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.edges == 0)
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.1: a subgraph ends once`() {
    let subgraph = graph.subgraph()
    subgraph.build { graph.onCleanup { [log] in log.note("clean") } }
    subgraph.end()
    subgraph.end()
    #expect(log.values == ["clean"])
  }

  @Test func `15.1: a subgraph without a parent or another owner ends`() {
    let parent = graph.subgraph()
    var child: Subgraph? = parent.subgraph()
    let x = child?.cell(1)
    child = nil
    #expect(x?.isAlive == true)
    child = parent.children.first
    parent.remove(parent.children[0])
    #expect(x?.isAlive == true)
    child = nil
    #expect(child == nil)
    #expect(x?.isAlive == false)
    #expect(!parent.isEnded)
    #expect(graph.statistics.subgraphs == 1)
  }

  @Test func `15.1: nodes and handles of a subgraph do not own it`() {
    var subgraph: Subgraph? = graph.subgraph()
    let x = subgraph?.cell(1)
    let object = x?.cell
    let f = subgraph?.computed { x?.value ?? 0 }
    #expect(f?.value == 1)
    subgraph = nil
    #expect(subgraph == nil)
    #expect(x?.isAlive == false)
    #expect(object?.isEnded == true)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `15.1: twenty thousand subgraphs in each other are made and end, on a stack of 8 MiB`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let outermost = graph.subgraph()
      var innermost = outermost
      for _ in 0..<20_000 { innermost = innermost.subgraph() }
      let x = innermost.cell(1)
      #expect(graph.statistics.subgraphs == 20_001)
      outermost.end()
      #expect(graph.statistics.subgraphs == 0)
      #expect(innermost.isEnded)
      #expect(!x.isAlive)
    }
  }

  @Test func `15.1: they go with the last owner of the outermost`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      var outermost: Subgraph? = graph.subgraph()
      var innermost = outermost
      for _ in 0..<20_000 { innermost = innermost?.subgraph() }
      innermost = nil
      #expect(outermost?.isEnded == false)
      outermost = nil
      #expect(graph.statistics.subgraphs == 0)
    }
  }

  @Test func `15.2: a subgraph with several parents ends with the first of them that ends`() {
    let (first, second, child) = (graph.subgraph(), graph.subgraph(), graph.subgraph())
    first.add(child)
    second.add(child)
    second.add(child)
    child.build { graph.onCleanup { [log] in log.note("clean") } }
    second.end()
    #expect(child.isEnded)
    #expect(!first.isEnded)
    #expect(first.children.isEmpty)
    first.end()
    #expect(log.values == ["clean"])
  }

  @Test func `15.2: a diamond of subgraphs ends once`() {
    let (top, left, right, bottom) = (graph.subgraph(), graph.subgraph(), graph.subgraph(), graph.subgraph())
    for child in [left, right] { top.add(child) }
    for parent in [left, right] { parent.add(bottom) }
    for (name, subgraph) in [("top", top), ("left", left), ("right", right), ("bottom", bottom)] {
      subgraph.build { graph.onCleanup { [log] in log.note(name) } }
    }
    top.end()
    #expect(log.values.sorted() == ["bottom", "left", "right", "top"])
    #expect(log.values.last == "top")
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func `15.2, C-205: a subgraph that is removed from a parent does not end`() {
    let (first, second, child) = (graph.subgraph(), graph.subgraph(), graph.subgraph())
    first.add(child)
    second.add(child)
    #expect(child.parents.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    first.remove(child)
    #expect(child.parents.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    first.end()
    #expect(!child.isEnded)
    second.remove(child)
    #expect(child.parents.isEmpty)
    second.end()
    #expect(!child.isEnded)
  }

  @Test func `15.2: a node or subgraph added to an ended subgraph ends at once`() {
    let ended = graph.subgraph()
    ended.end()
    let child = graph.subgraph()
    let x = child.cell(1)
    ended.add(child)
    #expect(child.isEnded)
    #expect(!x.isAlive)
    let made = ended.subgraph()
    #expect(made.isEnded)
    let (cell, rule, effect) = (graph.cell(1), graph.computed { 1 }, graph.effect {})
    #expect(!ended.adopt(cell).isAlive)
    #expect(!ended.adopt(rule).isAlive)
    #expect(!ended.adopt(effect).isAlive)
    #expect(cell.isEnded && rule.isEnded && effect.isStopped)
    #expect(graph.statistics.nodes == 0)
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func `15.2: nodes made in a build after the end of its subgraph end at once`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let kept = Box<[Node]>([])
    subgraph.build {
      subgraph.end()
      kept.content.append(graph.cell(1))
      kept.content.append(graph.effect { [log] in log.note("run \(x.value)") })
      graph.onCleanup { [log] in log.note("clean") }
    }
    x.value = 1
    #expect(!log.values.contains("run 1"))
    #expect(log.values.contains("clean"))
    #expect((kept.content[1] as? Effect)?.isStopped == true)
  }

  @Test func `15.2: a cell that a subgraph makes after its end traps, whatever its value`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let screen = Graph().subgraph(name: "screen")
      screen.end()
      _ = screen.cell(Opaque(number: 1))
    }
    #expect(standardErrorText(of: result).contains("Subgraph 'screen' has ended"))
  }

  @Test func `15.3: handles are trivial to copy and own nothing`() {
    func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    let subgraph = graph.subgraph()
    let x = subgraph.cell("long enough to be in memory of its own")
    let f = subgraph.computed { () throws -> String in x.value }
    let w = subgraph.effect {}
    #expect(isTrivial(x) && isTrivial(f) && isTrivial(w) && isTrivial(x.weak) && isTrivial(f.weak))
    weak let cell = x.cell
    weak let rule = f.computed
    let copies = (Array(repeating: x, count: 100), Array(repeating: f, count: 100))
    subgraph.end()
    #expect(cell == nil && rule == nil)
    #expect(copies.0.allSatisfy { !$0.isAlive } && copies.1.allSatisfy { !$0.isAlive })
  }

  @Test func `15.3: a read through a handle is an input like any other`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1, name: "x")
    let f = subgraph.computed(name: "f") { 10 * x.value }
    let g = graph.computed { f.value + (f.weak.value ?? 0) + (x.weak.value ?? 0) }
    let w = graph.effect { _ = g.value }
    #expect(g.inputNames == ["f", "x"])
    #expect(f.computed?.inputNames == ["x"])
    x.value = 2
    x.value = 2
    #expect(g.value == 42)
    #expect([g.evaluations, w.evaluations] == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.8: nodes made in build belong to the subgraph instead of the current evaluation`() {
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    let kept = Box<StateCell<Int>?>(nil)
    let w = graph.effect { [graph, log] in
      guard x.value == 0 else { return }
      let result = subgraph.build { () -> Int in
        kept.content = graph.cell(5)
        _ = graph.effect { log.note("inner \(x.value)") }
        graph.onCleanup { log.note("clean") }
        return 7
      }
      #expect(result == 7)
    }
    x.value = 1
    w.stop()
    x.value = 2
    #expect(log.values == ["inner 0", "inner 1", "inner 2"])
    #expect(kept.content?.value == 5)
    subgraph.end()
    #expect(log.values.last == "clean")
    #expect(kept.content?.isEnded == true)
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `15.8: effects of a run inside build belong to that run`() {
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    let kept = Box<[Effect]>([])
    subgraph.build {
      _ = graph.effect { [graph] in
        _ = x.value
        kept.content.append(graph.effect {})
      }
    }
    x.value = 1
    #expect(kept.content.map(\.isEnded) == [true, false])
    let nested = graph.subgraph()
    subgraph.build {
      nested.build { kept.content.append(graph.effect {}) }
      kept.content.append(graph.effect {})
    }
    nested.end()
    #expect(kept.content.map(\.isEnded) == [true, false, true, false])
    subgraph.end()
    #expect(kept.content.allSatisfy { $0.isEnded })
  }

  @Test func `15.8: cells of a run inside build belong to their holder`() {
    let subgraph = graph.subgraph()
    let kept = Box<[StateCell<Int>]>([])
    subgraph.build { _ = graph.effect { [graph] in kept.content.append(graph.cell(0)) } }
    subgraph.end()
    #expect(kept.content.map(\.isEnded) == [false])
    kept.content = []
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `15.9: a subgraph contains the flags of its attributes and of those below it`() {
    let (red, blue) = (AttributeFlags(rawValue: 1), AttributeFlags(rawValue: 2))
    let subgraph = graph.subgraph()
    let child = subgraph.subgraph()
    let grandchild = child.subgraph()
    _ = subgraph.cell(1)
    #expect(!subgraph.contains([red, blue]))
    _ = grandchild.cell(1, flags: red)
    #expect(subgraph.contains(red) && subgraph.contains([red, blue]) && grandchild.contains(red))
    #expect(!subgraph.contains(blue) && !subgraph.contains([]))
    grandchild.end()
    #expect(!subgraph.contains(red))
  }

  @Test func `15.9: update brings exactly the attributes with some flags up to date`() {
    let (red, blue) = (AttributeFlags(rawValue: 1), AttributeFlags(rawValue: 2))
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    let child = subgraph.subgraph()
    func rule(_ name: String, in owner: Subgraph, _ flags: AttributeFlags) -> AttributeHandle<Int> {
      owner.computed(flags: flags) { [log] () -> Int in
        log.note(name)
        return x.value
      }
    }
    let rules = [
      rule("red", in: subgraph, red), rule("plain", in: subgraph, []), rule("below", in: child, [red, blue]),
      rule("blue", in: child, blue),
    ]
    subgraph.update(red)
    subgraph.update(red)
    #expect(log.values == ["red", "below"])
    x.value = 2
    subgraph.update(red)
    #expect(log.values == ["red", "below", "red", "below"])
    child.update(blue)
    #expect(log.values.suffix(1) == ["blue"])
    #expect(rules.map { $0.computed?.evaluations } == [2, 0, 2, 1])
    #expect(graph.statistics.edges == 3)
  }

  @Test func `15.9, C-214: flagged attributes are updated by their flags`() {
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

  @Test func `15.10: live and made subgraphs are counted`() {
    let parent = graph.subgraph()
    let child = parent.subgraph()
    _ = graph.subgraph()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [2, 3])
    parent.end()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [0, 3])
    child.end()
    #expect([graph.statistics.subgraphs, graph.statistics.subgraphsCreated] == [0, 3])
  }

  @Test func `15.10: late writes are counted, each once`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let object = x.cell
    x.value = 2
    subgraph.end()
    #expect(graph.statistics.lateWrites == 0)
    x.value = 3
    object?.value = 4
    graph.transaction { x.value = 3 }
    #expect(graph.statistics.lateWrites == 3)
    #expect(graph.statistics.writes == 1)
  }

  @Test func `15.10, C-200: the number of live nodes returns, the number of nodes made does not`() {
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

  @Test func `15.10, C-201: subgraphs are counted, ended or dropped`() {
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

  @Test func `15.9: an adopted attribute has the flags that it is adopted with`() {
    let subgraph = graph.subgraph()
    _ = subgraph.adopt(graph.cell(1), flags: AttributeFlags(rawValue: 1))
    _ = subgraph.adopt(graph.cell(2))
    #expect(subgraph.contains(AttributeFlags(rawValue: 1)))
    #expect(!subgraph.contains(AttributeFlags(rawValue: 2)))
  }
}
