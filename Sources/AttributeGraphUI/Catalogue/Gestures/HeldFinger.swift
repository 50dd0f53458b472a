import AttributeGraph2
import Foundation

/// A finger that stays on the screen between the calls of a test, so that a gesture can be tested halfway.
///
/// ``ViewHost/touchDown(at:)`` puts it down. Gestures receive each movement immediately, at the time of the host's
/// clock. Where the clock is advanced in between, the finger is held.
@MainActor
public final class HeldFinger {
  /// The place of the finger, in the host's coordinates.
  public private(set) var location: CGPoint
  /// Whether the finger has left the screen.
  public private(set) var isLifted = false
  private let host: ViewHost
  private let session: TouchSession?
  /// The seconds that movements have taken while the clock stood still.
  private var ownTime = 0.0

  /// Puts a finger down.
  convenience init(on session: TouchSession?, at location: CGPoint, in host: ViewHost) {
    self.init(staying: HeldTouch(session: session, location: location), in: host)
    host.runtime.service(HeldFingers.self).add(self)
    _ = send(.began, "put a finger down")
  }

  /// A finger that is down already.
  fileprivate init(staying touch: HeldTouch, in host: ViewHost) {
    (session, location) = (touch.session, touch.location)
    self.host = host
  }

  /// The touch of the finger, for a host that keeps it down.
  var touch: HeldTouch { HeldTouch(session: session, location: location) }

  /// Tells the gestures that time has passed.
  fileprivate func clockAdvanced() {
    if !isLifted { _ = send(.waited, "hold a finger") }
  }

  /// Moves the finger to a point of the host, in a number of seconds.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func move(to point: CGPoint, over duration: Double = 0) -> UpdateReport {
    location = point
    ownTime += duration
    return send(.moved, "move a finger")
  }

  /// Moves the finger by a distance, in a number of seconds.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func move(by distance: CGSize, over duration: Double = 0) -> UpdateReport {
    move(to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), over: duration)
  }

  /// Leaves the finger in place for a number of seconds, without advancing the clock.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func hold(for duration: Double) -> UpdateReport {
    ownTime += duration
    return send(.waited, "hold a finger")
  }

  /// Lifts the finger.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func lift() -> UpdateReport {
    let report = host.report {
      _ = send(.ended, "lift a finger")
      if let session { _ = host.perform(as: "lift a finger") { session.finish() } }
    }
    isLifted = true
    return report
  }

  /// Cancels the touch, as the system does for an alert: gestures end without their actions.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func cancel() -> UpdateReport {
    trap(unless: !isLifted, "A finger was asked to cancel after it had left the screen. Put another one down.")
    isLifted = true
    return host.perform(as: "cancel a touch") { session?.finish() }
  }

  private func send(_ phase: TouchEvent.Phase, _ name: String) -> UpdateReport {
    trap(unless: !isLifted, "A finger was asked to \(name) after it had left the screen. Put another one down.")
    let time = host.clock.now.offset / .seconds(1) + ownTime
    return host.perform(as: name) { session?.send(phase, touches: [location], time: time) }
  }
}

/// A finger on the screen, without its host.
struct HeldTouch {
  let session: TouchSession?
  let location: CGPoint
}

/// The fingers that are on the screen of a host.
final class HeldFingers: HostService {
  private struct Reference { weak var finger: HeldFinger? }
  private var references: [Reference] = []
  /// The touches of presses that were not released, with the numbers of their positions. They do not retain the host.
  private var presses: [(position: Int, touch: HeldTouch)] = []

  fileprivate func add(_ finger: HeldFinger) {
    references.removeAll { $0.finger?.isLifted ?? true }
    references.append(Reference(finger: finger))
  }

  /// Keeps a finger on a position until the press there is released.
  func keep(_ finger: HeldFinger, on position: ViewPosition) {
    presses.removeAll { $0.position == position.identity }
    presses.append((position.identity, finger.touch))
  }

  /// The finger that was kept on a position; nil if there is none.
  func release(_ position: ViewPosition, in host: ViewHost) -> HeldFinger? {
    guard let index = presses.firstIndex(where: { $0.position == position.identity }) else { return nil }
    return HeldFinger(staying: presses.remove(at: index).touch, in: host)
  }

  /// Tells the gestures that the clock of the host was advanced.
  func clockAdvanced(in host: ViewHost) {
    for reference in references { reference.finger?.clockAdvanced() }
    for press in presses { HeldFinger(staying: press.touch, in: host).clockAdvanced() }
  }

  func drop() { presses = [] }
}

extension ViewHost {
  /// Puts a finger down at a point and leaves it there. It hits the frontmost view there.
  public func touchDown(at point: CGPoint) -> HeldFinger {
    let place = rootsFromTheTop.first?.hitPlace(at: point)
    return HeldFinger(on: place.map { TouchSession(at: $0.position, touching: $0.node) }, at: point, in: self)
  }

  /// Puts a finger down in the middle of a view, found by a text in it or an identifier, and leaves it there. Views in
  /// front of it are ignored.
  ///
  /// - Throws: `HostError` if no such view has a gesture.
  public func touchDown(on target: ControlTarget) throws(HostError) -> HeldFinger {
    let found = try find(target, kind: "gesture") { action in
      action is GestureAttachment || action is LongPress ? action : nil
    }.found
    try expectTouchable(found, kind: "gesture")
    return (hostInside(of: found.position) ?? self).touchDown(on: found.position)
  }

  /// Puts a finger down in the middle of a position.
  func touchDown(on position: ViewPosition) -> HeldFinger {
    let frame = ViewElement(position).frame ?? .zero
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let place = position.hitPlace(at: middle)
    let session = TouchSession(at: place?.position ?? position.innermostOfView, touching: place?.node)
    return HeldFinger(on: session, at: middle, in: self)
  }
}

extension HeldFinger: @preconcurrency CustomStringConvertible {
  /// The place of the finger.
  public var description: String {
    "finger at (\(location.x), \(location.y))\(isLifted ? ", which has left the screen" : "")"
  }
}
