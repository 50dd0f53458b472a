import AttributeGraph2
import TestSupport
import Testing

private struct Missing: Error, Equatable {}

/// Semantics 17.21: attributes whose rules may throw, observed, projected and streamed.
struct `Throwing attributes outside` {
  let graph = Graph()
  private let number: StateCell<Int?>
  private let typed: Computed<Int, Missing>
  private let untyped: Computed<Int, any Error>

  init() {
    let number = graph.cell(Int?.some(1))
    self.number = number
    typed = graph.computed { () throws(Missing) in
      guard let number = number.value else { throw Missing() }
      return number / 10
    }
    untyped = graph.computed {
      guard let number = number.value else { throw Missing() }
      return number
    }
  }

  @Test func `17.21: an observer of an attribute that may throw gets values and errors`() {
    let seen = Recorder<Result<Int, Missing>>()
    let observing = typed.observe { seen.note($0) }
    number.value = 25
    number.value = nil
    number.value = 30
    #expect(seen.values == [.success(0), .success(2), .failure(Missing()), .success(3)])
    observing.cancel()
    number.value = 99
    #expect(seen.values.count == 4)
  }

  @Test func `17.21: an equal value is not new, and an error always is`() {
    let other = graph.cell(0)
    let failing = graph.computed { () throws(Missing) -> Int in
      if other.value > 1 { throw Missing() }
      return 0
    }
    let seen = Recorder<Bool>()
    let observing = failing.observeChanges { seen.note((try? $0.get()) != nil) }
    other.value = 1
    other.value = 2
    other.value = 3
    other.value = 0
    #expect(seen.values == [false, false, true])
    observing.cancel()
  }

  @Test func `17.21: a comparison of the attribute's own decides which values are new`() {
    let source = graph.cell(0)
    let coarse = graph.computed(comparedBy: { $0 / 10 == $1 / 10 }) { () throws -> Int in source.value }
    let seen = Recorder<Int>()
    let observing = coarse.observe { seen.note(try $0.get()) }
    source.value = 9
    source.value = 12
    #expect(seen.values == [0, 12])
    observing.cancel()
  }

  @Test func `17.21: an observer of an attribute that cannot throw gets the values themselves`() {
    let double = graph.computed { (number.value ?? 0) * 2 }
    let seen = Recorder<Int>()
    let observing = double.observe { seen.note($0) }
    number.value = 4
    #expect(seen.values == [2, 8])
    observing.cancel()
  }

  @Test func `17.21: a stream of an attribute that may throw goes on after an error`() async {
    var values = untyped.values(buffering: .unbounded).makeAsyncIterator()
    number.value = nil
    number.value = 3
    #expect(await (values.next().map { try? $0.get() }) == 1)
    #expect(await values.next().map { (try? $0.get()) == nil } == true)
    #expect(await (values.next().map { try? $0.get() }) == 3)
  }

  @Test func `17.21: a stream does not own an attribute that may throw`() async {
    let graph = Graph()
    let cell = graph.cell(1)
    var failing: Computed<Int, any Error>? = graph.computed { () throws -> Int in cell.value }
    guard let stream = failing?.values else { return }
    failing = nil
    cell.value = 2
    var seen: [Int?] = []
    for await value in stream { seen.append(try? value.get()) }
    #expect(seen == [1])
    graph.transaction {}
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `16.3: a projection of an attribute that may throw throws its errors, and stops equal parts`() {
    struct Point { var x = 1, y = 2 }
    let source = graph.cell(Point?.some(Point()), comparedBy: nil)
    let point = graph.computed { () throws(Missing) -> Point in
      guard let point = source.value else { throw Missing() }
      return point
    }
    let y: Computed<Int, Missing> = point.projection(\.y)
    let near = point.projection(\.x, comparedBy: { abs($0 - $1) < 5 })
    let reader = graph.computed { (try? y.value) ?? -1 }
    #expect(reader.value == 2)
    #expect(throws: Never.self) { try near.value }
    source.value = Point(x: 4, y: 2)
    #expect(reader.value == 2)
    #expect(reader.evaluations == 1)
    #expect((try? near.value) == 1)
    source.value = nil
    #expect(throws: Missing.self) { try y.value }
    #expect(throws: Missing.self) { try near.value }
    #expect(reader.value == -1)
  }
}
