import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views that come and go in animated transactions.
@MainActor
struct `Transitions` {
  struct Branch: View {
    var transition: AnyTransition
    var animation: Animation? = .linear(duration: 1)
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("toggle") { withAnimation(animation) { isShown.toggle() } }
        if isShown { Counter().transition(transition) }
      }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)").named("count")
        Button("more") { count += 1 }
      }
      .onAppear { print("appear") }
      .onDisappear { print("disappear") }
    }
  }

  private func item(_ host: ViewHost, _ text: String = "count 0") -> DisplayItem? {
    host.displayList.first { if case .text(text, _) = $0.content { true } else { false } }
  }

  private func isNear(_ one: Double?, _ other: Double) -> Bool { one.map { abs($0 - other) < 1e-6 } ?? false }

  @Test func `a view that leaves at once is not shown while its neighbours leave`() throws {
    struct Pair: View {
      @State private var isShown = true
      var body: some View {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown {
          Text("at once").transition(.identity)
          Text("slowly").transition(.opacity)
        }
      }
    }
    let host = ViewHost { Pair() }
    try host.tap("toggle")
    #expect(item(host, "at once") == nil)
    #expect(item(host, "slowly")?.opacity == 1)
    try host.tap("toggle")
    #expect(item(host, "at once") != nil)
    host.advance(by: .seconds(2))
    try host.tap("toggle")
    host.advance(by: .seconds(2))
    #expect(host.texts == ["toggle"])
  }

  @Test func `a view fades in and out along the animation of the transaction`() throws {
    let host = ViewHost { Branch(transition: .opacity) }
    try host.tap("toggle")
    #expect(item(host)?.opacity == 0)
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host)?.opacity, 0.25))
    host.advance(by: .milliseconds(750))
    #expect(item(host)?.opacity == 1)
    #expect(!host.isAnimating)
    try host.tap("toggle")
    #expect(item(host)?.opacity == 1)
    host.advance(by: .milliseconds(500))
    #expect(isNear(item(host)?.opacity, 0.5))
    host.advance(by: .milliseconds(500))
    #expect(item(host) == nil)
    #expect(!host.texts.contains("count 0"))
    #expect(host.issues.isEmpty)
  }

  @Test func `a view that leaves disappears when its transition has ended`() throws {
    let host = ViewHost { Branch(transition: .opacity) }
    #expect(try printedLines { try host.tap("toggle") } == ["appear"])
    host.advance(by: .seconds(1))
    #expect(try printedLines { try host.tap("toggle") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(900)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(200)) } == ["disappear"])
    #expect(try printedLines { try host.tap("toggle") } == ["appear"])
  }

  @Test func `without an animation a view comes and goes at once`() throws {
    let host = ViewHost { Branch(transition: .opacity, animation: nil) }
    try host.tap("toggle")
    #expect(item(host)?.opacity == 1)
    #expect(try printedLines { try host.tap("toggle") } == ["disappear"])
    #expect(item(host) == nil)
    #expect(!host.isAnimating)
  }

  @Test func `a view that comes back while it leaves keeps its state`() throws {
    let host = ViewHost { Branch(transition: .opacity) }
    try host.tap("toggle")
    host.advance(by: .seconds(1))
    try host.tap("more")
    try host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(try printedLines { try host.tap("toggle") } == [])
    #expect(isNear(item(host, "count 1")?.opacity, 0.5))
    // The way back sets out from the way forth, which has not ended.
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host, "count 1")?.opacity, 1 - 0.75 * 0.75))
    host.advance(by: .milliseconds(750))
    #expect(item(host, "count 1")?.opacity == 1)
    try host.tap("toggle")
    host.advance(by: .seconds(1))
    try host.tap("toggle")
    #expect(item(host, "count 0") != nil)
  }

  @Test func `a view that leaves gives its room to the others at once and stays where it was`() throws {
    struct Rows: View {
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          if isShown { Color.red.frame(width: 20, height: 30).transition(.opacity).named("leaving") }
          Color.blue.frame(width: 20, height: 30).named("staying")
          Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let host = ViewHost(proposing: .unspecified) { Rows() }
    let before = host.frame(named: "staying")
    try host.tap("hide")
    host.advance(by: .milliseconds(500))
    #expect(host.frame(named: "staying")?.minY == 0)
    #expect(before?.minY == 30)
    let red = host.displayList.first { $0.content == .color(.red) }
    #expect(red?.frame == CGRect(x: (before?.minX ?? 0).rounded(), y: 0, width: 20, height: 30))
    host.advance(by: .milliseconds(500))
    #expect(!host.displayList.contains { $0.content == .color(.red) })
  }

  @Test func `transitions move a view by its own size and scale it about a point`() throws {
    struct Box: View {
      var transition: AnyTransition
      @State private var isShown = true
      var body: some View {
        ZStack {
          Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Color.red.frame(width: 100, height: 40).transition(transition) }
        }
      }
    }
    func frames(_ transition: AnyTransition) throws -> (leaving: DisplayItem?, coming: DisplayItem?) {
      let host = ViewHost(size: CGSize(width: 200, height: 100)) { Box(transition: transition) }
      try host.tap("toggle")
      host.advance(by: .milliseconds(500))
      let leaving = host.displayList.first { $0.content == .color(.red) }
      host.advance(by: .milliseconds(500))
      try host.tap("toggle")
      host.advance(by: .milliseconds(500))
      return (leaving, host.displayList.first { $0.content == .color(.red) })
    }
    let slide = try frames(.slide)
    #expect(slide.leaving?.frame.minX == 100)
    #expect(slide.coming?.frame.minX == 0)
    let move = try frames(.move(edge: .bottom))
    #expect(move.leaving?.frame.minY == 50)
    #expect(move.coming?.frame.minY == 50)
    let push = try frames(.push(from: .top))
    #expect(push.leaving?.frame.minY == 50)
    #expect(push.coming?.frame.minY == 10)
    #expect(isNear(push.coming?.opacity, 0.5))
    let offset = try frames(.offset(x: 10, y: 20))
    #expect(offset.leaving?.frame.origin == CGPoint(x: 55, y: 40))
    let scale = try frames(.scale(scale: 0.5, anchor: .topLeading))
    #expect(isNear(scale.leaving.map { Double($0.transform.a) }, 0.75))
    #expect(isNear(scale.leaving.map { Double($0.transform.tx) }, 50 * 0.25))
    let both = try frames(.scale.combined(with: .opacity))
    #expect(isNear(both.leaving?.opacity, 0.5))
    #expect(isNear(both.leaving.map { Double($0.transform.a) }, 0.5))
    let asymmetric = try frames(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
    #expect(asymmetric.leaving?.opacity == 1)
    #expect(asymmetric.leaving?.frame.minX == 0)
    #expect(asymmetric.coming?.frame.minX == 50)
    #expect(isNear(asymmetric.coming?.opacity, 0.5))
    let blur = try frames(AnyTransition(.blurReplace))
    #expect(blur.leaving?.effects.isEmpty == false)
  }

  @Test func `a view of infinite height that comes from the side has a place`() {
    let host = ViewHost(proposing: ProposedViewSize(width: 40, height: .infinity)) {
      MoveTransition(edge: .leading).apply(content: Color.red, phase: .willAppear)
    }
    #expect(host.displayList.map(\.frame) == [CGRect(x: -40, y: 0, width: 40, height: CGFloat.infinity)])
  }

  @Test func `an animation of the transition itself needs none of the transaction`() throws {
    let host = ViewHost { Branch(transition: .opacity.animation(.linear(duration: 2)), animation: nil) }
    try host.tap("toggle")
    host.advance(by: .seconds(1))
    #expect(isNear(item(host)?.opacity, 0.5))
    host.advance(by: .seconds(1))
    try host.tap("toggle")
    host.advance(by: .seconds(1))
    #expect(isNear(item(host)?.opacity, 0.5))
    host.advance(by: .seconds(1))
    #expect(item(host) == nil)
  }

  @Test func `a completion waits for the transitions of its transaction`() throws {
    struct Completing: View {
      @State private var isShown = true
      var body: some View {
        Button("hide") {
          withAnimation(.linear(duration: 1)) {
            isShown = false
          } completion: {
            print("complete")
          }
        }
        if isShown { Text("x").transition(.slide).onDisappear { print("gone") } }
      }
    }
    let host = ViewHost { Completing() }
    #expect(try printedLines { try host.tap("hide") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(999)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(1)) }.sorted() == ["complete", "gone"])
  }

  @Test func `rows of a ForEach come and go by the transition of the row or of all rows`() throws {
    struct Rows: View {
      var isOutside: Bool
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack(spacing: 0) {
          Button("remove") { withAnimation(.linear(duration: 1)) { names.removeAll { $0 == "b" } } }
          Button("add") { withAnimation(.linear(duration: 1)) { names.insert("d", at: 0) } }
          if isOutside {
            ForEach(names, id: \.self) { Text($0) }.transition(.opacity)
          } else {
            ForEach(names, id: \.self) { Text($0).transition(.opacity) }
          }
        }
      }
    }
    for isOutside in [false, true] {
      let host = ViewHost { Rows(isOutside: isOutside) }
      try host.tap("remove")
      host.advance(by: .milliseconds(500))
      #expect(isNear(item(host, "b")?.opacity, 0.5))
      #expect(item(host, "a")?.opacity == 1)
      host.advance(by: .milliseconds(500))
      #expect(item(host, "b") == nil)
      try host.tap("add")
      host.advance(by: .milliseconds(250))
      #expect(isNear(item(host, "d")?.opacity, 0.25))
      host.advance(by: .milliseconds(750))
      #expect(host.texts.suffix(3) == ["d", "a", "c"])
    }
  }

  @Test func `a view with another id takes the place of the one that leaves`() throws {
    struct Page: View {
      @State private var page = 1
      var body: some View {
        VStack {
          Text("page \(page)").id(page).transition(.opacity)
          Button("next") { withAnimation(.linear(duration: 1)) { page += 1 } }
        }
      }
    }
    let host = ViewHost { Page() }
    try host.tap("next")
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host, "page 1")?.opacity, 0.75))
    #expect(isNear(item(host, "page 2")?.opacity, 0.25))
    host.advance(by: .milliseconds(750))
    #expect(host.texts == ["page 2", "next"])
  }

  @Test func `state that a leaving view shows may change`() throws {
    struct Both: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          if isOn {
            Toggle("first", isOn: $isOn.animation(.linear(duration: 1))).transition(.opacity)
          } else {
            AnyView(Text("second")).transition(.opacity)
          }
        }
      }
    }
    let host = ViewHost { Both() }
    try host.toggle("first")
    host.advance(by: .milliseconds(500))
    #expect(isNear(item(host, "second")?.opacity, 0.5))
    #expect(isNear(item(host, "first")?.opacity, 0.5))
    host.advance(by: .milliseconds(500))
    #expect(host.texts == ["second"])
    #expect(host.issues.isEmpty)
  }

  @Test func `the transition belongs to the transaction around the view that comes and goes`() throws {
    struct Stopped: View {
      @State private var isShown = true
      var body: some View {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("x").transition(.opacity).transaction { $0.animation = nil } }
        if isShown { Text("y").transition(.opacity).animation(.linear(duration: 4), value: isShown) }
        Group { if isShown { Text("z").transition(.opacity) } }.transaction { $0.animation = nil }
      }
    }
    let host = ViewHost { Stopped() }
    try host.tap("toggle")
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host, "x")?.opacity, 0.75))
    #expect(isNear(item(host, "y")?.opacity, 0.75))
    #expect(item(host, "z") == nil)
    host.advance(by: .milliseconds(750))
    try host.tap("toggle")
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host, "x")?.opacity, 0.25))
    #expect(isNear(item(host, "y")?.opacity, 0.25))
    #expect(item(host, "z")?.opacity == 1)
  }

  @Test func `a leaving view stays although the branch or the row around it is removed`() throws {
    struct Pages: View {
      @State private var numbers = [0, 1]
      @State private var isOn = true
      @State private var isAll = true
      var body: some View {
        ZStack {
          Button("leave") { withAnimation(.linear(duration: 1)) { isOn = false } }
          Button("remove") { (numbers, isAll) = ([0], false) }
          ForEach(numbers, id: \.self) { number in
            if isOn || number == 0 {
              Text("row \(number)").transition(.opacity).onDisappear { print("-row \(number)") }
            }
          }
          if isAll {
            if isOn { Text("page").transition(.opacity).onDisappear { print("-page") } }
            Text("beside").onDisappear { print("-beside") }
          }
        }
      }
    }
    let host = ViewHost { Pages() }
    try host.tap("leave")
    host.advance(by: .milliseconds(250))
    #expect(try printedLines { try host.tap("remove") } == ["-beside"])
    host.advance(by: .milliseconds(250))
    #expect(isNear(item(host, "row 1")?.opacity, 0.5))
    #expect(isNear(item(host, "page")?.opacity, 0.5))
    #expect(item(host, "beside") == nil)
    #expect(printedLines { host.advance(by: .milliseconds(500)) }.sorted() == ["-page", "-row 1"])
    #expect(host.texts == ["leave", "remove", "row 0"])
    #expect(!host.isAnimating)
  }

  @Test func `a leaving view ends with the container around it`() throws {
    struct Nested: View {
      @State private var isInside = true
      @State private var isOutside = true
      var body: some View {
        ZStack {
          Button("inside") { withAnimation(.linear(duration: 1)) { isInside = false } }
          Button("outside") { isOutside = false }
          if isOutside {
            VStack { if isInside { Text("x").transition(.opacity).onDisappear { print("gone") } } }
          }
        }
      }
    }
    let host = ViewHost { Nested() }
    try host.tap("inside")
    host.advance(by: .milliseconds(500))
    #expect(try printedLines { try host.tap("outside") } == ["gone"])
    #expect(!host.isAnimating)
    #expect(printedLines { host.advance(by: .seconds(1)) } == [])
    #expect(host.texts == ["inside", "outside"])
  }
}
