import AttributeGraph2
import TestSupport
import Testing

/// Semantics 7: a rule that needs its own value.
struct `Cycles` {
  private let graph = Graph()
  private let rules = MutualRules()

  private func rule(_ name: String, _ body: @escaping (MutualRules) throws -> Int) {
    rules.add(name, to: graph, body)
  }

  @Test func `7.1: a rule that directly needs its own value is found`() {
    rule("f") { try $0.all[0].value + 1 }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f", "f"])
    #expect(rules.all[0].evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.1: a cycle through ten thousand others is found without an overflow of the stack`() {
    let count = 10_000
    for index in 0..<count { rule("\(index)") { try $0.all[(index + 1) % count].value } }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path.count == count + 1)
    #expect(graph.statistics.evaluations == count)
  }

  @Test func `7.2, C-182: the read that closes the cycle throws the names in the order of reading`() {
    let caught = Recorder<[String]>()
    rule("f1") { try $0.all[1].value }
    rule("f2") { try $0.all[2].value }
    rule("f3") { try $0.all[3].value }
    rule("f4") { rules in
      do { return try rules.all[0].value } catch let error as CycleError {
        caught.note(error.path)
        throw error
      }
    }
    rule("outer") { try $0.all[0].value }
    let error = #expect(throws: CycleError.self) { try rules.all[4].value }
    #expect(error?.path == ["f1", "f2", "f3", "f4", "f1"])
    #expect(caught.values == [["f1", "f2", "f3", "f4", "f1"]])
    #expect(error?.description.contains("'f1' needs its own value: f1 → f2 → f3 → f4 → f1.") == true)
  }

  @Test func `7.2: a get throws where the type of value cannot`() {
    let back = Box<ComputedAttribute<Int>?>(nil)
    let noted = Recorder<[String]>()
    let f = graph.computed(name: "f") { () -> Int in
      do throws(CycleError) { return try back.content?.get() ?? 0 } catch {
        noted.note(error.path)
        return -1
      }
    }
    back.content = f
    #expect(f.value == -1)
    #expect(noted.values == [["f", "f"]])
    back.content = nil
  }

  @Test func `7.2: the value of an attribute whose error type is CycleError throws it`() {
    let back = Box<Computed<Int, CycleError>?>(nil)
    let f = graph.computed(name: "f") { () throws(CycleError) -> Int in try back.content?.value ?? 0 }
    back.content = f
    let error = #expect(throws: CycleError.self) { try f.value }
    #expect(error?.path == ["f", "f"])
    back.content = nil
  }

  @Test func `7.2, C-181, R-116: a read that cannot throw traps with the same text`() async {
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

  @Test func `7.2: a value whose error type cannot hold a CycleError traps as well`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Other: Error {}
      let graph = Graph()
      let back = Box<Computed<Int, Other>?>(nil)
      let f = graph.computed(name: "f") { () throws(Other) -> Int in try back.content?.value ?? 0 }
      back.content = f
      _ = try? f.value
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → f."))
  }

  @Test func `7.2, C-181: two rules that read each other throw the path at every read`() {
    rule("f") { try $0.all[1].value }
    rule("h") { try $0.all[0].value }
    for index in [0, 0, 1] {
      let error = #expect(throws: CycleError.self) { try rules.all[index].value }
      #expect([["f", "h", "f"], ["h", "f", "h"]].contains(error?.path))
    }
  }

  @Test func `7.2, C-182: a cycle of four names all four in the order of reading`() async {
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

  @Test func `7.2: a cycle traps with the names while a listener is attached, too`() async {
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

  @Test func `7.2: a rule that prefetches its own value traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { back.content?.prefetch() == true ? 1 : 0 }
      back.content = f
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → f."))
  }

  @Test func `7.2: an input that prefetches its waiting reader traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let x = graph.cell(1)
      let f = graph.computed(name: "f") { back.content?.prefetch() == true ? x.value : 0 }
      let g = graph.computed(name: "g") { f.value }
      _ = g.value
      back.content = g
      x.value = 2
      f.invalidate()
      _ = g.value
    }
    #expect(standardErrorText(of: result).contains("'g' needs its own value: g → f → g."))
  }

  @Test func `7.2, C-184: a cycle that a change closes traps`() async {
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

  @Test func `7.2: an invalidated rule closes a cycle with its own reader, though no input has changed`() async {
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

  @Test func `7.3: two rules that read each other in one direction at a time are no cycle from either side`() {
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

  @Test func `7.3: two rules that read each other in one direction at a time are no cycle`() {
    let isForward = graph.cell(true)
    rule("a") { isForward.value ? try $0.all[1].value + 1 : 10 }
    rule("b") { isForward.value ? 20 : try $0.all[0].value + 1 }
    for round in 0..<4 {
      let values = rules.all.map { try? $0.value }
      #expect(values == (isForward.value ? [21, 20] : [10, 11]), "round \(round)")
      isForward.value.toggle()
    }
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.3: the old inputs of rules that swap their direction in one transaction close no cycle`() {
    let isForward = graph.cell(true)
    let x = graph.cell(0)
    rule("a") { isForward.value ? try $0.all[1].value + x.value : x.value }
    rule("b") { isForward.value ? x.value : try $0.all[0].value + x.value }
    let w = graph.effect { [rules] in _ = try rules.all[0].value + rules.all[1].value }
    for round in 1...4 {
      graph.transaction {
        isForward.value.toggle()
        x.value = round
      }
      #expect((try? rules.all[isForward.value ? 0 : 1].value) == 2 * round, "round \(round)")
    }
    #expect(w.evaluations == 5)
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.4, C-184: a cycle that opens again gives values again`() {
    let on = graph.cell(false)
    rule("a") { try $0.all[1].value }
    rule("b") { on.value ? try $0.all[0].value : 7 }
    #expect((try? rules.all[0].value) == 7)
    on.value = true
    #expect(throws: CycleError.self) { try rules.all[0].value }
    on.value = false
    #expect((try? rules.all[0].value) == 7)
  }

  @Test func `7.6: attributes that read each other end when nothing else holds or reads them`() {
    let released = Recorder<String>()
    let pair = Box<[ComputedAttribute<Int>]>([])
    for (index, name) in ["a", "b"].enumerated() {
      let farewell = Farewell { released.note(name) }
      pair.content.append(
        graph.computed(name: name) { [unowned pair] in
          withExtendedLifetime(farewell) { (try? pair.content[1 - index].get()) ?? 7 }
        })
    }
    let isReading = graph.cell(true)
    let reader = graph.computed { [weak first = pair.content[0]] in isReading.value ? first?.value ?? 0 : 0 }
    #expect(reader.value == 7)
    #expect(graph.statistics.edges == 4)
    pair.content = []
    #expect(graph.statistics.nodes == 4)
    isReading.value = false
    #expect(reader.value == 0)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.statistics.edges == 1)
    #expect(released.values.sorted() == ["a", "b"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.6: attributes that read each other end with their last owner, and with the run that drops them`() {
    let pair = Box<[ComputedAttribute<Int>]>([])
    let make = { [graph, pair] in
      for index in 0..<2 {
        pair.content.append(graph.computed { [unowned pair] in (try? pair.content[1 - index].get()) ?? 7 })
      }
      return pair.content[0].value
    }
    #expect(make() == 7)
    #expect(graph.statistics.nodes == 2)
    pair.content = []
    #expect(graph.statistics.nodes == 0)
    let w = graph.effect {
      #expect(make() == 7)
      pair.content = []
    }
    #expect(graph.statistics.nodes == 3)
    w.stop()
    #expect(graph.statistics.nodes == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.6: an owned reader downstream keeps attributes that read each other`() {
    let pair = Box<[ComputedAttribute<Int>]>([])
    for index in 0..<2 {
      pair.content.append(graph.computed { [unowned pair] in (try? pair.content[1 - index].get()) ?? 7 })
    }
    let middle = Box<ComputedAttribute<Int>?>(graph.computed { [unowned pair] in pair.content[1].value })
    let end = graph.computed { middle.content?.value ?? 0 }
    #expect(pair.content[0].value == 7)
    #expect(end.value == 7)
    pair.content = []
    middle.content = nil
    #expect(graph.statistics.nodes == 4)
    #expect(end.value == 7)
    #expect(end.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.5, C-185: an untracked read closes a cycle like any other`() {
    rule("f") { [graph] rules in try graph.untracked { try rules.all[0].value } }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f", "f"])
    rule("g") { [graph] rules in graph.untracked { (try? rules.all[1].value) ?? 6 } }
    #expect((try? rules.all[1].value) == 6)
  }

  @Test func `7.5, C-185: an untracked read that cannot throw traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { graph.untracked { back.content?.value ?? 0 } }
      back.content = f
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("f → f."))
  }

  @Test func `7.1: a rule that needs its own value after an input has changed is found`() {
    let x = graph.cell(0)
    rule("f") { try x.value == 0 ? 0 : $0.all[0].value }
    #expect(throws: Never.self) { try rules.all[0].value }
    x.value = 1
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f", "f"])
    #expect(rules.all[0].evaluations == 2)
    #expect(graph.invariantViolations == [])
  }
}
