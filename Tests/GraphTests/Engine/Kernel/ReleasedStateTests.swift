#if canImport(Glibc)
import Glibc
import TestSupport
import Testing

@testable import AttributeGraph2

/// The memory of nodes that have ended, and of graphs that are released.
struct `Released memory` {
  /// Makes a graph that needs each sort of memory, and releases it.
  ///
  /// - Parameter hasCycle: Whether there are attributes that read each other.
  private static func useGraph(hasCycle: Bool) {
    let graph = Graph()
    let pair = Box<[ComputedAttribute<Int>]>([])
    for index in 0..<(hasCycle ? 2 : 0) {
      pair.content.append(graph.computed { [unowned pair] in (try? pair.content[1 - index].get()) ?? 7 })
    }
    _ = pair.content.first?.value
    let queue = graph.makeEffectQueue()
    let text = graph.cell("a text that is too long for a word", name: "text")
    // Its value lies in memory of its own.
    let large = graph.cell(SIMD16<Int>(repeating: 1))
    let cells = (0..<12).map { graph.cell($0) }
    let isReversed = graph.cell(false)
    let wide = graph.computed {
      (isReversed.value ? cells.reversed() + cells : cells + cells).reduce(0) { $0 + $1.value }
    }
    let upper = graph.computed { "\(text.value) of \(wide.value)" }
    let effects = [graph.effect { _ = upper.value }, graph.effect(on: queue) { _ = upper.value }]
    let subscription = text.observe { _ in }
    let mailbox = cells[0].mailbox()
    graph.transaction {
      text.value += " and longer"
      large.value[3] = 2
      cells[0].value += 1
      isReversed.value = true
    }
    _ = mailbox.send(5)
    graph.deliverMail()
    queue.run()
    upper.invalidate()
    upper.prefetch()
    let hook = upper.onObservedChange { _ in }
    let home = graph.subgraph()
    home.build { graph.onCleanup { cells[1].value += 1 } }
    home.effect { [unowned graph] in graph.onCleanup { cells[2].value += 1 } }
    home.end()
    effects[0].stop()
    withExtendedLifetime((effects, subscription, mailbox, hook)) {}
  }

  /// The memory that the process has asked for and not given back, in bytes, as the allocator reports it; nil where the
  /// C library has no such report.
  private static var bytesInUse: Int? {
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    // SAFETY: a function of this name has this type; the stream and its text are released after the last use.
    guard let symbol = unsafe dlsym(nil, "malloc_info") else { return nil }
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = unsafe open_memstream(&text, &size) else { return nil }
    _ = unsafe unsafeBitCast(symbol, to: Report.self)(0, stream)
    unsafe fclose(stream)
    defer { unsafe free(text) }
    guard let text = unsafe text else { return nil }
    // The sums over all arenas come last: free blocks of two sorts, blocks of their own, and all memory.
    let lines = unsafe String(cString: text).split(separator: "\n").suffix(8)
    func bytes(_ type: String) -> Int {
      let line = lines.first { $0.contains("type=\"\(type)\"") }
      return line.flatMap { $0.split(separator: "size=\"").last?.split(separator: "\"").first }.flatMap { Int($0) } ?? 0
    }
    return bytes("current") + bytes("mmap") - bytes("fast") - bytes("rest")
  }

  @Test(.enabled(if: bytesInUse != nil, "the C library does not say how much memory is in use"))
  func `8.4: graphs that come and go take no more memory`() async {
    await #expect(processExitsWith: .success) {
      for index in 0..<500 { Self.useGraph(hasCycle: index.isMultiple(of: 2)) }
      let before = try #require(Self.bytesInUse)
      for index in 0..<2_000 { Self.useGraph(hasCycle: index.isMultiple(of: 2)) }
      let growth = try #require(Self.bytesInUse) - before
      // The smallest piece of a graph's memory takes a hundred bytes a graph.
      #expect(growth < 2_000 * 20, "\(growth) bytes")
    }
  }

  @Test(arguments: ["ends", "is dropped"])
  func `8.7: the record of an attribute that goes in its own run is free`(fate: String) {
    let graph = Graph()
    let home = graph.subgraph()
    let x = graph.cell(0)
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed {
      if x.value == 1 {
        own.content = nil
        if fate == "ends" { home.end() }
      }
      return x.value
    }
    if fate == "ends", let attribute = own.content { _ = home.adopt(attribute) }
    _ = own.content?.value
    x.value = 1
    _ = own.content?.prefetch()
    #expect(graph.statistics.nodes == 1)
    // The cell alone.
    #expect(graph.state.fields.nodes.residents == 1)
    #expect(graph.invariantViolations == [])
  }
}
#endif
