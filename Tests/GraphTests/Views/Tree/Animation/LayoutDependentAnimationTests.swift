import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

private struct AnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Content that is made from layout and preferences belongs to the transaction that has changed these.
@MainActor
struct `Animations of what depends on layout` {
  /// The x of red views each quarter of a second, from a tap on "go" on.
  private func way(
    to step: Duration = .milliseconds(250), count: Int = 5, @ViewBuilder _ content: () -> some View
  ) throws -> [[CGFloat]] {
    let host = ViewHost(size: CGSize(width: 300, height: 100), root: content)
    try host.tap("go")
    return (0..<count).map { index in
      if index > 0 { host.advance(by: step) }
      return host.displayList.filter { $0.content == .color(.red) }.map(\.frame.minX)
    }
  }

  private struct Tabs: View {
    let isImplicit: Bool
    @State private var selected = 0
    var body: some View {
      if isImplicit { tabs.animation(.linear(duration: 1), value: selected) } else { tabs }
    }
    private var tabs: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          Button(tab == 2 ? "go" : "tab") { withAnimation(isImplicit ? nil : .linear(duration: 1)) { selected = tab } }
            .frame(width: 100)
            .anchorPreference(key: AnchorKey.self, value: .bounds) { tab == selected ? $0 : nil }
        }
      }
      .overlayPreferenceValue(AnchorKey.self) { anchor in
        GeometryReader { proxy in
          let place = anchor.map { proxy[$0] } ?? .zero
          Color.red.frame(width: place.width, height: 1).offset(x: place.minX)
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `a line below the selected tab goes there`(isImplicit: Bool) throws {
    #expect(try way { Tabs(isImplicit: isImplicit) } == [[0], [50], [100], [150], [200]])
  }

  private struct Dots: View {
    @State private var places: [CGFloat] = [0, 0, 0]
    var body: some View {
      GeometryReader { proxy in
        ForEach(0..<3, id: \.self) { F(5, 5).offset(x: places[$0] * proxy.size.width) }
      }
      .frame(width: 100)
      Button("go") {
        for dot in 0..<3 { withAnimation(.linear(duration: 1).delay(0.25 * Double(dot))) { places[dot] = 1 } }
      }
    }
  }

  @Test func `each of several transactions keeps its animation in a geometry reader`() throws {
    let places = try way { VStack { Dots() } }.map { $0.map { $0 - 100 } }
    #expect(places == [[0, 0, 0], [25, 0, 0], [50, 25, 0], [75, 50, 25], [100, 75, 50]])
  }

  private struct Moving<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isThere = false
    var body: some View {
      ZStack(alignment: .leading) {
        Color.clear
        content(isThere)
        Button("go") { isThere.toggle() }
      }
    }
  }

  @Test func `an offset follows an animation of every transaction once`() throws {
    let ways = try [
      way { Moving { F(5, 5).offset(x: $0 ? 100 : 0).animation(.linear(duration: 1)) } },
      way { Moving { F(5, 5).offset(x: $0 ? 100 : 0).transaction { $0.animation = .linear(duration: 1) } } },
    ]
    for way in ways { #expect(way == [[0], [25], [50], [75], [100]]) }
  }

  @Test func `an offset moves each leaf by the leaf's own transaction`() throws {
    let ways = try [
      way { Moving { F(5, 5).animation(.linear(duration: 1), value: $0).offset(x: $0 ? 100 : 0) } },
      way { Moving { F(5, 5).transaction { $0.animation = .linear(duration: 1) }.offset(x: $0 ? 100 : 0) } },
      way { Moving { F(5, 5).animation(.linear(duration: 1)).offset(x: $0 ? 100 : 0) } },
    ]
    for way in ways { #expect(way == [[0], [25], [50], [75], [100]]) }
    let jumps = try [
      way {
        Moving {
          F(5, 5).transaction { $0.animation = nil }.offset(x: $0 ? 100 : 0).animation(.linear(duration: 1), value: $0)
        }
      },
      way { Moving { there in F(5, 5).animation(.linear(duration: 1)) { $0.offset(x: there ? 100 : 0) } } },
    ]
    for way in jumps { #expect(way == [[100], [100], [100], [100], [100]]) }
  }

  @Test func `a view with an offset goes along where its container moves`() throws {
    let way = try way {
      Moving { F(5, 5).offset(x: 10).padding(.leading, $0 ? 100 : 0).animation(.linear(duration: 1), value: $0) }
    }
    #expect(way == [[10], [35], [60], [85], [110]])
  }

  /// Content for a number that a button sets to 100, and then animates to 0.
  private struct Returning<Content: View>: View {
    @ViewBuilder let content: (CGFloat) -> Content
    @State private var number: CGFloat = 0
    var body: some View {
      ZStack(alignment: .leading) {
        Color.clear
        content(number)
        Button("go") {
          number = 100
          withAnimation(.linear(duration: 1)) { number = 0 }
        }
        Button("jump") {
          withTransaction(\.isContinuous, true) { number = 100 }
          number = 0
        }
      }
    }
  }

  @Test func `a place that is set and then animated is left from where it was set`() throws {
    let ways = try [
      way { Returning { F(5, 5).offset(x: $0) } },
      way { Returning { F(5, 5).padding(.leading, $0) } },
      way { Returning { F(5, 5).position(x: 2.5 + $0, y: 50) } },
      way { Returning { number in GeometryReader { _ in F(5, 5).offset(x: number) } } },
      way {
        Returning { number in
          ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<1) { _ in F(5, 5).offset(x: number) } } }
        }
      },
    ]
    for way in ways { #expect(way == [[100], [75], [50], [25], [0]]) }
  }

  @Test func `only a transaction before an animated one is laid out by itself`() throws {
    let host = ViewHost { Returning { number in GeometryReader { _ in F(5, 5).offset(x: number) } } }
    #expect(try host.tap("go").total.geometryClosures == 2)
    #expect(host.commits == 2)
    #expect(host.lastCommit == CommitSummary(moved: 1))
    host.advance(by: .seconds(1))
    #expect(try host.tap("jump").total.geometryClosures == 1)
  }

  private struct Opening<Content: View>: View {
    @ViewBuilder let content: (_ isShown: Bool, _ isOpen: Bool) -> Content
    @State private var isShown = false
    @State private var isOpen = false
    var body: some View {
      ZStack(alignment: .leading) {
        Color.clear
        content(isShown, isOpen)
        Button("go") {
          isShown = true
          withAnimation(.linear(duration: 1)) { isOpen = true }
        }
      }
    }
  }

  @Test func `a view that comes in one transaction is moved by the next one`() throws {
    let ways = try [
      way { Opening { if $0 { F(5, 5).offset(x: $1 ? 100 : 0) } } },
      way { Opening { isShown, isOpen in GeometryReader { _ in if isShown { F(5, 5).offset(x: isOpen ? 100 : 0) } } } },
      way {
        Opening { isShown, isOpen in
          ScrollView { LazyVStack(alignment: .leading) { if isShown { F(5, 5).offset(x: isOpen ? 100 : 0) } } }
        }
      },
    ]
    for way in ways { #expect(way == [[0], [25], [50], [75], [100]]) }
  }

  @Test func `at the end of a phase its value is shown, however long the steps are`() {
    for step in [0.1, 0.25, 0.5, 1] {
      let host = ViewHost(size: CGSize(width: 300, height: 10)) {
        HStack(spacing: 0) {
          F(5, 5).phaseAnimator([0.0, 1]) {
            $0.offset(x: 100 * $1)
          } animation: { _ in
            .linear(duration: 1)
          }
          Spacer()
        }
      }
      let places = [1, 2, 3].map { _ in
        for _ in 0..<Int(1 / step) { host.advance(by: .seconds(step)) }
        return host.displayList[0].frame.minX
      }
      #expect(places == [100, 0, 100])
    }
  }

  @Test func `a visual effect follows the animation of the size that it reads`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      Moving { wide in
        F(5, 5).frame(width: wide ? 200 : 100).visualEffect { $0.opacity($1.size.width / 200) }
          .animation(.linear(duration: 1), value: wide)
      }
    }
    var opacity: Double? { host.displayList.first { $0.content == .color(.red) }?.opacity }
    try host.tap("go")
    #expect(opacity == 0.5)
    host.advance(by: .milliseconds(500))
    #expect(opacity == 0.75)
    host.advance(by: .milliseconds(500))
    #expect(opacity == 1)
  }

  private struct Observer: ViewModifier, Animatable {
    nonisolated var animatableData: Double { didSet { print(animatableData) } }
    func body(content: Content) -> some View { content }
  }

  @Test func `the setter of animatable data gets the last value too`() throws {
    struct Observed: View {
      @State private var value = 0.0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { value = 1 } }.modifier(Observer(animatableData: value))
      }
    }
    let host = ViewHost { Observed() }
    let lines = try printedLines {
      try host.tap("go")
      for _ in 0..<3 { host.advance(by: .milliseconds(500)) }
    }
    #expect(lines == ["0.0", "0.5", "1.0"])
  }
}
