import AttributeGraph2
import TestSupport
import Testing

/// Semantics 8.3: what the closure of a reader owns that ends in the middle of its own run.
@Suite struct `Closures of readers that end in their own run` {
  let graph = Graph()
  let gone = Recorder<String>()

  @Test func `what a rule owns that drops its own attribute goes after its run`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = rule(droppedFrom: own)
    #expect(own.content?.value == 7)
    #expect(own.content == nil)
    #expect(gone.values == ["in the run", "owned"])
  }

  @Test func `what an effect owns that drops itself goes after its run`() {
    let x = graph.cell(0)
    let own = Box<Effect?>(nil)
    own.content = effect(reading: x, droppedFrom: own)
    #expect(gone.values == [])
    x.value = 1
    #expect(own.content == nil)
    #expect(gone.values == ["in the run", "owned"])
  }

  private func rule(droppedFrom own: Box<ComputedAttribute<Int>?>) -> ComputedAttribute<Int> {
    let token = Farewell { [gone] in gone.note("owned") }
    return graph.computed { [gone] () -> Int in
      own.content = nil
      gone.note("in the run")
      return withExtendedLifetime(token) { 7 }
    }
  }

  private func effect(reading x: StateCell<Int>, droppedFrom own: Box<Effect?>) -> Effect {
    let token = Farewell { [gone] in gone.note("owned") }
    return graph.effect { [gone] in
      guard x.value == 1 else { return }
      own.content = nil
      withExtendedLifetime(token) { gone.note("in the run") }
    }
  }
}
