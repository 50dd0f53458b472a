import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Long presses.
@MainActor
struct `Long presses` {
  struct Held: View {
    @State private var count = 0
    var body: some View {
      Text("held \(count)").onLongPressGesture(minimumDuration: 1) {
        count += 1
      } onPressingChanged: { isPressing in
        print(isPressing ? "down" : "up")
      }
    }
  }

  @Test func `a long press acts when it is long enough, and reports its start and end`() throws {
    let host = ViewHost { Held() }
    #expect(try printedLines { try host.longPress("held 0", for: 0.9) } == ["down", "up"])
    #expect(host.texts == ["held 0"])
    #expect(try printedLines { try host.longPress("held 0", for: 1) } == ["down", "up"])
    #expect(host.texts == ["held 1"])
  }

  @Test func `a tap is not a long press, and a disabled view ignores one`() throws {
    let host = ViewHost { Held().disabled(true) }
    #expect(throws: HostError.self) { try host.tap("held 0") }
    #expect(try printedLines { try host.longPress("held 0", for: 5) } == [])
    #expect(host.texts == ["held 0"])
  }

  @Test func `a long press takes half a second by default`() throws {
    var presses = 0
    let host = ViewHost { Text("a").onLongPressGesture { presses += 1 } }
    try host.longPress("a", for: 0.4)
    try host.longPress("a")
    #expect(presses == 1)
    let older = ViewHost { Text("a").onLongPressGesture(pressing: { _ in presses += 10 }) { presses += 1 } }
    try older.longPress("a")
    #expect(presses == 22)
  }

  struct Changing: View {
    @State private var isQuick = false
    @State private var events: [String] = []
    var body: some View {
      VStack {
        Text("press").onLongPressGesture(minimumDuration: isQuick ? 0.2 : 1, maximumDistance: 20) {
          events.append("press")
        }
        Text("tap").onTapGesture(count: isQuick ? 1 : 2) { events.append("tap") }
        Text(events.joined(separator: " "))
        Button("quick") { isQuick = true }
      }
    }
  }

  @Test func `the duration of a press and the number of taps are those of the latest body`() throws {
    let host = ViewHost { Changing() }
    func touch() throws {
      try host.longPress("press", for: 0.5)
      let frame = try #require(host.element(text: "tap")?.frame)
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      host.advance(by: .seconds(1))
    }
    try touch()
    #expect(host.texts.dropLast().last == "")
    try host.tap("quick")
    try touch()
    #expect(host.texts.dropLast().last == "press tap")
    try host.tap("tap")
    #expect(host.texts.dropLast().last == "press tap tap")
  }

  /// Counts while it is held.
  struct Repeating: View {
    @State private var count = 0
    @State private var timer: Timer?
    var duration = Double.infinity
    var body: some View {
      VStack {
        Text("\(count)")
        Text("hold").onLongPressGesture(minimumDuration: duration) {
          print("acted at \(count)")
        } onPressingChanged: { isPressing in
          print(isPressing ? "down" : "up")
          timer?.invalidate()
          guard isPressing else { return }
          timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { count += 1 }
          }
        }
      }
    }
  }

  @Test func `the clock advances during a long press, so timers run that it starts`() throws {
    let host = ViewHost { Repeating() }
    let start = host.clock.now
    #expect(try printedLines { try host.longPress("hold", for: 0.55) } == ["down", "up"])
    #expect(host.clock.now == start.advanced(by: .seconds(0.55)))
    #expect(host.texts == ["5", "hold"])
    host.advance(by: .seconds(1))
    #expect(host.texts == ["5", "hold"])
  }

  @Test func `a long press acts when its duration has passed, while the finger stays`() throws {
    let host = ViewHost { Repeating(duration: 0.3) }
    #expect(try printedLines { try host.longPress("hold", for: 0.55) } == ["down", "acted at 3", "up"])
    #expect(host.texts == ["3", "hold"])
  }

  @Test func `a press of a view with a long press lasts until it is released`() throws {
    let host = ViewHost { Repeating() }
    #expect(try printedLines { try host.press("hold") } == ["down"])
    host.advance(by: .milliseconds(250))
    #expect(host.texts == ["2", "hold"])
    #expect(try printedLines { try host.release("hold") } == ["up"])
    host.advance(by: .milliseconds(250))
    #expect(host.texts == ["2", "hold"])
    let short = ViewHost { Repeating(duration: 0.2) }
    #expect(try printedLines { try short.press("hold") } == ["down"])
    #expect(printedLines { short.advance(by: .milliseconds(250)) } == ["acted at 2", "up"])
    #expect(try printedLines { try short.release("hold") } == [])
  }

  @Test func `a press that is not released does not keep its host`() throws {
    weak var released: ViewHost?
    do {
      let host = ViewHost { Repeating() }
      released = host
      _ = try printedLines { try host.press("hold") }
    }
    #expect(released == nil)
  }

  @Test func `a press of a button in a view with a long press is one of the button`() throws {
    let host = ViewHost {
      VStack { Button("Add") { print("added") } }.onLongPressGesture { print("held") }
    }
    try host.press("Add")
    #expect(try printedLines { try host.release("Add") } == ["added"])
  }

  @Test func `a finger is put down on a view with a long press by its text`() throws {
    let host = ViewHost { Held() }
    let finger = try #require(try? host.touchDown(on: "held 0"))
    host.advance(by: .milliseconds(900))
    #expect(host.texts == ["held 0"])
    host.advance(by: .milliseconds(100))
    #expect(host.texts == ["held 1"])
    finger.lift()
    #expect(host.texts == ["held 1"])
    let hidden = ViewHost { Held().allowsHitTesting(false) }
    #expect(throws: HostError.self) { try hidden.touchDown(on: "held 0") }
    #expect(throws: HostError.self) { try hidden.press("held 0") }
  }

  @Test func `a press is long enough at each time of the clock`() throws {
    var presses = 0
    let host = ViewHost { Text("a").onLongPressGesture(minimumDuration: 0.1) { presses += 1 } }
    for _ in 0..<50 { try host.longPress("a", for: 0.1) }
    #expect(presses == 50)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, -1, 1e300])
  func `a press of a time that no clock shows does not advance it`(_ duration: Double) throws {
    let host = ViewHost { Held() }
    let start = host.clock.now
    _ = try printedLines { try host.longPress("held 0", for: duration) }
    #expect(host.clock.now == start)
    #expect(host.texts == [duration > 0 ? "held 1" : "held 0"])
  }
}
