import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lazy containers combined with geometry readers, scroll views, tabs and each other.
@MainActor
struct `Lazy containers inside other containers` {
  private let size = CGSize(width: 200, height: 100)

  @Test func `geometry readers in rows`() throws {
    let host = ViewHost(size: size) {
      List(0..<100) { i in
        GeometryReader { proxy in Text("\(i): \(Int(proxy.size.width))") }.frame(height: 20)
      }
    }
    #expect(host.texts == (0..<5).map { "\($0): 200" })
    try host.scroll(by: 20)
    #expect(host.texts == (1..<6).map { "\($0): 200" })
    host.resize(to: CGSize(width: 150, height: 60))
    #expect(host.texts == (1..<4).map { "\($0): 150" })
    #expect(host.issues == [])
  }

  struct Row: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20) }
  }

  @Test func `rows in a geometry reader`() throws {
    let host = ViewHost(size: size) {
      GeometryReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("height \(Int(proxy.size.height))").frame(height: 20)
            ForEach(0..<100) { i in Row(i: i) }
          }
        }
      }
    }
    #expect(host.texts == ["height 100", "0", "1", "2", "3"])
    try host.scroll(by: 20)
    #expect(host.texts == ["0", "1", "2", "3", "4"])
    host.resize(to: CGSize(width: 200, height: 60))
    #expect(host.texts == ["0", "1", "2"])
    try host.scroll(to: 0)
    #expect(host.texts == ["height 60", "0", "1"])
    #expect(host.counts(of: Row.self).bodies == 5)
    #expect(host.issues == [])
  }

  struct Loading: View {
    @State private var count = 8
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { i in
          Row(i: i).onAppear { if i == count - 1 { count += 8 } }
        }
      }
    }
  }

  @Test func `rows that appear and load more`() throws {
    let host = ViewHost(size: size) { Loading() }
    #expect(try host.contentSize().height == 160)
    try host.scroll(to: CGFloat.infinity)
    #expect(try host.contentSize().height == 320)
    try host.scroll(to: CGFloat.infinity)
    #expect(host.texts.last == "15")
    #expect(try host.contentSize().height == 480)
    #expect(host.issues == [])
  }

  struct Switching: View {
    @State private var isWide = true
    @State private var isTitled = false
    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isWide.toggle() }.frame(height: 20)
        Button("title") { isTitled.toggle() }.frame(height: 20)
        List {
          if isTitled { Text("title").frame(height: 30) }
          ForEach(0..<100) { i in
            if isWide { Text("wide \(i)").frame(height: 40) } else { Text("\(i)").frame(height: 20) }
          }
        }
      }
    }
  }

  @Test func `rows that shrink or are removed make room for others`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 120)) { Switching() }
    #expect(host.texts.dropFirst(2) == ["wide 0", "wide 1"])
    try host.tap("switch")
    #expect(host.texts.dropFirst(2) == ["0", "1", "2", "3"])
    try host.tap("title")
    #expect(host.texts.dropFirst(2) == ["title", "0", "1", "2"])
    try host.tap("switch")
    #expect(host.texts.dropFirst(2) == ["title", "wide 0", "wide 1"])
    #expect(host.issues == [])
  }

  struct Pages: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<20) { column in Text("\(row).\(column)").frame(width: 100, height: 50) }
              }
            }
            .accessibilityIdentifier("row \(row)")
          }
        }
      }
    }
  }

  @Test func `scroll views in rows of a scroll view keep their places`() throws {
    let host = ViewHost(size: size) { Pages() }
    #expect(host.texts == ["0.0", "0.1", "1.0", "1.1"])
    try host.scroll(.identifier("row 1"), by: 300)
    #expect(host.texts == ["0.0", "0.1", "1.3", "1.4"])
    try host.scroll(by: 100)
    #expect(host.texts == ["2.0", "2.1", "3.0", "3.1"])
    try host.scroll(by: -50)
    #expect(host.texts == ["1.3", "1.4", "2.0", "2.1"])
  }

  @Test func `rows are padded, framed and put over others`() throws {
    let host = ViewHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { i in Color.red.frame(height: 10).named("\(i)") }
            .padding(5)
            .background { Color.blue }
        }
        .padding(10)
      }
    }
    expectFrame(of: "0", (15, 15, 170, 10), in: host)
    expectFrame(of: "1", (15, 35, 170, 10), in: host)
    #expect(host.frame(named: "5") == nil)
    #expect(try host.contentSize().height == 1_020)
    try host.scroll(by: 100)
    expectFrame(of: "5", (15, 15, 170, 10), in: host)
    #expect(host.frame(named: "0") == nil)
  }

  @Test func `a lazy stack below the screen makes its rows when it scrolls into view`() throws {
    let host = ViewHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          LazyVStack(spacing: 0) { ForEach(0..<50) { i in Row(i: i) } }
        }
      }
    }
    #expect(host.counts(of: Row.self).bodies == 0)
    try host.scroll(to: 220)
    #expect(host.texts == ["0"])
    try host.scroll(to: CGFloat.infinity)
    #expect(host.texts.last == "49")
    #expect(try host.contentSize().height == 1_300)
  }

  struct Pairs: View {
    var body: some View {
      ForEach(0..<2) { i in
        if i > 100 { Text("") } else { Pair() }
      }
    }
  }

  struct Pair: View {
    var body: some View {
      F(20, 20)
      F(20, 20)
    }
  }

  struct Gap: View {
    var body: some View { ForEach(0..<3) { Part(i: $0) } }
  }

  struct Part: View {
    let i: Int
    var body: some View {
      if i > 100 { Text("") } else { Single(i: i) }
    }
  }

  struct Single: View {
    let i: Int
    var body: some View { if i != 1 { F(20, 20) } }
  }

  @Test func `the views of rows inside of custom views are counted`() {
    let columns = [GridItem(.fixed(20)), GridItem(.fixed(20))]
    expectMounted(proposing: 48, nil, size: (48, 48)) { LazyVGrid(columns: columns) { Pairs() } }
    expectMounted(proposing: 48, nil, size: (48, 20)) { LazyVGrid(columns: columns) { Gap() } }
  }

  struct Everywhere: View {
    @State private var isSheet = false
    var body: some View {
      TabView {
        NavigationView {
          List(0..<100) { i in
            NavigationLink("link \(i)") { Button("sheet \(i)") { isSheet = true } }.frame(height: 20)
          }
          .navigationTitle("Links")
        }
        Text("other")
      }
      .sheet(isPresented: $isSheet) { List(0..<100) { Text("in sheet \($0)").frame(height: 20) } }
    }
  }

  @Test func `a list in a page of a tab, and another in a sheet over it`() throws {
    let host = ViewHost(size: size) { Everywhere() }
    try host.scroll(by: 200)
    #expect(host.texts.first == "link 10")
    try host.follow("link 12")
    try host.tap("sheet 12")
    try host.scroll(by: 40)
    #expect(host.sheet?.texts.first == "in sheet 2")
    try host.dismiss()
    try host.goBack()
    #expect(host.texts.first == "link 10")
    #expect(try host.navigationTitle() == "Links")
    #expect(host.issues == [])
  }

  @Test(arguments: [UnitPoint.bottom, .center, .trailing, .top])
  func `an anchor of a scroll view along both axes applies to the length of rows that are not made yet`(
    anchor: UnitPoint
  ) throws {
    for (count, height) in [(2, 800.0), (3, 800), (10, 300), (10, 799), (10, 801), (100, 20)] {
      let host = ViewHost(size: CGSize(width: 390, height: 800)) {
        ScrollView([.horizontal, .vertical]) {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(width: 50, height: height).named("row \($0)") }
          }
        }
        .defaultScrollAnchor(anchor)
      }
      let hidden = CGFloat(count) * height - 800
      #expect(try host.contentSize() == CGSize(width: 50, height: hidden + 800))
      #expect(try host.scrollOffset() == CGPoint(x: 0, y: anchor.y * hidden), "\(count) rows of \(height)")
      let first = Int(anchor.y * hidden / height)
      #expect(host.frame(named: "row \(first)")?.minX == anchor.x * 340)
      #expect(host.issues == [])
    }
  }
}
