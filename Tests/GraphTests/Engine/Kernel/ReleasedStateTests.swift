#if os(Linux)
import AttributeGraph2
import Foundation
import TestSupport
import Testing

/// The memory of graphs that are released.
@Suite struct `The state of released graphs` {
  /// Makes a graph that needs each sort of memory, and releases it.
  private static func useGraph() {
    let graph = Graph()
    let queue = graph.makeEffectQueue()
    let text = graph.cell("a text that is too long for a word")
    let cells = (0..<12).map { graph.cell($0) }
    let sums = (0..<12).map { index in graph.computed { (cells + cells).reduce(index) { $0 + $1.value } } }
    let upper = graph.computed { "\(text.value) of \(sums.reduce(0) { $0 + $1.value })" }
    let effects = [graph.effect { _ = upper.value }, graph.effect(on: queue) { _ = upper.value }]
    let subscription = text.observe { _ in }
    let mailbox = cells[0].mailbox()
    graph.transaction {
      text.value += " and longer"
      cells[0].value += 1
    }
    _ = mailbox.send(5)
    graph.deliverMail()
    queue.run()
    withExtendedLifetime((effects, subscription, mailbox)) {}
  }

  /// The memory that the process has in use, in bytes.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  @Test func `graphs that come and go take no more memory`() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<1_500 { Self.useGraph() }
      let before = Self.residentBytes()
      for _ in 0..<3_000 { Self.useGraph() }
      let growth = Self.residentBytes() - before
      #expect(growth < 400 << 10, "\(growth) bytes")
    }
  }
}
#endif
