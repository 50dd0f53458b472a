import AttributeGraphUI
import Foundation
import Testing

/// A finger that stays down between the calls of a test.
@MainActor
struct `A finger that stays` {
  struct Card: View {
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      Text(isDragging ? "moving" : "resting")
        .frame(width: 100, height: 100)
        .background(.gray)
        .offset(offset)
        .gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero })
    }
  }

  private func host() -> ViewHost { ViewHost(size: CGSize(width: 300, height: 300)) { Card() } }

  @Test func `a drag is seen in the middle, and ends when the finger is lifted`() {
    let host = host()
    let finger = host.touchDown(at: CGPoint(x: 150, y: 150))
    #expect(host.texts == ["resting"])
    finger.move(by: CGSize(width: 20, height: 0))
    finger.move(by: CGSize(width: 20, height: 5))
    #expect(host.texts == ["moving"])
    #expect(host.element(text: "moving")?.frame?.midX == 190)
    finger.lift()
    #expect(host.texts == ["resting"])
    #expect(host.element(text: "resting")?.frame?.midX == 150)
    #expect(finger.isLifted)
  }

  @Test func `a finger is held while the clock is advanced`() {
    struct Holding: View {
      @State private var isHeld = false
      var body: some View {
        Text(isHeld ? "held" : "waiting").frame(width: 100, height: 100)
          .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isHeld = true })
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Holding() }
    let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
    host.advance(by: .milliseconds(500))
    #expect(host.texts == ["waiting"])
    host.step(frames: 60, perSecond: 100)
    #expect(host.texts == ["held"])
    finger.lift()
    #expect(host.texts == ["held"])
  }

  @Test func `a finger that the system takes away ends the gesture without its action`() throws {
    let host = host()
    let finger = try host.touchDown(on: "resting")
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(host.texts == ["moving"])
    finger.cancel()
    #expect(host.texts == ["resting"])
    #expect(host.element(text: "resting")?.frame?.midX == 200)
  }

  @Test func `a long press is recognised while the finger stays`() {
    var count = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.gray.onLongPressGesture { count += 1 } }
    let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
    finger.hold(for: 0.3)
    #expect(count == 0)
    finger.hold(for: 0.3)
    #expect(count == 1)
    finger.lift()
    #expect(count == 1)
  }

  @Test func `a finger beside everything meets nothing`() {
    let host = host()
    let finger = host.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(finger.move(by: CGSize(width: 50, height: 50)).total.bodies == 0)
    finger.lift()
  }

  #if canImport(Darwin) || os(Linux)
  @Test func `a finger that was lifted cannot be moved`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let finger = ViewHost { Text("a") }.touchDown(at: .zero)
        finger.lift()
        finger.move(to: .zero)
      }
    }
  }
  #endif
}
