import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Which views disappear, and in which order.
@MainActor
struct `Disappearing` {
  struct Toggling<Content: View>: View {
    @State private var on = true
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      VStack {
        content(on)
        Button("toggle") { on.toggle() }
      }
    }
  }

  struct Redrawn: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").onAppear { print("a") }
      Button("+") { n += 1 }
    }
  }

  @Test func `S-024: a redraw is no appearance`() throws {
    let lines = try printedLines {
      let host = ViewHost { Redrawn() }
      for _ in 1...5 { try host.tap("+") }
    }
    #expect(lines == ["a"])
  }

  @Test func `S-025, S-029: opacity is no appearance and no disappearance`() throws {
    for startsVisible in [true, false] {
      let lines = try printedLines {
        let host = ViewHost { Toggling { Text("x").opacity($0 == startsVisible ? 1 : 0).lifetime("x") } }
        for _ in 1...3 { try host.tap("toggle") }
      }
      #expect(lines == ["x appear"])
    }
  }

  struct Switching: View {
    @State private var k = 0
    var body: some View {
      VStack {
        switch k {
        case 0: Text("A").onAppear { print("A") }
        case 1: Text("B").onAppear { print("B") }
        default: Text("C").onAppear { print("C") }
        }
        Button("0") { k = 0 }
        Button("1") { k = 1 }
      }
    }
  }

  @Test func `S-026: a case of a switch appears each time it is inserted`() throws {
    let lines = try printedLines {
      let host = ViewHost { Switching() }
      try host.tap("1")
      try host.tap("0")
    }
    #expect(lines == ["A", "B", "A"])
  }

  struct Rows: View {
    @State private var ids = [1, 2]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { i in Text("\(i)").onAppear { print(i) } }
        Button("two") { ids = [2] }
        Button("two, one") { ids = [2, 1] }
      }
    }
  }

  @Test func `S-026: a row appears each time it is inserted`() throws {
    var host: ViewHost?
    #expect(Set(printedLines { host = ViewHost { Rows() } }) == ["1", "2"])
    #expect(try printedLines { try host?.tap("two") } == [])
    #expect(try printedLines { try host?.tap("two, one") } == ["1"])
    #expect(host?.texts.prefix(2) == ["2", "1"])
  }

  struct ContentView: View {
    @State private var isShowText = false
    var body: some View {
      VStack {
        if isShowText { Text("Hello, World!").onDisappear { print("Text disappeared") } }
        Button("Show/Hide Text") { isShowText.toggle() }
      }
    }
  }

  @Test func `S-027: a view disappears when it is removed`() throws {
    let host = ViewHost { ContentView() }
    let lines = try (1...4).map { _ in try printedLines { try host.tap("Show/Hide Text") } }
    #expect(lines == [[], ["Text disappeared"], [], ["Text disappeared"]])
  }

  @Test func `S-028: outside in, a parent disappears before its child`() throws {
    let host = ViewHost(lifecycleOrder: .outsideIn) {
      Toggling { show in
        if show {
          VStack { Text("c").onDisappear { print("child") } }.onDisappear { print("parent") }
        }
      }
    }
    #expect(try printedLines { try host.tap("toggle") } == ["parent", "child"])
  }

  @Test func `S-031: what comes appears before what goes disappears`() throws {
    let lines = try printedLines {
      let host = ViewHost { Toggling { Color.red.onAppear { print("A") }.onDisappear { print("D") }.id($0) } }
      try host.tap("toggle")
    }
    #expect(lines == ["A", "A", "D"])
  }

  struct Selecting: View {
    @State private var selection = 1
    var body: some View {
      ZStack {
        Text("1").opacity(selection == 1 ? 1 : 0)
          .onAppear { print("1 appear") }.onDisappear { print("1 disappear") }
        Text("2").opacity(selection == 2 ? 1 : 0)
          .onAppear { print("2 appear") }.onDisappear { print("2 disappear") }
      }
      Button("switch") { selection = 3 - selection }
    }
  }

  @Test func `S-081: both views of an overlay appear, the last first, and stay`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Selecting() } } == ["2 appear", "1 appear"])
    #expect(try printedLines { for _ in 1...4 { try host?.tap("switch") } } == [])
  }

  @Test func `S-082: a view appears without size, off the screen, and hidden`() {
    let lines = printedLines {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Text("x").frame(width: 0, height: 0).onAppear { print("empty frame") }
        Text("y").offset(x: 5_000, y: 5_000).onAppear { print("off-screen") }
        Text("z").hidden().onAppear { print("hidden") }
      }
      #expect(host.texts.contains("y"))
    }
    #expect(lines == ["hidden", "off-screen", "empty frame"])
  }

  final class Model: ObservableObject {
    init() { print("init") }
    deinit { print("deinit") }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = model
      Text("owner")
    }
  }

  @Test func `S-080: state and models live exactly as long as the view`() throws {
    let lines = try printedLines {
      let host = ViewHost { Toggling { if $0 { Owner() } } }
      try host.tap("toggle")
      try host.tap("toggle")
      #expect(host.issues == [])
      print("end")
    }
    #expect(lines.prefix(4) == ["init", "deinit", "init", "end"])
  }

  struct OrderedRows: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      Button("insert") { ids = [1, 4, 2, 3] }
      Button("clear") { ids = [] }
      ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("d\(id)") } }
    }
  }

  @Test func `rows disappear from the first to the last`() throws {
    let host = ViewHost { OrderedRows() }
    #expect(try printedLines { try host.tap("clear") } == ["d1", "d2", "d3"])
  }

  @Test func `a row that was inserted later disappears in its place`() throws {
    let host = ViewHost { OrderedRows() }
    try host.tap("insert")
    #expect(try printedLines { try host.tap("clear") } == ["d1", "d4", "d2", "d3"])
  }

  struct Siblings: View {
    @State private var show = true
    @State private var ids = [1, 2]
    var body: some View {
      VStack {
        Button("hide") {
          show = false
          ids = []
        }
        if show { Text("first").onDisappear { print("first") } }
        ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("row \(id)") } }
        if show {
          VStack { Text("inner").onDisappear { print("inner") } }.onDisappear { print("last") }
        }
      }
    }
  }

  @Test func `branches and rows disappear from the first to the last, children before parents`() throws {
    let host = ViewHost { Siblings() }
    #expect(try printedLines { try host.tap("hide") } == ["first", "row 1", "row 2", "inner", "last"])
  }

  @Test func `the views of one branch disappear from the last to the first`() throws {
    let host = ViewHost {
      Toggling { show in
        if show {
          Text("a").onDisappear { print("a") }
          Text("b").onDisappear { print("b") }
        }
        if show { Text("c").onDisappear { print("c") } }
      }
    }
    #expect(try printedLines { try host.tap("toggle") } == ["b", "a", "c"])
  }

  @Test func `D3: outside in, branches disappear from the last to the first`() throws {
    let host = ViewHost(lifecycleOrder: .outsideIn) { Siblings() }
    #expect(try printedLines { try host.tap("hide") } == ["last", "inner", "row 2", "row 1", "first"])
  }

  struct LazyRows: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      VStack {
        Button("clear") { ids = [] }
        ScrollView { LazyVStack { ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("d\(id)") } } } }
      }
    }
  }

  @Test func `rows of lazy containers disappear from the first to the last`() throws {
    let host = ViewHost { LazyRows() }
    #expect(try printedLines { try host.tap("clear") } == ["d1", "d2", "d3"])
  }
}
