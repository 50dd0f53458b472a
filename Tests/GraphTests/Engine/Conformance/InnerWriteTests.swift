import AttributeGraph2
import TestSupport
import Testing

/// Rows C-086 to C-117 and C-171 to C-178 of the cross-framework behaviours: writes made by effects.
@Suite struct `Writes of effects as other engines have them` {
  let graph = Graph()

  @Test func `C-086 three bare writes are three flushes`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w = graph.effect { log.note(x.value) }
    for next in 1...3 { x.value = next }
    #expect(log.values == [0, 1, 2, 3])
    #expect(w.evaluations == 4)
  }

  @Test func `C-087 an effect that writes what it read runs once more`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { if x.value > 0 && y.value == 0 { y.value = x.value } }
    x.value = 6
    #expect(y.value == 6)
    #expect(w.evaluations == 3)
  }

  @Test func `C-088 an effect records through a rule`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { log.note(f.value) }
    x.value = 4
    #expect(log.values == [0, 4])
    #expect(w.evaluations == 2)
  }

  @Test func `C-090 a later effect does not see what an earlier one took back`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 0 } }
    let f = graph.computed { x.value }
    let w2 = graph.effect { log.note(f.value) }
    x.value = 1
    #expect(x.value == 0)
    #expect(log.values == [0])
    #expect([w1.evaluations, w2.evaluations] == [3, 1])
  }

  @Test func `C-091 a cell taken back never shows the value between`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 0 } }
    let w2 = graph.effect { log.note(x.value) }
    x.value = 1
    #expect(!log.values.contains(1))
    #expect(w2.evaluations <= 2)
    #expect(w1.evaluations == 3)
  }

  @Test func `C-092 a later effect sees only the outcome`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 30 } }
    let w2 = graph.effect { log.note(x.value) }
    x.value = 1
    #expect(log.values == [0, 30])
    #expect(w1.evaluations == 3)
    #expect(w2.evaluations == 2)
  }

  @Test func `C-098 a flag that an effect resets can be set again`() {
    let b = graph.cell(false)
    let f = graph.computed { b.value }
    let w = graph.effect { if f.value { b.value = false } }
    var runs = [w.evaluations]
    for _ in 0..<2 {
      b.value = true
      #expect(!b.value)
      runs.append(w.evaluations)
    }
    #expect(runs == [1, 3, 5])
  }

  @Test func `C-108 an effect that resets its input upstream of a rule`() {
    let x = graph.cell(2)
    let f = graph.computed { x.value }
    let w = graph.effect { if f.value > 0 { x.value = 0 } }
    #expect(x.value == 0)
    for next in [3, 4] {
      x.value = next
      #expect(x.value == 0)
    }
    #expect(w.evaluations == 6)
  }

  @Test func `C-109 an effect acts and then confirms`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { if f.value > 0 { x.value = 0 } }
    for (index, next) in [2, 3, 4].enumerated() {
      x.value = next
      #expect(x.value == 0)
      #expect(w.evaluations == 1 + 2 * (index + 1))
    }
  }

  @Test func `C-110 an effect made later sees what an earlier one wrote`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { y.value = 20 } }
    let f = graph.computed { x.value + y.value }
    let w2 = graph.effect { log.note(f.value) }
    x.value = 1
    #expect(log.values == [0, 21])
    #expect([w1.evaluations, w2.evaluations] == [2, 2])
  }

  @Test func `C-111 an effect made last sees what two earlier ones wrote`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let z = graph.cell(0)
    let writers = [
      graph.effect { if x.value == 1 { y.value = 15 } }, graph.effect { if x.value == 1 { z.value = 25 } },
    ]
    let f = graph.computed { y.value + z.value }
    let w3 = graph.effect { log.note(f.value) }
    x.value = 1
    #expect(log.values == [0, 40])
    #expect(w3.evaluations == 2)
    #expect(writers.map(\.evaluations) == [2, 2])
  }

  @Test func `C-115 two effects that feed each other settle`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w1 = graph.effect { if x.value < 60 { y.value = x.value } }
    let w2 = graph.effect { if y.value < 60 { x.value = y.value + 1 } }
    #expect(x.value == 60)
    #expect(w1.evaluations == 61)
    #expect(w2.evaluations <= 300)
    #expect(heard.values.isEmpty)
  }

  @Test func `C-117 two effects that feed each other through a rule settle`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w1 = graph.effect { if x.value < 60 { y.value = x.value } }
    let f = graph.computed { y.value }
    let w2 = graph.effect { if f.value < 60 { x.value = f.value + 1 } }
    #expect(x.value == 60)
    #expect(w1.evaluations + w2.evaluations <= 300)
  }

  @Test func `C-142 an untracked write is a write`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { [graph] in
      let v = x.value
      graph.untracked { y.value = 9 * v }
    }
    #expect(y.value == 0)
    x.value = 1
    #expect(y.value == 9)
    #expect(w.evaluations == 2)
  }

  @Test func `C-171 a later effect reads what an earlier one wrote`() {
    let saw = Box(0)
    let on = graph.cell(false)
    let y = graph.cell(0)
    let w1 = graph.effect { if on.value { y.value = 4 } }
    let w2 = graph.effect { if on.value { saw.content = y.value } }
    on.value = true
    #expect(saw.content == 4)
    #expect([w1.evaluations, w2.evaluations] == [2, 2])
  }

  @Test func `C-172 an effect reads what it wrote, and that is no reason to run again`() {
    let saw = Box(0)
    let on = graph.cell(false)
    let y = graph.cell(0)
    let w = graph.effect {
      if on.value {
        y.value = 4
        saw.content = y.value
      }
    }
    on.value = true
    #expect(saw.content == 4)
    #expect(w.evaluations == 2)
  }

  @Test func `C-177 an effect runs twice for a write that it resets`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { if f.value > 0 { x.value = 0 } }
    var runs: [Int] = []
    for next in [4, 7] {
      x.value = next
      #expect(x.value == 0)
      runs.append(w.evaluations)
    }
    #expect(runs == [3, 5])
  }

  @Test func `C-178 an effect that never settles is stopped at the cap and named`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "counting") { x.value += 1 }
    #expect(heard.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    #expect(w.evaluations == 101)
    #expect(x.value == 101)
  }

  @Test func `C-216 an effect that sets a value without comparison does not settle`() {
    struct Opaque { var number = 0 }
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let v = graph.cell(Opaque())
    let w1 = graph.effect { _ = v.value }
    let w2 = graph.effect(name: "setting") {
      let t = v.value
      v.value = t
    }
    #expect(heard.values.count == 1)
    #expect(w2.evaluations == 101)
    #expect(w1.evaluations > 1)
  }
}
