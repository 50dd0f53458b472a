import AttributeGraphUI
import Testing
import ViewTestSupport

/// Ranges of a `ForEach` without an id, which is for constant data.
@MainActor
struct `Constant ranges` {
  struct Rows: View {
    @State private var range = 0..<2
    var isLazy = false

    var body: some View {
      Button("add") { range = range.lowerBound..<range.upperBound + 1 }
      Button("shift") { range = range.lowerBound + 1..<range.upperBound + 1 }
      if isLazy {
        LazyVStack { ForEach(range) { Text("row \($0)") } }
      } else {
        ForEach(range) { Text("row \($0)") }
      }
    }
  }

  private func rows(of host: ViewHost) -> [String] { host.texts.filter { $0.hasPrefix("row") } }

  @Test(arguments: [false, true])
  func `a range that changes its count is reported once, and the initial rows remain`(isLazy: Bool) throws {
    let host = ViewHost { Rows(isLazy: isLazy) }
    #expect(host.issues == [])
    try host.tap("add")
    #expect(rows(of: host) == ["row 0", "row 1"])
    #expect(
      host.issues.map(\.message) == [
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used "
          + "for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide "
          + "an explicit `id`!"
      ])
    #expect(host.issues.map(\.path) == [["Rows"]])
    try host.tap("add")
    #expect(host.issues.count == 1)
  }

  @Test(arguments: [false, true])
  func `a range that begins elsewhere is reported`(isLazy: Bool) throws {
    let host = ViewHost { Rows(isLazy: isLazy) }
    try host.tap("shift")
    #expect(rows(of: host) == ["row 0", "row 1"])
    #expect(
      host.issues.first?.message.hasPrefix("ForEach<Range<Int>, Int, Text> has another range than at first.") == true)
  }

  @Test func `a range with ids may change`() throws {
    struct Identified: View {
      @State private var count = 2
      var body: some View {
        Button("add") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
    let host = ViewHost { Identified() }
    try host.tap("add")
    #expect(rows(of: host) == ["row 0", "row 1", "row 2"])
    #expect(host.issues == [])
  }
}
