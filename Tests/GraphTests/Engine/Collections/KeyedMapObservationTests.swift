import AttributeGraph2
import TestSupport
import Testing

@Suite struct `Observation of keyed maps` {
  let graph = Graph()

  @Test func `what a map reads is observed while an effect depends on the map, and not before or after`() {
    let cells = graph.keyedCells(["a": 1])
    let factor = graph.cell(2)
    let map = cells.map { $1 * factor.value }.map { $1 + 1 }
    let heard = Recorder<Bool>()
    let hook = factor.onObservedChange { heard.note($0) }
    #expect(map.dictionary == ["a": 3])
    #expect(!factor.isObserved)
    let effect = graph.effect { _ = map.dictionary }
    #expect(factor.isObserved)
    effect.stop()
    #expect(!factor.isObserved)
    #expect(map["a"] == 3)
    #expect(heard.values == [true, false])
    withExtendedLifetime(hook) {}
  }
}
