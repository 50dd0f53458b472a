import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 7.4: what was told of a cycle has the right value when the cycle opens, whatever value its input has then.
@Suite struct `Cycles that open` {
  private let graph = Graph()
  private let rules = MutualRules()

  private func rule(_ name: String, _ body: @escaping (MutualRules) throws -> Int) {
    rules.add(name, to: graph, body)
  }

  @Test(arguments: [[0, 1], [1, 0], [1]])
  func `who was told of the cycle runs again when the other has the value that it had`(order: [Int]) {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    for round in 0..<3 {
      isClosed.value = true
      #expect((try? rules.all[0].value) == 1, "round \(round)")
      isClosed.value = false
      #expect(order.map { try? rules.all[$0].value } == order.map { [1, 11][$0] }, "round \(round)")
      #expect(graph.checkInvariants() == [], "round \(round)")
    }
  }

  @Test func `effects hear of it, also where the read is a get`() {
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
  func `a cycle of three opens with every value, read from every side`(order: [Int]) {
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
        #expect(graph.checkInvariants() == [])
      }
    }
  }

  @Test func `a rule in a chain to an effect hears of it`() {
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

  @Test func `a rule far above what is read hears of it`() {
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    for index in 1...3 { rule("above \(index)") { try $0.all[index].value + 100 } }
    #expect((try? rules.all[0].value) == 1)
    #expect((try? rules.all[4].value) == 301)
    isClosed.value = false
    #expect((try? rules.all[4].value) == 311)
    #expect(graph.checkInvariants() == [])
  }

  @Test(arguments: [false, true])
  func `an effect that a rule has made hears of the value of that rule`(hasOther: Bool) {
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

  @Test func `who was told of the cycle runs once for it, and is a reader like others from then on`() {
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

  @Test func `the reason that is recorded names the input that was being brought up to date`() {
    graph.recordsCauses = true
    let isClosed = graph.cell(true)
    rule("a") { isClosed.value ? try $0.all[1].value : 1 }
    rule("b") { (try? $0.all[0].value).map { $0 + 10 } ?? 1 }
    _ = try? rules.all[0].value
    isClosed.value = false
    #expect((try? rules.all[1].value) == 11)
    #expect(graph.why(rules.all[1]).description.contains("because 'a', which it had read, was being brought"))
  }
}
