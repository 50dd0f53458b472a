#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Gestures of UIKit on views.
@MainActor
struct `Gestures of UIKit on views` {
  final class Log {
    var words: [String] = []
  }

  struct Drag: UIGestureRecognizerRepresentable {
    let log: Log
    let step: Int
    @Binding var location: CGPoint
    @Environment(\.isEnabled) private var isEnabled

    final class Delegate: NSObject, UIGestureRecognizerDelegate {}

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate { Delegate() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.words.append("make")
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log.words.append("update \(step)")
      recognizer.isEnabled = isEnabled
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log.words.append("handle \(step) \(recognizer.state)")
      location = context.converter.localLocation
    }
  }

  struct Screen: View {
    let log: Log
    @State private var step = 0
    @State private var location = CGPoint.zero

    var body: some View {
      Button("step") { step += 1 }
      Text("\(Int(location.x.rounded())) \(Int(location.y.rounded()))")
      Color.red.frame(width: 50, height: 40).gesture(Drag(log: log, step: step, location: $location))
    }
  }

  @Test func `a recognizer is made once, and updated with the view`() throws {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen(log: log) }
    #expect(log.words == ["make", "update 0"])
    let recognizer = try #require(host.platformObjects(of: UIPanGestureRecognizer.self).first)
    #expect(recognizer.delegate is Drag.Delegate)
    try host.tap("step")
    #expect(log.words == ["make", "update 0", "update 1"])
    #expect(host.platformObjects(of: UIPanGestureRecognizer.self).first === recognizer)
  }

  @Test func `a change of the state is handled, with the location in the view`() throws {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen(log: log) }
    let recognizer = try #require(host.platformObjects(of: UIPanGestureRecognizer.self).first)
    let frame = try #require(host.displayList.last?.frame)
    recognizer.touchesBegan(
      [UITouch(at: CGPoint(x: frame.minX + 3, y: frame.minY + 4))], with: UIEvent())
    recognizer.state = .began
    host.flush()
    #expect(log.words == ["make", "update 0", "handle 0 began"])
    #expect(host.texts.contains("3 4"))
    recognizer.state = .failed
    #expect(log.words.count == 3)
  }

  @Test func `the view keeps its layout and what is drawn`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen(log: Log()) }
    #expect(host.displayList.last?.frame.size == CGSize(width: 50, height: 40))
    #expect(host.displayList.count == 3)
  }
}
#endif
