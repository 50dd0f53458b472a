import AttributeGraph2
import TestSupport
import Testing

/// Semantics 16.4: attributes that stand for others.
struct `Redirection` {
  let graph = Graph()

  @Test func `16.4: a redirectable attribute has the value of its target, which can be replaced`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let z = graph.computed(name: "z") { 10 * y.value }
    let shown = graph.redirectable(to: x)
    #expect(shown.value == 1)
    x.value = 5
    #expect(shown.value == 5)
    shown.target = z
    #expect(shown.value == 20)
    x.value = 6
    #expect(shown.value == 20)
    #expect(shown.evaluations == 3)
    shown.reset()
    #expect(shown.value == 6)
    #expect(shown.target === x)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.4, C-210: the edge moves at once, and the readers stay`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(2, name: "y"))
    let shown = graph.redirectable(to: x, name: "shown")
    let f = graph.computed { 10 * shown.value }
    _ = f.value
    shown.target = y
    #expect(!x.isRead && y.isRead)
    #expect(shown.inputNames == ["y"])
    #expect(f.inputNames == ["shown"])
    #expect([shown.evaluations, f.evaluations] == [1, 1])
    #expect(graph.invariantViolations == [])
    #expect(f.value == 20)
    #expect([shown.evaluations, f.evaluations] == [2, 2])
    shown.reset()
    #expect(f.value == 10)
    #expect(x.isRead && !y.isRead)
  }

  @Test func `16.4: a redirection before the first read makes no edge`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let shown = graph.redirectable(to: x)
    shown.target = y
    #expect(!x.isRead && !y.isRead)
    #expect(shown.value == 2)
    #expect(!x.isRead && y.isRead)
  }

  @Test func `16.4: an equal value at the new place changes nothing for the readers`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let shown = graph.redirectable(to: x)
    let f = graph.computed { 10 * shown.value }
    let w = graph.effect { _ = f.value }
    shown.target = y
    #expect([shown.evaluations, f.evaluations, w.evaluations] == [2, 1, 1])
    x.value = 2
    #expect(f.value == 10)
    y.value = 3
    #expect(f.value == 30)
    #expect(w.evaluations == 2)
  }

  @Test func `16.4: a redirection is part of its transaction, back and forth as well`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let shown = graph.redirectable(to: x)
    let seen = Recorder<Int>()
    let w = graph.effect { seen.note(shown.value) }
    graph.transaction {
      shown.target = y
      y.value = 7
      #expect(shown.value == 7)
      #expect(seen.values == [1])
    }
    #expect(seen.values == [1, 7])
    graph.transaction {
      shown.target = x
      shown.target = y
    }
    #expect(seen.values == [1, 7])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.4: an effect may redirect an attribute that it has read`() {
    let (x, y) = (graph.cell(1), graph.cell(2))
    let shown = graph.redirectable(to: x)
    let seen = Recorder<Int>()
    let w = graph.effect {
      seen.note(shown.value)
      if shown.value == 1 { shown.target = y }
    }
    #expect(seen.values == [1, 2])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.4: an ended target traps only when it is read`() {
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    guard let inside = subgraph.cell(5).cell else { return }
    let shown = graph.redirectable(to: x)
    #expect(shown.value == 1)
    shown.target = inside
    #expect(shown.value == 5)
    subgraph.end()
    shown.target = x
    #expect(shown.value == 1)
    #expect(graph.statistics.edges == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.4: a target that has ended traps a read with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let subgraph = graph.subgraph()
      guard let inside = subgraph.cell(5, name: "inside").cell else { return }
      let shown = graph.redirectable(to: inside)
      guard shown.value == 5 else { return }
      subgraph.end()
      _ = shown.value
    }
    #expect(standardErrorText(of: result).contains("'inside' was read after its end"))
  }

  @Test func `16.4: a redirectable attribute that has ended has no target, and cannot be reset`() async {
    let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.ended().target
    }
    #expect(standardErrorText(of: asked).contains("'shown' was read after its end"))
    let reset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Self.ended().reset()
    }
    #expect(standardErrorText(of: reset).contains("'shown' was read after its end"))
  }

  /// A redirectable attribute that has ended.
  private static func ended() -> RedirectableAttribute<Int> {
    let graph = Graph()
    let home = graph.subgraph()
    let shown = graph.redirectable(to: graph.cell(1), name: "shown")
    _ = home.adopt(shown)
    home.end()
    return shown
  }

  @Test func `16.4: a target of another graph traps with both names`() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stranger = Graph().cell(1, name: "stranger")
      _ = Graph().redirectable(to: stranger)
    }
    #expect(standardErrorText(of: made).contains("'stranger' belongs to another graph. Ask the graph that made it."))
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let shown = graph.redirectable(to: graph.cell(1), name: "shown")
      shown.target = Graph().cell(1, name: "stranger")
    }
    #expect(standardErrorText(of: set).contains("'stranger' belongs to another graph than 'shown'."))
  }

  @Test func `16.4: a redirection to an ended target makes no edge`() {
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    guard let inside = subgraph.cell(5).cell else { return }
    subgraph.end()
    let shown = graph.redirectable(to: x)
    _ = shown.value
    shown.target = inside
    #expect(graph.statistics.edges == 0)
    #expect(!inside.isRead)
    shown.reset()
    #expect(shown.value == 1)
    #expect(graph.invariantViolations == [])
  }
}
