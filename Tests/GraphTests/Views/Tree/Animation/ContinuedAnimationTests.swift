import AttributeGraphUI
import Foundation
import Testing

@MainActor
struct `Animations that continue others` {
  struct Track: View {
    let first: Animation
    let second: Animation
    var ends: (CGFloat, CGFloat) = (100, 0)
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var x: CGFloat = 0
    @State private var log = ""

    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: x * 1000)
      Button("first") {
        withAnimation(first, completionCriteria: criteria) {
          x = ends.0
        } completion: {
          log += "1"
        }
      }
      Button("second") {
        withAnimation(second, completionCriteria: criteria) {
          x = ends.1
        } completion: {
          log += "2"
        }
      }
      Text("log:" + log)
    }
  }

  /// The distance of the rectangle of a track from where it began, at moments in seconds after the first animation.
  func way(_ track: Track, interruptedAt moment: Double, at moments: [Double]) throws -> [CGFloat] {
    let host = ViewHost { track }
    let start = host.displayList[0].frame.minX
    try host.tap("first")
    host.advance(by: .seconds(moment))
    try host.tap("second")
    var now = moment
    return moments.map {
      host.advance(by: .seconds($0 - now))
      now = $0
      return (host.displayList[0].frame.minX - start) / 1000
    }
  }

  func isClose(_ values: [CGFloat], _ others: [CGFloat]) -> Bool {
    zip(values, others).allSatisfy { abs($0 - $1) < 0.002 } && values.count == others.count
  }

  @Test func `A curve takes a value from where the curve before it has it`() throws {
    let track = Track(first: .linear(duration: 1), second: .linear(duration: 1))
    let way = try way(track, interruptedAt: 0.5, at: [0.5, 0.75, 1, 1.25, 1.5])
    #expect(isClose(way, [50, 75 * 0.75, 50, 25, 0]))
  }

  @Test func `The last of three animations ends them all`() throws {
    let host = ViewHost { Track(first: .linear(duration: 10), second: .linear(duration: 1)) }
    let start = host.displayList[0].frame.minX
    var shown: [CGFloat] = []
    for button in ["first", "second", "first", "second"] {
      try host.tap(button)
      host.advance(by: .milliseconds(500))
      shown.append((host.displayList[0].frame.minX - start) / 1000)
    }
    // 5 of 10 s forth; half of the way back from 10; then 5 % of the way forth from where the first two have it.
    #expect(isClose(Array(shown.prefix(2)), [5, 5]))
    #expect(isClose([shown[2]], [5]))
    host.advance(by: .milliseconds(500))
    #expect(host.displayList[0].frame.minX == start && !host.isAnimating)
  }

  @Test func `Springs of one form add up, as springs do`() throws {
    let spring = Animation.spring(duration: 1, bounce: 0.3)
    let track = Track(first: spring, second: spring, ends: (100, 300))
    let moments = [0.2, 0.3, 0.6, 1.1]
    let sums = moments.map { 100 * spring.progress(at: $0) + 200 * spring.progress(at: $0 - 0.2) }
    #expect(isClose(try way(track, interruptedAt: 0.2, at: moments), sums.map { CGFloat($0) }))
  }

  @Test func `A spring goes on with the velocity of a curve, an interpolating spring from where the curve has it`()
    throws
  {
    for (second, slope) in [(Animation.spring(duration: 1), 100.0), (.interpolatingSpring(duration: 1), 100)] {
      let track = Track(first: .linear(duration: 1), second: second, ends: (100, 200))
      let way = try way(track, interruptedAt: 0.5, at: [0.5, 0.501])
      #expect(abs(way[0] - 50) < 0.001 && abs((way[1] - way[0]) / 0.001 - slope) < 5)
    }
    let spring = Animation.spring(duration: 1)
    let fromRest = Track(first: .linear(duration: 1), second: spring, ends: (100, 200))
    let late = try way(fromRest, interruptedAt: 2, at: [2, 2.001])
    #expect(abs(late[0] - 100) < 0.001 && late[1] - late[0] < 0.01)
  }

  @Test func `A completion comes at the logical end of an animation that was interrupted, or at the end of all`() throws
  {
    for (criteria, logs) in [
      (AnimationCompletionCriteria.logicallyComplete, ["", "1", "12"]), (.removed, ["", "", "12"]),
    ] {
      let host = ViewHost {
        Track(first: .linear(duration: 1), second: .linear(duration: 2), criteria: criteria)
      }
      try host.tap("first")
      host.advance(by: .milliseconds(500))
      try host.tap("second")
      var seen: [String] = []
      for step in [400, 200, 1500] {
        host.advance(by: .milliseconds(step))
        seen.append(String((host.texts.last ?? "").dropFirst(4)))
      }
      #expect(seen == logs, "\(criteria)")
    }
  }

  @Test func `An interrupted animation does not outlive its value`() throws {
    struct Gone: View {
      @State private var isThere = true
      @State private var log = ""
      var body: some View {
        if isThere { Track(first: .linear(duration: 100), second: .linear(duration: 100)) }
        Button("remove") { isThere = false }
      }
    }
    let host = ViewHost { Gone() }
    for button in ["first", "second", "remove"] { try host.tap(button) }
    #expect(!host.isAnimating)
  }

  @Test func `The default animation is a spring without bounce, complete after 0.55 s and settled later`() throws {
    let x = 2 * Double.pi / 0.55 * 0.1
    #expect(abs(Animation.default.progress(at: 0.1) - (1 - (1 + x) * exp(-x))) < 1e-9)
    #expect(Animation.default.duration == Spring(duration: 0.55).settlingDuration)
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15) && Animation.default != .spring(duration: 0.55))
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect(String(reflecting: Animation.default) == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.linear(duration: 1).delay(2).description.hasSuffix("in 1.0 s, delayed by 2.0 s"))
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(
      Animation.interactiveSpring.progress(at: 0.05) == Animation.interactiveSpring(duration: 0.15).progress(at: 0.05))
    let host = ViewHost { Track(first: .default, second: .default) }
    try host.tap("first")
    host.advance(by: .milliseconds(560))
    #expect(host.texts.last == "log:1" && host.isAnimating)
    host.advance(by: .seconds(1))
    #expect(!host.isAnimating)
  }

  @Test func `A phase lasts as long as its spring takes to be logically complete`() {
    struct Pulse: View {
      var body: some View {
        PhaseAnimator([1, 2, 3]) { phase in
          Text("\(phase)")
        } animation: { _ in
          .spring(duration: 1)
        }
      }
    }
    let host = ViewHost { Pulse() }
    host.advance(by: .milliseconds(900))
    let first = host.texts
    host.advance(by: .milliseconds(200))
    #expect(first == ["2"] && host.texts == ["3"])
  }
}
