import AttributeGraph2
import AttributeGraphUI
import Testing
import ViewTestSupport

/// Closing a host, and the report of the remains.
@MainActor
struct `Closing a host` {
  struct Screen: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)").lifetime("text")
        Button("add") { count += 1 }
      }
      .lifetime("screen")
    }
  }

  @Test func `tasks of views are cancelled, and hold what they capture until they have ended`() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = ViewHost {
      Screen().task { @MainActor in
        let (stream, _) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        log.lines.append(Task.isCancelled ? "cancelled" : "went on")
      }
    }
    await host.settle()
    host.close()
    await host.settle()
    #expect(log.lines == ["cancelled"])
    #expect(host.close().isEmpty, "\(host.close())")
  }

  @Test func `everything disappears, and nothing is shown or left`() {
    let host = ViewHost { Screen() }
    let lines = printedLines {
      let report = host.close()
      #expect(report.isEmpty, "\(report)")
      #expect(report.description == "Nothing is left of the host.")
    }
    #expect(lines == ["text disappear", "screen disappear"])
    #expect(host.isClosed)
    #expect(host.texts == [])
    #expect(host.displayList.isEmpty)
  }

  @Test func `a closed host finds no control and keeps its counts`() throws {
    let host = ViewHost { Screen() }
    try host.tap("add")
    host.close()
    #expect(throws: HostError.self) { try host.tap("add") }
    #expect(host.counts(of: Screen.self).bodies == 2)
    #expect(host.issues == [])
  }

  @Test func `views whose features know each other release each other`() throws {
    struct Searched: View {
      @State private var text = ""
      @State private var place: Int?
      var body: some View {
        ScrollView { Text("row").id(1) }.scrollPosition(id: $place).searchable(text: $text)
      }
    }
    let hosts = [
      ViewHost { ForEach(0..<2) { row in Color.red.gesture(TapGesture().onEnded { print(row) }) } },
      ViewHost { List { ForEach([1, 2], id: \.self) { row in Color.red.gesture(DragGesture()) } } },
      ViewHost { NavigationStack { Text("list").toolbar { EditButton() } } },
      ViewHost { Searched() },
    ]
    for host in hosts {
      let report = host.close()
      #expect(report.isEmpty, "\(report)")
    }
  }

  @Test func `a row with a gesture is released when it goes`() throws {
    final class Probe {}
    final class Probes {
      private struct Reference { weak var probe: Probe? }
      private var references: [Reference] = []
      var living: Int { references.count { $0.probe != nil } }
      func make() -> Probe {
        let probe = Probe()
        references.append(Reference(probe: probe))
        return probe
      }
    }
    struct Rows: View {
      @State private var rows = [0, 1]
      let probes: Probes
      var body: some View {
        ForEach(rows, id: \.self) { _ in
          let probe = probes.make()
          Color.red.gesture(TapGesture().onEnded { _ = probe })
        }
        Button("remove") { rows = [0] }
      }
    }
    let probes = Probes()
    let host = ViewHost { Rows(probes: probes) }
    #expect(probes.living == 2)
    try host.tap("remove")
    #expect(probes.living == 1)
  }

  @Test func `closing twice does nothing`() {
    let host = ViewHost { Screen() }
    host.close()
    #expect(printedLines { host.close() } == [])
  }

  @Test func `a sheet and the tabs aside disappear too`() throws {
    struct Tabs: View {
      @State private var isShown = true
      var body: some View {
        TabView {
          Text("one").lifetime("one").tabItem { Text("first") }
          Text("two").lifetime("two").tabItem { Text("second") }
        }
        .sheet(isPresented: $isShown) { Text("sheet").lifetime("sheet") }
      }
    }
    let host = ViewHost { Tabs() }
    let lines = printedLines { #expect(host.close().isEmpty) }
    #expect(Set(lines) == ["one disappear", "sheet disappear"])
  }

  final class Keeper {
    var binding: Binding<Int>?
  }

  struct Kept: View {
    let keeper: Keeper
    @State private var count = 0
    var body: some View {
      keeper.binding = $count
      return Text("\(count)")
    }
  }

  @Test func `a binding that a model keeps is reported by its node`() {
    let keeper = Keeper()
    let host = ViewHost { Kept(keeper: keeper) }
    let report = host.close()
    #expect(!report.isEmpty)
    #expect(report.description.contains("A closure, a model or a task outside of the host holds them."))
    keeper.binding = nil
    #expect(host.close().isEmpty, "\(host.close())")
  }
}
