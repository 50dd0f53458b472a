import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Bindings that say where a scroll view is, and behaviours that say where it comes to rest.
@MainActor
struct `Scroll positions` {
  struct Rows: View {
    var isLazy = false
    var behavior = AnyScrollTargetBehavior(Free())
    @State private var id: Int?
    var body: some View {
      Text("at \(id ?? -1)").frame(height: 20)
      Button("ten") { id = 10 }.frame(height: 20)
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $id)
      .scrollTargetBehavior(behavior)
      .frame(height: 100)
    }
    private var rows: some View { ForEach(0..<20) { Color.red.frame(width: 50, height: 30).named("row \($0)") } }
  }

  struct Jumping: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?
    var body: some View {
      Button("position") { position.scrollTo(id: 99) }
      Button("id") { id = 98 }
      ScrollView { Text("a").id(1) }.scrollPosition($position)
      ScrollView { Text("b").id(1) }.scrollPosition(id: $id)
    }
  }

  @Test func `a position at a view that is not there is reported with the view that asks for it`() throws {
    let host = ViewHost { Jumping() }
    #expect(host.issues.isEmpty)
    try host.tap("position")
    try host.tap("id")
    #expect(host.issues.map(\.view) == ["Jumping", "Jumping"])
    #expect(host.issues.map(\.modifier) == ["scrollPosition", "scrollPosition"])
    #expect(host.issues.map { $0.message.contains("has the id 99") } == [true, false])
  }

  @Test func `a host that should scroll to a view that is not there throws`() {
    let host = ViewHost { ScrollView { Text("a").id(1) } }
    #expect(throws: HostError.noID("7")) { try host.scroll(toID: 7) }
  }

  struct Free: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  @Test func `an id scrolls to its view, and a scroll tells the id of the first view`() throws {
    for isLazy in [false, true] {
      let host = ViewHost { Rows(isLazy: isLazy) }
      #expect(host.texts.first == "at -1")
      try host.scroll(to: 65)
      #expect(host.texts.first == "at 2")
      #expect(try host.scrollOffset().y == 65)
      try host.scroll(to: 60)
      #expect(host.texts.first == "at 2")
      try host.tap("ten")
      #expect(host.texts.first == "at 10")
      #expect(try host.scrollOffset().y == 230, "The least movement brings the view in sight.")
      try host.scroll(to: 0)
      #expect(host.texts.first == "at 0")
      #expect(host.issues.isEmpty)
    }
  }

  @Test func `a scroll comes to rest at a view or at a page`() throws {
    for isLazy in [false, true] {
      let host = ViewHost { Rows(isLazy: isLazy, behavior: AnyScrollTargetBehavior(.viewAligned)) }
      try host.scroll(to: 65)
      #expect(try host.scrollOffset().y == 60)
      #expect(host.texts.first == "at 2")
      try host.scroll(by: 20)
      #expect(try host.scrollOffset().y == 90)
      try host.scroll(to: 10_000)
      #expect(try host.scrollOffset().y == 500)
      let one = AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      let other = ViewHost { Rows(isLazy: isLazy, behavior: one) }
      try other.scroll(by: 50)
      #expect(try other.scrollOffset().y == 30)
    }
    let pages = ViewHost { Rows(behavior: AnyScrollTargetBehavior(.paging)) }
    try pages.scroll(to: 130)
    #expect(try pages.scrollOffset().y == 100)
    try pages.scroll(by: 51)
    #expect(try pages.scrollOffset().y == 200)
  }

  @Test func `a behaviour of the user's own is asked once a scroll`() throws {
    struct Ruler: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        print(
          context.originalTarget.rect.minY, target.rect.minY, context.contentSize.height, context.containerSize.height)
        if target.rect.minY < 50 { target.rect.origin.y = 0 }
      }
    }
    let host = ViewHost { Rows(behavior: AnyScrollTargetBehavior(Ruler())) }
    let lines = try printedLines {
      try host.scroll(to: 40)
      try host.scroll(to: 70)
    }
    #expect(lines == ["0.0 40.0 600.0 100.0", "0.0 70.0 600.0 100.0"])
    #expect(try host.scrollOffset().y == 70)
  }

  @Test func `a position names a view, an edge or a point, or a person`() throws {
    struct Positioned: View {
      @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
      var body: some View {
        Text(
          "\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1) \(position.edge == .top)")
        Button("top") { position.scrollTo(edge: .top) }
        Button("y") { position.scrollTo(y: 45) }
        Button("id") { position.scrollTo(id: 5, anchor: .top) }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 50, height: 30) } }.scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 100)
      }
    }
    let host = ViewHost { Positioned() }
    #expect(try host.scrollOffset().y == 500)
    try host.tap("top")
    #expect(try host.scrollOffset().y == 0)
    #expect(host.texts.first == "false -1 true")
    try host.tap("y")
    #expect(try host.scrollOffset().y == 45)
    try host.tap("id")
    #expect(try host.scrollOffset().y == 150)
    #expect(host.texts.first == "false 5 false")
    try host.scroll(to: 70)
    #expect(host.texts.first == "true 2 false")
    #expect(try host.scrollOffset().y == 70)
    try host.tap("id")
    #expect(try host.scrollOffset().y == 150)
  }

  @Test func `the initial id and the anchor are where a scroll view begins`() throws {
    struct Anchored: View {
      @State private var count = 20
      var body: some View {
        Button("more") { count += 1 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 30) } }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 100)
      }
    }
    let host = ViewHost { Anchored() }
    #expect(try host.scrollOffset().y == 500)
    try host.tap("more")
    #expect(try host.scrollOffset().y == 530, "It stays at the end.")
    try host.scroll(to: 100)
    try host.tap("more")
    #expect(try host.scrollOffset().y == 100, "A person has scrolled away from it.")
    let short = ViewHost {
      ScrollView { Color.red.frame(width: 10, height: 10) }.defaultScrollAnchor(.bottom).frame(height: 100)
    }
    #expect(short.displayList.first?.frame.maxY == 400)
  }

  @Test func `the anchor for a purpose comes before the one for all, in either order`() {
    let content = ScrollView { Color.red.frame(width: 10, height: 10) }
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        content.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
        content.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)
      }
    }
    #expect(host.displayList.map(\.frame.minY) == [0, 100])
  }

  private struct Chat: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var count = 30
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 30) } }
      }
      .scrollPosition($position)
      .onChange(of: count) { position.scrollTo(edge: .bottom) }
      .frame(height: 100)
      Button("more") { count += 1 }
    }
  }

  @Test func `each scroll of the program is a request, also to the same place`() throws {
    let host = ViewHost { Chat() }
    var offsets: [CGFloat] = []
    for _ in 0..<3 {
      try host.tap("more")
      offsets.append(try host.scrollOffset().y)
    }
    #expect(offsets == [830, 860, 890])
  }

  @Test func `a transaction can keep the offset where sizes change`() throws {
    struct Growing: View {
      @State private var count = 20
      var body: some View {
        Button("more") {
          withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { count += 1 }
        }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 30) } }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 100)
      }
    }
    let host = ViewHost { Growing() }
    try host.tap("more")
    #expect(try host.scrollOffset().y == 500)
  }

  struct Followed: View {
    var isLazy: Bool
    @State private var id: Int? = 0
    var body: some View {
      ScrollViewReader { reader in
        Text("at \(id ?? -1)")
        Button("thirty") { reader.scrollTo(30, anchor: .top) }
        Button("zero") { id = 0 }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $id)
        .frame(height: 100)
      }
    }
    private var rows: some View { ForEach(0..<100) { _ in Color.red.frame(width: 50, height: 20) } }
  }

  @Test(arguments: [false, true])
  func `a scroll of a reader or of a host to an id writes the id of the first view`(isLazy: Bool) throws {
    let host = ViewHost { Followed(isLazy: isLazy) }
    #expect(host.texts.first == "at 0")
    try host.tap("thirty")
    #expect(try host.scrollOffset().y == 600)
    #expect(host.texts.first == "at 30")
    try host.tap("zero")
    #expect(try host.scrollOffset().y == 0)
    #expect(host.texts.first == "at 0")
    try host.scroll(toID: 50, anchor: .top)
    #expect(host.texts.first == "at 50")
    #expect(host.issues.isEmpty)
  }

  @Test func `a scroll of a reader to a view that is not there writes nothing`() throws {
    struct Lost: View {
      @State private var id: Int? = 7
      var body: some View {
        ScrollViewReader { reader in
          Text("at \(id ?? -1)")
          Button("lost") { reader.scrollTo(300) }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 20) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $id)
          .frame(height: 100)
        }
      }
    }
    let host = ViewHost { Lost() }
    try host.tap("lost")
    #expect(host.texts.first == "at 7")
    #expect(host.issues.count == 1)
  }
}
