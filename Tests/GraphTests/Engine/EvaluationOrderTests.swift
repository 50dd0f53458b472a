import AttributeGraph2
import Testing

/// Semantics 2.
@Suite struct `When rules run` {
  let graph = Graph()

  @Test func `making and writing run nothing`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let g = graph.computed { f.value }
    x.value = 1
    #expect([f.evaluations, g.evaluations] == [0, 0])
    #expect(graph.statistics.evaluations == 0)
  }

  @Test func `the check of the inputs stops at the first that changed`() {
    let a = graph.cell(0)
    let b = graph.cell(0)
    let first = graph.computed { a.value }
    let second = graph.computed { b.value }
    let f = graph.computed { first.value == 0 ? second.value : -1 }
    _ = f.value
    graph.transaction {
      a.value = 1
      b.value = 1
    }
    #expect(f.value == -1)
    #expect([first.evaluations, second.evaluations, f.evaluations] == [2, 1, 2])
  }

  @Test func `an unneeded rule catches up when it is needed again`() {
    let sel = graph.cell(true)
    let b = graph.cell(0)
    let slow = graph.computed { b.value }
    let f = graph.computed { sel.value ? slow.value : -1 }
    _ = f.value
    sel.value = false
    for next in 1...5 {
      b.value = next
      _ = f.value
    }
    #expect(slow.evaluations == 1)
    sel.value = true
    #expect(f.value == 5)
    #expect(slow.evaluations == 2)
  }

  @Test func `a reader added while its neighbour is checked sees the new value`() {
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let f = graph.computed { parity.value }
    _ = f.value
    x.value = 2
    let g = graph.computed { parity.value + x.value }
    #expect(g.value == 2)
    #expect(f.value == 0)
    #expect([parity.evaluations, f.evaluations, g.evaluations] == [2, 1, 1])
  }

  @Test func `a rule that nothing upstream changed is validated and not run`() {
    let x = graph.cell(0)
    let parity = graph.computed { x.value % 2 }
    let f = graph.computed { parity.value }
    let g = graph.computed { f.value }
    _ = g.value
    let before = graph.statistics
    x.value = 2
    _ = g.value
    #expect(graph.statistics.evaluations - before.evaluations == 1)
    #expect(graph.statistics.validations - before.validations == 2)
    #expect(graph.statistics.cutoffs - before.cutoffs == 1)
  }

  @Test func `a rule that is only sometimes observed stays correct`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    for round in 1...3 {
      let w = graph.effect { _ = f.value }
      x.value = round
      w.stop()
      x.value = -round
      #expect(f.value == -round)
    }
  }
}
