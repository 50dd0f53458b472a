import TestSupport
import Testing

import AttributeGraph2

struct `Waiting effects` {
  @Test(arguments: [100, 1_000, 5_000])
  func `effects that become due out of order run in the order of their creation`(count: Int) {
    let graph = Graph()
    let cells = (0..<count).map { _ in graph.cell(0) }
    var ran: [Int] = []
    let effects = cells.indices.map { index in
      graph.effect {
        if cells[index].value > 0 { ran.append(index) }
      }
    }
    for round in 1...3 {
      ran = []
      graph.transaction {
        for step in 0..<count { cells[step * 7_919 % count].value = round }
      }
      #expect(ran == Array(0..<count))
    }
    withExtendedLifetime(effects) {}
  }

  @Test func `effects that others make due while a flush runs take their places among those that wait`() {
    let graph = Graph()
    let cells = (0..<600).map { _ in graph.cell(0) }
    var ran: [Int] = []
    let effects = cells.indices.map { index in
      graph.effect {
        guard cells[index].value > 0 else { return }
        ran.append(index)
        // An odd one makes an even one due that lies behind others that wait.
        if index % 2 == 1, index + 3 < cells.count { cells[index + 3].value = 1 }
      }
    }
    graph.transaction {
      for index in cells.indices.reversed() where index % 2 == 1 { cells[index].value = 1 }
    }
    #expect(ran == cells.indices.filter { $0 % 2 == 1 || $0 >= 4 })
    withExtendedLifetime(effects) {}
  }

  @Test(arguments: [false, true])
  func `effects that end while they wait leave nothing behind`(isInQueue: Bool) {
    final class Token {}
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      let graph = Graph()
      graph.onDiagnostic = { _ in withExtendedLifetime(kept) {} }
      let x = graph.cell(0)
      let queue = isInQueue ? graph.makeEffectQueue() : nil
      func make() -> Effect {
        if let queue { graph.effect(on: queue) { _ = x.value } } else { graph.effect { _ = x.value } }
      }
      let lasting = make()
      queue?.run()
      for count in [1, 2, 40] {
        graph.transaction {
          var effects = (0..<count).map { _ in make() }
          x.value += 1
          effects = []
          withExtendedLifetime(effects) {}
        }
        queue?.run()
      }
      #expect(graph.statistics.nodes == 2)
      #expect(lasting.evaluations == 4)
      lasting.stop()
      graph.transaction {
        var dropped: Effect? = make()
        x.value += 1
        dropped = nil
        withExtendedLifetime(dropped) {}
      }
    }
    #expect(token == nil)
  }

  @Test func `effects that wait run in their order though others have ended`() {
    let graph = Graph()
    let x = graph.cell(0)
    let ran = Recorder<Int>()
    let queue = graph.makeEffectQueue()
    var effects = (0..<1_000).map { index in
      graph.effect(on: queue) {
        _ = x.value
        ran.note(index)
      }
    }
    queue.run()
    ran.values = []
    x.value = 1
    for index in effects.indices.reversed() where index % 7 != 0 { effects.remove(at: index) }
    queue.run()
    #expect(ran.values == stride(from: 0, to: 1_000, by: 7).map { $0 })
    x.value = 2
    effects.removeAll()
    #expect(queue.isEmpty)
    #expect(graph.statistics.nodes == 1)
  }
}
