import Testing

@testable import AttributeGraph2

/// Semantics 19.7: the memory of recorded causes.
@Suite struct `Recorded causes` {
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
    let recorded = graph.state.fields.inspection.watchers.causes.count
    #expect(recorded == 0)
  }
}
