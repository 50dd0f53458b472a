import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.6, for one who stops the effect right before it runs.
@Suite struct `Effects that their cleanup stops` {
  let graph = Graph()

  @Test func `an effect does not run after its cleanup has stopped it`() {
    let runs = Box(0)
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect { [graph] in
      runs.content += 1
      _ = x.value
      graph.onCleanup { own.content?.stop() }
    }
    x.value = 1
    x.value = 2
    #expect(runs.content == 1)
    #expect(own.content?.isStopped == true)
    own.content = nil
  }
}
