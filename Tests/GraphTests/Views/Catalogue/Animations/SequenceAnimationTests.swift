import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

@MainActor
struct `Phases and key frames` {
  private func opacity(_ host: ViewHost) -> Double { host.displayList[0].opacity }

  @Test func `Phases follow each other by the clock, for ever`() {
    let host = ViewHost {
      Text("a").phaseAnimator([1, 0.5]) { view, phase in
        view.opacity(phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(opacity(host) == 1 && host.isAnimating)
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 0.75)
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.75)
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 1)
    host.advance(by: .seconds(100))
    #expect(opacity(host) == 1 && host.isAnimating)
  }

  @Test func `A trigger shows each phase once, and the first again`() throws {
    struct Triggered: View {
      @State var count = 0
      var body: some View {
        Button("go") { count += 1 }
        PhaseAnimator([0, 1, 2], trigger: count) { phase in
          Text("phase \(phase)")
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let host = ViewHost { Triggered() }
    #expect(host.texts.last == "phase 0" && !host.isAnimating)
    try host.tap("go")
    var shown = [host.texts.last]
    for _ in 0..<3 {
      host.advance(by: .seconds(1))
      shown.append(host.texts.last)
    }
    #expect(shown == ["phase 1", "phase 2", "phase 0", "phase 0"])
    #expect(!host.isAnimating)
  }

  @Test func `A completion does not wait for the phases that its change triggers`() throws {
    struct Triggering: View {
      @State private var isOn = false
      var body: some View {
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            isOn.toggle()
          } completion: {
            print("done")
          }
        }
        Color.red.opacity(isOn ? 1 : 0)
        PhaseAnimator([0.0, 1, 2], trigger: isOn) {
          Text("phase").opacity($0)
        } animation: { _ in
          .linear(duration: 2)
        }
      }
    }
    let host = ViewHost { Triggering() }
    let lines = try printedLines {
      try host.tap("go")
      for second in 1...2 {
        host.advance(by: .seconds(1))
        print(second)
      }
    }
    #expect(lines == ["done", "1", "2"])
  }

  @Test func `A phase without animation is shown for a frame`() {
    let host = ViewHost {
      PhaseAnimator([0, 1, 2]) {
        Text("\($0)")
      } animation: { _ in
        nil
      }
    }
    host.step(frames: 1)
    let one = host.texts
    host.step(frames: 1)
    #expect(one != host.texts)
  }

  @Test func `A phase animator has a phase`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PhaseAnimator([Int]()) { Text("\($0)") } }
    }
    #expect(standardErrorText(of: result).contains("A phase animator was given no phases."))
  }

  @Test func `Key frames take a value along their ways`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      LinearKeyframe(30, duration: 2)
      SpringKeyframe(0, duration: 1, spring: .smooth)
    }
    #expect(timeline.duration == 4)
    #expect([0, 0.5, 0.999, 1, 2, 3].map { timeline.value(time: $0).rounded() } == [0, 5, 10, 20, 25, 30])
    #expect(timeline.value(progress: 0.5) == 25 && abs(timeline.value(time: 4)) < 0.1)
  }

  @Test func `Cubic key frames pass through their values without a bend`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(0, duration: 2)
    }
    for (time, value) in [(0.0, 0.0), (1, 1), (2, 4), (4, 0)] {
      #expect(abs(timeline.value(time: time) - value) < 1e-9)
    }
    for time in [1.0, 2] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-6)) / 1e-6
      let after = (timeline.value(time: time + 1e-6) - timeline.value(time: time)) / 1e-6
      #expect(abs(before - after) < 1e-3)
    }
    #expect(abs(timeline.value(time: 1e-6)) < 1e-9)
  }

  @Test func `Tracks of the parts of a value run beside each other`() throws {
    struct Pose { var opacity = 1.0; var offset = CGSize.zero }
    struct Posing: View {
      @State var count = 0
      var body: some View {
        Text("a").keyframeAnimator(initialValue: Pose(), trigger: count) { view, pose in
          view.opacity(pose.opacity).offset(pose.offset)
        } keyframes: { _ in
          KeyframeTrack(\.opacity) { LinearKeyframe(0.5, duration: 1) }
          KeyframeTrack(\.offset.width) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
        .onTapGesture { count += 1 }
      }
    }
    let host = ViewHost { Posing() }
    let x = host.displayList[0].frame.minX
    try host.tap("a")
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 0.75 && host.displayList[0].frame.minX == x + 50)
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.5 && host.displayList[0].frame.minX == x + 50)
    host.advance(by: .seconds(1))
    #expect(host.displayList[0].frame.minX == x && !host.isAnimating)
  }

  @Test func `Key frames that repeat begin again`() {
    let host = ViewHost {
      KeyframeAnimator(initialValue: 1.0) {
        Text("a").opacity($0)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
    }
    for _ in 0..<3 {
      host.advance(by: .milliseconds(250))
      #expect(opacity(host) == 0.75)
      host.advance(by: .milliseconds(750))
    }
  }
}
