import AttributeGraph2
import Testing

/// Semantics 9.2, for rules that nest because they prefetch.
@Suite struct `Prefetches that nest deeply` {
  let graph = Graph()

  /// How many rules nest: more than the stack of a thread holds where nothing is optimised.
  private let length = 15_000

  @Test func `a chain of rules that each prefetch the one before has a roomy stack, too`() {
    let head = graph.cell(0)
    var last = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = last
      last = graph.computed { () -> Int in
        previous.prefetch()
        return previous.value + 1
      }
    }
    #expect(last.prefetch())
    #expect(last.cachedValue == length)
    #expect(graph.statistics.evaluations == length)
  }
}
