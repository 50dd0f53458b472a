import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lazy stacks: which rows are made and appear, and their places.
@MainActor
struct `Lazy stacks` {
  @Test func `a stack is as wide as its widest view`() {
    expectMounted(proposing: 200, nil, size: (50, 40), frames: ["a": (10, 0, 30, 20), "b": (0, 20, 50, 20)]) {
      VStack(spacing: 0) {
        F(30, 20).named("a")
        F(50, 20).named("b")
      }
    }
  }

  @Test func `L-229: a lazy stack is as wide as it is proposed`() {
    expectMounted(proposing: 200, nil, size: (200, 48), frames: ["a": (85, 0, 30, 20), "b": (75, 28, 50, 20)]) {
      LazyVStack {
        F(30, 20).named("a")
        F(50, 20).named("b")
      }
    }
  }

  @Test func `L-230: rows are proposed the width and no height`() {
    expectMounted(proposing: 200, 600, size: (200, 40), frames: ["a": (0, 0, 200, 10), "b": (0, 10, 200, 30)]) {
      LazyVStack(spacing: 0) {
        C.named("a")
        C.named("b").frame(height: 30)
      }
    }
  }

  @Test func `a lazy horizontal stack does the same along the other axis`() {
    expectMounted(proposing: nil, 200, size: (48, 200), frames: ["a": (0, 85, 20, 30), "b": (28, 150, 20, 50)]) {
      LazyHStack(alignment: .bottom) {
        F(20, 30).named("a").frame(height: 115, alignment: .top)
        F(20, 50).named("b")
      }
    }
  }

  struct Row: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20).lifetime("\(i)") }
  }

  struct Rows: View {
    var count = 100
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { i in Row(i: i) } } }
    }
  }

  private func host(count: Int = 100) -> ViewHost {
    ViewHost(size: CGSize(width: 50, height: 100)) { Rows(count: count) }
  }

  private func shown(_ host: ViewHost) -> [Int] { host.texts.compactMap { Int($0) } }

  @Test func `R-103: five rows are visible, and scrolling by a row runs one body`() throws {
    let host = host()
    #expect(host.counts(of: Row.self).bodies == 5)
    #expect(shown(host) == [0, 1, 2, 3, 4])
    try host.scroll(by: 20)
    #expect(host.counts(of: Row.self).bodies == 6)
    #expect(shown(host) == [1, 2, 3, 4, 5])
    #expect(try host.contentSize().height == 2_000)
  }

  @Test func `L-232, L-233: exactly the rows that overlap the viewport are on the screen`() throws {
    let host = host()
    try host.scroll(to: 30)
    #expect(shown(host) == [1, 2, 3, 4, 5, 6])
    try host.scroll(to: 100)
    #expect(shown(host) == [5, 6, 7, 8, 9])
    try host.scroll(to: 99.5)
    #expect(shown(host) == [4, 5, 6, 7, 8, 9])
    try host.scroll(to: 1_900)
    #expect(shown(host) == [95, 96, 97, 98, 99])
    #expect(host.displayList.map { $0.frame.midY.rounded() } == [10, 30, 50, 70, 90])
  }

  @Test func `S-083: rows appear in order when they scroll in, and disappear when they leave at the end`() throws {
    var host: ViewHost?
    #expect(printedLines { host = self.host() } == (0...4).map { "\($0) appear" })
    #expect(try printedLines { try host?.scroll(to: 100) } == (5...9).map { "\($0) appear" })
    let back = try printedLines { try host?.scroll(to: 0) }
    #expect(back.count == 5)
    #expect(Set(back) == Set((5...9).map { "\($0) disappear" }))
    #expect(try printedLines { try host?.scroll(to: 100) } == (5...9).map { "\($0) appear" })
    #expect(host?.counts(of: Row.self).bodies == 10)
  }

  @Test func `rows that leave at the top disappear too if the environment says so`() throws {
    let host = host()
    host.setEnvironment(\.lazyDisappearance, to: .bothSides)
    let down = try printedLines { try host.scroll(to: 100) }
    #expect(down == (5...9).map { "\($0) appear" } + (0...4).map { "\($0) disappear" })
    let up = try printedLines { try host.scroll(to: 0) }
    #expect(Set(up) == Set((0...4).map { "\($0) appear" } + (5...9).map { "\($0) disappear" }))
    #expect(up.count == 10)
  }

  struct Toggled: View {
    @State private var on = true
    var body: some View {
      VStack(spacing: 0) {
        Button("toggle") { on.toggle() }.frame(height: 20)
        if on { Rows() }
      }
    }
  }

  @Test func `rows that have appeared disappear when the container is removed`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 120)) { Toggled() }
    try host.scroll(to: 100)
    let lines = try printedLines { try host.tap("toggle") }
    #expect(lines.count == 10)
    #expect(Set(lines) == Set((0...9).map { "\($0) disappear" }))
  }

  struct Tapped: View {
    @State private var taps = 0
    let i: Int
    var body: some View { Button("row \(i), \(taps)") { taps += 1 }.frame(height: 20) }
  }

  @Test func `state lives as long as the container`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Tapped(i: $0) } } }
    }
    try host.tap("row 0, 0")
    try host.scroll(to: 1_000)
    #expect(host.texts.first == "row 50, 0")
    #expect(throws: HostError.self) { try host.tap("row 0, 1") }
    try host.scroll(to: 0)
    #expect(host.texts.first == "row 0, 1")
  }

  struct Changing: View {
    @State private var items = Array(0..<100)
    @State private var mark = "a"
    var body: some View {
      VStack(spacing: 0) {
        Button("first") { items.removeFirst() }.frame(height: 10)
        Button("insert") { items.insert(-1, at: 0) }.frame(height: 10)
        Button("empty") { items = [] }.frame(height: 10)
        Button("mark") { mark += "!" }.frame(height: 10)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items, id: \.self) { i in Text("\(i)\(mark)").frame(height: 20).lifetime("\(i)") }
          }
        }
      }
    }
  }

  private func rows(_ host: ViewHost) -> [String] { Array(host.texts.dropFirst(4)) }

  @Test func `rows follow their elements`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Changing() }
    #expect(rows(host) == ["0a", "1a", "2a"])
    #expect(try printedLines { try host.tap("first") } == ["3 appear", "0 disappear"])
    #expect(rows(host) == ["1a", "2a", "3a"])
    #expect(try printedLines { try host.tap("insert") } == ["-1 appear", "3 disappear"])
    #expect(rows(host) == ["-1a", "1a", "2a"])
    #expect(try printedLines { try host.tap("mark") } == [])
    #expect(rows(host) == ["-1a!", "1a!", "2a!"])
    try host.scroll(by: 20)
    #expect(rows(host) == ["1a!", "2a!", "3a!"])
    #expect(try Set(printedLines { try host.tap("empty") }).isSuperset(of: ["1 disappear", "2 disappear"]))
    #expect(rows(host) == [])
    #expect(try host.scrollOffset() == .zero)
  }

  @Test func `a header is a row like the others`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("header").frame(height: 50)
          Section("title") { ForEach(0..<10) { Text("\($0)").frame(height: 20) } }
          Text("footer").frame(height: 50)
        }
      }
    }
    #expect(host.texts.prefix(2) == ["header", "title"])
    #expect(!host.texts.contains("footer"))
    try host.scroll(to: CGFloat.infinity)
    #expect(host.texts.last == "footer")
    #expect(!host.texts.contains("header"))
  }

  @Test func `rows of different heights fill exactly the viewport`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<50) { i in Text("\(i)").frame(height: CGFloat(10 + i)) } }
      }
    }
    // 0–10, 20–31, 41–53, 63–76, 86–100, 110–…
    #expect(shown(host) == [0, 1, 2, 3, 4])
    try host.scroll(by: 10)
    #expect(shown(host) == [1, 2, 3, 4])
    try host.scroll(by: 1)
    #expect(shown(host) == [1, 2, 3, 4, 5])
  }

  @Test func `rows outside of loops appear from the first to the last`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 40)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Row(i: 0)
          Row(i: 1)
          Section {
            Row(i: 3)
            ForEach(4..<6) { Row(i: $0) }
          } header: {
            Row(i: 2)
          }
        }
      }
    }
    #expect(try printedLines { try host.scroll(to: 40) } == ["2 appear", "3 appear"])
    #expect(try printedLines { try host.scroll(to: 80) } == ["4 appear", "5 appear"])
  }

  struct Pair: View {
    let i: Int
    var body: some View {
      Row(i: i)
      Row(i: i + 1)
    }
  }

  @Test func `the views of one row appear from the first to the last`() {
    let lines = printedLines {
      _ = ViewHost(size: CGSize(width: 50, height: 80)) {
        ScrollView { LazyVStack(spacing: 0) { ForEach([0, 2, 4], id: \.self) { Pair(i: $0) } } }
      }
    }
    #expect(lines == ["0 appear", "1 appear", "2 appear", "3 appear"])
  }

  @Test func `rows of a list outside of loops come back from the first to the last`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 40)) {
      List {
        Row(i: 0)
        Row(i: 1)
        Row(i: 2)
        Row(i: 3)
      }
    }
    try host.scroll(to: 40)
    #expect(
      try printedLines { try host.scroll(to: 0) } == ["0 appear", "1 appear", "2 disappear", "3 disappear"])
  }

  struct Counting: View {
    struct Row: View {
      let i: Int
      let n: Int
      var body: some View {
        let _ = print(i)
        Text("\(i): \(n)").frame(height: n < 2 ? 20 : 25)
      }
    }

    @State private var n = 0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Row(i: -1, n: n)
          ForEach(0..<100) { i in Row(i: i, n: n) }
        }
      }
      .frame(height: 40)
      Button("count") { n += 1 }
    }
  }

  @Test func `bodies of rows that are out of sight run when the rows come back, and once for all changes`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Counting() }
    try host.scroll(to: 100)
    #expect(host.texts.dropLast() == ["4: 0", "5: 0"])
    #expect(try printedLines { for _ in 1...2 { try host.tap("count") } }.sorted() == ["4", "4", "5", "5"])
    #expect(try printedLines { try host.scroll(to: 0) }.sorted() == ["-1", "0"])
    #expect(host.texts.dropLast() == ["-1: 2", "0: 2"])
    #expect(host.displayList[1].frame.minY - host.displayList[0].frame.minY == 25)
  }

  final class Model: ObservableObject {
    @Published var n = 0
  }

  struct Following: View {
    @ObservedObject var model: Model
    let i: Int
    var body: some View {
      GeometryReader { proxy in
        let _ = print("reader \(i)")
        Text("\(i): \(model.n)")
      }
      .frame(height: 20)
      .onChange(of: model.n) { print("change \(i)") }
    }
  }

  @Test func `a row that is out of sight follows an object when it comes back`() throws {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 50, height: 40)) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Following(model: model, i: $0) } } }
    }
    try host.scroll(to: 40)
    let lines = printedLines { host.perform { model.n = 1 } }
    #expect(lines.sorted() == ["change 2", "change 3", "reader 2", "reader 3"])
    let back = try printedLines { try host.scroll(to: 0) }
    #expect(back.sorted() == ["change 0", "change 1", "reader 0", "reader 1"])
    #expect(host.texts == ["0: 1", "1: 1"])
  }

  @Test func `collections in rows are lazy too`() throws {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { section in
            ForEach(0..<1_000) { row in Row(i: section * 1_000 + row) }
          }
        }
      }
    }
    #expect(host.counts(of: Row.self).bodies == 5)
    try host.scroll(by: 20)
    #expect(shown(host) == [1, 2, 3, 4, 5])
  }

  @Test func `without a scroll view around it a lazy stack makes all rows`() {
    let host = ViewHost(size: CGSize(width: 50, height: 100)) {
      LazyVStack(spacing: 0) { ForEach(0..<20) { i in Row(i: i) } }
    }
    #expect(host.counts(of: Row.self).bodies == 20)
  }

  @Test func `a larger viewport shows more rows`() {
    let host = host()
    let report = host.resize(to: CGSize(width: 50, height: 140))
    #expect(shown(host) == [0, 1, 2, 3, 4, 5, 6])
    #expect(report.total.bodies == 2)
    host.resize(to: CGSize(width: 50, height: 60))
    #expect(shown(host) == [0, 1, 2])
  }
}
