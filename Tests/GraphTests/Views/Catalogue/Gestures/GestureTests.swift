import AttributeGraphUI
import Foundation
import TestSupport
import Testing

/// The kinds of gestures, and their values.
@MainActor
struct `Gestures` {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func host<G: Gesture>(_ gesture: G) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { Color.red.frame(width: 100, height: 100).gesture(gesture) }
  }

  private let middle = CGPoint(x: 100, y: 100)

  @Test func `a tap gesture is recognised by a point on its view and by no other`() {
    let host = host(TapGesture().onEnded { log.lines.append("tap") })
    host.tap(at: CGPoint(x: 51, y: 51))
    host.tap(at: CGPoint(x: 49, y: 51))
    #expect(log.lines == ["tap"])
  }

  @Test func `a gesture for two taps needs both, and is recognised twice by four`() {
    let host = host(TapGesture(count: 2).onEnded { log.lines.append("double") })
    host.tap(at: middle)
    #expect(log.lines.isEmpty)
    host.tap(at: middle, times: 2)
    #expect(log.lines == ["double"])
    host.tap(at: middle, times: 4)
    #expect(log.lines == ["double", "double", "double"])
  }

  @Test func `a spatial tap tells its place in the view, in the host and in a named space`() {
    for (space, place) in [
      (CoordinateSpace.local, CGPoint(x: 10, y: 20)), (.global, CGPoint(x: 60, y: 70)),
      (.named("stack"), CGPoint(x: 20, y: 30)),
    ] {
      var location: CGPoint?
      let host = ViewHost(size: CGSize(width: 200, height: 200)) {
        Color.red.frame(width: 100, height: 100)
          .gesture(SpatialTapGesture(coordinateSpace: space).onEnded { location = $0.location })
          .padding(10)
          .coordinateSpace(name: "stack")
      }
      host.tap(at: CGPoint(x: 60, y: 70))
      #expect(location == place, "\(space)")
    }
  }

  @Test func `the place of a tap follows the transforms around the view`() {
    var location: CGPoint?
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 50, height: 50).onTapGesture { location = $0 }.scaleEffect(2)
    }
    host.tap(at: CGPoint(x: 60, y: 140))
    #expect(location == CGPoint(x: 5, y: 45))
  }

  @Test func `a long press is recognised after its duration, and tells from the touch on that it is pressed`() {
    let gesture = LongPressGesture(minimumDuration: 1)
      .onChanged { log.lines.append("changed \($0)") }.onEnded { log.lines.append("ended \($0)") }
    let host = host(gesture)
    host.longPress(at: middle, for: 0.9)
    #expect(log.lines == ["changed true"])
    host.longPress(at: middle, for: 1)
    #expect(log.lines == ["changed true", "changed true", "ended true"])
  }

  @Test func `a long press of a finger that moves too far is none`() {
    let host = host(LongPressGesture(minimumDuration: 1, maximumDistance: 5).onEnded { _ in log.lines.append("long") })
    host.drag(from: middle, to: CGPoint(x: 106, y: 100), steps: 1, over: 2)
    #expect(log.lines.isEmpty)
    host.drag(from: middle, to: CGPoint(x: 104, y: 100), steps: 1, over: 2)
    #expect(log.lines == ["long"])
  }

  @Test func `a drag begins after its distance and tells translation, velocity and where it would come to rest`() {
    var values: [DragGesture.Value] = []
    var last: DragGesture.Value?
    let host = host(DragGesture(minimumDistance: 20).onChanged { values.append($0) }.onEnded { last = $0 })
    host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), steps: 4, over: 2)
    #expect(values.map(\.translation.width) == [20, 30, 40])
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 10, y: 10) })
    #expect(last?.location == CGPoint(x: 50, y: 10))
    #expect(last?.velocity == CGSize(width: 20, height: 0))
    #expect(last?.predictedEndLocation == CGPoint(x: 55, y: 10))
    #expect(last?.predictedEndTranslation == CGSize(width: 45, height: 0))
    values = []
    host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 70, y: 60))
    #expect(values.isEmpty)
  }

  @Test func `a drag goes on outside of its view`() {
    var translation = CGSize.zero
    let host = host(DragGesture().onEnded { translation = $0.translation })
    host.drag(from: middle, to: CGPoint(x: 190, y: 10))
    #expect(translation == CGSize(width: 90, height: -90))
  }

  @Test func `two fingers magnify, and the value tells where they began`() {
    var scales: [CGFloat] = []
    var last: MagnifyGesture.Value?
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 100, height: 100)
        .gesture(MagnifyGesture().onEnded { last = $0 })
        .simultaneousGesture(MagnificationGesture().onChanged { scales.append($0) })
    }
    host.magnify(at: CGPoint(x: 75, y: 100), by: 2, steps: 2, over: 1)
    #expect(scales == [1.5, 2])
    #expect(last?.magnification == 2)
    #expect(last?.startAnchor == UnitPoint(x: 0.25, y: 0.5))
    #expect(last?.startLocation == CGPoint(x: 25, y: 50))
    #expect(last?.velocity == 1)
  }

  @Test func `two fingers rotate by more than a whole turn`() throws {
    var angles: [Double] = []
    var last: RotateGesture.Value?
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 100, height: 100)
        .gesture(RotateGesture().onEnded { last = $0 })
        .simultaneousGesture(RotationGesture().onChanged { angles.append($0.degrees) })
        .accessibilityIdentifier("square")
    }
    try host.rotate(.identifier("square"), by: .degrees(400), steps: 10)
    #expect(angles.map { $0.rounded() } == Array(stride(from: 40, through: 400, by: 40)))
    #expect(last?.rotation.degrees.rounded() == 400)
  }

  @Test func `a drag does not recognise two fingers that move around one point`() {
    let host = host(DragGesture(minimumDistance: 1).onChanged { _ in log.lines.append("drag") })
    host.magnify(at: middle, by: 3)
    #expect(log.lines.isEmpty)
  }

  @Test func `a mapped gesture has another value`() {
    let host = host(DragGesture().map { Int($0.translation.width) }.onEnded { log.lines.append("\($0)") })
    host.drag(from: middle, to: CGPoint(x: 130, y: 100))
    #expect(log.lines == ["30"])
  }

  @Test func `an optional gesture is recognised while there is one`() throws {
    struct Switching: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("square")
            .gesture(isOn ? TapGesture().onEnded { log.lines.append("tap") } : nil)
          Button("on") { isOn = true }
        }
      }
    }
    let host = ViewHost { Switching(log: log) }
    let element = try #require(host.element(identifier: "square"))
    host.tap(element)
    #expect(log.lines.isEmpty)
    try host.tap("on")
    host.tap(element)
    #expect(log.lines == ["tap"])
  }

  @Test func `an erased gesture is recognised as the type that it has now`() throws {
    struct Erased: View {
      let log: Log
      @State private var taps = true
      var body: some View {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("square").gesture(gesture)
        Button("switch") { taps.toggle() }
      }
      private var gesture: AnyGesture<String> {
        taps
          ? AnyGesture(TapGesture().map { "tap" }.onEnded { log.lines.append($0) })
          : AnyGesture(DragGesture().map { _ in "drag" }.onEnded { log.lines.append($0) })
      }
    }
    let host = ViewHost { Erased(log: log) }
    try host.tap(.identifier("square"))
    try host.tap("switch")
    try host.drag(.identifier("square"), by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["tap", "drag"])
  }

  @Test func `a gesture of one's own has a body and state`() {
    struct Hold: Gesture {
      @GestureState private var isDown = false
      let log: Log
      var body: some Gesture<Bool> {
        LongPressGesture(minimumDuration: 1).updating($isDown) { value, state, _ in
          state = value
        }.onChanged { _ in log.lines.append("down \(isDown)") }.onEnded { _ in log.lines.append("held \(isDown)") }
      }
    }
    let host = host(Hold(log: log))
    host.longPress(at: middle, for: 1)
    #expect(log.lines == ["down true", "held false"])
  }

  @Test func `a gesture for no taps traps`() async {
    await #expect(processExitsWith: .failure) { _ = TapGesture(count: 0) }
    await #expect(processExitsWith: .failure) { _ = SpatialTapGesture(count: 0) }
    await #expect(processExitsWith: .failure) {
      await ViewHost { Color.red }.drag(from: .zero, to: .zero, steps: 0)
    }
  }
}
