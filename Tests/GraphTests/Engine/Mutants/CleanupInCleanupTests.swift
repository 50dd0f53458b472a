import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14, for a cleanup that asks for another one.
@Suite struct `Cleanups that are asked for in cleanups` {
  let graph = Graph()

  @Test func `5.9 what the cleanup of an effect asks for is done at once and not after the next run`() {
    let log = Recorder<String>()
    let x = graph.cell(0)
    let w = graph.effect { [graph] in
      log.note("run \(x.value)")
      graph.onCleanup {
        log.note("cleanup")
        graph.onCleanup { log.note("inner") }
      }
    }
    x.value = 1
    #expect(log.values == ["run 0", "cleanup", "inner", "run 1"])
    x.value = 2
    #expect(log.values == ["run 0", "cleanup", "inner", "run 1", "cleanup", "inner", "run 2"])
    w.stop()
    #expect(log.values.suffix(3) == ["run 2", "cleanup", "inner"])
  }
}
