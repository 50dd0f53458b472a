import Testing

@testable import AttributeGraph2

/// Semantics 1.
@Suite struct `Inputs` {
  let graph = Graph()

  @Test func `what a rule reads becomes its inputs, in the order of the first read, each once`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(2, name: "y")
    let f = graph.computed { y.value + x.value + y.value + x.value }
    #expect(f.inputNames.isEmpty)
    #expect(f.value == 6)
    #expect(f.inputNames == ["y", "x"])
    #expect(graph.statistics.edges == 2)
  }

  @Test func `inputs are collected anew at every evaluation`() {
    let sel = graph.cell(true, name: "sel")
    let a = graph.cell(1, name: "a")
    let b = graph.cell(2, name: "b")
    let f = graph.computed { sel.value ? a.value + b.value : b.value + a.value }
    _ = f.value
    #expect(f.inputNames == ["sel", "a", "b"])
    sel.value = false
    _ = f.value
    #expect(f.inputNames == ["sel", "b", "a"])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an input of many is dropped from the middle and comes back`() {
    let cells = (0..<6).map { graph.cell($0, name: "\($0)") }
    let left = graph.cell(-1)
    let f = graph.computed { cells.enumerated().reduce(0) { $1.offset == left.value ? $0 : $0 + $1.element.value } }
    #expect(f.value == 15)
    left.value = 2
    #expect(f.value == 13)
    cells[2].value = 100
    #expect(f.value == 13)
    #expect(f.evaluations == 2)
    left.value = -1
    #expect(f.value == 113)
    #expect(f.inputNames.count == 7)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an untracked read gives the value and makes no input`() {
    let x = graph.cell(1)
    let g = graph.computed { 10 * x.value }
    let f = graph.computed { [graph] in graph.untracked { g.value } }
    #expect(f.value == 10)
    x.value = 2
    #expect(f.value == 10)
    #expect(f.inputNames.isEmpty)
    #expect(graph.untracked { g.value } == 20)
  }

  @Test func `a rule that runs inside an untracked read has inputs of its own`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let g = graph.computed { x.value }
    let f = graph.computed { [graph] in
      let sum = y.value + graph.untracked { graph.untracked { g.value } + g.value }
      return sum + y.value
    }
    #expect(f.value == 4)
    #expect(f.inputNames == ["y"])
    #expect(g.inputNames == ["x"])
  }

  @Test func `an untracked closure may throw`() {
    struct Failure: Error {}
    let x = graph.cell(1, name: "x")
    let f = graph.computed { [graph] () -> Int in
      try? graph.untracked { () throws(Failure) in throw Failure() }
      return x.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == ["x"])
  }

  @Test func `a read outside every evaluation makes no input`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    _ = f.value
    _ = x.value
    #expect(graph.statistics.edges == 1)
  }

  @Test func `an input that a nested evaluation read too counts once`() {
    let x = graph.cell(1, name: "x")
    let g = graph.computed(name: "g") { x.value }
    let h = graph.computed(name: "h") { x.value }
    let f = graph.computed { x.value + g.value + x.value + h.value + x.value }
    #expect(f.value == 5)
    #expect(f.inputNames == ["x", "g", "h"])
    x.value = 2
    #expect(f.value == 10)
    #expect(f.inputNames == ["x", "g", "h"])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `a nested evaluation that read first hides nothing`() {
    let cells = (0..<40).map { graph.cell($0) }
    let inner = cells.map { cell in graph.computed { cell.value } }
    let f = graph.computed { (0..<40).reduce(0) { $0 + inner[$1].value + cells[$1].value } }
    #expect(f.value == 2 * 780)
    #expect(f.inputNames.count == 80)
    cells[7].value = 0
    #expect(f.value == 2 * 773)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `an effect has inputs like a rule`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let w = graph.effect { [graph] in _ = x.value + graph.untracked { y.value } }
    #expect(w.inputNames == ["x"])
  }
}
