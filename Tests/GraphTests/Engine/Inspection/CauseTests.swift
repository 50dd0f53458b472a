import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.7: the memory of recorded causes.
struct `Recorded causes` {
  let graph = Graph()

  @Test func `19.7: a chain of any length is recorded and released`() {
    graph.recordsCauses = true
    let x = graph.cell(0, name: "x")
    var last: ComputedAttribute<Int> = graph.computed(name: "f") { x.value }
    for _ in 1..<30_000 {
      let before = last
      last = graph.computed(name: "f") { before.value }
    }
    for next in 1...3 {
      x.value = next
      #expect(last.value == next)
    }
    guard case .ran(let runs) = graph.why(last).answer else {
      Issue.record("no run")
      return
    }
    #expect(runs.first?.path.count == 30_001)
    #expect(graph.why(last).description.contains("x → f → f → f → f → f → (29989 more) → f"))
    graph.recordsCauses = false
    let recorded = graph.state.causes.count
    #expect(recorded == 0)
  }

  @Test func `19.7: the writes of an effect that answers an older transaction share one path`() {
    graph.recordsCauses = true
    let (c, d) = (graph.cell(0, name: "c"), graph.cell(0, name: "d"))
    let (first, second) = (graph.makeEffectQueue(), graph.makeEffectQueue())
    let copy = graph.effect(on: first, name: "copy") { d.value = c.value }
    var last = graph.computed(name: "f") { d.value }
    for _ in 1..<10 {
      let before = last
      last = graph.computed(name: "f") { before.value }
    }
    let cells = (0..<3).map { _ in graph.cell(-1, name: "k") }
    let w = graph.effect(on: second, name: "w") { [last] in
      let value = last.value
      for cell in cells { cell.value = value }
    }
    for queue in [first, second] { queue.run() }
    c.value = 1
    for queue in [first, second] { queue.run() }
    let sources = cells.map { cell in
      graph.state.cause(of: cell.reference)?.latest.flatMap { graph.state.causes[$0].source }
    }
    #expect(sources.allSatisfy { $0 != nil && $0 == sources[0] })
    guard case .wasSet(_, let runs) = graph.why(cells[2]).answer, case .ran(let all) = graph.why(w).answer else {
      Issue.record("no write, or no run")
      return
    }
    #expect(runs.map(\.node) == ["w"] && runs.first?.path.count == 12)
    #expect(all.map(\.node) == ["w", "copy"])
    withExtendedLifetime(copy) {}
  }

  @Test func `19.7: ten thousand runs take no more memory than a few, and are explained`() {
    graph.recordsCauses = true
    let cells = (0..<3).map { graph.cell(0, name: "c\($0)") }
    let sum = graph.computed(name: "sum") { cells.reduce(0) { $0 + $1.value } }
    let copy = graph.effect(name: "copy") { _ = sum.value }
    for step in 1...10_000 {
      sum.invalidate()
      graph.transaction {
        cells[1].value += 1
        cells[step % 3].value += 1
        if step % 5 == 0 { cells[1].value -= 1 }
      }
      _ = graph.computed(name: "short-lived") { sum.value }.value
    }
    #expect(graph.state.causes.length < 1000)
    #expect(
      graph.why(copy).description
        == "'copy' ran last (evaluation 10001) because 'c1' was set in transaction 20000: c1 → sum → copy.")
    #expect(graph.why(cells[0]).description == "'c0' was set last in transaction 19998.")
    withExtendedLifetime(copy) {}
  }

  @Test func `the causes of nodes that stay are found when others have ended`() {
    graph.recordsCauses = true
    var cells = (0..<100).map { graph.cell(0, name: "c\($0)") }
    for cell in cells { cell.value = 1 }
    var generator = SeededGenerator(seed: 7)
    while cells.count > 3 { cells.remove(at: generator.below(cells.count)) }
    #expect(graph.state.causes.count == 3)
    for cell in cells {
      let answer = graph.why(cell).description
      #expect(answer.hasPrefix("'\(cell.name)' was set last in transaction"))
    }
  }

  @Test func `19.7: a chain of effects of any length is recorded and released`() {
    graph.recordsCauses = true
    var cells = [graph.cell(0)]
    let effects = (0..<20_000).map { index in
      cells.append(graph.cell(0))
      let (from, to) = (cells[index], cells[index + 1])
      return graph.effect { to.value = from.value }
    }
    cells[0].value = 1
    guard case .wasSet(_, let runs) = graph.why(cells[20_000]).answer else {
      Issue.record("no write")
      return
    }
    #expect(runs.count == 20_000)
    graph.recordsCauses = false
    withExtendedLifetime(effects) {}
  }
}
