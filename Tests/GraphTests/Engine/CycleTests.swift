import AttributeGraph2
import TestSupport
import Testing

/// Semantics 7.
@Suite struct `Cycles` {
  @Test func `R-116 C-181 a rule that reads itself through another traps and names the way`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { back.content?.value ?? 0 }
      let h = graph.computed(name: "h") { f.value }
      back.content = h
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → h → f."))
  }

  @Test func `C-182 a cycle of four names all four in the order of reading`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f4 = graph.computed(name: "f4") { back.content?.value ?? 0 }
      let f3 = graph.computed(name: "f3") { f4.value }
      let f2 = graph.computed(name: "f2") { f3.value }
      let f1 = graph.computed(name: "f1") { f2.value }
      back.content = f1
      let outer = graph.computed(name: "outer") { f1.value }
      _ = outer.value
    }
    #expect(standardErrorText(of: result).contains("f1 → f2 → f3 → f4 → f1."))
  }

  @Test func `a cycle traps and names the way while somebody listens, too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let listening = graph.onEvent { _ in }
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { back.content?.value ?? 0 }
      let h = graph.computed(name: "h") { f.value }
      back.content = h
      _ = f.value
      withExtendedLifetime(listening) {}
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → h → f."))
  }

  @Test func `a rule that asks for its own value ahead of time traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { back.content?.prefetch() == true ? 1 : 0 }
      back.content = f
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → f."))
  }

  @Test func `C-184 a cycle that a change closes traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let on = graph.cell(false)
      let b = graph.computed(name: "b") { on.value ? back.content?.value ?? 0 : 7 }
      let a = graph.computed(name: "a") { b.value }
      back.content = a
      guard a.value == 7 else { return }
      on.value = true
      _ = a.value
    }
    #expect(standardErrorText(of: result).contains("'a' needs its own value: a → b → a."))
  }

  @Test func `a rule that was invalidated closes a cycle by a reader of its own, though no input has changed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let b = graph.computed(name: "b") { back.content?.value ?? 7 }
      let a = graph.computed(name: "a") { b.value }
      guard a.value == 7 else { return }
      back.content = a
      b.invalidate()
      _ = b.value
    }
    #expect(standardErrorText(of: result).contains("'b' needs its own value: b → a → b."))
  }

  @Test func `C-185 an untracked read closes a cycle too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { graph.untracked { back.content?.value ?? 0 } }
      back.content = f
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("f → f."))
  }

  @Test func `two rules that could read each other and read in one direction only are no cycle`() {
    let graph = Graph()
    let back = Box<ComputedAttribute<Int>?>(nil)
    let direction = graph.cell(false)
    let a = graph.computed { direction.value ? back.content?.value ?? 0 : 1 }
    let b = graph.computed { direction.value ? 2 : a.value }
    back.content = b
    for round in 0..<4 {
      #expect(a.value == (direction.value ? 2 : 1), "round \(round)")
      #expect(b.value == (direction.value ? 2 : 1), "round \(round)")
      direction.value.toggle()
      #expect(b.value == (direction.value ? 2 : 1), "round \(round)")
    }
    back.content = nil
  }
}
