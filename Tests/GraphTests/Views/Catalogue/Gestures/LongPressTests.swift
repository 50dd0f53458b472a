import AttributeGraphUI
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
}
