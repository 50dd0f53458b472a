import TestSupport
import Testing

@testable import AttributeGraph2

/// Subgraphs own nodes and children once, in order, until they are removed or end.
struct `Scopes` {
  let graph = Graph()

  @Test func `a child that is added twice is a child once`() {
    let (parent, child) = (graph.subgraph(), graph.subgraph())
    parent.add(child)
    parent.add(child)
    #expect(parent.children.count == 1)
    #expect(child.parents.count == 1)
  }

  @Test func `a node that two subgraphs adopted ends once`() {
    let (one, other) = (graph.subgraph(), graph.subgraph())
    let x = graph.cell(0)
    _ = one.adopt(x)
    _ = other.adopt(x)
    one.end()
    #expect(x.isEnded)
    other.end()
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `what is built for a subgraph belongs to it, also in a graph without a list of its nodes`() {
    let graph = Graph.withoutList()
    let subgraph = graph.subgraph()
    let cell = subgraph.build { graph.cell(1) }
    #expect(!cell.isEnded)
    subgraph.end()
    #expect(cell.isEnded)
  }

  @Test func `stopped effects that a subgraph lets go do not know it any more`() {
    let subgraph = graph.subgraph()
    let effects = (0..<20).compactMap { _ in subgraph.effect {}.effect }
    for effect in effects { effect.stop() }
    #expect(effects.count { $0.reference.owner == nil } > 10)
    #expect(effects.allSatisfy { $0.isStopped })
  }

  @Test func `a deferred end happens once`() {
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

  @Test func `a subgraph cannot own its own parent`() async {
    await #expect(processExitsWith: .failure) {
      let parent = Graph().subgraph()
      let child = parent.subgraph()
      child.add(parent)
    }
  }

  @Test func `a subgraph cannot own itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subgraph = Graph().subgraph(name: "page")
      subgraph.add(subgraph)
    }
    #expect(standardErrorText(of: result).contains("Subgraph 'page' cannot own itself."))
  }

  @Test func `a subgraph keeps each node once`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { x.value }
    #expect(f.value == 1)
    #expect(subgraph.scope.nodes.count == 2)
  }

  @Test func `adopted effects are released when they stop, before the subgraph ends`() {
    let subgraph = graph.subgraph()
    for _ in 0..<100 { subgraph.adopt(graph.effect {}).stop() }
    #expect(subgraph.scope.nodes.count < 20)
    #expect(graph.statistics.nodes < 20)
  }

  @Test func `effects that a subgraph makes are released when they stop, before the subgraph ends`() {
    let subgraph = graph.subgraph()
    let queue = graph.makeEffectQueue()
    for _ in 0..<100 { subgraph.effect {}.stop() }
    for _ in 0..<100 {
      let effect = subgraph.effect(on: queue) {}
      queue.run()
      effect.stop()
    }
    #expect(subgraph.scope.nodes.count < 20)
    #expect(graph.statistics.nodes < 20)
  }

  @Test func `the remaining children keep their order and can still be removed`() {
    let parent = graph.subgraph()
    let children = (0..<60).map { parent.subgraph(name: "\($0)") }
    let other = graph.subgraph()
    for child in children { other.add(child) }
    for (index, child) in children.enumerated() where index % 3 != 0 { parent.remove(child) }
    var left = stride(from: 0, to: 60, by: 3).map { children[$0] }
    #expect(parent.children.map(\.name) == left.map(\.name))
    for _ in 0..<10 {
      parent.remove(left.removeFirst())
      left.popLast()?.end()
      #expect(parent.children.map(\.name) == left.map(\.name))
    }
    #expect(parent.children.isEmpty)
    #expect(other.children.count == 50)
    let late = parent.subgraph(name: "late")
    #expect(parent.children.map(\.name) == ["late"])
    parent.end()
    #expect(late.isEnded)
    #expect(!children[0].isEnded)
  }

  @Test func `nodes of several sizes on many pages are known in their order`() {
    let subgraph = graph.subgraph()
    var made: [NodeReference] = []
    for index in 0..<1_000 {
      made.append(subgraph.cell(index).address.node)
      made.append(subgraph.cell("\(index)").address.node)
      made.append(subgraph.computed { index }.address.node)
      made.append(subgraph.effect {}.address.node)
    }
    #expect(subgraph.scope.nodes == made)
    subgraph.end()
    #expect(subgraph.scope.nodes.isEmpty)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `the remaining nodes keep their order, work and end once`() {
    let subgraph = graph.subgraph()
    let runs = Box(0)
    let ends = Recorder<Int>()
    // With so many remaining nodes the last stopped effect makes the scope drop all stopped ones.
    let spare = [subgraph.cell(-1), subgraph.cell(-2)]
    var cells: [CellHandle<Int>] = []
    var live: [EffectHandle] = []
    var stopped: [EffectHandle] = []
    for index in 0..<4 {
      for _ in 0..<3 { stopped.append(subgraph.effect {}) }
      let x = subgraph.cell(index)
      cells.append(x)
      live.append(
        subgraph.effect { [graph] in
          runs.content += x.value
          graph.onCleanup { ends.note(index) }
        })
    }
    let leaving = stopped.map(\.address.node)
    let staying = subgraph.scope.nodes.filter { !leaving.contains($0) }
    #expect(staying.count == 10)
    for effect in stopped { effect.stop() }
    #expect(subgraph.scope.nodes == staying)
    #expect(stopped.allSatisfy { !$0.address.isCurrent })
    #expect(graph.statistics.nodes == 10)
    #expect(live.allSatisfy { $0.isAlive })
    #expect((spare + cells).map(\.value) == [-1, -2, 0, 1, 2, 3])
    runs.content = 0
    for x in cells { x.value += 10 }
    #expect(runs.content == 46)
    #expect(ends.values == [0, 1, 2, 3])
    #expect(graph.invariantViolations == [])
    subgraph.end()
    #expect(ends.values == [0, 1, 2, 3, 3, 2, 1, 0])
    #expect((spare + cells).allSatisfy { !$0.address.isCurrent })
    #expect(live.allSatisfy { !$0.isAlive })
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `stopped effects are released from memory`() {
    let subgraph = graph.subgraph()
    let gone = Box(0)
    let x = subgraph.cell(1)
    var effects: [EffectHandle] = []
    for _ in 0..<12 {
      let token = Farewell { gone.content += 1 }
      effects.append(subgraph.effect { withExtendedLifetime(token) {} })
    }
    for effect in effects { effect.stop() }
    #expect(gone.content >= 9)
    #expect(x.value == 1)
    subgraph.end()
    #expect(gone.content == 12)
  }

  @Test func `a subgraph lets go of effects that were stopped`() {
    let subgraph = graph.subgraph()
    let kept = subgraph.effect {}
    for _ in 0..<1_000 { subgraph.effect {}.stop() }
    #expect(graph.statistics.nodes < 50)
    #expect(kept.isAlive)
    subgraph.end()
    #expect(graph.statistics.nodes == 0)
  }
}
