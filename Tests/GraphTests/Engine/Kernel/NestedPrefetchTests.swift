import AttributeGraph2
import TestSupport
import Testing

/// Semantics 16.5, where a rule that a prefetch runs begins another prefetch.
@Suite struct `Nested prefetches` {
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
}
