import AttributeGraph2
import TestSupport
import Testing

/// Semantics 7.4: rules that caught a cycle have their values when it opens.
struct `Cycles that open` {
  private let graph = Graph()
  private let rules = MutualRules()

  private func rule(_ name: String, _ body: @escaping (MutualRules) throws -> Int) {
    rules.add(name, to: graph, body)
  }

  @Test func `7.4: a rule may catch the error and give a value`() {
    rule("a") { (try? $0.all[1].value) ?? 1 }
    rule("b") { try $0.all[0].value + 10 }
    #expect((try? rules.all[0].value) == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.4: the read that closed the cycle is an input, so the rules run again when the cycle opens`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `7.4: a caught cycle opens and closes, read from either side`(order: [Int]) {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? ((try? $0.all[1].value) ?? 1) : 5 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 2 }
    for round in 0..<4 {
      let values = order.map { try? rules.all[$0].value }
      if !isClosed.value { #expect(values == order.map { $0 == 0 ? 5 : 15 }, "round \(round)") }
      #expect(!values.contains(nil), "round \(round)")
      #expect(graph.invariantViolations == [], "round \(round)")
      isClosed.value.toggle()
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `7.4: an unrelated input of a caught cycle reaches a reader from every side`(order: [Int]) {
    let isClosed = graph.cell(true)
    let x = graph.cell(1)
    rule("a") { ((try? $0.all[1].value) ?? 0) + x.value }
    rule("b") { ((try? $0.all[2].value) ?? 0) + x.value }
    rule("c") { isClosed.value ? ((try? $0.all[0].value) ?? 0) + x.value : x.value }
    for round in 1...6 {
      x.value = round
      for index in order { #expect((try? rules.all[index].value) != nil, "round \(round)") }
      #expect((try? rules.all[order[0]].value).map { $0 % round } == 0, "round \(round)")
      #expect(graph.invariantViolations == [], "round \(round)")
    }
    isClosed.value = false
    x.value = 100
    #expect(order.map { try? rules.all[$0].value } == order.map { [300, 200, 100][$0] })
  }

  @Test func `7.4: an effect on a caught cycle runs when the cycle opens`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test func `7.4: the graph is usable throughout`() {
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
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [[0, 1], [1, 0], [1]])
  func `7.4: a rule that caught the cycle runs again even if the other's value is the same as before`(order: [Int]) {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    for round in 0..<3 {
      isClosed.value = true
      #expect((try? rules.all[0].value) == 1, "round \(round)")
      isClosed.value = false
      #expect(order.map { try? rules.all[$0].value } == order.map { [1, 11][$0] }, "round \(round)")
      #expect(graph.invariantViolations == [], "round \(round)")
    }
  }

  @Test func `7.4: effects behind a caught cycle run when it opens, also after a get`() {
    let isClosed = graph.cell(true)
    let back = Box<ComputedAttribute<Int>?>(nil)
    let a = graph.computed { isClosed.value ? back.content?.value ?? 0 : 1 }
    let b = graph.computed { (try? a.get()).map { $0 + 10 } ?? 1 }
    back.content = b
    let seen = Recorder<Int>()
    let first = graph.effect { _ = a.value }
    let second = graph.effect { seen.note(b.value) }
    isClosed.value = false
    #expect(seen.values == [1, 11])
    #expect([first.evaluations, second.evaluations] == [1, 2])
    back.content = nil
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1], [1, 0, 2], [2, 0, 1]])
  func `7.4: a cycle of three opens with every value, read from every side`(order: [Int]) {
    for fallback in 0..<4 {
      for opened in 0..<4 {
        let graph = Graph()
        let rules = MutualRules()
        let isClosed = graph.cell(true)
        rules.all = [
          graph.computed { [unowned rules] in isClosed.value ? try rules.all[1].value % 4 : opened },
          graph.computed { [unowned rules] in ((try? rules.all[2].value) ?? fallback) % 4 },
          graph.computed { [unowned rules] in ((try? rules.all[0].value).map { $0 + 1 } ?? fallback) % 4 },
        ]
        for _ in 0..<2 {
          isClosed.value = true
          for index in order { _ = try? rules.all[index].value }
          isClosed.value = false
          let expected = order.map { [opened, (opened + 1) % 4, (opened + 1) % 4][$0] }
          #expect(order.map { try? rules.all[$0].value } == expected, "\(fallback), \(opened)")
        }
        #expect(graph.invariantViolations == [])
      }
    }
  }

  @Test func `7.4: a caught rule in the chain of an effect runs when the cycle opens`() {
    let isClosed = graph.cell(true)
    rule("a") { [graph] rules in isClosed.value ? try graph.untracked { try rules.all[1].value } : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    _ = try? rules.all[0].value
    let seen = Recorder<Int>()
    let w = graph.effect { [rules] in seen.note((try? rules.all[1].value) ?? -1) }
    isClosed.value = false
    #expect(seen.values == [1, 11])
    #expect(w.evaluations == 2)
  }

  @Test func `7.4: a caught rule far upstream of a read runs when the cycle opens`() {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    for index in 1...3 { rule("above \(index)") { try $0.all[index].value + 100 } }
    #expect((try? rules.all[0].value) == 1)
    #expect((try? rules.all[4].value) == 301)
    isClosed.value = false
    #expect((try? rules.all[4].value) == 311)
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [false, true])
  func `7.4: an effect made by a rule runs for the value of that rule`(hasOther: Bool) {
    let isEarly = graph.cell(true)
    let own = Box<Effect?>(nil)
    let seen = Recorder<Int>()
    rule("a") { [graph] rules in
      if isEarly.value {
        own.content = graph.detached {
          graph.effect { [unowned rules] in seen.note((try? rules.all[0].value) ?? -1) }
        }
      }
      return 1
    }
    let other = hasOther ? graph.effect { [rules] in _ = try rules.all[0].value } : nil
    #expect((try? rules.all[0].value) == 1)
    isEarly.value = false
    #expect(seen.values == [-1, 1])
    #expect(other?.evaluations ?? 1 == 1)
    isEarly.value = true
    isEarly.value = false
    #expect(own.content?.isStopped == false)
    own.content = nil
  }

  @Test func `7.4: a rule that caught the cycle runs once for its opening, and is a normal reader afterwards`() {
    let isClosed = graph.cell(true)
    let x = graph.cell(4)
    let sign = graph.computed { x.value.signum() }
    rule("a") { isClosed.value ? try $0.all[1].value : sign.value }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    _ = try? rules.all[0].value
    isClosed.value = false
    _ = try? rules.all[1].value
    let evaluations = rules.all.map(\.evaluations)
    for next in 5...7 {
      x.value = next
      #expect((try? rules.all[1].value) == 11)
    }
    #expect(rules.all.map(\.evaluations) == evaluations)
  }

  @Test func `19.22: the reason that is recorded names the write that opened the cycle, and the path from it`() {
    graph.recordsCauses = true
    let isClosed = graph.cell(true, name: "isClosed")
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    _ = try? rules.all[0].value
    isClosed.value = false
    #expect((try? rules.all[1].value) == 11)
    #expect(
      graph.why(rules.all[1]).description
        == "'b' ran last (evaluation 2) because 'isClosed' was set in transaction 1: isClosed → a → b.")
  }

  @Test func `19.22: of several writes that opened the cycle the last one is named`() {
    let isClosed = graph.cell(true, name: "isClosed")
    let other = graph.cell(0, name: "other")
    rule("a") { isClosed.value ? try $0.all[1].value : other.value }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 + other.value } ?? other.value }
    _ = try? rules.all[0].value
    isClosed.value = false
    graph.recordsCauses = true
    #expect((try? rules.all[1].value) == 10)
    isClosed.value = true
    _ = try? rules.all[0].value
    isClosed.value = false
    other.value = 1
    #expect((try? rules.all[1].value) == 12)
    #expect(graph.why(rules.all[1]).description.contains("because 'other' was set in transaction 4"))
  }

  @Test func `7.4: a rule that catches the cycle of its own value is no input of itself`() {
    let x = graph.cell(1, name: "x")
    let own = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { ((try? own.content?.get()) ?? 10) + x.value }
    own.content = f
    #expect(f.value == 11)
    #expect(f.inputNames == ["x"])
    x.value = 2
    #expect(f.value == 12)
    #expect(f.evaluations == 2)
    own.content = nil
  }
}
