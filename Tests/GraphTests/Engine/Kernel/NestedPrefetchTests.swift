import AttributeGraph2
import TestSupport
import Testing

/// Semantics 16.5, where a rule that a prefetch runs begins another prefetch.
struct `Nested prefetches` {
  let graph = Graph()

  @Test func `giving up an outer prefetch does not give up an inner one`() {
    let x = graph.cell(1)
    let inner = graph.computed { x.value * 2 }
    let wasDone = Box(false)
    let outer = graph.computed { [graph] () -> Int in
      graph.cancelUpdate()
      wasDone.content = inner.prefetch()
      return x.value
    }
    outer.prefetch()
    #expect(wasDone.content)
    #expect(inner.evaluations == 1)
  }

  @Test func `a prefetch continues after an inner one was given up`() {
    let x = graph.cell(1)
    let inner = graph.computed { [graph] () -> Int in
      graph.cancelUpdate()
      return x.value
    }
    let middle = graph.computed { () -> Int in
      inner.prefetch()
      return x.value
    }
    let outer = graph.computed { middle.value + 1 }
    #expect(outer.value == 2)
    x.value = 2
    #expect(outer.prefetch())
    #expect(outer.cachedValue == 3)
  }

  @Test func `prefetches nest deeper than the stack`() {
    let count = 20_000
    let x = graph.cell(0)
    let succeeded = Box(0)
    var last = graph.computed { x.value }
    for _ in 1..<count {
      let previous = last
      last = graph.computed {
        if previous.prefetch() { succeeded.content += 1 }
        return previous.value + 1
      }
    }
    #expect(last.value == count - 1)
    #expect(succeeded.content == count - 1)
    #expect(graph.statistics.evaluations == count)
  }
}
