import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views that take the geometry of others.
@MainActor
struct `Matched geometry` {
  private func item(_ host: ViewHost, _ color: Color) -> CGRect? {
    host.displayList.first { $0.content == .color(color) }?.frame
  }

  struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 200, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 10)
        }
        Button("toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
  }

  @Test(arguments: [(UnitPoint.center, 50.0), (.topLeading, 0), (.bottomTrailing, 100)])
  func `the anchor of a follower is put on that of the source`(anchor: UnitPoint, x: CGFloat) {
    struct Tip: View {
      @Namespace private var space
      let anchor: UnitPoint
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: anchor).frame(width: 100, height: 100)
          Color.red.frame(width: 20, height: 20)
            .matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .top, isSource: false)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Tip(anchor: anchor) }
    #expect(item(host, .red) == CGRect(x: x - 10, y: x, width: 20, height: 20))
  }

  @Test func `a view that takes the place of another goes from there to its own place`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Hero() }
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 20, height: 10))
    try host.tap("toggle")
    #expect(item(host, .blue) == CGRect(x: 0, y: 0, width: 20, height: 10))
    host.advance(by: .milliseconds(500))
    #expect(item(host, .blue) == CGRect(x: 0, y: 0, width: 110, height: 55))
    host.advance(by: .milliseconds(500))
    #expect(item(host, .blue) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(!host.isAnimating)
  }

  struct Pill: View {
    @Namespace private var space
    @State private var isRight = false
    @State private var top: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: top)
        HStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 10)
            .overlay { if !isRight { Color.red.matchedGeometryEffect(id: 1, in: space) } }
          Color.clear.frame(width: 100, height: 10)
            .overlay { if isRight { Color.blue.matchedGeometryEffect(id: 1, in: space) } }
        }
        Spacer()
        Button("right") { withAnimation(.linear(duration: 1)) { isRight = true } }
        Button("down") { top = 100 }
      }
    }
  }

  @Test func `a view on its way moves as far as a change without an animation moves its place`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Pill() }
    try host.tap("right")
    host.advance(by: .milliseconds(500))
    #expect(item(host, .blue) == CGRect(x: 50, y: 0, width: 100, height: 10))
    try host.tap("down")
    #expect(item(host, .blue) == CGRect(x: 50, y: 100, width: 100, height: 10))
    host.advance(by: .milliseconds(250))
    #expect(item(host, .blue) == CGRect(x: 75, y: 100, width: 100, height: 10))
  }

  struct Rows: View {
    let isScrolled: Bool
    @Namespace private var space
    @State private var isOpen = false
    var body: some View {
      ZStack(alignment: isScrolled ? .top : .center) {
        if isScrolled { ScrollView { rows } } else { rows }
        if isOpen { Color.blue.matchedGeometryEffect(id: 2, in: space).frame(width: 50, height: 300) }
        Button("open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      }
    }
    @ViewBuilder private var rows: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<6) { index in
          if index == 2 && !isOpen {
            Color.red.frame(height: 60).matchedGeometryEffect(id: index, in: space)
          } else {
            Color.clear.frame(height: 60)
          }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a view starts where the other is, also if that has moved with its container`(isScrolled: Bool) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) { Rows(isScrolled: isScrolled) }
    if isScrolled { try host.scroll(to: 50) }
    let start = try #require(item(host, .red))
    #expect(start.minY == (isScrolled ? 70 : 90))
    try host.tap("open")
    #expect(item(host, .blue) == start)
  }

  @Test func `a view that is no source has the geometry of the source`() throws {
    struct Underline: View {
      @Namespace private var space
      @State private var selected = 0
      var body: some View {
        ZStack {
          HStack(spacing: 0) {
            ForEach(0..<3) { index in
              Color.gray.frame(width: 30, height: CGFloat(10 + index)).matchedGeometryEffect(id: index, in: space)
            }
          }
          Color.red.matchedGeometryEffect(id: selected, in: space, isSource: false)
          Button("next") { withAnimation(.linear(duration: 1)) { selected += 1 } }
          Button("jump") { selected = 0 }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 90, height: 30)) { Underline() }
    #expect(item(host, .red) == CGRect(x: 0, y: 10, width: 30, height: 10))
    try host.tap("next")
    #expect(item(host, .red)?.minX == 0)
    host.advance(by: .milliseconds(500))
    #expect(item(host, .red)?.minX == 15)
    host.advance(by: .milliseconds(500))
    #expect(item(host, .red)?.minX == 30)
    try host.tap("jump")
    #expect(item(host, .red)?.minX == 0)
  }

  @Test func `a follower takes the geometry of the next source, and its own when it becomes one`() throws {
    struct Sources: View {
      @Namespace private var space
      @State private var first = 0
      @State private var isSource = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          VStack(spacing: 0) {
            ForEach(0..<3) { index in
              if index >= first {
                Color.gray.frame(width: 30, height: CGFloat(10 + index)).matchedGeometryEffect(id: 1, in: space)
              }
            }
          }
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: isSource)
          Button("end") { first += 1 }
          Button("change") { isSource.toggle() }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 90, height: 90)) { Sources() }
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 30, height: 10))
    try host.tap("end")
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 30, height: 11))
    try host.tap("change")
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 90, height: 90))
    try host.tap("end")
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 90, height: 90))
    try host.tap("change")
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 30, height: 12))
  }

  @Test func `only the position or only the size may be taken over`() {
    struct Parts: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Color.gray.frame(width: 30, height: 40).matchedGeometryEffect(id: 1, in: space)
          Color.red.matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
            .frame(width: 10, height: 10)
          Color.blue
            .matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .topLeading, isSource: false)
            .frame(width: 10, height: 10)
        }
      }
    }
    let host = ViewHost(proposing: .unspecified) { Parts() }
    #expect(item(host, .red) == CGRect(x: 30, y: 15, width: 30, height: 40))
    #expect(item(host, .blue) == CGRect(x: 15, y: 20, width: 10, height: 10))
  }

  @Test func `a view that leaves follows the one that takes its place`() throws {
    struct Fading: View {
      @Namespace private var space
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isLarge {
            Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 200, height: 100).transition(.opacity)
          } else {
            Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 10).transition(.opacity)
          }
          Button("toggle") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Fading() }
    try host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(item(host, .blue) == CGRect(x: 0, y: 0, width: 110, height: 55))
    #expect(item(host, .red) == CGRect(x: 0, y: 0, width: 110, height: 55))
    host.advance(by: .milliseconds(500))
    #expect(item(host, .red) == nil)
    #expect(item(host, .blue) == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `views with a transition that shows nothing go from one to the other, whichever stands first`() throws {
    struct Tabs: View {
      @Namespace private var space
      @State private var selected = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Color.clear.background {
              if selected == index {
                Color.red.matchedGeometryEffect(id: "selected", in: space).transition(.scale(scale: 1))
              }
            }
          }
        }
        .overlay { Button("switch") { withAnimation(.linear(duration: 1)) { selected = 1 - selected } } }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Tabs() }
    for (start, end) in [(0, 100), (100, 0)] as [(CGFloat, CGFloat)] {
      try host.tap("switch")
      #expect(item(host, .red)?.minX == start)
      host.advance(by: .milliseconds(500))
      #expect(item(host, .red)?.minX == 50)
      host.advance(by: .milliseconds(500))
      #expect(item(host, .red)?.minX == end)
    }
  }

  @Test func `a namespace is the same for as long as its view is there`() throws {
    struct Owner: View {
      @Namespace private var one
      @Namespace private var other
      @State private var count = 0
      @State private var first: Namespace.ID?
      var body: some View {
        Text(one == other ? "equal" : "different")
        Text(first == nil ? "none" : first == one ? "same" : "new")
        Button("again \(count)") {
          first = one
          count += 1
        }
      }
    }
    let host = ViewHost { Owner() }
    try host.tap("again 0")
    try host.tap("again 1")
    #expect(host.texts == ["different", "same", "again 2"])
  }
}
