import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.4: what the writes of an effect cause in the same flush.
struct `Writes of effects` {
  let graph = Graph()

  @Test func `5.4, C-237: a transaction in an effect is absorbed into the flush`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let order = Recorder<String>()
    let writer = graph.effect { [graph] in
      let v = x.value
      graph.transaction { y.value = v }
      order.note("writer")
    }
    let reader = graph.effect {
      _ = y.value
      order.note("reader")
    }
    order.values = []
    x.value = 1
    #expect(order.values == ["writer", "reader"])
    #expect([writer.evaluations, reader.evaluations] == [2, 2])
  }

  @Test func `5.4, C-092: a later effect sees only the last value`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let w1 = graph.effect { if x.value == 1 { x.value = 30 } }
    let w2 = graph.effect { log.note(x.value) }
    x.value = 1
    #expect(log.values == [0, 30])
    #expect(w1.evaluations == 3)
    #expect(w2.evaluations == 2)
  }

  @Test func `5.4, C-108: an effect resets its input upstream of a rule, from the first run on`() {
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

  @Test func `5.4, C-098, C-109, C-177: an effect that resets its input runs twice for each write`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { if f.value > 0 { x.value = 0 } }
    for (index, next) in [2, 3, 4].enumerated() {
      x.value = next
      #expect(x.value == 0)
      #expect(w.evaluations == 1 + 2 * (index + 1))
    }
  }

  @Test func `5.4, C-110: an effect made later sees what an earlier one wrote`() {
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

  @Test func `5.4, C-111: an effect made last sees what two earlier ones wrote`() {
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

  @Test func `5.4, C-171: a later effect reads what an earlier one wrote`() {
    let saw = Box(0)
    let on = graph.cell(false)
    let y = graph.cell(0)
    let w1 = graph.effect { if on.value { y.value = 4 } }
    let w2 = graph.effect { if on.value { saw.content = y.value } }
    on.value = true
    #expect(saw.content == 4)
    #expect([w1.evaluations, w2.evaluations] == [2, 2])
  }

  @Test func `5.4, C-087: an effect that writes what it read runs once more`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { if x.value > 0 && y.value == 0 { y.value = x.value } }
    x.value = 6
    #expect(y.value == 6)
    #expect(w.evaluations == 3)
  }
}
