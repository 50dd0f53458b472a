import AttributeGraph2
import TestSupport
import Testing

/// Semantics 7.4, for the shortest cycle.
@Suite struct `Rules that ask for their own value` {
  let graph = Graph()

  @Test func `a rule that catches the error of its own value is no input of itself`() {
    let x = graph.cell(1, name: "x")
    let own = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { ((try? own.content?.get()) ?? 10) + x.value }
    own.content = f
    #expect(f.value == 11)
    #expect(f.inputNames == ["x"])
    x.value = 2
    #expect(f.value == 12)
    #expect(f.evaluations == 2)
    own.content = nil
  }
}
