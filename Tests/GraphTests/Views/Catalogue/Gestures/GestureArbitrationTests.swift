import AttributeGraphUI
import Foundation
import Testing

/// Which of several gestures is recognised.
@MainActor
struct `Several gestures` {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let middle = CGPoint(x: 100, y: 100)

  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200), root: content)
  }

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { log.lines.append(name) }
  }

  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `the gesture of the view inside is preferred`() {
    host { square.gesture(tap("inside")).padding().gesture(tap("around")) }.tap(at: middle)
    #expect(log.lines == ["inside"])
  }

  @Test func `a gesture of high priority is preferred to those of the views inside`() {
    host { square.gesture(tap("inside")).highPriorityGesture(tap("around")) }.tap(at: middle)
    #expect(log.lines == ["around"])
  }

  @Test func `a simultaneous gesture is recognised beside the others, and acts before them`() {
    host { square.gesture(tap("inside")).simultaneousGesture(tap("around")) }.tap(at: middle)
    #expect(log.lines == ["around", "inside"])
  }

  @Test func `a mask turns off the gesture, those of the views inside, or both`() {
    for (mask, recognised) in [
      (GestureMask.all, ["inside"]), (.gesture, ["around"]), (.subviews, ["inside"]), (.none, []),
    ] {
      log.lines = []
      host { square.gesture(tap("inside")).gesture(tap("around"), including: mask) }.tap(at: middle)
      #expect(log.lines == recognised, "\(mask.rawValue)")
    }
  }

  @Test func `a gesture that is not enabled leaves those inside alone`() {
    host { square.gesture(tap("inside"), isEnabled: true).highPriorityGesture(tap("around"), isEnabled: false) }
      .tap(at: middle)
    #expect(log.lines == ["inside"])
  }

  @Test func `a button is a tap gesture for those around, by a point and by its title`() throws {
    let host = host {
      Button("Go") { log.lines.append("button") }.simultaneousGesture(tap("beside"))
      Button("Stop") { log.lines.append("button") }.highPriorityGesture(tap("first"))
    }
    try host.tap("Go")
    try host.tap("Stop")
    #expect(log.lines == ["beside", "button", "first"])
  }

  @Test func `a single tap waits until no second one follows`() {
    let host = host { square.gesture(tap("double", count: 2)).gesture(tap("single")) }
    host.tap(at: middle)
    #expect(log.lines == ["single"])
    host.tap(at: middle, times: 2)
    #expect(log.lines == ["single", "double"])
  }

  @Test func `a single tap that is preferred does not wait`() {
    host { square.gesture(tap("single")).gesture(tap("double", count: 2)) }.tap(at: middle, times: 2)
    #expect(log.lines == ["single", "single"])
  }

  @Test func `a drag ends the long press around it, and a long press the drag`() {
    let host = host {
      square.gesture(DragGesture().onEnded { _ in log.lines.append("drag") })
        .gesture(LongPressGesture().onEnded { _ in log.lines.append("long") })
    }
    host.drag(from: middle, to: CGPoint(x: 150, y: 100))
    host.longPress(at: middle)
    #expect(log.lines == ["drag", "long"])
  }

  @Test func `an exclusive gesture is the first that is recognised`() {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: log.lines.append("double")
      case .second: log.lines.append("single")
      }
    }
    let host = host { square.gesture(gesture) }
    host.tap(at: middle, times: 2)
    #expect(log.lines == ["double"])
  }

  @Test func `simultaneous gestures have a value of both`() {
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in
      log.lines.append("\(value.first != nil) \(value.second != nil)")
    }
    let host = host { square.gesture(gesture) }
    host.magnify(at: middle, by: 2)
    host.rotate(at: middle, by: .degrees(90))
    #expect(log.lines == ["true false", "false true"])
  }

  @Test func `a sequence begins its second gesture after the first`() throws {
    struct Card: View {
      @GestureState private var offset = CGSize.zero
      @State private var total = CGSize.zero
      let log: Log
      var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
          .updating($offset) { value, state, _ in
            switch value {
            case .first: log.lines.append("pressing")
            case .second(true, let drag): state = drag?.translation ?? .zero
            default: break
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            total = drag.translation
          }
        Color.red.frame(width: 100, height: 100).offset(offset)
        Text("\(offset.width) \(total.width)").gesture(gesture)
      }
    }
    let host = ViewHost { Card(log: log) }
    let element = try #require(host.element(text: "0.000000 0.000000"))
    host.drag(element, by: CGSize(width: 30, height: 0), steps: 3)
    #expect(host.texts == ["0.000000 0.000000"])
    #expect(Set(log.lines) == ["pressing"])
    host.drag(element, by: CGSize(width: 4, height: 0), steps: 4, over: 0.9)
    #expect(host.texts == ["0.000000 1.000000"])
  }

  @Test(arguments: [1, 2, 3]) func `a tap is recognised once a gesture of more taps is out`(taps: Int) {
    let double = TapGesture(count: 2).onEnded { log.lines.append("double") }
    let gesture = TapGesture(count: 3).onEnded { log.lines.append("triple") }
      .exclusively(before: double.exclusively(before: TapGesture().onEnded { log.lines.append("single") }))
    host { square.gesture(gesture) }.tap(at: middle, times: taps)
    #expect(log.lines == [["single", "double", "triple"][taps - 1]])
  }

  @Test func `a disabled view recognises nothing`() {
    host { square.gesture(tap("inside")).disabled(true).gesture(tap("around")) }.tap(at: middle)
    #expect(log.lines == ["around"])
  }

  @Test func `onTapGesture and onLongPressGesture take part`() {
    let host = host {
      square.onTapGesture { log.lines.append("tap") }
        .onLongPressGesture {
          log.lines.append("long")
        } onPressingChanged: {
          log.lines.append("pressing \($0)")
        }
    }
    host.tap(at: middle)
    #expect(log.lines == ["pressing true", "pressing false", "tap"])
    log.lines = []
    host.longPress(at: middle)
    #expect(log.lines == ["pressing true", "long", "pressing false"])
  }
}
