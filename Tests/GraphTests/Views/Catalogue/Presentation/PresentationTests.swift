import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Sheets, alerts, their dismissal, and opened addresses.
@MainActor
struct `Presentation` {
  struct TodoItem: Identifiable {
    let id: Int
    var title: String { "Item #\(id)" }
  }

  struct TodoItemDetail: View {
    let item: TodoItem
    init(item: TodoItem) {
      self.item = item
      print("init \(item.title)")
    }
    var body: some View { Text("Detail of \(item.title)").lifetime(item.title) }
  }

  struct ContentView: View {
    @State private var itemDetailSelection: TodoItem?
    var body: some View {
      List((1...3).map { TodoItem(id: $0) }) { item in
        Button("Show \(item.title)") { itemDetailSelection = item }
      }
      .sheet(item: $itemDetailSelection, onDismiss: { print("dismissed") }) { item in TodoItemDetail(item: item) }
    }
  }

  @Test func `S-038: a sheet of an item`() throws {
    let host = ViewHost { ContentView() }
    #expect(host.presentation == nil)
    let shown = try printedLines { try host.tap("Show Item #2") }
    #expect(shown == ["init Item #2", "Item #2 appear"])
    #expect(host.sheet?.texts == ["Detail of Item #2"])
    #expect(host.counts(of: TodoItemDetail.self).bodies == 1)
    let other = try printedLines { try host.tap("Show Item #1") }
    #expect(other == ["Item #2 disappear", "dismissed", "init Item #1", "Item #1 appear"])
    #expect(host.presentations.map(\.texts) == [["Detail of Item #1"]])
    #expect(try printedLines { try host.dismiss() } == ["Item #1 disappear", "dismissed"])
    #expect(host.presentation == nil)
    #expect(throws: HostError.nothingShown(kind: "presentation")) { try host.dismiss() }
    #expect(try printedLines { try host.tap("Show Item #1") } == ["init Item #1", "Item #1 appear"])
  }

  struct Tabs: View {
    @State private var selection = 1
    @State private var isShown = false
    var body: some View {
      TabView(selection: $selection) {
        VStack {
          Button("show") { isShown = true }
          Button("leave and show") {
            selection = 2
            isShown = true
          }
        }
        .sheet(isPresented: $isShown) { Text("sheet") }
        .tabItem { Text("first") }
        .tag(1)
        Button("back") { selection = 1 }.tabItem { Text("second") }.tag(2)
      }
    }
  }

  @Test func `a tab that is not selected presents no sheet until it is selected`() throws {
    let host = ViewHost { Tabs() }
    try host.tap("leave and show")
    #expect(host.presentation == nil)
    try host.tap("back")
    #expect(host.sheet?.texts == ["sheet"])
  }

  struct Flagged: View {
    @State private var isShown = false
    @State private var n = 0
    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Button("hide") { isShown = false }
        Text("\(isShown)")
      }
      .sheet(isPresented: $isShown) { Inside(n: $n) }
    }
  }

  struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Binding var n: Int
    @State private var own = 0
    var body: some View {
      VStack {
        Button("n \(n)") { n += 1 }
        Button("own \(own)") { own += 1 }
        Button("done") { dismiss() }
        Button("old way") { mode.wrappedValue.dismiss() }
        Text("\(mode.wrappedValue.isPresented)")
      }
    }
  }

  @Test func `a sheet presented by a flag can dismiss itself`() throws {
    let host = ViewHost { Flagged() }
    for way in ["done", "old way", "hide"] {
      try host.tap("show")
      #expect(host.sheet?.texts.last == "true")
      try host.tap("own 0")
      #expect(host.sheet?.texts.contains("own 1") == true)
      try host.tap(ControlTarget.text(way))
      #expect(host.presentation == nil)
      #expect(host.texts == ["show", "hide", "false"])
    }
    try host.tap("show")
    try host.tap("n 0")
    #expect(host.sheet?.texts.first == "n 1")
    #expect(host.counts(of: Flagged.self).bodies == 8)
  }

  @Test func `a sheet has the size of the host`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Color.red.sheet(isPresented: .constant(true)) { F(50, 20).named("a") }
    }
    expectFrame(of: "a", (75, 40, 50, 20), in: host)
    host.resize(to: CGSize(width: 100, height: 100))
    expectFrame(of: "a", (25, 40, 50, 20), in: host)
    #expect(host.displayList.count == 2)
  }

  @Test func `a sheet inherits the environment`() {
    let host = ViewHost {
      Color.red.sheet(isPresented: .constant(true)) { Reading() }.environment(\.locale, Locale(identifier: "de"))
    }
    #expect(host.sheet?.texts == ["de"])
  }

  struct Reading: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(locale.identifier) }
  }

  struct Renaming: View {
    struct Item: Identifiable {
      let id = 1
      var name = "a"
    }
    @State private var item: Item?
    @State private var own = 0
    var body: some View {
      VStack {
        Button("show") { item = Item() }
        Button("rename") { item?.name += "b" }
        Button("own") { own += 1 }
      }
      .sheet(item: $item) { item in Text("\(item.name) \(own)").lifetime("sheet") }
    }
  }

  @Test func `an item that changes and keeps its id stays presented`() throws {
    let host = ViewHost { Renaming() }
    try host.tap("show")
    #expect(host.sheet?.texts == ["a 0"])
    let lines = try printedLines {
      try host.tap("rename")
      #expect(host.sheet?.texts == ["ab 0"])
      try host.tap("own")
      #expect(host.sheet?.texts == ["ab 1"])
    }
    #expect(lines == [])
  }

  struct Going: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Text("presenter").sheet(isPresented: .constant(true)) { Text("sheet").lifetime("sheet") } }
        Button("remove") { isShown = false }
      }
    }
  }

  @Test func `a sheet is removed with the view that presents it`() throws {
    let host = ViewHost { Going() }
    #expect(host.sheet?.texts == ["sheet"])
    #expect(try printedLines { try host.tap("remove") } == ["sheet disappear"])
    #expect(host.presentation == nil)
  }

  struct PresentableAlert: Equatable, Identifiable {
    let id = UUID()
    let title: String
    let message: String?
    static func == (lhs: PresentableAlert, rhs: PresentableAlert) -> Bool { lhs.id == rhs.id }
  }

  struct AlertPreferenceKey: PreferenceKey {
    static var defaultValue: PresentableAlert? { nil }
    static func reduce(value: inout PresentableAlert?, nextValue: () -> PresentableAlert?) { value = nextValue() }
  }

  struct ViewWithAlert: View {
    @State private var alert: PresentableAlert?
    var body: some View {
      Button("Show alert") { alert = PresentableAlert(title: "Title", message: "Message") }
        .preference(key: AlertPreferenceKey.self, value: alert)
    }
  }

  struct HelloWorldView: View {
    var body: some View {
      ZStack {
        Color.yellow
        VStack {
          Text("Hello, World!")
          ViewWithAlert()
        }
      }
    }
  }

  struct AlertingView: View {
    @State private var alert: PresentableAlert?
    var body: some View {
      HelloWorldView()
        .onPreferenceChange(AlertPreferenceKey.self) {
          if let title = $0?.title { print(title) }
          alert = $0
        }
        .alert(item: $alert) { Alert(title: Text($0.title), message: $0.message.map(Text.init)) }
    }
  }

  @Test func `S-042: an alert requested by a preference`() throws {
    let host = ViewHost { AlertingView() }
    #expect(host.alert == nil)
    for number in 1...2 {
      #expect(try printedLines { try host.tap("Show alert") } == ["Title"])
      #expect(host.counts(of: ViewWithAlert.self).bodies == 1 + number)
      #expect(host.alert?.title == "Title")
      #expect(host.alert?.message == "Message")
      #expect(host.alert?.buttons == ["OK"])
      if number == 1 { try host.tap("OK") } else { try host.dismiss() }
      #expect(host.alert == nil)
    }
    #expect(host.counts(of: HelloWorldView.self).bodies == 1)
    #expect(host.counts(of: AlertingView.self).bodies == 1)
  }

  struct Asking: View {
    @State private var isAsked = false
    @State private var name = ""
    var body: some View {
      VStack {
        Button("ask") { isAsked = true }
        Text("\(name) \(isAsked)")
      }
      .alert("Name?", isPresented: $isAsked) {
        TextField("Name", text: $name)
        Button("Forget", role: .cancel) { name = "" }
        Button("Keep") {}
      } message: {
        Text("It is kept.")
      }
    }
  }

  @Test func `each button of an alert dismisses it`() throws {
    let host = ViewHost { Asking() }
    try host.tap("ask")
    #expect(host.alert?.title == "Name?")
    #expect(host.alert?.message == "It is kept.")
    #expect(host.alert?.buttons == ["Forget", "Keep"])
    try host.type("Ada", into: "Name")
    #expect(host.alert != nil)
    try host.tap("Keep")
    #expect(host.alert == nil)
    #expect(host.texts == ["ask", "Ada false"])
    try host.tap("ask")
    try host.tap("Forget")
    #expect(host.texts == ["ask", " false"])
  }

  struct Choosing: View {
    @State private var isAsked = false
    let two: Bool
    var body: some View {
      Button("ask") { isAsked = true }
        .alert(isPresented: $isAsked) {
          two
            ? Alert(
              title: Text("T"), primaryButton: .destructive(Text("Delete")) { print("deleted") },
              secondaryButton: .cancel())
            : Alert(title: Text("T"), dismissButton: .default(Text("Fine")) { print("fine") })
        }
    }
  }

  @Test func `the buttons of an alert`() throws {
    for (two, buttons, tapped, line) in [
      (true, ["Delete", "Cancel"], "Delete", "deleted"), (false, ["Fine"], "Fine", "fine"),
    ] {
      let host = ViewHost { Choosing(two: two) }
      try host.tap("ask")
      #expect(host.alert?.buttons == buttons)
      #expect(host.alert?.message == nil)
      #expect(try printedLines { try host.tap(ControlTarget.text(tapped)) } == [line])
      #expect(host.presentation == nil)
    }
  }

  @Test func `a dialog and an alert without buttons, one after the other`() throws {
    let host = ViewHost {
      Text("a").confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        .alert("Done", isPresented: .constant(true)) {}
    }
    #expect(host.presentations.map(\.kind) == [.alert])
    #expect(host.alert?.buttons == ["OK"] && host.alert?.title == "Done")
    try host.dismiss()
    #expect(host.presentations.map(\.kind) == [.confirmationDialog])
    #expect(host.presentation?.buttons == ["Yes", "Cancel"] && host.presentation?.title == "Sure?")
  }

  struct Opening: View {
    @State private var isShown = false
    @Environment(\.openURL) private var openURL
    let pub = PassthroughSubject<Int, Never>()
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        if isShown { Text("listener").onOpenURL { print("opened", $0.absoluteString) } }
        Button("open") { if let url = URL(string: "https://example.org") { openURL(url) } }
      }
    }
  }

  struct OpeningWithAnswer: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"
    var body: some View {
      Button(answer) {
        if let url = URL(string: "https://example.org") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
      }
    }
  }

  @Test(arguments: [(nil, "accepted"), (OpenURLAction.Result.handled, "accepted"), (.discarded, "refused")])
  func `a closure gets whether an address was opened`(result: OpenURLAction.Result?, answer: String) throws {
    let host = ViewHost {
      if let result {
        OpeningWithAnswer().environment(\.openURL, OpenURLAction { _ in result })
      } else {
        OpeningWithAnswer()
      }
    }
    try host.tap("none")
    #expect(host.texts == [answer])
    #expect(host.openedURLs.count == (result == nil ? 1 : 0))
  }

  @Test func `the host records an opened address unless an action handles it`() throws {
    let host = ViewHost { Opening() }
    try host.tap("open")
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org"])
    let handling = ViewHost {
      Opening().environment(
        \.openURL,
        OpenURLAction { url in
          print("handled", url.absoluteString)
          return .handled
        })
    }
    #expect(try printedLines { try handling.tap("open") } == ["handled https://example.org"])
    #expect(handling.openedURLs == [])
  }
}
