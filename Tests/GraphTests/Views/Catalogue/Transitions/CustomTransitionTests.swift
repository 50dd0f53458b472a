import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Transitions of the user's own.
@MainActor
struct `Custom transitions` {
  struct Fold: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: 100 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  struct Turned: ViewModifier {
    var degrees: Double
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)).offset(x: degrees) }
  }

  struct Growing: AnimatableModifier {
    var width: Double
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  struct Box<T: Transition>: View {
    var transition: T
    @State private var isShown = true
    var body: some View {
      ZStack {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Color.red.frame(width: 100, height: 40).transition(transition) }
      }
    }
  }

  struct ErasedBox: View {
    var transition: AnyTransition
    @State private var isShown = true
    var body: some View {
      ZStack {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Color.red.frame(height: 40).frame(maxWidth: 100).transition(transition) }
      }
    }
  }

  private func box(_ host: ViewHost) -> DisplayItem? { host.displayList.first { $0.content == .color(.red) } }

  private let size = CGSize(width: 200, height: 100)

  @Test func `a transition shows its content in each phase, with the animation in between`() throws {
    let host = ViewHost(size: size) { Box(transition: Fold()) }
    try host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(box(host)?.frame.minX == 100)
    #expect(box(host).map { abs($0.opacity - 0.75) < 1e-6 } == true)
    host.advance(by: .milliseconds(500))
    #expect(box(host) == nil)
    try host.tap("toggle")
    #expect(box(host)?.frame.minX == -50)
    host.advance(by: .milliseconds(500))
    #expect(box(host)?.frame.minX == 0)
    host.advance(by: .milliseconds(500))
    #expect(box(host)?.frame.minX == 50)
    #expect(host.issues.isEmpty)
  }

  @Test func `transitions are combined and applied by hand`() throws {
    struct Applied: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        Fold().apply(
          content: OffsetTransition(CGSize(width: 0, height: 10)).apply(content: content, phase: phase), phase: phase)
      }
    }
    let host = ViewHost(size: size) {
      Box(transition: Applied().combined(with: .offset(y: 10)).animation(.linear(duration: 2)))
    }
    try host.tap("toggle")
    host.advance(by: .seconds(1))
    #expect(box(host)?.frame.origin == CGPoint(x: 100, y: 40))
    host.advance(by: .seconds(1))
    #expect(box(host) == nil)
  }

  @Test func `modifiers with a body and animatable modifiers make transitions`() throws {
    let turned = AnyTransition.modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))
    let host = ViewHost(size: size) { ErasedBox(transition: turned.combined(with: .opacity)) }
    try host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(box(host)?.frame.minX == 95)
    #expect(box(host)?.opacity == 0.5)
    #expect(box(host).map { abs($0.transform.b - CGFloat(0.5).squareRoot()) < 1e-6 } == true)
    host.advance(by: .milliseconds(500))
    #expect(box(host) == nil)
    let growing = AnyTransition.modifier(active: Growing(width: 0), identity: Growing(width: 100))
    let other = ViewHost(size: size) { ErasedBox(transition: growing) }
    try other.tap("toggle")
    other.advance(by: .milliseconds(250))
    #expect(box(other)?.frame.width == 75)
    other.advance(by: .milliseconds(750))
    #expect(box(other) == nil)
    try other.tap("toggle")
    other.advance(by: .milliseconds(250))
    #expect(box(other)?.frame.width == 25)
  }

  @Test func `a transition that animates itself needs no animation of the transaction`() throws {
    struct Animated: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : 100).animation(.linear(duration: 1), value: phase)
      }
    }
    struct Moved: ViewModifier {
      var x: Double
      func body(content: Content) -> some View { content.offset(x: x).animation(.linear(duration: 1), value: x) }
    }
    struct Plain: View {
      var transition: AnyTransition
      @State private var isShown = true
      var body: some View {
        ZStack {
          Button("toggle") { isShown.toggle() }
          Button("at once") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isShown.toggle() }
          }
          if isShown { Color.red.frame(width: 100, height: 40).transition(transition) }
        }
      }
    }
    for transition in [AnyTransition(Animated()), .modifier(active: Moved(x: 100), identity: Moved(x: 0))] {
      let host = ViewHost(size: size) { Plain(transition: transition) }
      try host.tap("toggle")
      host.advance(by: .milliseconds(250))
      #expect(box(host)?.frame.minX == 75)
      host.advance(by: .milliseconds(750))
      #expect(box(host) == nil)
      try host.tap("toggle")
      host.advance(by: .milliseconds(250))
      #expect(box(host)?.frame.minX == 125)
      host.advance(by: .milliseconds(750))
      #expect(box(host)?.frame.minX == 50)
      try host.tap("at once")
      #expect(box(host) == nil)
      try host.tap("at once")
      #expect(box(host)?.frame.minX == 50)
      #expect(!host.isAnimating)
    }
  }

  @Test func `a content transition is a value of the environment`() {
    struct Probe: View {
      @Environment(\.contentTransition) private var transition
      var body: some View { Text(transition == .numericText() ? "numeric" : "other") }
    }
    #expect(ViewHost { Probe().contentTransition(.numericText()) }.texts == ["numeric"])
    #expect(ViewHost { Probe() }.texts == ["other"])
  }

  @Test func `symbol effects are recorded in the environment`() {
    struct Probe: View {
      @Environment(\.symbolEffects) private var effects
      var body: some View { Text(effects.map(\.configuration.name).joined(separator: " ")) }
    }
    #expect(ViewHost { Probe().symbolEffect(.pulse).symbolEffect(.bounce.up, value: 1) }.texts == ["bounce pulse"])
    #expect(ViewHost { Probe().symbolEffectsRemoved().symbolEffect(.pulse) }.texts == [""])
  }
}
