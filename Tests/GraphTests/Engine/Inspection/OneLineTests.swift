import Testing

@testable import AttributeGraph2

/// Semantics 11.2: messages about nodes.
struct `Messages in one line` {
  private let graph = Graph()

  @Test func `the failure of an effect ends its sentence once`() {
    struct Refusal: Error {}
    let cycle = EffectFailure(effect: "w", error: CycleError(path: ["a", "b", "a"])).description
    #expect(cycle.hasSuffix("into a state cell. It runs again when something it read changes."))
    let other = EffectFailure(effect: "w", error: Refusal()).description
    #expect(other == "Effect 'w' failed: Refusal(). It runs again when something it read changes.")
    let cleanup = EffectFailure(effect: "w", error: Refusal(), isOfCleanup: true).description
    #expect(cleanup == "A cleanup of 'w' failed: Refusal(). Other cleanups run all the same.")
  }

  @Test func `a snapshot has a line for each node, whatever names and values hold`() {
    let x = graph.cell("one\r\ntwo\u{2028}three", name: "first\nsecond")
    let f = graph.computed(name: "f") { x.value }
    _ = f.value
    let lines = graph.snapshot(around: x).description.split(whereSeparator: \.isNewline)
    #expect(lines.count == 2)
    #expect(lines.first?.contains("'first\\nsecond' = one\\r\\ntwo\\u{2028}three") == true)
  }

  @Test func `a node is described in one line, even if its name has several`() {
    let x = graph.cell(1, name: "first\nsecond")
    #expect(x.description == "cell 'first\\nsecond' = 1")
  }
}
