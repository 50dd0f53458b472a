import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 7, sentence by sentence.
@Suite struct `Sentences about cycles` {
  private let graph = Graph()
  private let rules = MutualRules()

  private func rule(_ name: String, _ body: @escaping (MutualRules) throws -> Int) {
    rules.add(name, to: graph, body)
  }

  @Test func `7.1 a rule that needs its own value directly is found`() {
    rule("f") { try $0.all[0].value + 1 }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f", "f"])
    #expect(rules.all[0].evaluations == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.1 a cycle through ten thousand others is found without an overflow of the stack`() {
    let count = 10_000
    for index in 0..<count { rule("\(index)") { try $0.all[(index + 1) % count].value } }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path.count == count + 1)
    #expect(graph.statistics.evaluations == count)
  }

  @Test func `7.2 the read that closes the cycle throws the names in the order of reading`() {
    let caught = Recorder<[String]>()
    rule("f1") { try $0.all[1].value }
    rule("f2") { try $0.all[2].value }
    rule("f3") { rules in
      do { return try rules.all[0].value } catch let error as CycleError {
        caught.note(error.path)
        throw error
      }
    }
    rule("outer") { try $0.all[0].value }
    let error = #expect(throws: CycleError.self) { try rules.all[3].value }
    #expect(error?.path == ["f1", "f2", "f3", "f1"])
    #expect(caught.values == [["f1", "f2", "f3", "f1"]])
    #expect(error?.description.contains("'f1' needs its own value: f1 → f2 → f3 → f1.") == true)
  }

  @Test func `7.2 a get throws where the type of value cannot`() {
    let back = Box<ComputedAttribute<Int>?>(nil)
    let heard = Recorder<[String]>()
    let f = graph.computed(name: "f") { () -> Int in
      do throws(CycleError) { return try back.content?.get() ?? 0 } catch {
        heard.note(error.path)
        return -1
      }
    }
    back.content = f
    #expect(f.value == -1)
    #expect(heard.values == [["f", "f"]])
    back.content = nil
  }

  @Test func `7.2 the value of an attribute whose error type is the cycle's throws it`() {
    let back = Box<Computed<Int, CycleError>?>(nil)
    let f = graph.computed(name: "f") { () throws(CycleError) -> Int in try back.content?.value ?? 0 }
    back.content = f
    #expect(throws: CycleError(path: ["f", "f"])) { try f.value }
    back.content = nil
  }

  @Test func `7.2 where the read cannot throw, it traps with the same text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { back.content?.value ?? 0 }
      let h = graph.computed(name: "h") { f.value }
      back.content = h
      _ = f.value
    }
    let text = CycleError(path: ["f", "h", "f"]).description
    #expect(standardErrorText(of: result).contains(text))
  }

  @Test func `7.2 where the error type cannot hold it, value traps as well`() async {
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

  @Test func `7.3 two rules that read each other in one direction at a time are no cycle`() {
    let isForward = graph.cell(true)
    rule("a") { isForward.value ? try $0.all[1].value + 1 : 10 }
    rule("b") { isForward.value ? 20 : try $0.all[0].value + 1 }
    for round in 0..<4 {
      let values = rules.all.map { try? $0.value }
      #expect(values == (isForward.value ? [21, 20] : [10, 11]), "round \(round)")
      isForward.value.toggle()
    }
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.3 the old inputs of rules that turn around in one transaction close no cycle`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.4 a rule may catch the error and give a value`() {
    rule("a") { (try? $0.all[1].value) ?? 1 }
    rule("b") { try $0.all[0].value + 10 }
    #expect((try? rules.all[0].value) == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.4 the read that closed the cycle counts as an input, so the rules run again when it opens`() {
    let isClosed = graph.cell(true, name: "isClosed")
    rule("a") { isClosed.value ? try $0.all[1].value + 100 : 5 }
    rule("b") { (try? $0.all[0].value) ?? -1 }
    #expect((try? rules.all[0].value) == 99)
    #expect(rules.all[1].inputNames == ["a"])
    isClosed.value = false
    #expect((try? rules.all[1].value) == 5)
    #expect((try? rules.all[0].value) == 5)
    #expect(rules.all[1].inputNames == ["a"])
    isClosed.value = true
    #expect((try? rules.all[0].value) == 99)
    #expect(graph.checkInvariants() == [])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `7.4 a caught cycle opens and closes, read from either side`(order: [Int]) {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? ((try? $0.all[1].value) ?? 1) : 5 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 2 }
    for round in 0..<4 {
      let values = order.map { try? rules.all[$0].value }
      if !isClosed.value { #expect(values == order.map { $0 == 0 ? 5 : 15 }, "round \(round)") }
      #expect(!values.contains(nil), "round \(round)")
      #expect(graph.checkInvariants() == [], "round \(round)")
      isClosed.value.toggle()
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `7.4 an unrelated input of a caught cycle reaches whoever reads, from every side`(order: [Int]) {
    let isClosed = graph.cell(true)
    let x = graph.cell(1)
    rule("a") { ((try? $0.all[1].value) ?? 0) + x.value }
    rule("b") { ((try? $0.all[2].value) ?? 0) + x.value }
    rule("c") { isClosed.value ? ((try? $0.all[0].value) ?? 0) + x.value : x.value }
    for round in 1...6 {
      x.value = round
      for index in order { #expect((try? rules.all[index].value) != nil, "round \(round)") }
      #expect((try? rules.all[order[0]].value).map { $0 % round } == 0, "round \(round)")
      #expect(graph.checkInvariants() == [], "round \(round)")
    }
    isClosed.value = false
    x.value = 100
    #expect(order.map { try? rules.all[$0].value } == order.map { [300, 200, 100][$0] })
  }

  @Test func `7.4 an effect on a caught cycle hears of it when the cycle opens`() {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 5 }
    rule("b") { try $0.all[0].value + 1 }
    let seen = Recorder<Int>()
    let w = graph.effect { [rules] in seen.note((try? rules.all[1].value) ?? -1) }
    isClosed.value = false
    isClosed.value = true
    isClosed.value = false
    #expect(seen.values == [-1, 6, -1, 6])
    #expect(w.evaluations == 4)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.4 the graph is usable throughout`() {
    let log = Recorder<Int>()
    let x = graph.cell(1)
    let apart = graph.computed { 10 * x.value }
    rule("a") { rules in
      do { return try rules.all[1].value } catch {
        log.note(apart.value)
        throw error
      }
    }
    rule("b") { try $0.all[0].value }
    for next in 2...3 {
      #expect(throws: CycleError.self) { try rules.all[0].value }
      x.value = next
      #expect(apart.value == 10 * next)
    }
    #expect(log.values == [10, 20])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `7.5 an untracked read closes a cycle like any other`() {
    rule("f") { [graph] rules in try graph.untracked { try rules.all[0].value } }
    let error = #expect(throws: CycleError.self) { try rules.all[0].value }
    #expect(error?.path == ["f", "f"])
    rule("g") { [graph] rules in graph.untracked { (try? rules.all[1].value) ?? 6 } }
    #expect((try? rules.all[1].value) == 6)
  }

  @Test func `7.5 an untracked read that cannot throw traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed(name: "f") { graph.untracked { back.content?.value ?? 0 } }
      back.content = f
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("f → f."))
  }
}
