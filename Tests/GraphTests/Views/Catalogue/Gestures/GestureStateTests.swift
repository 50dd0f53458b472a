import AttributeGraphUI
import Foundation
import Testing

/// State that a gesture updates.
@MainActor
struct `Gesture state` {
  private let middle = CGPoint(x: 50, y: 50)

  @Test func `it follows the gesture and has its initial value afterwards`() {
    struct Card: View {
      @GestureState private var offset = CGSize.zero
      let seen: (CGFloat) -> Void
      var body: some View {
        seen(offset.width)
        return Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    var seen: [CGFloat] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card { seen.append($0) } }
    let report = host.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(seen == [0, 20, 40, 0])
    #expect(report.total.bodies == 3)
  }

  @Test func `it is reset when another gesture is recognised`() {
    struct Card: View {
      @GestureState private var isPressed = false
      let seen: (Bool) -> Void
      var body: some View {
        seen(isPressed)
        return Color.red
          .gesture(LongPressGesture(minimumDuration: 9).updating($isPressed) { value, state, _ in state = value })
          .gesture(TapGesture().onEnded {})
      }
    }
    var seen: [Bool] = []
    ViewHost(size: CGSize(width: 100, height: 100)) { Card { seen.append($0) } }.tap(at: middle)
    #expect(seen == [false, true, false])
  }

  @Test func `it is reset in its transaction`() {
    struct Card: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset = 0.0
      var body: some View {
        Color.red.frame(width: 100, height: 100).opacity(1 - offset)
          .gesture(DragGesture().updating($offset) { _, state, _ in state = 1 })
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card() }
    func opacity() -> Double { host.displayList[0].opacity }
    host.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 1)
    #expect(opacity() == 0)
    host.advance(by: .milliseconds(500))
    #expect(opacity() == 0.5)
    host.advance(by: .seconds(1))
    #expect(opacity() == 1)
  }

  @Test func `a reset can depend on the last value`() {
    struct Card: View {
      @GestureState private var offset: CGFloat?
      let reset: (CGFloat?) -> Void
      init(reset: @escaping (CGFloat?) -> Void) {
        self.reset = reset
        _offset = GestureState(reset: { value, _ in reset(value) })
      }
      var body: some View {
        Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
      }
    }
    var last: [CGFloat?] = []
    ViewHost(size: CGSize(width: 100, height: 100)) { Card { last.append($0) } }
      .drag(from: middle, to: CGPoint(x: 90, y: 50))
    #expect(last == [40])
  }

  @Test func `a view is not another one for its gesture state`() throws {
    struct Child: View {
      @GestureState(reset: { _, _ in }) private var offset = 0
      var body: some View { Text("\(offset)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
        Child()
      }
    }
    let host = ViewHost { Parent() }
    #expect(try host.tap("0").total.bodies == 1)
  }

  @Test func `it is reset before the action for the end runs`() {
    struct Card: View {
      @GestureState private var distance = 0.0
      let note: (Double) -> Void
      var body: some View {
        Color.red.gesture(
          DragGesture().updating($distance) { value, state, _ in state = value.translation.width }
            .onEnded { _ in note(distance) })
      }
    }
    var seen: [Double] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card { seen.append($0) } }
    host.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(seen == [0])
  }
}
