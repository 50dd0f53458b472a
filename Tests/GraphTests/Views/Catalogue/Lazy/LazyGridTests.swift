import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lazy grids: the places of views in lines and columns, and which are made.
@MainActor
struct `Lazy grids` {
  @Test func `views fill line by line, each as high as its highest view`() {
    expectMounted(
      proposing: 108, nil, size: (108, 78),
      frames: ["a": (20, 15, 10, 10), "b": (58, 0, 50, 40), "c": (0, 48, 50, 30)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        F(10, 10).named("a")
        F(50, 40).named("b")
        F(50, 30).named("c")
      }
    }
  }

  @Test func `a grid takes the proposed width, and aligns its columns in it`() {
    func grid(_ alignment: HorizontalAlignment) -> some View {
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))], alignment: alignment) {
        C.frame(height: 10)
        C.frame(height: 10).named("b")
      }
    }
    expectMounted(proposing: 300, nil, size: (300, 10), frames: ["b": (155, 0, 40, 10)]) { grid(.center) }
    expectMounted(proposing: 300, nil, size: (300, 10), frames: ["b": (50, 0, 40, 10)]) { grid(.leading) }
    expectMounted(proposing: 300, nil, size: (300, 10), frames: ["b": (260, 0, 40, 10)]) { grid(.trailing) }
  }

  @Test func `columns that do not fit begin where the grid does`() {
    expectMounted(proposing: 200, nil, size: (244, 10), frames: ["a": (0, 0, 118, 10), "b": (126, 0, 140, 10)]) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 40)), GridItem(.flexible(minimum: 140))]) {
        C.frame(height: 10).named("a")
        C.frame(height: 10).named("b")
      }
    }
  }

  @Test func `guides of the views in lazy containers do not move them`() {
    func views(_ name: String) -> some View {
      ForEach(0..<1) { _ in F(10, 10).alignmentGuide(.leading) { _ in -5 }.named(name) }
    }
    expectMounted(
      proposing: 40, nil, size: (40, 20), frames: ["cell": (0, 0, 10, 10), "row": (0, 10, 10, 10)]
    ) {
      VStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(alignment: .leading)]) { views("cell") }
        LazyVStack(alignment: .leading) { views("row") }
      }
    }
  }

  @Test func `a view keeps its own height in its column, or fills the line`() {
    expectMounted(
      proposing: 48, nil, size: (48, 30),
      frames: ["a": (0, 0, 20, 30), "b": (28, 0, 20, 30), "inside": (28, 10, 20, 10)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        C.named("a").frame(height: 30)
        C.frame(height: 10).named("inside").frame(maxHeight: .infinity).named("b")
      }
    }
  }

  @Test func `a view is aligned by its column, or else by the grid`() {
    expectMounted(
      proposing: 108, nil, size: (108, 30),
      frames: ["a": (0, 10, 10, 10), "b": (98, 20, 10, 10), "c": (108, 0, 0, 30)]
    ) {
      LazyVGrid(
        columns: [GridItem(), GridItem(spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(0))],
        alignment: .leading
      ) {
        F(10, 10).named("a")
        F(10, 10).named("b")
        F(0, 30).named("c")
      }
    }
  }

  @Test func `a horizontal grid fills column by column`() {
    let expected: KeyValuePairs<String, RowFrame> = [
      "a": (0, 0, 10, 20), "b": (5, 28, 0, 20), "c": (15, 0, 30, 20),
    ]
    expectMounted(proposing: nil, 48, size: (45, 48), frames: expected) {
      LazyHGrid(rows: [GridItem(), GridItem()], alignment: .top, spacing: 5) {
        C.frame(width: 10).named("a")
        C.frame(width: 0).named("b")
        C.frame(width: 30).named("c")
      }
    }
  }

  struct Cell: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20).lifetime("\(i)") }
  }

  private func host(_ count: Int = 300) -> ViewHost {
    ViewHost(size: CGSize(width: 60, height: 100)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<count, id: \.self) { i in Cell(i: i) }
        }
      }
    }
  }

  private func shown(_ host: ViewHost) -> [Int] { host.texts.compactMap { Int($0) } }

  @Test func `only the visible lines are made, and scrolling by a line runs its bodies`() throws {
    let host = host()
    #expect(host.counts(of: Cell.self).bodies == 15)
    #expect(shown(host) == Array(0..<15))
    try host.scroll(by: 20)
    #expect(host.counts(of: Cell.self).bodies == 18)
    #expect(shown(host) == Array(3..<18))
    #expect(try host.contentSize().height == 2_000)
    try host.scroll(to: 1_010)
    #expect(shown(host) == Array(150..<168))
    try host.scroll(to: 10_000)
    #expect(shown(host) == Array(285..<300))
  }

  @Test func `views appear line by line in order, and disappear when they leave at the end`() throws {
    var host: ViewHost?
    #expect(printedLines { host = self.host() } == (0..<15).map { "\($0) appear" })
    #expect(try printedLines { try host?.scroll(to: 20) } == (15..<18).map { "\($0) appear" })
    #expect(try Set(printedLines { try host?.scroll(to: 0) }) == Set((15..<18).map { "\($0) disappear" }))
  }

  @Test func `the last line may be partly filled`() throws {
    let host = host(16)
    try host.scroll(to: 1_000)
    #expect(try host.contentSize().height == 120)
    #expect(shown(host) == Array(3..<16))
    #expect(host.element(text: "15")?.displayItems.first?.frame.midX == 10)
  }

  struct Tapped: View {
    let i: Int
    @State private var taps = 0
    var body: some View { Button("cell \(i), \(taps)") { taps += 1 }.frame(height: 20) }
  }

  struct Growing: View {
    @State private var items = Array(0..<30)
    @State private var columns = 2
    var body: some View {
      VStack(spacing: 0) {
        Button("insert") { items.insert(-1, at: 0) }.frame(height: 10)
        Button("remove") { items.removeFirst() }.frame(height: 10)
        Button("wider") { columns = 3 }.frame(height: 10)
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: columns), spacing: 0) {
            ForEach(items, id: \.self) { Tapped(i: $0) }
          }
        }
      }
    }
  }

  @Test func `views keep their state when they move to another line or column`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 70)) { Growing() }
    try host.tap("cell 1, 0")
    #expect(host.texts == ["insert", "remove", "wider", "cell 0, 0", "cell 1, 1", "cell 2, 0", "cell 3, 0"])
    try host.tap("insert")
    #expect(host.texts.dropFirst(3) == ["cell -1, 0", "cell 0, 0", "cell 1, 1", "cell 2, 0"])
    try host.tap("wider")
    #expect(host.texts.dropFirst(3) == ["cell -1, 0", "cell 0, 0", "cell 1, 1", "cell 2, 0", "cell 3, 0", "cell 4, 0"])
    try host.tap("remove")
    try host.tap("remove")
    #expect(host.texts.dropFirst(3).first == "cell 1, 1")
    #expect(host.element(text: "cell 1, 1")?.frame?.midX == 50)
  }

  @Test func `rows of several views flow through the columns`() throws {
    let host = ViewHost(size: CGSize(width: 60, height: 40)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          Text("title").frame(height: 20)
          ForEach(0..<50, id: \.self) { i in
            Text("\(i)a").frame(height: 20)
            Text("\(i)b").frame(height: 20)
          }
        }
      }
    }
    #expect(host.texts == ["title", "0a", "0b", "1a", "1b", "2a"])
    #expect(try host.contentSize().height == 34 * 20)
    try host.scroll(to: 20)
    #expect(host.texts == ["1a", "1b", "2a", "2b", "3a", "3b"])
    try host.scroll(to: 10_000)
    #expect(host.texts == ["47b", "48a", "48b", "49a", "49b"])
  }

  struct Sections: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 2), spacing: 0) {
          ForEach(0..<count, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { i in Cell(i: section * 10 + i) }
            } header: {
              Text("section \(section)").frame(height: 10).named("header \(section)")
            } footer: {
              Color.red.frame(height: 5).named("footer \(section)")
            }
          }
        }
      }
    }
  }

  @Test func `a section starts a line, and its header and footer have lines of their own`() throws {
    let host = ViewHost(size: CGSize(width: 60, height: 110)) { Sections(count: 2) }
    #expect(shown(host) == [0, 1, 2, 10, 11, 12])
    expectFrame(of: "footer 0", (0, 50, 60, 5), in: host)
    #expect(host.element(text: "section 1")?.frame?.midX == 30)
    #expect(host.element(text: "10")?.displayItems.first?.frame.midY == 75)
    #expect(try host.contentSize().height == 110)
  }

  @Test func `views of sections outside of the viewport are not made`() throws {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Sections(count: 100) }
    #expect(host.counts(of: Cell.self).bodies == 3)
    try host.scroll(to: 50)
    #expect(host.texts == ["section 1", "10", "11", "12"])
    #expect(host.counts(of: Cell.self).bodies == 6)
    try host.scroll(to: 65)
    #expect(host.texts == ["10", "11", "12", "section 2", "20", "21"])
    try host.scroll(to: 10_000)
    #expect(shown(host) == [990, 991, 992])
  }

  @Test func `a view of a grid is found by its id and scrolled into view`() throws {
    let host = host()
    try host.scroll(toID: 200, anchor: .top)
    #expect(try host.scrollOffset().y == 66 * 20)
    #expect(shown(host).contains(200))
  }

  @Test func `lines of different heights are estimated, and exact once all were shown`() throws {
    let host = ViewHost(size: CGSize(width: 40, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 2) {
          ForEach(0..<40, id: \.self) { i in Text("\(i)").frame(height: i % 4 == 0 ? 30 : 10) }
        }
      }
    }
    for offset in stride(from: 0.0, through: 500, by: 10) { try host.scroll(to: offset) }
    #expect(try host.contentSize().height == 438, "Ten lines of 30 and ten of 10, 2 apart.")
    try host.scroll(to: 10_000)
    #expect(shown(host).last == 39)
    #expect(host.displayList.last?.frame.midY == 95)
  }

  struct Widening: View {
    @State private var isHigh = false
    var body: some View {
      Button("grow") { isHigh.toggle() }.frame(height: 10)
      LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 0) {
        C.frame(height: isHigh ? 30 : 10)
        C.frame(height: 10).named("b")
        C.frame(height: 10).named("c")
      }
    }
  }

  @Test func `a view that grows makes its line higher and moves the lines below`() throws {
    let host = ViewHost(size: CGSize(width: 28, height: 100)) { Widening() }
    let before = try #require(host.frame(named: "c"))
    try host.tap("grow")
    let after = try #require(host.frame(named: "c"))
    #expect(after.minY - before.minY == 10, "The grid is 20 higher and stands in the middle.")
    #expect(try #require(host.frame(named: "b")).midY == after.minY - 15)
  }

  @Test func `without a scroll view around it a grid makes all views`() {
    let host = ViewHost(size: CGSize(width: 60, height: 20)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))], spacing: 0) {
        ForEach(0..<100, id: \.self) { Cell(i: $0) }
      }
    }
    #expect(host.counts(of: Cell.self).bodies == 100)
  }

  @Test func `from right to left the first column is on the right`() {
    expectMounted(proposing: 48, nil, size: (48, 10), frames: ["a": (28, 0, 20, 10)]) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        C.frame(height: 10).named("a")
        C.frame(height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  struct Row: ViewModifier {
    func body(content: Content) -> some View { HStack(spacing: 0) { content }.frame(height: 10) }
  }

  @Test func `views combined by a modifier are one view`() {
    expectMounted(proposing: 48, nil, size: (48, 28), frames: ["c": (28, 0, 20, 10), "d": (0, 18, 20, 10)]) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Group {
          C
          C
        }
        .modifier(Row())
        C.frame(height: 10).named("c")
        C.frame(height: 10).named("d")
      }
    }
    expectMounted(proposing: 48, nil, size: (48, 10), frames: ["a": (0, 0, 10, 10)]) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Group {
          C.named("a")
          C
        }
        .modifier(Row())
      }
    }
  }

  struct Kinds: View {
    @State private var hasSections = false
    @State private var extra = false
    var body: some View {
      Button("sections") { hasSections.toggle() }.frame(height: 10)
      Button("extra") { extra.toggle() }.frame(height: 10)
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          if extra { Text("extra").frame(height: 20) }
          ForEach(0..<20, id: \.self) { i in
            if hasSections {
              Section("\(i)") { Cell(i: i) }
            } else {
              Cell(i: i)
            }
          }
        }
      }
    }
  }

  @Test func `rows may change to sections, and views before them may be inserted and removed`() throws {
    let host = ViewHost(size: CGSize(width: 60, height: 156)) { Kinds() }
    func rows() -> [String] { Array(host.texts.dropFirst(2)) }
    #expect(rows() == (0..<12).map { "\($0)" })
    try host.tap("extra")
    #expect(rows() == ["extra"] + (0..<11).map { "\($0)" })
    #expect(host.element(text: "0")?.frame?.midX == 45)
    try host.tap("sections")
    #expect(rows().prefix(5) == ["extra", "0", "0", "1", "1"])
    #expect(host.element(text: "0")?.frame?.midX == 30)
    try host.tap("extra")
    #expect(rows().prefix(4) == ["0", "0", "1", "1"])
    try host.tap("sections")
    #expect(host.texts.contains("0"))
    #expect(host.issues == [])
  }

  struct Choosing: View {
    @State private var items = [GridItem(.fixed(20))]
    var body: some View {
      Button("adaptive") { items = [GridItem(.adaptive(minimum: 20), spacing: 0)] }.frame(height: 10)
      LazyVGrid(columns: items, spacing: 0) { ForEach(0..<4, id: \.self) { Cell(i: $0) } }
    }
  }

  @Test func `changed columns lay out the same views again and run none of their bodies`() throws {
    let host = ViewHost(size: CGSize(width: 60, height: 100)) { Choosing() }
    #expect(host.element(text: "3")?.displayItems.first?.frame.midX == 30)
    let report = try host.tap("adaptive")
    #expect(report.byType["Cell"]?.bodies ?? 0 == 0)
    #expect(host.element(text: "2")?.displayItems.first?.frame.midX == 50)
    #expect(host.element(text: "3")?.displayItems.first?.frame.midX == 10)
  }
}
