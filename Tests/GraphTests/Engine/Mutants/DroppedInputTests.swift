import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.5, for a rule that drops the only thing that it has read again.
@Suite struct `Rules that drop the first of their inputs` {
  let graph = Graph()

  @Test(arguments: [false, true])
  func `what was read anew before the drop is an input like what is read after it`(hadAnother: Bool) {
    let phase = Box(0)
    let a = Box<StateCell<Int>?>(graph.cell(1, name: "a"))
    let (z, b, c) = (graph.cell(0, name: "z"), graph.cell(10, name: "b"), graph.cell(100, name: "c"))
    let f = graph.computed { () -> Int in
      let first = a.content?.value ?? 0
      guard phase.content > 0 else { return first + (hadAnother ? z.value : 0) }
      let second = b.value
      a.content = nil
      return first + second + c.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == (hadAnother ? ["a", "z"] : ["a"]))
    phase.content = 1
    a.content?.value = 2
    #expect(f.value == 112)
    #expect(a.content == nil)
    #expect(f.inputNames == ["b", "c"])
    #expect(graph.statistics.edges == 2)
    #expect(graph.checkInvariants() == [])
    b.value = 20
    #expect(f.value == 120)
    #expect(f.evaluations == 3)
    c.value = 200
    #expect(f.value == 220)
    #expect(f.evaluations == 4)
    z.value = 1
    #expect(f.value == 220)
    #expect(f.evaluations == 4)
    #expect(graph.checkInvariants() == [])
  }
}
