import AttributeGraph2
import TestSupport
import Testing

/// Semantics 15.7: rules of a subgraph whose end is deferred.
struct `Rules whose end is deferred` {
  let graph = Graph()
  let log = Recorder<Int>()

  @Test func `15.7, 13.5: a cancellation is not cached`() {
    let subgraph = graph.subgraph()
    let (trigger, other) = (graph.cell(0), graph.cell(0))
    let isCancelled = Box(false)
    let rule = subgraph.computed { () throws -> Int in
      _ = trigger.value
      if isCancelled.content { throw CancellationError() }
      return 1
    }
    subgraph.effect { [log] in
      _ = other.value
      log.note((try? rule.value) ?? -1)
    }
    graph.deferringEnds {
      subgraph.end()
      isCancelled.content = true
      trigger.value = 1
      isCancelled.content = false
      other.value = 1
    }
    #expect(log.values == [1, -1, 1])
  }

  @Test func `15.7: an invalidation makes the rule run again`() throws {
    let subgraph = graph.subgraph()
    let outside = Box(0)
    let handle = subgraph.computed { outside.content }
    let rule = try #require(handle.computed)
    subgraph.effect { [log] in log.note(handle.value) }
    graph.deferringEnds {
      subgraph.end()
      outside.content = 1
      rule.invalidate()
      #expect(graph.whyNot(rule).description.contains("stopped") == false)
      #expect(rule.description.contains("stopped") == false)
    }
    #expect(log.values == [0, 1])
  }
}
