import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Animated values in the time of the host.
@MainActor
struct `Animations` {
  struct Fading: View {
    @State private var opacity = 0.0
    var body: some View {
      Text("x").opacity(opacity)
      Button("fade") { withAnimation(.linear(duration: 1)) { opacity = 1 } }
      Button("jump") { opacity = 1 }
      Button("both") {
        withAnimation(.linear(duration: 1)) {
          opacity = 1
        } completion: {
          print("complete")
        }
      }
    }
  }

  private func opacity(_ host: ViewHost) -> Double? { host.displayList.first?.opacity }

  @Test func `an animated change advances step by step and runs no body`() throws {
    let host = ViewHost { Fading() }
    try host.tap("fade")
    #expect(opacity(host) == 0)
    #expect(host.isAnimating)
    for tenth in 1...4 {
      let report = host.advance(by: .milliseconds(250))
      #expect(report.total.bodies == 0)
      #expect(opacity(host).map { abs($0 - Double(tenth) / 4) < 1e-9 } == true)
    }
    #expect(!host.isAnimating)
    #expect(host.advance(by: .seconds(1)).total == WorkCounts())
  }

  @Test func `frames can be stepped`() throws {
    let host = ViewHost { Fading() }
    try host.tap("fade")
    let commits = host.commits
    host.step(frames: 30)
    #expect(host.commits == commits + 30)
    #expect(opacity(host).map { abs($0 - 0.5) < 1e-6 } == true)
  }

  @Test func `a change without animation is applied at once`() throws {
    let host = ViewHost { Fading() }
    try host.tap("jump")
    #expect(opacity(host) == 1)
    #expect(!host.isAnimating)
  }

  @Test func `a completion runs when the animations of its transaction have ended`() throws {
    let host = ViewHost { Fading() }
    #expect(try printedLines { try host.tap("both") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(500)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(500)) } == ["complete"])
    #expect(try printedLines { try host.tap("both") } == ["complete"], "Where nothing is animated, at once.")
  }

  /// A button that animates a height, and an action that the change of the height brings.
  struct Followed<Action: ViewModifier>: View {
    @State private var height = 10.0
    let action: (Double) -> Action
    var body: some View {
      Color.red.frame(width: 10, height: height)
      Button("grow") {
        withAnimation(.linear(duration: 1)) {
          height = 20
        } completion: {
          print("complete")
        }
      }
      .modifier(action(height))
    }
  }

  struct Printing: ViewModifier {
    let height: Double
    func body(content: Content) -> some View { content.onChange(of: height) { print("changed") } }
  }

  struct Writing: ViewModifier {
    @State private var copy = 0.0
    let height: Double
    func body(content: Content) -> some View { content.onChange(of: height) { copy = height } }
  }

  struct Completing: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x)
      Button("inner") {
        withAnimation(.linear(duration: 1)) {
          withAnimation(.linear(duration: 2)) {
            x += 10
          } completion: {
            print("inner")
          }
        } completion: {
          print("outer")
        }
      }
      Button("both") {
        withAnimation(.linear(duration: 1)) {
          x += 1
          withAnimation(.linear(duration: 2)) {
            x += 10
          } completion: {
            print("inner")
          }
        } completion: {
          print("outer")
        }
      }
    }
  }

  @Test func `each completion runs once, also where all changes belong to another one`() throws {
    let host = ViewHost { Completing() }
    #expect(try printedLines { try host.tap("inner") } == ["outer"])
    #expect(printedLines { host.advance(by: .seconds(3)) } == ["inner"])
    #expect(try printedLines { try host.tap("both") } == [])
    #expect(printedLines { host.advance(by: .seconds(3)) }.sorted() == ["inner", "outer"])
  }

  private struct Stepping: View {
    @State private var step = 0
    var body: some View {
      Button("step \(step)") { next() }
        .opacity(1 - Double(step) / 10)
    }

    private func next() {
      guard step < 5 else { return }
      withAnimation(.linear(duration: 0.3)) {
        step += 1
      } completion: {
        next()
      }
    }
  }

  @Test func `completions run at their times, however far the clock is advanced at once`() throws {
    for steps in [1, 4] {
      let host = ViewHost { Stepping() }
      try host.tap("step 0")
      for _ in 0..<steps { host.advance(by: .milliseconds(1_000) / steps) }
      #expect(host.texts == ["step 4"])
      host.advance(by: .milliseconds(500))
      #expect(host.texts == ["step 5"] && !host.isAnimating)
    }
  }

  struct TwoValues: View {
    @State private var isOn = false
    @State private var x = 0.0
    @State private var y = 0.0
    let otherAnimation: Animation?
    var body: some View {
      let _ = print("body")
      Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0).offset(x: x)
      Color.blue.frame(width: 10, height: 10).offset(y: y)
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          isOn = true
          if let otherAnimation { withAnimation(otherAnimation) { y = 10 } }
          x = 10
        } completion: {
          print("complete")
        }
      }
    }
  }

  @Test func `writes with one completion are one update, and the completion runs once`() throws {
    let host = ViewHost { TwoValues(otherAnimation: nil) }
    #expect(try printedLines { try host.tap("go") } == ["body"])
    #expect(printedLines { host.advance(by: .milliseconds(900)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(200)) } == ["complete"])
    #expect(printedLines { host.advance(by: .seconds(2)) } == [])
  }

  @Test func `a completion waits for all animations of its writes`() throws {
    let host = ViewHost { TwoValues(otherAnimation: .linear(duration: 3)) }
    #expect(try printedLines { try host.tap("go") } == ["body", "body", "body"])
    #expect(printedLines { host.advance(by: .milliseconds(2_900)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(200)) } == ["complete"])
    #expect(printedLines { host.advance(by: .seconds(2)) } == [])
  }

  @Test(arguments: [false, true])
  func `each completion of a transaction has a criterion of its own`(isReversed: Bool) throws {
    struct Completing: View {
      let isReversed: Bool
      @State var isOn = true
      var body: some View {
        Text("fade").opacity(isOn ? 1 : 0.5).onTapGesture {
          var transaction = Transaction(animation: .linear(duration: 2).logicallyComplete(after: 1))
          let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]
          for criteria in isReversed ? criteria.reversed() : criteria {
            transaction.addAnimationCompletion(criteria: criteria) {
              print(criteria == .removed ? "removed" : "complete")
            }
          }
          withTransaction(transaction) { isOn.toggle() }
        }
      }
    }
    let host = ViewHost { Completing(isReversed: isReversed) }
    #expect(try printedLines { try host.tap("fade") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(1500)) } == ["complete"])
    #expect(printedLines { host.advance(by: .seconds(1)) } == ["removed"])
  }

  @Test func `a completion runs once, whatever actions the change brings`() throws {
    func expectOne(_ host: ViewHost, first: [String]) throws {
      #expect(try printedLines { try host.tap("grow") } == first)
      #expect(printedLines { host.advance(by: .milliseconds(900)) } == [])
      #expect(printedLines { host.advance(by: .milliseconds(200)) } == ["complete"])
      #expect(printedLines { host.advance(by: .seconds(2)) } == [])
    }
    try expectOne(ViewHost { Followed { Printing(height: $0) } }, first: ["changed"])
    try expectOne(ViewHost { Followed { Writing(height: $0) } }, first: [])
  }

  struct Growing: View {
    @State private var width = 10.0
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .animation(.linear(duration: 2), value: width)
      Button("grow") { width = 30 }
    }
  }

  @Test func `an animation of a value animates the changes that come with it`() throws {
    let host = ViewHost { Growing() }
    try host.tap("grow")
    #expect(host.displayList.first?.frame.width == 10)
    host.advance(by: .seconds(1))
    #expect(host.displayList.first?.frame.width == 20)
    host.advance(by: .seconds(1))
    #expect(host.displayList.first?.frame.width == 30)
  }

  struct Nested: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x)
      Button("empty") { withAnimation(.linear(duration: 2)) { withTransaction(Transaction()) { x = 10 } } }
      Button("key path") {
        withAnimation(.linear(duration: 2)) { withTransaction(\.isContinuous, true) { x = 10 } }
      }
      Button("binding") { withAnimation(.linear(duration: 2)) { $x.transaction(Transaction()).wrappedValue = 10 } }
      Button("none") { withAnimation(.linear(duration: 2)) { withTransaction(Transaction(animation: nil)) { x = 10 } } }
      Button("binding without") { withAnimation(.linear(duration: 2)) { $x.animation(nil).wrappedValue = 10 } }
    }
  }

  @Test(arguments: [("empty", 5.0), ("key path", 5), ("binding", 5), ("none", 10), ("binding without", 5)])
  func `a transaction inside of another one replaces what it sets itself, but that of a binding`(
    button: String, place: Double
  ) throws {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Nested() }
    let start = try #require(host.displayList.first?.frame.minX)
    try host.tap(.text(button))
    host.advance(by: .seconds(1))
    let end = try #require(host.displayList.first?.frame.minX)
    #expect(abs(end - start - place) < 1e-9)
  }

  struct Number: View, Animatable {
    var animatableData: Double
    var body: some View { Text("\(Int(animatableData))") }
  }

  struct Counting: View {
    @State private var n = 0.0
    var body: some View {
      Number(animatableData: n).transaction { if $0.animation != nil { $0.animation = .linear(duration: 10) } }
      Button("count") { withAnimation { n = 100 } }
    }
  }

  @Test func `a view with animatable data runs its body at each step, in the animation that modifiers left`() throws {
    let host = ViewHost { Counting() }
    try host.tap("count")
    var shown: [String] = []
    for _ in 1...4 {
      let report = host.advance(by: .milliseconds(2500))
      #expect(report.total.bodies == 1)
      shown.append(host.texts[0])
    }
    #expect(shown == ["25", "50", "75", "100"])
  }

  @Test(arguments: [
    Animation.default, .linear, .easeIn, .easeOut, .easeInOut, .smooth, .snappy, .bouncy,
    .timingCurve(0.1, 0.9, 0.2, 1, duration: 3), .linear.delay(1), .linear.speed(2), .linear.repeatCount(2),
  ])
  func `every animation begins at 0 and ends at 1`(animation: Animation) {
    #expect(animation.progress(at: 0) == 0)
    #expect(animation.progress(at: animation.duration) == 1)
    #expect(animation.progress(at: animation.duration + 1) == 1)
    let steps = (0...100).map { animation.progress(at: animation.duration * Double($0) / 100) }
    #expect(steps.allSatisfy { $0.isFinite && $0 > -0.5 && $0 < 1.5 })
  }

  @Test func `speed and delay shift the steps`() {
    #expect(Animation.linear(duration: 2).progress(at: 1) == 0.5)
    #expect(Animation.linear(duration: 2).speed(2).progress(at: 0.5) == 0.5)
    #expect(Animation.linear(duration: 2).delay(1).progress(at: 2) == 0.5)
    #expect(Animation.linear(duration: 2).repeatForever().progress(at: 3) == 0.5)
    #expect(Animation.linear(duration: 2).repeatForever(autoreverses: false).progress(at: 3) == 0.5)
    #expect(Animation.linear.repeatForever().duration == .infinity)
  }

  @Test func `an animation without speed stays where it begins`() {
    for speed in [0, -1, Double.nan] {
      let still = Animation.linear.delay(1).speed(speed)
      #expect(still.progress(at: 100) == 0 && still.duration == .infinity)
    }
  }
}
