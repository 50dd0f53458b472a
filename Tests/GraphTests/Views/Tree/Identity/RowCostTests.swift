import AttributeGraphUI
import Testing

/// The work of inserting, removing and moving rows, independent of their number.
@MainActor
struct `The cost of rows` {
  final class Levers {
    var items: Binding<[Int]>?
  }

  struct Table: View {
    @State private var items: [Int]
    let levers: Levers

    init(_ count: Int, levers: Levers) {
      items = Array(0..<count)
      self.levers = levers
    }

    var body: some View {
      let _ = (levers.items = $items)
      VStack { ForEach(items, id: \.self) { Line(number: $0) } }
    }
  }

  struct Line: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      HStack {
        Text("\(number)")
        Spacer()
        Button("\(taps) taps") { taps += 1 }.accessibilityIdentifier("button \(number)")
      }
    }
  }

  private let levers = Levers()

  private func host(_ count: Int) -> ViewHost { ViewHost { Table(count, levers: levers) } }

  /// The work of a change at rows and in them, without that of the stack of all rows.
  private func workInRows(_ host: ViewHost, _ change: (inout [Int]) -> Void) -> (UpdateReport, WorkCounts) {
    let report = host.perform { if let items = levers.items { change(&items.wrappedValue) } }
    let inRows = report.byType.filter { !$0.key.hasPrefix("VStack") && $0.key != "Table" }
    return (report, inRows.values.reduce(WorkCounts(), +))
  }

  /// Changes the places of rows.
  private static let moves: [(inout [Int]) -> Void] = [
    { $0.reverse() }, { $0.swapAt(1, 7) }, { $0.insert($0.removeLast(), at: 3) },
  ]

  @Test(arguments: [100, 400])
  func `moved rows are neither run nor measured, and their content is not placed`(count: Int) {
    let host = host(count)
    for change in Self.moves {
      let (report, inRows) = workInRows(host, change)
      #expect(report.total.bodies == 1)
      #expect(inRows.bodies == 0)
      #expect(inRows.sizeQueries == 0)
      #expect(inRows.placements == 0)
      #expect(report.total.placements == 1)
      #expect(host.texts.count == 2 * count)
    }
  }

  /// An id that counts how often it is hashed.
  struct CountedID: Hashable {
    final class Counter { var hashes = 0 }
    let number: Int
    let counter: Counter

    static func == (one: CountedID, other: CountedID) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  struct CountedTable: View {
    @State private var isDescending = false
    let ids: [CountedID]
    var body: some View {
      ForEach(isDescending ? ids.reversed() : ids, id: \.self) { Text("\($0.number)") }
      Button("turn") { isDescending.toggle() }
    }
  }

  @Test func `rows in the opposite order are found without hashing an id`() throws {
    let counter = CountedID.Counter()
    let host = ViewHost { CountedTable(ids: (0..<100).map { CountedID(number: $0, counter: counter) }) }
    counter.hashes = 0
    try host.tap("turn")
    #expect(host.texts.prefix(3) == ["99", "98", "97"])
    #expect(counter.hashes == 0)
  }

  @Test func `moved rows with another proposed height measure each text at most once`() {
    // There is room for all of them, so each place has a proposal of its own. How many lines a text has room for
    // matters where it is given the least width; its ideal size is known.
    let host = host(20)
    for change in Self.moves {
      let (report, inRows) = workInRows(host, change)
      #expect(report.total.bodies == 1)
      #expect(inRows.bodies == 0)
      #expect(report.byType["Text"]?.sizeQueries ?? 0 <= 2 * 20)
    }
  }

  @Test(arguments: [100, 400])
  func `an inserted row is run and laid out, and no other`(count: Int) {
    let host = host(count)
    let alone = ViewHost { Line(number: count) }.totalCounts
    for index in [0, 7, count + 2] {
      let (report, inRows) = workInRows(host) { $0.insert(count + index, at: index) }
      #expect(report.total.bodies == 1 + 1)
      #expect(inRows.bodies == 1)
      #expect(inRows.placements == alone.placements)
      #expect(inRows.sizeQueries <= alone.sizeQueries)
    }
  }

  @Test(arguments: [100, 400])
  func `a removed row makes no other run, measure or place its content`(count: Int) {
    let host = host(count)
    for index in [0, 5, count - 3] {
      let (report, inRows) = workInRows(host) { $0.remove(at: index) }
      #expect(report.total.bodies == 1)
      #expect(inRows.bodies == 0 && inRows.sizeQueries == 0 && inRows.placements == 0)
      #expect(report.total.placements == 1)
    }
  }

  @Test func `several rows inserted, removed and moved at once are distinguished`() throws {
    let host = host(30)
    try host.tap(.identifier("button 4"))
    levers.items?.wrappedValue = [29, 4, 100, 0, 1, 2, 101, 28, 3]
    host.flush()
    #expect(
      host.texts == ["29", "0 taps", "4", "1 taps", "100", "0 taps", "0", "0 taps", "1", "0 taps", "2", "0 taps"]
        + ["101", "0 taps", "28", "0 taps", "3", "0 taps"])
    #expect(host.counts(of: Line.self).bodies == 30 + 1 + 2)
    #expect(host.issues.isEmpty)
  }
}
