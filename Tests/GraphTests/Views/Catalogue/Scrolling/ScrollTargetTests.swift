import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Scrolling to a view by its id.
@MainActor
struct `Scrolling to an id` {
  struct Jumping<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("to 50") { proxy.scrollTo(50) }.frame(height: 20)
          Button("50 on top") { proxy.scrollTo(50, anchor: .top) }.frame(height: 20)
          Button("50 in the middle") { proxy.scrollTo(50, anchor: .center) }.frame(height: 20)
          Button("to the end") { proxy.scrollTo("end") }.frame(height: 20)
          Button("nowhere") { proxy.scrollTo("nobody") }.frame(height: 20)
          content
        }
      }
    }
  }

  private func offsets(_ host: ViewHost) throws -> [CGFloat] {
    try ["to 50", "to 50", "50 on top", "50 in the middle", "to the end", "nowhere", "to 50"].map {
      try host.tap($0)
      return try host.scrollOffset().y
    }
  }

  private let size = CGSize(width: 100, height: 200)

  @Test func `rows of a stack, and what has an id`() throws {
    let host = ViewHost(size: size) {
      Jumping {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(Array(0..<100), id: \.self) { _ in Color.red.frame(height: 20) }
            Color.blue.frame(height: 40).id("end")
          }
        }
      }
    }
    #expect(try offsets(host) == [920, 920, 1_000, 960, 1_940, 1_940, 1_000])
  }

  @Test func `rows of a list, which are made on the way`() throws {
    let host = ViewHost(size: size) {
      Jumping {
        List {
          ForEach(Array(0..<100), id: \.self) { Text("\($0)").frame(height: 20) }
          Color.blue.frame(height: 40).id("end")
        }
      }
    }
    #expect(try offsets(host) == [920, 920, 1_000, 960, 1_940, 1_940, 1_000])
    #expect(host.texts.contains("50"))
    #expect(!host.texts.contains("0"))
  }

  @Test func `rows of a constant range`() throws {
    let host = ViewHost(size: size) { Jumping { List(0..<100_000) { Text("\($0)").frame(height: 20) } } }
    #expect(try offsets(host) == [920, 920, 1_000, 960, 960, 960, 960])
    try host.scroll(toID: 70_000, anchor: .top)
    #expect(try host.scrollOffset().y == 1_400_000)
    #expect(host.texts.dropFirst(5).first == "70,000")
  }

  @Test func `rows of different heights are visible in the end`() throws {
    let host = ViewHost(size: size) {
      Jumping {
        List(0..<100) { i in Color.red.frame(height: CGFloat(10 + i % 7 * 5)).named("\(i)") }
      }
    }
    try host.scroll(toID: 60, anchor: .top)
    #expect(host.frame(named: "60")?.minY == 100)
    try host.scroll(toID: 30, anchor: .bottom)
    #expect(host.frame(named: "30")?.maxY == 200)
  }

  @Test func `the target of an element with several views is the first of them`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.red.frame(height: 30)
            Color.blue.frame(height: 10)
          }
        }
      }
    }
    try host.scroll(toID: 10, anchor: .bottom)
    #expect(try host.scrollOffset().y == 330)
    try host.scroll(toID: 10, anchor: .top)
    #expect(try host.scrollOffset().y == 400)
  }

  private func row(_ number: Int) -> some View { Text("\(number)").frame(height: 20).id("row \(number)") }

  @Test func `a row that was not made is found by the id of its view`() throws {
    let hosts = [
      ViewHost(size: size) { List { ForEach(Array(0..<100), id: \.self) { row($0) } } },
      ViewHost(size: size) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { row($0).padding(0) } } } },
    ]
    for host in hosts {
      try host.scroll(toID: "row 50", anchor: .top)
      #expect(try host.scrollOffset().y == 1_000)
      #expect(host.texts.contains("50"))
      #expect(host.issues == [])
    }
  }

  @Test func `an optional id leads to the view with the id in it`() throws {
    let host = ViewHost(size: size) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(Optional("row 50"), anchor: .top) }.frame(height: 20)
        Button("nowhere") { proxy.scrollTo(String?.none) }.frame(height: 20)
        ScrollView { VStack(spacing: 0) { ForEach(0..<100) { row($0) } } }
      }
    }
    try host.tap("go")
    #expect(try host.scrollOffset().y == 1_000)
    #expect(host.issues == [])
    try host.tap("nowhere")
    #expect(try host.scrollOffset().y == 1_000)
    #expect(host.issues.count == 1)
  }

  @Test(arguments: [false, true]) func `a reader inside of a scroll view scrolls it`(isLazy: Bool) throws {
    let host = ViewHost(size: size) {
      ScrollView {
        ScrollViewReader { proxy in
          Button("go") { proxy.scrollTo(50, anchor: .top) }.frame(height: 20)
          Button("nowhere") { proxy.scrollTo("outside") }.frame(height: 20)
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<100) { row($0) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<100) { row($0) } }
          }
        }
        Text("outside").id("outside")
      }
    }
    try host.tap("go")
    #expect(try host.scrollOffset().y == 1_056)
    #expect(host.issues == [])
    try host.tap("nowhere")
    #expect(try host.scrollOffset().y == 1_056)
    #expect(host.issues.count == 1)
  }

  @Test func `of nested scroll views, a reader scrolls the one with the id, and none around it`() throws {
    let host = ViewHost(size: size) {
      ScrollView {
        ScrollViewReader { proxy in
          Button("go") { proxy.scrollTo("cell 50", anchor: .leading) }.frame(height: 20)
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(width: 20, height: 20).id("cell \($0)") } }
          }
          .accessibilityIdentifier("inner")
          Color.blue.frame(height: 900)
        }
      }
      .accessibilityIdentifier("outer")
    }
    try host.tap("go")
    #expect(try host.scrollOffset(of: .identifier("inner")) == CGPoint(x: 1_000, y: 0))
    #expect(try host.scrollOffset(of: .identifier("outer")) == .zero)
  }

  @Test(arguments: [false, true]) func `a row is a target by both its ids`(isLazy: Bool) throws {
    struct Rows: View {
      let isLazy: Bool
      @State private var place: String?
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $place)
        .onScrollTargetVisibilityChange(idType: String.self, threshold: 1) { print($0) }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { print($0) }
        .frame(height: 40)
        .onChange(of: place) { print(place ?? "-") }
      }
      private var rows: some View {
        ForEach(Array(0..<10), id: \.self) { Color.red.frame(height: 20).id("row \($0)") }
      }
    }
    let lines = try printedLines {
      let host = ViewHost(size: size) { Rows(isLazy: isLazy) }
      try host.scroll(by: 60)
    }
    #expect(Set(lines) == [#"["row 0", "row 1"]"#, "[0, 1]", #"["row 3", "row 4"]"#, "[3, 4]", "row 3"])
  }

  struct Pages: View {
    let padding: CGFloat
    @State private var id: Int?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Text("page \($0)").containerRelativeFrame(.vertical) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $id)
        .frame(height: 200)
        Text("at \(id ?? -1)")
      }
      .padding(.top, padding)
    }
  }

  @Test(arguments: [0, 0.1, 19.8] as [CGFloat])
  func `where pages touch, the second one counts, wherever the scroll view stands`(padding: CGFloat) throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Pages(padding: padding) }
    var places: [String?] = []
    for _ in 1...4 {
      try host.scroll(by: 200)
      places.append(host.texts.last)
    }
    #expect(places == ["at 1", "at 2", "at 3", "at 4"])
  }
}
