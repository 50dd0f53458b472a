import Foundation

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The distance between the fingers.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which follows the clock of the host.
    public var time: Date
    /// The distance between the fingers relative to that at the beginning.
    public var magnification: CGFloat
    /// The growth of the magnification per second; zero if no time has passed.
    public var velocity: CGFloat
    /// The middle of the fingers at the beginning, as fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view.
    public var startLocation: CGPoint
  }

  /// The difference of the magnification from 1 from which on the gesture is recognised.
  public var minimumScaleDelta: CGFloat

  /// Recognises two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    PinchRecognizer(kind: .magnify, place: inputs.place) { pinch in
      abs(pinch.scale - 1) >= gesture().minimumScaleDelta
    } value: { pinch in
      Value(
        time: pinch.time, magnification: pinch.scale, velocity: pinch.scaleVelocity, startAnchor: pinch.startAnchor,
        startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers that move apart or together, with only the magnification as the value.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// The distance of the fingers relative to that at the beginning.
  public typealias Value = CGFloat
  /// The least difference of the magnification from 1 for the gesture to be recognised.
  public var minimumScaleDelta: CGFloat

  /// Recognises two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<CGFloat> {
    PinchRecognizer(
      kind: .magnify, place: inputs.place, isRecognized: { abs($0.scale - 1) >= gesture().minimumScaleDelta },
      value: \.scale)
  }
}

/// Two fingers that rotate around each other.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// The rotation of the fingers.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which follows the clock of the host.
    public var time: Date
    /// The rotation of the fingers since the beginning, clockwise.
    public var rotation: Angle
    /// The rotation per second; zero if no time has passed.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in the view.
    public var startLocation: CGPoint
  }

  /// The rotation from which on the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Recognises two fingers that rotate.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    PinchRecognizer(kind: .rotate, place: inputs.place) { pinch in
      abs(pinch.radians) >= gesture().minimumAngleDelta.radians
    } value: { pinch in
      Value(
        time: pinch.time, rotation: .radians(pinch.radians), velocity: .radians(pinch.angleVelocity),
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers that rotate around each other, with only the angle as the value.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  /// The clockwise rotation of the fingers since the beginning.
  public typealias Value = Angle
  /// The least rotation of the fingers for the gesture to be recognised.
  public var minimumAngleDelta: Angle

  /// Recognises two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Angle> {
    PinchRecognizer(
      kind: .rotate, place: inputs.place,
      isRecognized: { abs($0.radians) >= gesture().minimumAngleDelta.radians }, value: { .radians($0.radians) })
  }
}

/// The movement of two fingers relative to each other.
struct Pinch {
  let time: Date
  /// The distance of the fingers relative to that at the beginning.
  var scale: CGFloat = 1
  /// The rotation, clockwise.
  var radians = 0.0
  var scaleVelocity: CGFloat = 0
  var angleVelocity = 0.0
  let startAnchor: UnitPoint
  let startLocation: CGPoint
}

/// Recognises two fingers that move relative to each other.
final class PinchRecognizer<Value>: GestureRecognizer<Value> {
  private let kind: TouchKind
  private let place: GesturePlace
  private let isRecognized: @MainActor (Pinch) -> Bool
  private let value: @MainActor (Pinch) -> Value
  private var start: (pinch: Pinch, distance: CGFloat)?
  private var angle = 0.0
  private var last: Pinch?
  private var isActive = false

  init(
    kind: TouchKind, place: GesturePlace, isRecognized: @escaping @MainActor (Pinch) -> Bool,
    value: @escaping @MainActor (Pinch) -> Value
  ) {
    self.kind = kind
    self.place = place
    self.isRecognized = isRecognized
    self.value = value
  }

  override func accepts(_ kind: TouchKind) -> Bool { kind == self.kind }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    if event.phase == .waited, let last { return isActive ? .active(value(last)) : .possible(nil) }
    guard event.touches.count >= 2, let pinch = pinch(in: event) else {
      if let last, isActive { return .ended(value(last)) }
      return event.phase == .ended ? .failed : .possible(nil)
    }
    last = pinch
    isActive = isActive || isRecognized(pinch)
    if event.phase == .ended { return isActive ? .ended(value(pinch)) : .failed }
    return isActive ? .active(value(pinch)) : .possible(nil)
  }

  private func pinch(in event: TouchEvent) -> Pinch? {
    let vector = CGPoint(x: event.touches[1].x - event.touches[0].x, y: event.touches[1].y - event.touches[0].y)
    let (distance, direction) = (hypot(vector.x, vector.y), Double(atan2(vector.y, vector.x)))
    guard distance > 0 else { return last }
    let time = Date(timeIntervalSinceReferenceDate: event.time)
    guard let (begin, beginDistance) = start, let last else {
      let pinch = Pinch(
        time: time, startAnchor: place.anchor(at: event.location),
        startLocation: place.convert(event.location, to: .local))
      (start, angle) = ((pinch, distance), direction)
      return pinch
    }
    var pinch = Pinch(time: time, startAnchor: begin.startAnchor, startLocation: begin.startLocation)
    pinch.scale = distance / beginDistance
    // A rotation takes the shorter way, so that several rotations in a row add up.
    pinch.radians = last.radians + remainder(direction - angle, 2 * .pi)
    angle = direction
    let seconds = time.timeIntervalSince(last.time)
    if seconds > 0 {
      pinch.scaleVelocity = (pinch.scale - last.scale) / CGFloat(seconds)
      pinch.angleVelocity = (pinch.radians - last.radians) / seconds
    } else {
      (pinch.scaleVelocity, pinch.angleVelocity) = (last.scaleVelocity, last.angleVelocity)
    }
    return pinch
  }

  override func reset(_ actions: TouchActions) { (start, last, isActive) = (nil, nil, false) }
}
