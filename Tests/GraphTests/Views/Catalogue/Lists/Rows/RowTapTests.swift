import AttributeGraphUI
import Testing
import ViewTestSupport

/// Taps on rows of lists with buttons and links.
@MainActor
struct `Taps on rows` {
  struct Shop: View {
    @State private var log = ""
    @State private var isOn = false
    @State private var isLocked = false

    var body: some View {
      Text("log \(log)").frame(height: 20)
      Button("lock") { isLocked = true }.frame(height: 20)
      List {
        HStack {
          Text("one").frame(width: 40, height: 40)
          Spacer()
          Button("buy") { log += "b" }.frame(width: 40, height: 40)
        }
        HStack {
          Text("two")
          Button("more") { log += "m" }.disabled(isLocked)
          Button("less") { log += "l" }.opacity(0)
          Button("info") { log += "i" }.buttonStyle(.borderless)
          Text("name").onTapGesture { log += "n" }
          Toggle("switch", isOn: $isOn)
          Menu("menu") { Button("item") { log += "x" } }
        }
        HStack {
          Text("three")
          Button("plain") { log += "p" }
          Button("again") { log += "a" }.buttonStyle(.automatic)
        }
        .buttonStyle(.plain)
        Text("four")
      }
      .frame(height: 400)
    }
  }

  private let host = ViewHost(size: CGSize(width: 300, height: 500)) { Shop() }

  private var log: String { host.texts.first.map { String($0.dropFirst(4)) } ?? "" }

  @Test func `trigger the button of the row, wherever the finger is`() throws {
    try host.tap("buy")
    try host.tap("one")
    let frame = try #require(host.element(text: "one")?.frame)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.tap(at: CGPoint(x: 150, y: frame.midY))
    #expect(log == "bbbb")
  }

  @Test func `trigger all buttons of the default style that are enabled, also with a tap on one of them`() throws {
    try host.tap("two")
    #expect(log == "ml")
    try host.tap("more")
    let frame = try #require(host.element(text: "more")?.frame)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log == "mlmlml")
    try host.tap("lock")
    try host.tap("more")
    #expect(log == "mlmlmll")
    #expect(try !host.isEnabled("more"))
  }

  @Test func `leave buttons of other styles, gestures, toggles and menus to themselves`() throws {
    try host.tap("info")
    try host.tap("name")
    try host.toggle("switch")
    #expect(try host.isOn("switch"))
    try host.tap("menu")
    try host.tap("item")
    try host.tap("plain")
    #expect(log == "inxp")
    try host.tap("three")
    #expect(log == "inxpa")
  }

  @Test func `on a row without a button find no control`() {
    let error = #expect(throws: HostError.self) { try host.tap("four") }
    let names = ["lock", "buy", "more", "info", "name", "switch", "menu", "plain", "again"]
    #expect(error == .noControl(title: "four", available: names, kind: "control"))
  }

  struct Page: View {
    @State private var log = ""
    var body: some View {
      NavigationStack {
        List {
          Text(log)
          ZStack {
            NavigationLink("", destination: Text("detail")).opacity(0)
            Text("row")
          }
          Section {
            Actions(log: $log)
            Text("content")
          } header: {
            HStack {
              Text("title")
              Button("all") { log += "a" }
            }
          }
        }
      }
    }
  }

  struct Actions: View {
    @Binding var log: String
    var body: some View {
      Button("save") { log += "s" }
      Button("load") { log += "l" }
    }
  }

  @Test func `follow a link that is invisible`() throws {
    let host = ViewHost { Page() }
    try host.tap("row")
    #expect(host.texts == ["detail"])
  }

  @Test func `trigger one button of several rows of a view, and none of a header`() throws {
    let host = ViewHost { Page() }
    try host.tap("save")
    try host.tap("load")
    try host.tap("all")
    #expect(host.texts.first == "sla")
    #expect(throws: HostError.self) { try host.tap("title") }
    #expect(throws: HostError.self) { try host.tap("content") }
  }

  @Test func `trigger a button once that a sheet of the row shows`() throws {
    struct Row: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        List {
          HStack {
            Text("count \(count)")
            Button("open") { isShown = true }
          }
          .sheet(isPresented: $isShown) {
            Button("add") { count += 1 }
            Button("close") { isShown = false }
          }
        }
      }
    }
    let host = ViewHost { Row() }
    try host.tap("count 0")
    try host.tap("add")
    #expect(host.presentation != nil)
    #expect(host.texts.contains("count 1"))
  }

  @Test func `select a row also beside its views, and leave its buttons to themselves`() throws {
    struct Picks: View {
      @State private var pick: Int?
      @State private var log = ""
      var body: some View {
        Text("pick \(pick ?? 0) \(log)").frame(height: 20)
        List(1..<4, id: \.self, selection: $pick) { number in
          HStack {
            Text("row \(number)").frame(height: 40)
            Button("use \(number)") { log += "\(number)" }
          }
        }
        .frame(height: 300)
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Picks() }
    try host.tap("use 1")
    #expect(host.texts.first == "pick 0 1")
    let frame = try #require(host.element(text: "row 2")?.frame)
    host.tap(at: CGPoint(x: 290, y: frame.midY))
    #expect(host.texts.first == "pick 2 1")
  }

  /// A list of links with a multiple selection, which a button begins to edit.
  private struct Links: View {
    let isSelectable: Bool
    @State private var picks: Set<Int> = []

    var body: some View {
      NavigationStack {
        VStack {
          Text("picks \(picks.sorted())")
          EditButton()
          List(selection: isSelectable ? $picks : nil) {
            ForEach(1..<4, id: \.self) { number in NavigationLink("row \(number)", value: number) }
          }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test func `on links select rows while the list is edited, and follow the links otherwise`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Links(isSelectable: true) }
    try host.tap("Edit")
    try host.tap("row 1")
    try host.tap("row 3")
    try host.tap("row 1")
    #expect(host.texts.first == "picks [3]")
    try host.tap("Done")
    try host.tap("row 2")
    #expect(host.texts == ["page 2"])
  }

  @Test func `on links do nothing while a list without a selection is edited`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Links(isSelectable: false) }
    try host.tap("Edit")
    try host.tap("row 1")
    #expect(host.texts.first == "picks []")
    #expect(host.texts.contains("row 1"))
  }
}
