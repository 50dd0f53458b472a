import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 15.4 and 15.7, for records that are used again.
struct `Handles of records that are used again` {
  let graph = Graph()

  @Test func `a dead handle keeps its name until another node with a name has ended in the same record`() {
    let first = graph.subgraph()
    let a = first.cell(0, name: "a")
    first.end()
    #expect(a.name == "a")
    let second = graph.subgraph()
    let b = second.cell(0, name: "b")
    #expect(b.address.node == a.address.node)
    #expect(a.name == "a")
    second.end()
    #expect(b.name == "b")
    #expect(a.name.contains("HandleTests.swift"))
  }

  @Test func `a handle makes its rule run again, and its read can report a cycle`() {
    let subgraph = graph.subgraph()
    let outside = Box(1)
    let handle = subgraph.computed { outside.content }
    #expect(handle.value == 1)
    outside.content = 2
    #expect(handle.value == 1)
    handle.invalidate()
    #expect(handle.value == 2)

    let pair = Box<[AttributeHandle<Int>]>([])
    pair.content = (0..<2).map { index in subgraph.computed { (try? pair.content[1 - index].get()) ?? 7 } }
    #expect(pair.content[0].value == 7)
    subgraph.end()
    pair.content = []
  }

  @Test func `a stopped effect is not alive`() {
    let subgraph = graph.subgraph()
    let effect = subgraph.effect {}
    #expect(effect.isAlive)
    effect.stop()
    #expect(!effect.isAlive)
  }

  @Test func `the handle of an effect ends at once where the end of its subgraph is deferred`() {
    let subgraph = graph.subgraph()
    let effect = subgraph.effect {}
    graph.deferringEnds {
      #expect(effect.isAlive)
      #expect(effect.effect != nil)
      subgraph.end()
      #expect(!effect.isAlive)
      #expect(effect.effect == nil)
    }
  }

  @Test func `a weak handle says whether its attribute has ended`() {
    let subgraph = graph.subgraph()
    let (cell, rule) = (subgraph.cell(1).weak, subgraph.computed { 1 }.weak)
    #expect([cell.isAlive, rule.isAlive] == [true, true])
    subgraph.end()
    #expect([cell.isAlive, rule.isAlive] == [false, false])
  }

  @Test func `a prefetch by a handle says whether it was given up`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let first = subgraph.computed { [graph] () -> Int in
      if x.value == 2 { graph.cancelUpdate() }
      return x.value
    }
    let second = subgraph.computed { first.value }
    #expect(second.value == 1)
    x.value = 2
    #expect(!second.prefetch())
    x.value = 3
    #expect(second.prefetch())
    #expect(second.value == 3)
    subgraph.end()
  }

  @Test func `late writes are counted in a graph that reuses the records of a released one`() {
    do {
      let former = Graph()
      for _ in 0..<20 {
        let subgraph = former.subgraph()
        _ = subgraph.cell(0)
        subgraph.end()
      }
    }
    let subgraph = graph.subgraph()
    let cells = (0..<3).map { subgraph.cell($0) }
    subgraph.end()
    for cell in cells { cell.value = 7 }
    #expect(graph.statistics.lateWrites == 3)
  }

  @Test func `handles made during a deferred end lead to their own nodes before and after it`() {
    let other = graph.subgraph()
    for _ in 0..<3 {
      let subgraph = graph.subgraph()
      let former = (0..<10).map { subgraph.cell($0) }
      var made: [CellHandle<Int>] = []
      graph.deferringEnds {
        subgraph.end()
        #expect(former.allSatisfy { !$0.isAlive })
        for value in 0..<10 { made.append(other.cell(100 + value)) }
        #expect(made.map(\.value) == Array(100..<110))
      }
      #expect(made.allSatisfy { $0.isAlive })
      made += (10..<20).map { other.cell(100 + $0) }
      #expect(Set(made).count == 20)
      #expect(made.filter(\.isAlive).map(\.value) == Array(100..<120))
      #expect(former.allSatisfy { !$0.isAlive })
    }
    #expect(graph.statistics.nodes == 60)
    other.end()
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `handles made after a deferred end lead to nodes of their own`() {
    let subgraph = graph.subgraph()
    let former = (0..<10).map { subgraph.cell($0) }
    graph.deferringEnds { subgraph.end() }
    let other = graph.subgraph()
    let made = (0..<40).map { other.cell(100 + $0) }
    #expect(made.filter(\.isAlive).map(\.value) == Array(100..<140))
    #expect(Set(made).count == 40)
    #expect(former.allSatisfy { !$0.isAlive })
    other.end()
    #expect(made.allSatisfy { !$0.isAlive })
  }

  @Test func `15.7: until the end comes, effects of the subgraph read its nodes by handles as before`() {
    let graph = Graph()
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    let double = subgraph.computed { x.value * 2 }
    let sum = subgraph.computed { double.value + 1 }
    let seen = Recorder<Int>()
    subgraph.effect { seen.note(sum.value) }
    graph.deferringEnds {
      subgraph.end()
      x.value = 2
    }
    #expect(seen.values == [3, 5])
    x.value = 3
    #expect(seen.values == [3, 5])
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `15.7: cleanups read by handles at the deferred end as at any other`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(5)
    let double = subgraph.computed { x.value * 2 }
    let outside = graph.computed { double.value + 1 }
    let seen = Recorder<Int>()
    subgraph.effect { [graph] in graph.onCleanup { seen.note(outside.value) } }
    graph.deferringEnds { subgraph.end() }
    #expect(seen.values == [11])
  }

  @Test func `15.7: an effect that is stopped before the deferred end cleans up as before`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(5)
    let seen = Recorder<Int>()
    let effect = subgraph.effect { [graph] in graph.onCleanup { seen.note(x.value) } }.effect
    graph.deferringEnds {
      subgraph.end()
      effect?.stop()
    }
    #expect(seen.values == [5])
  }

  @Test(arguments: ["detached", "build", "rule", "transaction"])
  func `15.7: what such a cleanup runs reads by handles, too`(place: String) {
    let graph = Graph()
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let seen = Recorder<Int>()
    let effect = subgraph.effect {
      graph.onCleanup {
        switch place {
        case "detached": graph.detached { seen.note(x.value) }
        case "build": graph.subgraph().build { seen.note(x.value) }
        case "rule": seen.note(graph.computed { x.value }.value)
        default: graph.transaction { seen.note(x.value) }
        }
      }
    }
    let object = effect.effect
    graph.deferringEnds {
      subgraph.end()
      object?.stop()
      #expect(seen.values == [1])
      #expect(x.weak.value == nil)
    }
    #expect(seen.values == [1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.7: until the end comes, effects that effects of the subgraph make read by handles`() {
    let trigger = graph.cell(0)
    let subgraph = graph.subgraph()
    let x = subgraph.cell(5)
    let seen = Recorder<Int>()
    subgraph.effect { [graph] in
      let number = trigger.value
      _ = graph.effect { _ = graph.effect { seen.note(x.value + number) } }
    }
    graph.deferringEnds {
      subgraph.end()
      trigger.value = 1
    }
    #expect(seen.values == [5, 6])
  }

  @Test func `15.7: until the end comes, a rule of the subgraph that is read by its object reads by handles`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(5)
    let (cell, double) = (x.cell, subgraph.computed { [graph] in graph.untracked { x.value } + x.value }.computed)
    let seen = Recorder<Int?>()
    let effect = graph.effect { seen.note(double.flatMap { $0.isEnded ? nil : $0.value }) }
    graph.deferringEnds {
      subgraph.end()
      cell?.value = 6
    }
    #expect(seen.values == [10, 12, nil])
    withExtendedLifetime(effect) {}
  }
}

/// Semantics 15.3 and 15.4, for nodes that a subgraph adopts, and their handles.
struct `Adopted nodes` {
  let graph = Graph()

  @Test func `both handles of a node that was adopted twice lead to it and end with it`() throws {
    let subgraph = graph.subgraph()
    var handles: [CellHandle<Int>] = []
    do {
      let x = graph.cell(1)
      handles = [subgraph.adopt(x), subgraph.adopt(x)]
    }
    try #require(graph.statistics.nodes == 1)
    #expect(handles.map(\.value) == [1, 1])
    handles[1].value = 2
    #expect(handles.map(\.value) == [2, 2])
    subgraph.end()
    #expect(handles.map { $0.address.isCurrent } == [false, false])
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `a node adopted after a build is kept and has handles of its own`() throws {
    let subgraph = graph.subgraph()
    let built = subgraph.build { graph.cell(1) }
    let handle: CellHandle<Int>
    do {
      let x = graph.cell(2)
      handle = subgraph.adopt(x)
    }
    try #require(graph.statistics.nodes == 2)
    #expect(subgraph.scope.nodes == [built.reference, handle.address.node])
    #expect(handle.value == 2)
    let first = subgraph.adopt(built)
    #expect([first.value, handle.value] == [1, 2])
    subgraph.end()
    #expect(!handle.address.isCurrent)
    #expect(!first.address.isCurrent)
    #expect(built.isEnded)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `the handle of the last node ends with its subgraph`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { x.value }
    let w = subgraph.effect { _ = f.value }
    subgraph.end()
    #expect([x.address, f.address, w.address].map(\.isCurrent) == [false, false, false])
  }
}
