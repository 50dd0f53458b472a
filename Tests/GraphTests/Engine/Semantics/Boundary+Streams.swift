import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.5 to 17.9: `values`.
struct `Streams of committed values` {
  let graph = Graph()

  @Test func `17.5: a stream gives the current value first, then each committed one`() async {
    let x = graph.cell(1)
    var values = x.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    x.value = 2
    #expect(await values.next() == 2)
    x.value = 3
    #expect(await values.next() == 3)
  }

  @Test func `17.6: a slow consumer gets the newest value`() async {
    let x = graph.cell(1)
    var values = x.values.makeAsyncIterator()
    for value in 2...9 { x.value = value }
    #expect(await values.next() == 9)
  }

  @Test func `17.6: an unbounded stream keeps every value`() async {
    let graph = Graph()
    var x: StateCell<Int>? = graph.cell(1)
    guard let stream = x?.values(buffering: .unbounded) else { return }
    for value in 2...5 { x?.value = value }
    x = nil
    graph.transaction {}
    #expect(await rest(of: stream) == [1, 2, 3, 4, 5])
  }

  @Test func `17.5: there is no value from the middle of a transaction or a flush`() async {
    let graph = Graph()
    var x: StateCell<Int>? = graph.cell(1)
    var settled: StateCell<Int>? = graph.cell(1)
    let settling = graph.effect { [weak x, weak settled] in
      guard let x, let settled else { return }
      if settled.value < x.value { settled.value += 1 }
    }
    let streams = graph.transaction {
      x?.value = 2
      defer { x?.value = 3 }
      return [x, settled].compactMap { $0?.values(buffering: .unbounded) }
    }
    graph.transaction {
      x?.value = 9
      x?.value = 5
    }
    (x, settled) = (nil, nil)
    graph.transaction {}
    #expect(await rest(of: streams[0]) == [3, 5])
    #expect(await rest(of: streams[1]) == [3, 5])
    settling.stop()
  }

  @Test func `the writes of a transaction that throws are committed`() async {
    struct Refusal: Error {}
    let x = graph.cell(1)
    var values = x.values.makeAsyncIterator()
    try? graph.transaction {
      x.value = 2
      throw Refusal()
    }
    #expect(await values.next() == 2)
  }

  @Test func `17.7: a stream is finished after the release of its attribute`() async {
    let x = graph.cell(1)
    var double: ComputedAttribute<Int>? = graph.computed { 2 * x.value }
    guard let stream = double?.values else { return }
    double = nil
    x.value = 2
    #expect(await rest(of: stream) == [2])
    graph.deliverMail()
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `17.7: a stream of an attribute whose rule captures the graph keeps neither of them`() async {
    weak var released: Graph?
    let stream: AsyncStream<Int>
    do {
      let graph = Graph()
      released = graph
      let x = graph.cell(1)
      let total = graph.computed { graph.untracked { 1 } + x.value }
      stream = total.values
      x.value = 5
    }
    #expect(await rest(of: stream) == [6])
    #expect(released == nil)
  }

  @Test func `17.7: a stream is finished when the attribute has ended`() async {
    let owner = graph.subgraph()
    let x = owner.build { graph.cell(1) }
    let stream = x.values
    owner.end()
    #expect(await rest(of: stream) == [1])
    #expect(x.isEnded)
  }

  @Test func `17.7: a stream is finished at the release of its graph`() async {
    var graph: Graph? = Graph()
    guard let x = graph?.cell(1) else { return }
    let stream = x.values
    graph = nil
    x.value = 2
    #expect(await rest(of: stream) == [1])
    #expect(await rest(of: x.values) == [2])
  }

  @Test func `17.8: a stream without an owner leaves the graph with the next transaction`() {
    let x = graph.cell(1)
    let other = graph.cell(1)
    _ = x.values
    #expect(graph.statistics.nodes == 3)
    other.value = 2
    #expect(graph.statistics.nodes == 2)
    #expect(!x.isRead)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `17.8: a cancelled consumer ends, and its stream leaves the graph with the next delivery`() async {
    let x = graph.cell(1)
    let stream = x.values(buffering: .unbounded)
    let (begun, begin) = AsyncStream.makeStream(of: Int.self)
    let consumer = Task.detached {
      var values: [Int] = []
      for await value in stream {
        values.append(value)
        begin.yield(value)
      }
      return values
    }
    var beginnings = begun.makeAsyncIterator()
    #expect(await beginnings.next() == 1)
    consumer.cancel()
    #expect(await consumer.value == [1])
    #expect(graph.statistics.nodes == 2)
    graph.deliverMail()
    #expect(graph.statistics.nodes == 1)
    #expect(!x.isRead)
  }

  @Test func `17.8: released streams leave no node`() {
    let x = graph.cell(0)
    for round in 1...100 {
      _ = x.values
      x.value = round
    }
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `17.9: each stream gives every value, and consumers of one stream share its values`() async {
    let graph = Graph()
    var x: StateCell<Int>? = graph.cell(1)
    guard let own = x?.values(buffering: .unbounded), let shared = x?.values(buffering: .unbounded) else { return }
    let sharing = (0..<2).map { _ in Task { await rest(of: shared) } }
    for value in 2...100 { x?.value = value }
    x = nil
    graph.transaction {}
    #expect(await rest(of: own) == Array(1...100))
    var parts: [Int] = []
    for consumer in sharing { parts += await consumer.value }
    #expect(parts.sorted() == Array(1...100))
  }

  @Test func `a stream made by a rule outlives the evaluation`() async {
    let x = graph.cell(1)
    let held = Box<AsyncStream<Int>?>(nil)
    let making = graph.computed { () -> Int in
      if held.content == nil { held.content = x.values }
      return x.value
    }
    #expect(making.value == 1)
    x.value = 2
    #expect(making.value == 2)
    x.value = 3
    var values = held.content?.makeAsyncIterator()
    #expect(await values?.next() == 3)
  }

  @Test func `a stream of an ended attribute traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let owner = graph.subgraph()
      let x = owner.build { graph.cell(1, name: "x") }
      owner.end()
      _ = x.values
    }
    #expect(standardErrorText(of: result).contains("'x'"))
  }

  @Test func `17.7: a graph that is released frees its memory although a stream waits for an end`() {
    final class Token {}
    weak var token: Token?
    var stream: AsyncStream<Int>?
    do {
      let kept = Token()
      token = kept
      let graph = Graph()
      graph.onDiagnostic = { _ in withExtendedLifetime(kept) {} }
      let x = graph.cell(1)
      stream = graph.computed { x.value }.values(buffering: .unbounded)
      x.value = 2
    }
    #expect(token == nil)
    withExtendedLifetime(stream) {}
  }
}

/// The remaining values of a stream that has finished or will.
private func rest(of stream: AsyncStream<Int>) async -> [Int] {
  var values: [Int] = []
  for await value in stream { values.append(value) }
  return values
}
