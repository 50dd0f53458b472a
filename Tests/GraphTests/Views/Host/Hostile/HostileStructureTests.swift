import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Structures that hardly any view expects: thousands of rows in every container, ids that repeat, rows that are gone,
/// nothing at all.
@MainActor
struct `Hostile structures` {
  private static let count = 2_000

  /// How much a host did.
  private func work(_ host: ViewHost) -> Int {
    let counts = host.totalCounts
    return counts.bodies + counts.sizeQueries + counts.placements
  }

  @Test func `two thousand rows in any container take work in proportion`() {
    let rows = ForEach(0..<Self.count) { _ in Color.red.frame(height: 1) }
    let hosts = [
      "VStack": ViewHost { VStack { rows } }, "HStack": ViewHost { HStack { rows } },
      "ZStack": ViewHost { ZStack { rows } }, "LazyVStack": ViewHost { LazyVStack { rows } },
      "List": ViewHost { List { rows } }, "Form": ViewHost { Form { rows } },
      "ScrollView": ViewHost { ScrollView { rows } }, "Grid": ViewHost { Grid { rows } },
      "LazyVGrid": ViewHost { LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { rows } },
      "Group": ViewHost { Group { rows } }, "Section": ViewHost { Section("title") { rows } },
    ]
    for (name, host) in hosts {
      #expect(work(host) < 20 * Self.count, "\(name) took \(work(host)) steps.")
      #expect(host.issues == [], "\(name)")
    }
  }

  @Test func `many rows of one id are shown and reported once`() {
    let host = ViewHost { VStack { ForEach(Array(repeating: 7, count: 500), id: \.self) { Text("\($0)") } } }
    #expect(host.texts.count == 500)
    #expect(host.issues.count == 1)
  }

  struct Editing: View {
    @State private var rows = ["a", "b", "c"]
    let keep: ([Binding<String>]) -> Void
    var body: some View {
      let _ = keep($rows.indices.map { $rows[$0] })
      Button("remove") { rows.removeAll() }
      ForEach(rows, id: \.self) { Text($0) }
    }
  }

  @Test func `a binding to a row that is gone writes into no other row`() throws {
    var bindings: [Binding<String>] = []
    let host = ViewHost { Editing { if bindings.isEmpty { bindings = $0 } } }
    try host.tap("remove")
    host.perform { bindings[1].wrappedValue = "x" }
    #expect(host.texts == ["remove"])
  }

  @Test func `nothing is shown of nothing, and nothing can be done with it`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("")
      ForEach([Int](), id: \.self) { Text("\($0)") }
      List([Int](), id: \.self) { Text("\($0)") }
      Picker("", selection: .constant(0)) {}
      Grid {}
      Menu("") {}
    }
    #expect(throws: HostError.self) { try host.tap("anything") }
    #expect(throws: HostError.self) { try host.selectTab(number: 7) }
    #expect(throws: HostError.self) { try host.scroll(.identifier("nowhere"), by: 10) }
    #expect(throws: HostError.self) { try host.pick("lemon", in: "Flavor") }
    host.tap(at: CGPoint(x: -1e9, y: 1e9))
    #expect(host.issues == [])
  }

  @Test func `a picker without the tag of its selection says so`() {
    let host = ViewHost {
      Picker("Flavor", selection: .constant("mint")) {
        Text("lemon").tag("lemon")
        Text("vanilla").tag("vanilla")
      }
    }
    #expect(
      host.issues.map(\.message) == [
        "Picker: the selection \"mint\" is invalid and does not have an associated tag, this will give undefined results."
      ])
  }

  @Test func `a scroll to an id that no view has reports it`() throws {
    let host = ViewHost {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo("nowhere") }
        ScrollView { Text("a").id("somewhere") }
      }
    }
    try host.tap("go")
    #expect(host.issues.map(\.property) == ["scrollTo"])
    #expect(host.issues.first?.message.contains("has the id nowhere") == true)
  }

  struct Dense: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> { repeatElement(startDate, count: .max) }
  }

  @Test func `a schedule without end in a moment is followed no further, and says so`() {
    let host = ViewHost { TimelineView(Dense()) { _ in Text("shown") } }
    host.advance(by: .seconds(1))
    #expect(host.texts == ["shown"])
    #expect(host.issues.map(\.property) == ["schedule"])
  }
}
