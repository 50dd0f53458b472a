import AttributeGraph2
import Testing

/// Rows C-181 to C-185 of the cross-framework behaviours: cycles that are thrown.
@Suite struct `Cycles as other engines have them` {
  private let graph = Graph()
  private let rules = MutualRules()

  private func rule(_ name: String, _ body: @escaping (MutualRules) throws -> Int) {
    rules.add(name, to: graph, body)
  }

  @Test func `C-181 two rules that read each other throw the path at every read`() {
    rule("f") { try $0.all[1].value }
    rule("h") { try $0.all[0].value }
    for index in [0, 0, 1] {
      let error = #expect(throws: CycleError.self) { try rules.all[index].value }
      #expect([["f", "h", "f"], ["h", "f", "h"]].contains(error?.path))
    }
  }

  @Test func `C-182 the path names all four in order`() {
    for (index, name) in ["f1", "f2", "f3", "f4"].enumerated() { rule(name) { try $0.all[(index + 1) % 4].value } }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f1", "f2", "f3", "f4", "f1"])
  }

  @Test func `C-184 a cycle that opens again gives values again`() {
    let on = graph.cell(false)
    rule("a") { try $0.all[1].value }
    rule("b") { on.value ? try $0.all[0].value : 7 }
    #expect((try? rules.all[0].value) == 7)
    on.value = true
    #expect(throws: CycleError.self) { try rules.all[0].value }
    on.value = false
    #expect((try? rules.all[0].value) == 7)
  }

  @Test func `C-185 reading oneself untracked is a cycle, and can be caught`() {
    rule("f") { [graph] rules in graph.untracked { (try? rules.all[0].value) ?? 6 } }
    #expect((try? rules.all[0].value) == 6)
  }
}
