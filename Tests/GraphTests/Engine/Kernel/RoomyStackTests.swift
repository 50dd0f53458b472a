import AttributeGraph2
import Testing

/// Semantics 9.2, for an evaluation that reads several long chains.
struct `Evaluations that are deep several times` {
  /// How many rules nest: more than a stack of 8 MiB holds where nothing is optimised.
  #if SANITIZE_THREAD
  private static let length = 2_000
  #else
  private static let length = 8_000
  #endif

  @Test func `a rule reads several long chains one after the other`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      let chains = (0..<3).map { _ in Self.chain(in: graph, on: head) }
      let sum = graph.computed { chains.reduce(0) { $0 + $1.value } }
      #expect(sum.value == 3 * Self.length)
      #expect(graph.statistics.evaluations == 3 * Self.length + 1)
    }
  }

  private static func chain(in graph: Graph, on head: StateCell<Int>) -> ComputedAttribute<Int> {
    var last = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    return last
  }
}

/// Semantics 9.2, for rules that nest because they prefetch each other.
struct `Prefetches that nest deeply` {
  let graph = Graph()

  /// How many rules nest: more than the stack of a thread holds where nothing is optimised.
  private let length = 15_000

  @Test func `a chain of rules that each prefetch the one before does not overflow the stack`() {
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
