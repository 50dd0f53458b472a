import TestSupport
import Testing

@testable import AttributeGraph2

/// The order of queued effects, and the entries of effects that end.
struct `Queue entries of effects` {
  let graph = Graph()

  @Test(arguments: [[4, 3, 2, 1, 0], [70, 2, 99, 0, 35], Array((0..<100).reversed())])
  func `effects run in the order of their creation, however the writes came`(written: [Int]) {
    let graph = Graph()
    let cells = (0..<100).map { _ in graph.cell(0) }
    let ran = Recorder<Int>()
    let effects = cells.indices.map { index in
      graph.effect { if cells[index].value > 0 { ran.values.append(index) } }
    }
    graph.transaction {
      for index in written { cells[index].value = 1 }
    }
    #expect(ran.values == written.sorted())
    #expect(effects.map(\.evaluations).reduce(0, +) == 100 + written.count)
  }

  @Test(arguments: [[4, 3, 2, 1, 0], [70, 2, 99, 0, 35]])
  func `a queued effect that is released is skipped, and the others keep their order`(written: [Int]) {
    let graph = Graph()
    let cells = (0..<100).map { _ in graph.cell(0) }
    let ran = Recorder<Int>()
    var effects: [Effect?] = cells.indices.map { index in
      graph.effect { if cells[index].value > 0 { ran.values.append(index) } }
    }
    let gone = written[1]
    graph.transaction {
      for index in written { cells[index].value = 1 }
      effects[gone] = nil
    }
    #expect(ran.values == written.sorted().filter { $0 != gone })
  }

  @Test func `effects released while others are queued in another order are skipped`() {
    let graph = Graph()
    let cells = (0..<1000).map { _ in graph.cell(0) }
    let ran = Recorder<Int>()
    var effects: [Effect?] = cells.indices.map { index in
      graph.effect { if cells[index].value > 0 { ran.values.append(index) } }
    }
    graph.transaction {
      for index in cells.indices.reversed() {
        cells[index].value = 1
        if !index.isMultiple(of: 3) { effects[index] = nil }
      }
    }
    #expect(ran.values == cells.indices.filter { $0.isMultiple(of: 3) })
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [[4, 3, 2, 1, 0], [70, 2, 99, 0, 35], Array((0..<100).reversed())])
  func `an effect released after the entries were sorted is skipped`(written: [Int]) {
    let graph = Graph()
    let signal = graph.cell(false)
    let cells = (0..<100).map { _ in graph.cell(0) }
    let ran = Recorder<Int>()
    var effects: [Effect?] = []
    let gone = [written[1], written[3]]
    let first = graph.effect { if signal.value { for index in gone { effects[index] = nil } } }
    for index in cells.indices {
      effects.append(graph.effect { if cells[index].value > 0 { ran.values.append(index) } })
    }
    graph.transaction {
      for index in written { cells[index].value = 1 }
      signal.value = true
    }
    #expect(ran.values == written.sorted().filter { !gone.contains($0) })
    withExtendedLifetime(first) {}
  }

  @Test func `an effect that is stopped does not wait any more, and the next one wakes the framework`() {
    let wakes = Box(0)
    let queue = graph.makeEffectQueue { wakes.content += 1 }
    let x = graph.cell(0)
    let (first, second) = (graph.effect(on: queue) { _ = x.value }, graph.effect(on: queue) { _ = x.value })
    #expect(wakes.content == 1)
    first.stop()
    #expect(!queue.isEmpty)
    second.stop()
    #expect(queue.isEmpty)
    let third = graph.effect(on: queue) { _ = x.value }
    #expect(wakes.content == 2)
    queue.run()
    x.value = 1
    third.stop()
    #expect(queue.isEmpty)
    #expect(wakes.content == 3)
    queue.run()
    #expect([first, second, third].map(\.evaluations) == [0, 0, 1])
    #expect(graph.invariantViolations == [])
  }

  @Test func `an effect that is stopped by another in the run of their queue does not run`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let later = Box<Effect?>(nil)
    let first = graph.effect(on: queue) {
      _ = x.value
      later.content?.stop()
    }
    let second = graph.effect(on: queue) { _ = x.value }
    queue.run()
    later.content = second
    x.value = 1
    queue.run()
    #expect([first, second].map(\.evaluations) == [2, 1])
    #expect(queue.isEmpty)
    #expect(graph.invariantViolations == [])
  }

  @Test func `an effect released after a run leaves the queue, wherever its second entry was sorted to`() {
    let graph = Graph()
    let queue = graph.makeEffectQueue()
    let cells = (0..<8).map { _ in graph.cell(0) }
    var effects: [Effect?] = []
    var waiting: Bool?
    for index in 0..<8 {
      effects.append(
        graph.effect(on: queue) {
          let value = cells[index].value
          if index == 7 {
            // Both have run. They are queued again, the later one first.
            cells[5].value = 1
            cells[3].value = 1
          } else if index == 3 && value == 1 {
            effects[5] = nil
            waiting = queue.waiting.takeFirst() != nil
          }
        })
    }
    queue.run()
    #expect(waiting == false)
    #expect(queue.isEmpty)
    effects = []
  }

  @Test func `an effect queued while the queue runs does not wake the owner`() {
    let calls = Box(0)
    let queue = graph.makeEffectQueue { calls.content += 1 }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let first = graph.effect(on: queue) { y.value = x.value }
    let second = graph.effect(on: queue) { _ = y.value }
    queue.run()
    #expect(calls.content == 1)
    x.value = 1
    #expect(calls.content == 2)
    queue.run()
    #expect(calls.content == 2)
    #expect([first.evaluations, second.evaluations] == [2, 2])
  }
}
