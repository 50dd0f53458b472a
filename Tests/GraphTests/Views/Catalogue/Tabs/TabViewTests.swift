import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Tabs: which are made and appear, and the state that they keep.
@MainActor
struct `Tab views` {
  struct T: View {
    let i: Int
    init(_ i: Int) {
      self.i = i
      print("T \(i) init")
    }
    var body: some View { Text("tab \(i)") }
  }

  struct Three: View {
    @State private var s = 1
    var body: some View {
      TabView(selection: $s) {
        T(1).tag(1)
        T(2).tag(2)
        T(3).tag(3)
      }
    }
  }

  @Test func `S-068: all tabs are constructed, and one body runs`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Three() } } == ["T 1 init", "T 2 init", "T 3 init"])
    #expect(host?.counts(of: T.self).bodies == 1)
    #expect(host?.texts == ["tab 1"])
    try host?.selectTab(tag: 3)
    #expect(host?.counts(of: T.self).bodies == 2)
    #expect(host?.texts == ["tab 3"])
    #expect(host?.displayList.count == 1)
  }

  @Test func `a tab is made once, however often it is selected`() throws {
    let host = ViewHost { Three() }
    for number in 0..<200 { try host.selectTab(number: number % 3 + 1) }
    #expect(host.counts(of: T.self).bodies == 3)
  }

  struct ShowMessage: View {
    let text: String
    private let monitor: LifeMonitor
    init(text: String) {
      self.text = text
      monitor = LifeMonitor(name: text)
    }
    var body: some View { Text(text) }
  }

  struct Messages: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        ShowMessage(text: "1").tag(1)
        ShowMessage(text: "2").tag(2)
      }
    }
  }

  @Test func `S-076: switching makes no new instances`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Messages() }
      for tag in [2, 1, 2, 1] { try host?.selectTab(tag: tag) }
    }
    #expect(lines == ["1 init", "2 init"])
    #expect(host?.counts(of: Messages.self).bodies == 1)
  }

  struct TabViewDemo1: View {
    @State var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        TabSub(idx: 1).tabItem { Text("1") }
        TabSub(idx: 2).tabItem { Text("2") }
      }
    }
  }

  struct TabSub: View {
    @State var loaded = false
    let idx: Int
    var body: some View {
      Text("View \(idx)")
        .onAppear {
          print("tab \(idx) appear")
          if !loaded {
            print("load data \(idx)")
            loaded = true
          }
        }
        .onDisappear { print("tab \(idx) disappear") }
    }
  }

  @Test func `S-090, S-086: a tab loads once, and appears with each selection`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { TabViewDemo1() }
      for title in ["2", "1", "2", "1"] { try host?.selectTab(title) }
    }
    #expect(
      lines == [
        "tab 1 appear", "load data 1", "tab 2 appear", "load data 2", "tab 1 disappear", "tab 1 appear",
        "tab 2 disappear", "tab 2 appear", "tab 1 disappear", "tab 1 appear", "tab 2 disappear",
      ])
    #expect(host?.counts(of: TabViewDemo1.self).bodies == 1)
    #expect(host?.counts(of: TabSub.self).bodies == 2)
  }

  struct A: View {
    @State private var tapped = false
    var body: some View { Button(tapped ? "tapped" : "tap") { tapped = true }.lifetime("A") }
  }

  struct Pair: View {
    @State private var s = 1
    var body: some View {
      VStack {
        Button("to 2") { s = 2 }
        Button("to 9") { s = 9 }
        TabView(selection: $s) {
          A().tag(1).tabItem { Label("Home", systemImage: "house") }
          Text("B").tag(2).tabItem { Text("Other") }
        }
      }
    }
  }

  @Test func `S-086: the state of a tab survives`() throws {
    let host = ViewHost { Pair() }
    try host.tap("tap")
    #expect(try printedLines { try host.tap("to 2") } == ["A disappear"])
    #expect(host.texts == ["to 2", "to 9", "B"])
    #expect(throws: HostError.self) { try host.tap("tapped") }
    #expect(try printedLines { try host.selectTab("Home") } == ["A appear"])
    #expect(host.texts.last == "tapped")
    #expect(try host.tabs() == ["Home", "Other"])
    #expect(try host.selectedTab() == 1)
  }

  @Test func `a selection that matches no tab shows the first`() throws {
    let host = ViewHost { Pair() }
    try host.tap("to 2")
    try host.tap("to 9")
    #expect(host.texts.last == "tap")
  }

  @Test func `a missing tab throws an error that lists the tabs`() throws {
    let host = ViewHost { Pair() }
    #expect(throws: HostError.noTab("Third", available: ["Home", "Other"])) { try host.selectTab("Third") }
    #expect(throws: HostError.noTab("3", available: ["Home", "Other"])) { try host.selectTab(number: 3) }
    #expect(throws: HostError.noTab("3", available: ["Home", "Other"])) { try host.selectTab(tag: 3) }
    #expect(
      HostError.noTab("3", available: ["Home"]).description == "There is no tab '3'. There is one: 'Home'.")
    let empty = ViewHost { Text("x") }
    #expect(throws: HostError.nothingShown(kind: "tab view")) { try empty.selectTab("1") }
  }

  struct Changing: View {
    @State private var ids = [1, 2, 3]
    @State private var n = 0
    var body: some View {
      VStack {
        Button("remove") { ids.removeFirst() }
        Button("count") { n += 1 }
        TabView { ForEach(ids, id: \.self) { Text("page \($0), \(n)").lifetime("\($0)") } }
      }
    }
  }

  @Test func `tabs come and go with their elements, and are updated`() throws {
    let host = ViewHost { Changing() }
    #expect(host.texts.last == "page 1, 0")
    try host.selectTab(number: 2)
    try host.tap("count")
    #expect(host.texts.last == "page 2, 1")
    #expect(try printedLines { try host.tap("remove") } == [])
    #expect(host.texts.last == "page 2, 1")
    try host.selectTab(number: 2)
    #expect(host.texts.last == "page 3, 1")
    try host.selectTab(number: 1)
    #expect(try printedLines { try host.tap("remove") } == ["3 appear", "2 disappear"])
    #expect(host.texts.last == "page 3, 1")
  }

  @Test func `a tab view takes all the space`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (75, 40, 50, 20)]) {
      TabView { F(50, 20).named("a") }
    }
    expectMounted(proposing: nil, 100, size: (50, 100)) { TabView { F(50, 20) } }
  }

  struct Nested: View {
    var body: some View {
      TabView {
        TabView {
          Text("a").lifetime("a")
          Text("b").lifetime("b")
        }.accessibilityIdentifier("inner")
        Text("c").lifetime("c")
      }.accessibilityIdentifier("outer")
    }
  }

  @Test func `an unselected tab stays hidden when the tab around it comes back`() throws {
    let host = ViewHost { Nested() }
    try host.selectTab(number: 2, in: .identifier("inner"))
    #expect(host.texts == ["b"])
    #expect(
      try printedLines { try host.selectTab(number: 2, in: .identifier("outer")) } == ["c appear", "b disappear"])
    #expect(try printedLines { try host.selectTab(number: 1, in: "c") } == ["b appear", "c disappear"])
    #expect(host.texts == ["b"])
    #expect(host.displayList.count == 1)
  }
}
