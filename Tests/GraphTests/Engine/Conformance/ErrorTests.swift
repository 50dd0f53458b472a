import AttributeGraph2
import TestSupport
import Testing

/// Rows C-106, C-146 to C-154, C-173 to C-176, C-184, C-185 and C-230 of the cross-framework behaviours: errors.
@Suite struct `Errors as other engines have them` {
  enum Failure: Error, Equatable {
    case plain
    case number(Int)
  }

  let graph = Graph()

  /// What a read gives, as text.
  private func outcome<Value>(_ read: () throws -> Value) -> String {
    do { return "\(try read())" } catch { return "error \(error)" }
  }

  @Test func `C-106 a refused write does not keep an error from its reader`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = reports.note
    let x = graph.cell(0, name: "x")
    let out = graph.cell(-1, name: "out")
    let f = graph.computed(name: "f") {
      out.value = 9 * x.value
      if x.value > 0 { throw Failure.plain }
      return x.value
    }
    #expect(outcome { try f.value } == "0")
    x.value = 1
    #expect(outcome { try f.value } == "error plain")
    #expect(out.value == -1)
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "f", cell: "out"), count: 2))
  }

  @Test func `C-146 the cleanup of the last good run is called once, and the error is reported`() {
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note("\($0.effect) \($0.error)") }
    let cleanups = Recorder<Int>()
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph] in
      let seen = x.value
      if seen == 1 { throw Failure.plain }
      graph.onCleanup { cleanups.note(seen) }
    }
    x.value = 1
    #expect(cleanups.values == [0])
    #expect(reports.values == ["w plain"])
    x.value = 2
    #expect(cleanups.values == [0])
    #expect(w.evaluations == 3)
  }

  @Test func `C-147 a cleanup that throws is reported, and its effect goes on`() {
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note("\($0.effect) \($0.error)") }
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph] in
      let seen = x.value
      graph.onCleanup { throw Failure.number(seen) }
    }
    x.value = 1
    x.value = 2
    #expect(w.evaluations == 3)
    #expect(reports.values == ["w number(0)", "w number(1)"])
  }

  @Test func `C-149 a rule that threw gives values again, without ghost runs`() {
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

  @Test func `C-153 an error passes through a rule that does not catch it`() {
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

  @Test func `C-154 errors come and go with their cause`() {
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

  @Test func `C-173 an effect that throws keeps its inputs`() {
    let reports = Recorder<String>()
    graph.onEffectFailure = { reports.note(String(describing: $0.error)) }
    let x = graph.cell(0)
    let w = graph.effect { throw Failure.number(x.value) }
    #expect(reports.values == ["number(0)"])
    x.value = 1
    #expect(w.evaluations == 2)
    #expect(reports.values == ["number(0)", "number(1)"])
  }

  @Test func `C-174 an effect that throws stops no other, and is reported after the flush`() {
    let log = Recorder<String>()
    graph.onEffectFailure = { _ in log.note("report") }
    let x = graph.cell(0)
    let w1 = graph.effect { log.note("1: \(x.value)") }
    let w2 = graph.effect { if x.value == 1 { throw Failure.plain } }
    let w3 = graph.effect { log.note("3: \(x.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["1: 1", "3: 1", "report"])
    #expect([w1, w2, w3].map(\.evaluations) == [2, 2, 2])
  }

  @Test func `C-175 an error is cached`() {
    let x = graph.cell(0)
    let unrelated = graph.cell(0)
    let f = graph.computed {
      if x.value == 0 { throw Failure.number(7) }
      return x.value
    }
    for _ in 0..<2 { #expect(throws: Failure.number(7)) { try f.value } }
    unrelated.value = 1
    #expect(throws: Failure.number(7)) { try f.value }
    #expect(f.evaluations == 1)
  }

  @Test func `C-176 a bare enum case is cached like any other error`() {
    let x = graph.cell(0)
    let f = graph.computed { () throws(Failure) -> Int in
      if x.value == 0 { throw .plain }
      return x.value
    }
    for _ in 0..<2 { #expect(throws: Failure.plain) { try f.value } }
    #expect(f.evaluations == 1)
  }

  @Test func `C-230 a cancellation is thrown to who waits, and is never the cached error`() {
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
