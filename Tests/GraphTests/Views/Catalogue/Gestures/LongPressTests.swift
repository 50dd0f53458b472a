import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Long presses.
@MainActor
@Suite struct `Long presses` {
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
}
