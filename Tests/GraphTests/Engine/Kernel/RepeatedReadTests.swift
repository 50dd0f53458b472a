import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 1.2 and 1.3: a node is one input, however often one evaluation or the next one reads it.
struct `Repeated reads` {
  let graph = Graph()

  @Test(arguments: [1, 2, 7, 8, 9, 10, 40]) func `each input counts once, in the order of first reads`(count: Int) {
    let cells = (0..<count).map { graph.cell($0, name: "x\($0)") }
    let isReversed = graph.cell(false, name: "isReversed")
    let readers = (0..<2).map { index in
      graph.computed { () -> Int in
        let order = isReversed.value ? Array(cells.reversed()) : cells
        return (order + order + cells + order).reduce(index) { $0 + $1.value }
      }
    }
    let sum = 4 * (0..<count).reduce(0, +)
    for reversed in [false, true, true, false] {
      isReversed.value = reversed
      for (index, reader) in readers.enumerated() {
        #expect(reader.value == sum + index)
        let names = cells.map(\.name)
        #expect(reader.inputNames == ["isReversed"] + (reversed ? names.reversed() : names))
      }
      #expect(graph.statistics.edges == 2 * (count + 1))
    }
  }

  @Test func `the reads of a wide evaluation are kept apart from those of an outer one`() {
    let cells = (0..<20).map { graph.cell($0) }
    let inner = graph.computed { (cells + cells).reduce(0) { $0 + $1.value } }
    let outer = graph.computed { () -> Int in
      let early = (cells[..<12] + cells[..<12]).reduce(0) { $0 + $1.value }
      return early + inner.value + (cells + cells).reduce(0) { $0 + $1.value }
    }
    #expect(outer.value == 2 * 66 + 4 * 190)
    #expect(inner.inputNames.count == 20)
    #expect(outer.inputNames.count == 21)
    for cell in cells { cell.value += 1 }
    #expect(outer.value == 2 * 78 + 4 * 210)
    #expect(outer.evaluations == 2)
  }

  @Test func `a node read twice by one evaluation is an input of the next one that reads it once`() {
    let x = graph.cell(3, name: "x")
    let square = graph.computed { x.value * x.value }
    let plain = graph.computed { x.value }
    #expect(square.value == 9)
    #expect(plain.value == 3)
    #expect(plain.inputNames == ["x"])
    x.value = 4
    #expect(plain.value == 4)
    #expect(square.value == 16)
  }

  @Test func `the reads of an effect that runs a queue are kept apart from those of the queued effects`() {
    let queue = graph.makeEffectQueue()
    let (isLate, trigger) = (graph.cell(false), graph.cell(0))
    let (early, z) = (graph.cell(0), graph.cell(0))
    let inner = graph.effect(on: queue) {
      if !isLate.value {
        _ = early.value
      } else if z.value != 5 {
        z.value = 5
      }
    }
    let outer = graph.effect {
      _ = trigger.value
      queue.run()
    }
    #expect([inner.evaluations, outer.evaluations] == [1, 1])
    graph.transaction {
      isLate.value = true
      trigger.value = 1
    }
    #expect([inner.evaluations, outer.evaluations] == [3, 2])
    #expect(z.value == 5)
    // No input of the outer effect was written, so nothing was verified for it.
    #expect(graph.statistics.validations == 0)
  }

  @Test func `an effect that reads between its writes sees the last of them`() {
    let (trigger, x) = (graph.cell(0), graph.cell(0))
    let seen = Recorder<Int>()
    let w = graph.effect {
      guard trigger.value == 1, seen.values.count < 2 else { return }
      x.value = 1
      seen.note(x.value)
      x.value = 0
    }
    trigger.value = 1
    #expect(seen.values == [1, 1])
    #expect(w.evaluations == 4)
  }

  @Test func `the same reads change no edge`() {
    let cells = (0..<4).map { graph.cell($0) }
    let sum = graph.computed { cells.reduce(0) { $0 + $1.value } }
    #expect(sum.value == 6)
    let edges = Recorder<GraphEvent>()
    let listening = graph.onEvent { event in
      switch event {
      case .edgeAdded, .edgeRemoved: edges.note(event)
      default: break
      }
    }
    cells[0].value = 10
    #expect(sum.value == 16)
    #expect(edges.values == [])
    listening.cancel()
  }

  @Test func `an input of the last evaluation counts only once this one has read it`() {
    let (isLong, x) = (graph.cell(true), graph.cell(1))
    let (a, b, c) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let inner = graph.computed { x.value > 0 && isLong.value }
    let outer = graph.computed { () -> Int in
      // The inner evaluation reads it before the outer one does, which overwrites the note of its last reader.
      let start = isLong.value ? a.value + b.value + c.value : a.value + b.value
      _ = inner.value
      return start + x.value
    }
    #expect(outer.value == 1)
    isLong.value = false
    #expect(outer.value == 1)
    x.value = 2
    #expect(outer.value == 2)
    #expect(outer.evaluations == 3)
  }

  @Test func `a wide evaluation says nothing about the reads of the one that follows it in the same update`() {
    let cells = (0..<12).map { graph.cell($0) }
    let others = (0..<12).map { index in graph.computed { cells.reduce(index) { $0 + $1.value } } }
    for other in others { _ = other.value }
    let isWide = graph.cell(false)
    let counter = graph.cell(0)
    // Both begin to read the cells in the same update, each of them twice.
    let inner = graph.computed { () -> Int in
      let sum = isWide.value ? (cells + cells).reduce(0) { $0 + $1.value } : 0
      return counter.value + 0 * sum
    }
    let outer = graph.computed { () -> Int in
      let start = inner.value
      return start > 0 ? (cells + cells).reduce(0) { $0 + $1.value } : 0
    }
    #expect(outer.value == 0)
    graph.transaction {
      isWide.value = true
      counter.value = 1
    }
    #expect(outer.value == 132)
    #expect(outer.inputNames.count == 13)
    cells[11].value = 12
    #expect(outer.value == 134)
    withExtendedLifetime(others) {}
  }

  @Test func `the reads of a wide evaluation are forgotten when nothing runs`() {
    let cells = (0..<20).map { graph.cell($0) }
    let isReversed = graph.cell(false)
    let readers = (0..<10).map { _ in
      graph.computed { (isReversed.value ? cells.reversed() : cells).reduce(0) { $0 + $1.value } }
    }
    for reader in readers { #expect(reader.value == 190) }
    isReversed.value = true
    #expect(readers[0].value == 190)
    let state = graph.state
    let next = state.fields.evaluation.readSet.begin()
    #expect(next > 1)
    #expect(
      (1..<next).allSatisfy { number in
        cells.allSatisfy { !state.fields.evaluation.readSet.contains($0.reference, number) }
      })
  }
}
