import AttributeGraph2
import Testing

/// Semantics 5.5, for an effect that runs inside another.
@Suite struct `Effects that write inside others` {
  let graph = Graph()

  @Test func `an inner effect that writes what it reads settles in its first run`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      _ = graph.effect { if x.value < 3 { x.value += 1 } }
    }
    #expect(x.value == 3)
    #expect(outer.evaluations == 1)
  }
}
