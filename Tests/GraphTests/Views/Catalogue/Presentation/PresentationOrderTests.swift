import AttributeGraphUI
import Testing
import ViewTestSupport

@MainActor
struct `The order of presentations` {
  struct Named: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View {
      Text(name).onAppear { print("appear \(name)") }.onDisappear { print("disappear \(name)") }
    }
  }

  struct TwoSheets: View {
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var isAsked = false

    var body: some View {
      Button("both") { (isFirst, isSecond) = (true, true) }
      Button("first") { isFirst = true }
        .sheet(isPresented: $isFirst) {
          Named("sheet 1")
          Button("ask") { (isFirst, isAsked) = (false, true) }
          Button("ask behind") { isAsked = true }
        }
        .alert("Really?", isPresented: $isAsked) {}
      Text("base").sheet(isPresented: $isSecond) { Named("sheet 2") }
    }
  }

  @Test func `A sheet waits until the one in its place has gone, and is an issue`() throws {
    let host = ViewHost { TwoSheets() }
    try host.tap("both")
    let shown = host.presentations.map { $0.texts[0] }
    #expect(shown.count == 1)
    #expect(host.issues.map(\.message).filter { $0.hasPrefix("Currently, only presenting a single view") }.count == 1)
    try host.dismiss()
    #expect(Set(shown + host.presentations.map { $0.texts[0] }) == ["sheet 1", "sheet 2"])
    try host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  @Test func `An alert that comes as its sheet goes is no issue`() throws {
    let host = ViewHost { TwoSheets() }
    try host.tap("first")
    try host.tap("ask")
    #expect(host.presentations.map(\.kind) == [.alert] && host.issues.isEmpty)
  }

  @Test func `An alert of a view behind a sheet waits for the sheet`() throws {
    let host = ViewHost { TwoSheets() }
    try host.tap("first")
    try host.tap("ask behind")
    #expect(host.presentations.map(\.kind) == [.sheet] && host.issues.count == 1)
    try host.dismiss()
    #expect(host.presentations.map(\.kind) == [.alert])
  }

  @Test func `A change is told before what it presents appears, and before what it dismisses has gone`() throws {
    struct Told: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
          .onChange(of: isShown) { print("shown \($1)") }
          .sheet(isPresented: $isShown) {
            print("dismissed")
          } content: {
            Named("sheet")
            Button("hide") { isShown = false }
          }
      }
    }
    let host = ViewHost { Told() }
    #expect(try printedLines { try host.tap("show") } == ["shown true", "appear sheet"])
    #expect(try printedLines { try host.tap("hide") } == ["shown false", "disappear sheet", "dismissed"])
  }

  struct Numbered: Identifiable { let id: Int }

  struct ItemSheet: View {
    @State private var item: Numbered?

    var body: some View {
      Button("open") { item = Numbered(id: 1) }
        .sheet(item: $item) {
          print("dismissed")
        } content: { item in
          Named("sheet \(item.id)")
          Button("next") { self.item = Numbered(id: item.id + 1) }
        }
    }
  }

  @Test func `Another item is presented when the sheet of the last one has gone`() throws {
    let host = ViewHost { ItemSheet() }
    #expect(try printedLines { try host.tap("open") } == ["appear sheet 1"])
    #expect(try printedLines { try host.tap("next") } == ["disappear sheet 1", "dismissed", "appear sheet 2"])
    #expect(host.presentations.count == 1 && host.issues.isEmpty)
    #expect(try printedLines { try host.dismiss() } == ["disappear sheet 2", "dismissed"])
  }

  /// Presentations with content from a closure.
  enum Shown: CaseIterable { case sheet, cover, popover }

  struct Stale: View {
    let shown: Shown
    @State private var isShown = false
    @State private var choice = "none"

    var body: some View {
      let button = Button("choose") { (choice, isShown) = (choice == "none" ? "one" : "two", true) }
      switch shown {
      case .sheet: button.sheet(isPresented: $isShown) { Text(choice) }
      case .cover: button.fullScreenCover(isPresented: $isShown) { Text(choice) }
      case .popover: button.popover(isPresented: $isShown) { Text(choice) }
      }
    }
  }

  @Test(arguments: Shown.allCases)
  func `Content shows a state of the last body, which depends on it from then on`(shown: Shown) throws {
    let host = ViewHost { Stale(shown: shown) }
    try host.tap("choose")
    #expect(host.presentation?.texts == ["none"] && host.counts(of: Stale.self).bodies == 1)
    try host.dismiss()
    try host.tap("choose")
    #expect(host.presentation?.texts == ["two"] && host.counts(of: Stale.self).bodies == 2)
  }

  @Test func `Content that reads a binding shows its value`() throws {
    struct Reading: View {
      @Binding var choice: String
      var body: some View { Text(choice) }
    }
    struct Fresh: View {
      @State private var isShown = false
      @State private var choice = "none"
      var body: some View {
        Button("choose") { (choice, isShown) = ("one", true) }
          .sheet(isPresented: $isShown) { Reading(choice: $choice) }
      }
    }
    let host = ViewHost { Fresh() }
    try host.tap("choose")
    #expect(host.presentation?.texts == ["one"])
  }

  @Test func `a page that another one covers presents`() throws {
    struct Pages: View {
      @State private var isShown = false
      @State private var warns = false
      var body: some View {
        NavigationStack {
          NavigationLink("next") {
            Button("show") { isShown = true }
            Button("warn") { warns = true }
          }
          .sheet(isPresented: $isShown) { Text("sheet") }
          .alert("careful", isPresented: $warns) { Button("fine") {} }
        }
      }
    }
    let host = ViewHost { Pages() }
    try host.tap("next")
    try host.tap("show")
    #expect(host.sheet?.texts == ["sheet"])
    try host.dismiss()
    try host.tap("warn")
    try host.tap("fine")
    #expect(host.texts == ["show", "warn"])
    try host.goBack()
    #expect(host.presentation == nil && host.issues.isEmpty)
  }
}
