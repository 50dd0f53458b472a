import AttributeGraph2
import TestSupport
import Testing

/// Semantics 13: rules that throw.
struct `Errors of rules` {
  let graph = Graph()

  private enum Trouble: Error, Equatable { case negative, cancelled }

  enum Failure: Error, Equatable {
    case plain
    case number(Int)
  }

  /// An error with an identity.
  private final class Marked: Error {}

  /// The value or the error of a read, as text.
  private func outcome<Value>(_ read: () throws -> Value) -> String {
    do { return "\(try read())" } catch { return "error \(error)" }
  }

  @Test func `13.1: the type of the error is part of the attribute's type`() {
    let x = graph.cell(-1)
    let typed = graph.computed { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return x.value
    }
    let untyped = graph.computed { () throws -> Int in
      if x.value < 0 { throw Trouble.negative }
      return x.value
    }
    let never = graph.computed { x.value }
    #expect(type(of: typed) == Computed<Int, Trouble>.self)
    #expect(type(of: untyped) == Computed<Int, any Error>.self)
    #expect(type(of: never) == Computed<Int, Never>.self)
    do throws(Trouble) { _ = try typed.value } catch { #expect(error == .negative) }
    do { _ = try untyped.value } catch { #expect(error as? Trouble == .negative) }
    #expect(never.value == -1)
  }

  @Test func `13.2, C-176: an error is cached: every read throws it without running the rule until an input changes`() {
    let x = graph.cell(-1)
    let f = graph.computed { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return x.value
    }
    for _ in 0..<3 { #expect(throws: Trouble.negative) { try f.value } }
    #expect(f.evaluations == 1)
    #expect(f.cachedError == .negative)
    #expect(f.cachedValue == nil)
    x.value = 4
    #expect((try? f.value) == 4)
    #expect(f.evaluations == 2)
    #expect(f.cachedError == nil)
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.2, C-175: the reads before the error are inputs`() {
    let (x, y) = (graph.cell(-1, name: "x"), graph.cell(0, name: "y"))
    let f = graph.computed { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return x.value + y.value
    }
    _ = try? f.value
    #expect(f.inputNames == ["x"])
    y.value = 1
    #expect(throws: Trouble.negative) { try f.value }
    #expect(f.evaluations == 1)
    x.value = 1
    #expect((try? f.value) == 2)
    #expect(f.inputNames == ["x", "y"])
    x.value = -1
    _ = try? f.value
    #expect(f.inputNames == ["x"])
    #expect(!y.isRead)
  }

  @Test func `13.2: an attribute that throws is an input of its readers`() {
    let x = graph.cell(-1)
    let f = graph.computed(name: "f") { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return x.value
    }
    let seen = Recorder<Int?>()
    let w = graph.effect { seen.note(try? f.value) }
    x.value = 3
    x.value = -3
    #expect(w.inputNames == ["f"])
    #expect(seen.values == [nil, 3, nil])
    #expect(w.evaluations == 3)
  }

  @Test func `13.2, C-154: errors follow the inputs`() {
    let on = graph.cell(true)
    let f = graph.computed {
      if on.value { throw Failure.plain }
      return "fine"
    }
    var outcomes = [outcome { try f.value }]
    for next in [false, true] {
      on.value = next
      outcomes.append(outcome { try f.value })
    }
    #expect(outcomes == ["error plain", "fine", "error plain"])
  }

  @Test func `13.3: an error passes unchanged through rules that do not catch it`() {
    let first = Marked()
    let f = graph.computed { () throws -> Int in throw first }
    let g = graph.computed { try f.value }
    let h = graph.computed { try g.value }
    for _ in 0..<2 {
      let error = #expect(throws: Marked.self) { try h.value }
      #expect(error === first)
    }
    #expect([f, g, h].map(\.evaluations) == [1, 1, 1])
  }

  @Test func `13.3, C-153: an error passes through a rule that does not catch it`() {
    let x = graph.cell(0)
    let b = graph.computed {
      if x.value == 1 { throw Failure.number(1) }
      return x.value
    }
    let c = graph.computed { 3 * (try b.value) }
    #expect(outcome { try c.value } == "0")
    x.value = 1
    #expect(throws: Failure.number(1)) { try c.value }
    x.value = 2
    #expect(outcome { try b.value } == "2")
    #expect(outcome { try c.value } == "6")
  }

  @Test func `13.4: an error is never equal to another, so an evaluation that throws is a change`() {
    let x = graph.cell(-1)
    let f = graph.computed { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return x.value
    }
    let g = graph.computed { (try? f.value) == nil }
    let w = graph.effect { _ = try? f.value }
    _ = g.value
    x.value = -2
    #expect(g.value)
    #expect([f.evaluations, g.evaluations, w.evaluations] == [2, 2, 2])
    #expect(graph.statistics.cutoffs == 1)
  }

  @Test func `13.4: the first value after an error is compared with nothing and is a change`() {
    let x = graph.cell(7)
    let compared = Box(0)
    let f = graph.computed(
      comparedBy: { (one: Int, other: Int) in
        compared.content += 1
        return one == other
      }
    ) { () throws(Trouble) -> Int in
      if x.value < 0 { throw .negative }
      return 7
    }
    _ = try? f.value
    let g = graph.computed { (try? f.value) ?? 7 }
    _ = g.value
    graph.transaction {
      x.value = -1
      _ = try? f.value
      x.value = 8
    }
    _ = g.value
    #expect(compared.content == 0)
    #expect([f.evaluations, g.evaluations] == [3, 2])
  }

  @Test func `13.4, C-149: a rule that threw gives values again, without ghost runs`() {
    let x = graph.cell(0)
    let f = graph.computed {
      if x.value == 1 { throw Failure.plain }
      return 3 * x.value
    }
    var outcomes = [outcome { try f.value }]
    for next in [1, 2, 4] {
      x.value = next
      outcomes.append(outcome { try f.value })
    }
    #expect(outcomes == ["0", "error plain", "6", "12"])
    #expect(f.evaluations == 4)
  }

  @Test func `13.5: a cancellation is thrown to the reader and is not cached`() {
    let isCancelled = Box(true)
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 1
    }
    #expect(throws: CancellationError.self) { try f.value }
    #expect(throws: CancellationError.self) { try f.value }
    #expect(f.evaluations == 2)
    isCancelled.content = false
    #expect((try? f.value) == 1)
    #expect((try? f.value) == 1)
    #expect(f.evaluations == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5: during an update every reader of a cancelled rule gets the error without another run`() {
    let x = graph.cell(0)
    let f = graph.computed { () throws -> Int in
      _ = x.value
      throw CancellationError()
    }
    let through = graph.computed { try f.value }
    let g = graph.computed { () -> Int in [try? f.value, try? through.value, try? f.value].count { $0 == nil } }
    #expect(g.value == 3)
    #expect([f, through].map(\.evaluations) == [1, 1])
    #expect(g.value == 3)
    #expect([f, through].map(\.evaluations) == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5: a read through a handle runs a cancelled rule once`() {
    let scope = graph.subgraph()
    let x = scope.cell(0)
    let isCancelled = Box(false)
    let f = scope.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return x.value
    }
    let total = scope.computed { (try? f.value) ?? -1 }
    #expect(total.value == 0)
    isCancelled.content = true
    x.value = 1
    #expect(total.value == -1)
    #expect(total.computed?.evaluations == 2)
    #expect(f.computed?.evaluations == 2)
  }

  @Test func `13.5: effects that saw a cancellation run after the next commit`() {
    let isCancelled = Box(false)
    let (x, other) = (graph.cell(1), graph.cell(0))
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return x.value
    }
    let seen = Recorder<Int?>()
    let bystander = graph.effect { _ = x.value }
    let w = graph.effect { seen.note(try? f.value) }
    isCancelled.content = true
    x.value = 2
    isCancelled.content = false
    #expect(seen.values == [1, nil])
    other.value = 1
    #expect(seen.values == [1, nil, 2])
    other.value = 2
    x.value = 3
    #expect(seen.values == [1, nil, 2, 3])
    #expect([w, bystander].map(\.evaluations) == [4, 3])
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5: a cancellation does not run the effect again in the same flush`() {
    let isCancelled = Box(false)
    let x = graph.cell(1)
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return x.value
    }
    let seen = Recorder<Int?>()
    let w = graph.effect { seen.note(try? f.value) }
    isCancelled.content = true
    x.value = 2
    #expect(seen.values == [1, nil])
    isCancelled.content = false
    graph.transaction {}
    #expect(seen.values == [1, nil, 2])
    #expect([w.evaluations, f.evaluations] == [3, 3])
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5: a cancellation does not run the effect again in the same run of its queue`() {
    let isCancelled = Box(true)
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 1
    }
    let seen = Recorder<Int?>()
    let queue = graph.makeEffectQueue()
    let w = graph.effect(on: queue) { seen.note(try? f.value) }
    queue.run()
    #expect(seen.values == [nil])
    #expect(!queue.isEmpty)
    isCancelled.content = false
    queue.run()
    #expect(seen.values == [nil, 1])
    #expect(queue.isEmpty && w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5: another error of the same rule is cached as ever`() {
    let x = graph.cell(0)
    let f = graph.computed { () throws -> Int in
      if x.value == 0 { throw CancellationError() }
      throw Trouble.cancelled
    }
    _ = try? f.value
    x.value = 1
    for _ in 0..<3 { #expect(throws: Trouble.cancelled) { try f.value } }
    #expect(f.evaluations == 2)
  }

  @Test func `13.5: effects that saw a cancellation in their first run run after the next commit`() {
    let isCancelled = Box(true)
    let (x, other) = (graph.cell(1), graph.cell(0))
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return x.value
    }
    let seen = Recorder<Int?>()
    let bystander = graph.effect { _ = x.value }
    let w = graph.effect { seen.note(try? f.value) }
    #expect(seen.values == [nil])
    isCancelled.content = false
    #expect(seen.values == [nil])
    other.value = 1
    #expect(seen.values == [nil, 1])
    other.value = 2
    x.value = 2
    #expect(seen.values == [nil, 1, 2])
    #expect([w, bystander].map(\.evaluations) == [3, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `13.5, C-230: a cancellation passes through a rule and is not cached there`() {
    let isCancelled = Box(true)
    let h = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 5
    }
    let f = graph.computed { try h.value + 1 }
    #expect(throws: CancellationError.self) { try f.value }
    isCancelled.content = false
    #expect(outcome { try f.value } == "6")
    #expect(outcome { try f.value } == "6")
    #expect([h.evaluations, f.evaluations] == [2, 2])
  }
}
