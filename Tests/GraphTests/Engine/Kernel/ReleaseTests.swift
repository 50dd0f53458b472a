import AttributeGraph2
import TestSupport
import Testing

/// When values and closures that an evaluation replaces or drops are released.
struct `Releases around an evaluation` {
  let graph = Graph()
  let gone = Recorder<String>()
  let log = Recorder<String>()

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

  @Test func `a rule that drops its own attribute keeps its captures until it returns`() {
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = rule(droppedFrom: own)
    #expect(own.content?.value == 7)
    #expect(own.content == nil)
    #expect(gone.values == ["in the run", "owned"])
  }

  @Test func `an effect that drops itself keeps its captures until it returns`() {
    let x = graph.cell(0)
    let own = Box<Effect?>(nil)
    own.content = effect(reading: x, droppedFrom: own)
    #expect(gone.values == [])
    x.value = 1
    #expect(own.content == nil)
    #expect(gone.values == ["in the run", "owned"])
  }

  @Test func `one old value is released completely before the next one`() {
    let x = graph.cell(0)
    let inner = graph.computed(comparedBy: nil) { [log] () -> Farewell in
      _ = x.value
      return Farewell { log.note("inner") }
    }
    let outer = graph.computed(comparedBy: nil) { [log] () -> Farewell in
      _ = x.value
      return Farewell {
        log.note("outer begins")
        _ = inner.value
        log.note("outer ends")
      }
    }
    _ = inner.value
    _ = outer.value
    x.value = 1
    _ = outer.value
    #expect(log.values == ["outer begins", "outer ends", "inner"])
  }

  @Test func `a value that a rule replaced for one effect is released before the next effect runs`() {
    let x = graph.cell(0)
    let rule = graph.computed(comparedBy: nil) { [log] in
      _ = x.value
      return Farewell { log.note("released") }
    }
    let first = graph.effect { [log] in
      _ = rule.value
      log.note("first")
    }
    let second = graph.effect { [log] in log.note("second \(x.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["first", "released", "second 1"])
    #expect([first.evaluations, second.evaluations] == [2, 2])
  }

  @Test func `a value that a rule replaced for the first run of an effect is released in the open transaction`() {
    let rule = graph.computed(comparedBy: nil) { [log] in Farewell { log.note("released") } }
    _ = rule.value
    graph.transaction {
      rule.invalidate()
      let effect = graph.effect { _ = rule.value }
      #expect(log.values == ["released"])
      #expect([rule.evaluations, effect.evaluations] == [2, 1])
    }
  }

  @Test func `a cell without comparison releases what a write replaces, and not its transaction`() {
    let cell = graph.cell(Farewell { [log] in log.note("first") })
    graph.transaction {
      cell.value = Farewell { [log] in log.note("second") }
      #expect(log.values == ["first"])
      cell.value = Farewell {}
      #expect(log.values == ["first", "second"])
    }
  }
}
