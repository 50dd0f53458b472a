import TestSupport
import Testing

import AttributeGraph2

@Suite struct `Waiting effects` {
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
}
