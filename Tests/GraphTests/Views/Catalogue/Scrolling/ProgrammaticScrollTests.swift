import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Scrolls of the program to a view, and what observers of the scroll view are told of them.
@MainActor
struct `Programmatic scrolls` {
  /// Rows of 20 points, numbered from 0 on, as a stack or as a lazy one.
  struct Rows: View {
    var count = 100
    var isLazy = false

    var body: some View {
      if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 20).named("row \($0)") }
    }
  }

  /// A scroll view that prints its offsets, phases and visible targets.
  struct Observed<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
      ScrollView { content() }
        .frame(height: 100)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          print($0, $1)
        }
        .onScrollPhaseChange { print($0, $1) }
        .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
    }
  }

  struct Read: View {
    var isLazy = false
    var animation: Animation?

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("go") { withAnimation(animation) { reader.scrollTo(50, anchor: .top) } }
          Observed { Rows(isLazy: isLazy) }
        }
      }
    }
  }

  @Test func `a scroll of a reader is reported in the frame of the scroll`() throws {
    for isLazy in [false, true] {
      let host = ViewHost { Read(isLazy: isLazy) }
      let lines = try printedLines { try host.tap("go") }
      #expect(try host.scrollOffset().y == 1000)
      #expect(lines.sorted() == ["0.0 1000.0", "[50, 51, 52, 53, 54]"])
    }
  }

  @Test func `an animated scroll of a reader has a beginning and an end`() throws {
    let host = ViewHost { Read(animation: .default) }
    let lines = try printedLines { try host.tap("go") }
    #expect(lines.filter { $0.contains("idle") } == ["idle animating", "animating idle"])
  }

  struct Bound: View {
    @State private var id: Int?
    var body: some View {
      Button("go") { id = 50 }
      Observed { Rows() }.scrollPosition(id: $id, anchor: .top)
    }
  }

  @Test func `a write of the id of a scroll position is reported in its frame`() throws {
    let host = ViewHost { Bound() }
    let lines = try printedLines { try host.tap("go") }
    #expect(lines.sorted() == ["0.0 1000.0", "[50, 51, 52, 53, 54]"])
  }

  struct Positioned: View {
    var id: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      Button("id") { withAnimation { position.scrollTo(id: 40, anchor: .top) } }
      Button("nowhere") { withAnimation { position.scrollTo(id: 400) } }
      Observed { Rows() }.scrollPosition($position)
    }
  }

  @Test func `an animated scroll to an id ends, whether the id is found or not`() throws {
    let host = ViewHost { Positioned() }
    #expect(
      try printedLines { try host.tap("id") }.filter { $0.contains("idle") } == ["idle animating", "animating idle"])
    #expect(try host.scrollOffset().y == 800)
    #expect(
      try printedLines { try host.tap("nowhere") }.filter { $0.contains("idle") }
        == ["idle animating", "animating idle"])
    #expect(host.issues.count == 1)
  }

  struct Growing: View {
    @State private var count = 20
    @State private var id: Int?
    var isLazy: Bool
    var body: some View {
      Button("add") {
        count += 1
        id = count - 1
      }
      ScrollView { Rows(count: count, isLazy: isLazy) }.scrollPosition(id: $id).frame(height: 100)
    }
  }

  @Test func `a scroll reaches a row that comes with it`() throws {
    for isLazy in [false, true] {
      let host = ViewHost { Growing(isLazy: isLazy) }
      try host.tap("add")
      #expect(try host.scrollOffset().y == 320, "lazy: \(isLazy)")
      #expect(host.issues.isEmpty)
    }
  }

  struct Initial: View {
    @State private var id: Int? = 30
    var isLazy = false
    var anchor: UnitPoint?
    var body: some View {
      Text("at \(id ?? -1)")
      ScrollView { Rows(count: 50, isLazy: isLazy) }.scrollPosition(id: $id, anchor: anchor).frame(height: 100)
    }
  }

  @Test func `a scroll view begins at the id of its position`() throws {
    for isLazy in [false, true] {
      let host = ViewHost { Initial(isLazy: isLazy) }
      #expect(try host.scrollOffset().y == 520, "The least movement brings the row into sight.")
      let top = ViewHost { Initial(isLazy: isLazy, anchor: .top) }
      #expect(try top.scrollOffset().y == 600)
      #expect(top.texts.first == "at 30")
      #expect(top.frame(named: "row 30") != nil)
      #expect(host.issues.isEmpty && top.issues.isEmpty)
    }
  }

  @Test func `a scroll view begins at the view of its position`() throws {
    struct Positioned: View {
      var isLazy: Bool
      @State private var position = ScrollPosition(id: 30, anchor: .top)
      var body: some View {
        Observed { Rows(isLazy: isLazy) }.scrollPosition($position).defaultScrollAnchor(.bottom)
      }
    }
    for isLazy in [false, true] {
      var host: ViewHost?
      let lines = printedLines { host = ViewHost { Positioned(isLazy: isLazy) } }
      #expect(try host?.scrollOffset().y == 600)
      #expect(lines.sorted() == ["600.0 600.0", "[30, 31, 32, 33, 34]"])
    }
  }

  struct Late: View {
    @State private var isShown = false
    @State private var id: Int? = 7
    var body: some View {
      Button("show") { isShown = true }
      if isShown { ScrollView { Rows() }.scrollPosition(id: $id, anchor: .top).frame(height: 100) }
    }
  }

  @Test func `a scroll view that comes later begins at the id, too`() throws {
    let host = ViewHost { Late() }
    try host.tap("show")
    #expect(try host.scrollOffset().y == 140)
  }

  /// Ten views of 110 points, 10 apart, in a scroll view of 390 points with margins of 20 around its content.
  struct Carousel: View {
    var edges: Edge.Set
    var anchor: UnitPoint?
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollViewReader { reader in
        VStack {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<10, id: \.self) { Color.red.frame(width: 110, height: 50).named("view \($0)") }
            }
            .scrollTargetLayout()
          }
          .contentMargins(edges, 20, for: .scrollContent)
          .scrollPosition($position)
          Button("read") { reader.scrollTo(5, anchor: anchor) }
          Button("back") { reader.scrollTo(0, anchor: anchor) }
          Button("position") { position.scrollTo(id: 5, anchor: anchor) }
        }
      }
      .frame(width: 390)
    }
  }

  @Test(arguments: [nil, UnitPoint.leading, .center, .trailing])
  func `a scroll to a view shows it between the margins`(anchor: UnitPoint?) throws {
    let x: [UnitPoint?: CGFloat] = [nil: 260, .leading: 20, .center: 140, .trailing: 260]
    for button in ["read", "position"] {
      let host = ViewHost(size: CGSize(width: 390, height: 300)) { Carousel(edges: .horizontal, anchor: anchor) }
      try host.tap(button)
      #expect(host.frame(named: "view 5")?.minX == x[anchor])
      try host.tap("back")
      #expect(host.frame(named: "view 0")?.minX == 20)
    }
  }

  @Test func `a scroll to a view keeps a margin at one side only`() throws {
    let host = ViewHost(size: CGSize(width: 390, height: 300)) { Carousel(edges: .trailing, anchor: .trailing) }
    try host.tap("read")
    #expect(host.frame(named: "view 5")?.minX == 260)
  }
}
