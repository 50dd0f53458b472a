import AttributeGraph2
import Foundation

/// Touches at a point of the screen.
///
/// The finger hits the frontmost drawing, as on a screen: `element(at:)` returns its view. If there is none, or none
/// that reacts, nothing happens. A long press advances the clock; the events of other touches have times of their own
/// that start from the clock's.
extension ViewHost {
  /// Taps at a point a number of times in a row.
  ///
  /// - Precondition: It taps once or more.
  /// - Returns: The work that it caused.
  @discardableResult
  public func tap(at point: CGPoint, times: Int = 1) -> UpdateReport {
    gesture(at: point) { fingers in fingers.tap(at: point, times: times) }
  }

  /// Holds a finger at a point for a number of seconds.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func longPress(at point: CGPoint, for duration: Double = 0.5) -> UpdateReport {
    gesture(at: point) { fingers in fingers.press(at: point, for: duration) }
  }

  /// Drags a finger from a point to another one, in equal steps and, if a duration is given, over that number of
  /// seconds.
  ///
  /// - Precondition: There is at least one step.
  /// - Returns: The work that it caused.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, over duration: Double = 0
  ) -> UpdateReport {
    gesture(at: start) { fingers in fingers.drag(from: start, to: end, steps: steps, over: duration) }
  }

  /// Moves two fingers apart, or together, around a point.
  ///
  /// - Precondition: There is at least one step.
  /// - Returns: The work that it caused.
  @discardableResult
  public func magnify(
    at point: CGPoint, by scale: CGFloat, steps: Int = 10, over duration: Double = 0
  ) -> UpdateReport {
    gesture(at: point) { $0.pinch(at: point, scale: scale, angle: .zero, steps: steps, over: duration) }
  }

  /// Rotates two fingers around a point, clockwise.
  ///
  /// - Precondition: There is at least one step.
  /// - Returns: The work that it caused.
  @discardableResult
  public func rotate(
    at point: CGPoint, by angle: Angle, steps: Int = 10, over duration: Double = 0
  ) -> UpdateReport {
    gesture(at: point) { $0.pinch(at: point, scale: 1, angle: angle, steps: steps, over: duration) }
  }

  /// The view that a finger hits at a point; nil if there is none.
  ///
  /// - Complexity: O(views that are drawn · depth).
  public func element(at point: CGPoint) -> ViewElement? { hitPlace(at: point).map { ViewElement($0.position) } }

  private func hitPlace(at point: CGPoint) -> HitPlace? {
    // A presentation covers everything behind it.
    rootsFromTheTop.first?.hitPlace(at: point)
  }

  private func gesture(at point: CGPoint, _ move: (Fingers) -> Void) -> UpdateReport {
    report {
      move(
        Fingers(host: self) { [unowned self] point in
          hitPlace(at: point).map { TouchSession(at: $0.position, touching: $0.node) }
        })
    }
  }
}

/// Touches on a view.
extension ViewHost {
  /// Taps a view in its middle a number of times in a row; views in front of it are ignored.
  ///
  /// - Precondition: It taps once or more.
  /// - Returns: The work that it caused.
  @discardableResult
  public func tap(_ element: ViewElement, times: Int = 1) -> UpdateReport {
    gesture(on: element.position, meetsInside: true) { fingers, point in fingers.tap(at: point, times: times) }
  }

  /// Holds a finger in the middle of a view for a number of seconds; views in front of it are ignored.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func longPress(_ element: ViewElement, for duration: Double = 0.5) -> UpdateReport {
    gesture(on: element.position, meetsInside: true) { fingers, point in fingers.press(at: point, for: duration) }
  }

  /// Drags a finger from the middle of a view by a distance; views in front of it are ignored.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func drag(
    _ element: ViewElement, by translation: CGSize, steps: Int = 10, over duration: Double = 0
  ) -> UpdateReport {
    gesture(on: element.position, meetsInside: true) {
      $0.drag(from: $1, by: translation, steps: steps, over: duration)
    }
  }

  /// Drags a finger by a distance from the middle of a target, a view with a drag gesture.
  ///
  /// - Throws: `HostError` if there is no such view; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func drag(
    _ target: ControlTarget, by translation: CGSize, steps: Int = 10, over duration: Double = 0
  ) throws(HostError) -> UpdateReport {
    try expect(
      translation.width.isFinite && translation.height.isFinite, "\(translation.width) by \(translation.height)",
      of: "distance of the drag", to: "two finite numbers")
    let found = try findGesture(target, .drag, kind: "drag gesture")
    return gesture(on: found.position) { $0.drag(from: $1, by: translation, steps: steps, over: duration) }
  }

  /// Moves two fingers apart, or together, around the middle of a target, a view with such a gesture.
  ///
  /// - Throws: `HostError` if there is no such view; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func magnify(
    _ target: ControlTarget, by scale: CGFloat, steps: Int = 10, over duration: Double = 0
  ) throws(HostError) -> UpdateReport {
    try expect(scale.isFinite, scale, of: "scale of the magnification", to: "a finite number")
    let found = try findGesture(target, .magnify, kind: "magnify gesture")
    return gesture(on: found.position) {
      $0.pinch(at: $1, scale: scale, angle: .zero, steps: steps, over: duration)
    }
  }

  /// Rotates two fingers around the middle of a target, a view with such a gesture, clockwise.
  ///
  /// - Throws: `HostError` if there is no such view; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func rotate(
    _ target: ControlTarget, by angle: Angle, steps: Int = 10, over duration: Double = 0
  ) throws(HostError) -> UpdateReport {
    try expect(angle.radians.isFinite, angle.degrees, of: "angle of the rotation", to: "a finite number")
    let found = try findGesture(target, .rotate, kind: "rotate gesture")
    return gesture(on: found.position) { $0.pinch(at: $1, scale: 1, angle: angle, steps: steps, over: duration) }
  }

  private func findGesture(
    _ target: ControlTarget, _ touch: TouchKind, kind: String
  ) throws(HostError) -> FoundControl {
    let found = try find(target, kind: kind) { action in
      (action as? GestureAttachment).flatMap { $0.recognizer.accepts(touch) ? $0 : nil }
    }.found
    try expectTouchable(found, kind: kind)
    return found
  }

  /// Moves fingers on a position; they hit the front of its middle, or only the position and its ancestors.
  func gesture(
    on position: ViewPosition, meetsInside: Bool = false, _ move: (Fingers, CGPoint) -> Void
  ) -> UpdateReport {
    if let host = hostInside(of: position) {
      return perform(as: "touch") {
        HostRuntime.keepingCurrent { _ = host.gesture(on: position, meetsInside: meetsInside, move) }
      }
    }
    let frame = ViewElement(position).frame ?? .zero
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return report {
      let fingers = Fingers(host: self) { point in
        guard !position.isDetached else { return nil }
        let place = meetsInside ? position.hitPlace(at: point) : nil
        return TouchSession(at: place?.position ?? position.innermostOfView, touching: place?.node)
      }
      move(fingers, middle)
    }
  }
}

extension ViewPosition {
  /// The innermost position of the same view: inside of modifiers, and outside of a container of several views.
  var innermostOfView: ViewPosition {
    var position = self
    while position.children.count == 1, let child = position.children.first { position = child }
    return position
  }
}

/// The fingers of a person during one action.
@MainActor
struct Fingers {
  /// The distance between two fingers at the beginning, in points.
  private static var span: CGFloat { 100 }
  /// The duration from which on a press takes no time of the clock, in seconds: nobody holds a view for a year.
  private static var longestPress: Double { 31_536_000 }

  let host: ViewHost
  /// Begins a session at a point; nil if nothing is hit.
  let begin: (CGPoint) -> TouchSession?

  /// The time of the clock in seconds.
  private var now: Double { host.clock.now.offset / .seconds(1) }

  /// Taps a number of times in a row.
  func tap(at point: CGPoint, times: Int) {
    trap(unless: times > 0, "A finger was to tap \(times) times. Let it tap once or more.")
    var session: TouchSession?
    for _ in 0..<times {
      // A gesture that needs several taps continues; one that has ended begins again.
      if session?.waitsForTap != true {
        session?.finish()
        session = begin(point)
      }
      send(.began, [point], at: 0, to: session)
      send(.ended, [point], at: 0, to: session)
    }
    end(session)
  }

  /// Holds a finger for a number of seconds, by which the clock advances.
  func press(at point: CGPoint, for duration: Double) {
    let finger = HeldFinger(on: begin(point), at: point, in: host)
    if duration > 0 && duration < Self.longestPress {
      _ = host.advance(by: .seconds(duration))
    } else {
      _ = finger.hold(for: duration)
    }
    _ = finger.lift()
  }

  /// Drags a finger by a distance.
  func drag(from start: CGPoint, by distance: CGSize, steps: Int, over duration: Double) {
    drag(
      from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), steps: steps, over: duration)
  }

  /// Drags a finger to another point.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int, over duration: Double) {
    move(at: start, steps: steps, over: duration) { part in
      [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
    }
  }

  /// Moves two fingers apart and rotates them.
  func pinch(at point: CGPoint, scale: CGFloat, angle: Angle, steps: Int, over duration: Double) {
    move(at: point, steps: steps, over: duration) { part in
      let reach = Self.span / 2 * (1 + (scale - 1) * part)
      let radians = CGFloat(angle.radians) * part
      let vector = CGPoint(x: reach * cos(radians), y: reach * sin(radians))
      return [
        CGPoint(x: point.x - vector.x, y: point.y - vector.y), CGPoint(x: point.x + vector.x, y: point.y + vector.y),
      ]
    }
  }

  private func move(at start: CGPoint, steps: Int, over duration: Double, _ touches: (CGFloat) -> [CGPoint]) {
    trap(unless: steps >= 1, "A movement of \(steps) steps was asked for. Ask for 1 or more.")
    let session = begin(start)
    send(.began, touches(0), at: 0, to: session)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      send(.moved, touches(CGFloat(part)), at: duration * part, to: session)
    }
    send(.ended, touches(1), at: duration, to: session)
    end(session)
  }

  private func send(_ phase: TouchEvent.Phase, _ touches: [CGPoint], at seconds: Double, to session: TouchSession?) {
    guard let session else { return }
    _ = host.perform { session.send(phase, touches: touches, time: now + seconds) }
  }

  private func end(_ session: TouchSession?) {
    guard let session else { return }
    _ = host.perform { session.finish() }
  }
}
