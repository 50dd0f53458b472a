import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 8.1: what the engine notes about a node beside it goes with the node.
@Suite struct `Notes about nodes that go` {
  let graph = Graph()

  /// What is noted does not hang on the list of nodes, which debug builds keep and others do not.
  @Test(arguments: [true, false])
  func `the cell that was written last is forgotten when it goes`(keepsList: Bool) {
    if !keepsList { graph.state.fields.registry = nil }
    var x: StateCell<Int>? = graph.cell(0)
    graph.transaction { x?.value = 1 }
    #expect(graph.state.fields.lastCellWritten != nil)
    x = nil
    #expect(x == nil)
    // What is left over must not be printed.
    let isForgotten = graph.state.fields.lastCellWritten == nil
    #expect(isForgotten)
  }

  @Test(arguments: [true, false])
  func `a cancelled outcome is forgotten when its attribute goes`(keepsList: Bool) {
    if !keepsList { graph.state.fields.registry = nil }
    let own = Box<Computed<Int, any Error>?>(nil)
    let wasForgotten = Box(false)
    own.content = graph.computed { () throws -> Int in throw CancellationError() }
    let effect = graph.effect { [graph] in
      _ = try? own.content?.value
      let isNoted = !graph.state.fields.putOff.isEmpty
      own.content = nil
      wasForgotten.content = isNoted && graph.state.fields.putOff.isEmpty
    }
    #expect(wasForgotten.content)
    #expect(effect.evaluations == 1)
  }

  @Test func `an effect that has stopped itself observes nothing any more`() {
    let (x, z) = (graph.cell(0), graph.cell(0))
    let own = Box<Effect?>(nil)
    let isObserved = Recorder<Bool>()
    own.content = graph.effect {
      _ = z.value
      if x.value == 1 { own.content?.stop() }
      isObserved.note(z.isObserved)
    }
    x.value = 1
    #expect(isObserved.values == [true, false])
    own.content = nil
  }

  @Test func `an effect that has stopped itself ends when its body has returned`() {
    let x = graph.cell(0)
    let own = Box<Effect?>(nil)
    let cleanups = Recorder<Int>()
    own.content = graph.effect { [graph] in
      let value = x.value
      graph.onCleanup { cleanups.note(value) }
      if value == 1 { own.content?.stop() }
    }
    x.value = 1
    #expect(cleanups.values == [0, 1])
    #expect(own.content?.inputNames == [])
    own.content = nil
  }

  @Test func `the check of the invariants sees an edge whose ends do not agree`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    #expect(f.value == 0)
    #expect(graph.checkInvariants() == [])
    f.inputs[0].position = 1
    #expect(graph.checkInvariants().contains { $0.hasPrefix("Invariant 1") })
    f.inputs[0].position = 0
    #expect(graph.checkInvariants() == [])
  }
}
