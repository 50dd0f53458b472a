import AttributeGraphUI
import Foundation
import Testing

/// Pencils, and events of single fingers.
@MainActor
struct `Pencils and fingers` {
  final class Log {
    var lines: [String] = []
  }

  @Test func `every view hears of a pencil, with its pose where the pencil is over the view`() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.onPencilDoubleTap { log.lines.append("red \($0.hoverPose.map { "\($0.location)" } ?? "-")") }
        Color.blue.onPencilSqueeze { phase in
          switch phase {
          case .active(let value): log.lines.append("active \(value.hoverPose?.anchor.y ?? -1)")
          case .ended: log.lines.append("ended")
          case .failed: log.lines.append("failed")
          }
        }
      }
    }
    host.doubleTapPencil(over: CGPoint(x: 10, y: 20))
    host.doubleTapPencil(over: CGPoint(x: 10, y: 60))
    host.squeezePencil(over: CGPoint(x: 10, y: 75))
    host.failPencilSqueeze()
    #expect(log.lines == ["red CGPoint(x: 10.0, y: 20.0)", "red -", "active 0.5", "ended", "failed"])
  }

  struct Preferring: View {
    @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
    @Environment(\.preferredPencilSqueezeAction) private var squeeze
    var body: some View { Text("\(doubleTap == .switchEraser) \(squeeze == .showContextualPalette)") }
  }

  @Test func `a host sets what a person prefers`() {
    let host = ViewHost { Preferring() }
    #expect(host.texts == ["true true"])
    host.setEnvironment(\.preferredPencilSqueezeAction, to: .ignore)
    host.flush()
    #expect(host.texts == ["true false"])
  }

  @Test func `a gesture of events hears of a finger from the touch to the end`() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 50).gesture(
        SpatialEventGesture()
          .onChanged { events in
            for event in events { log.lines.append("\(event.phase) \(event.location)") }
          }
          .onEnded { events in
            log.lines.append("end active: \(events.contains { $0.phase == .active }), \(events.count)")
          })
    }
    let finger = host.touchDown(at: CGPoint(x: 35, y: 45))
    finger.move(to: CGPoint(x: 45, y: 45))
    finger.lift()
    #expect(
      log.lines == ["active CGPoint(x: 10.0, y: 20.0)", "active CGPoint(x: 20.0, y: 20.0)", "end active: false, 1"])
  }

  @Test func `each of two fingers has an event of its own`() {
    var ids: Set<SpatialEventCollection.Event.ID> = []
    var most = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        SpatialEventGesture().onChanged { events in
          ids.formUnion(events.map(\.id))
          most = max(most, events.count)
        })
    }
    host.magnify(at: CGPoint(x: 50, y: 50), by: 2)
    #expect(ids.count == 2)
    #expect(most == 2)
  }
}
