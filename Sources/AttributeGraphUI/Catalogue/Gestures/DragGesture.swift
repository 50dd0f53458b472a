import Foundation

/// A finger that moves over the screen.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The place of the finger and its path.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which follows the clock of the host.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The place at which the finger touched the screen.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second; zero if no time has passed.
    public var velocity: CGSize

    /// The distance of the finger from the place at which it touched the screen.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place at which the finger would come to rest: a quarter of a second further at its velocity, as in SwiftUI.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance of that place from the one at which the finger touched the screen.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger has to move, in points, before the gesture is recognised.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Recognises a finger that has moved by a distance.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Recognises a finger that has moved for a distance.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    DragRecognizer(gesture, place: inputs.place)
  }
}

/// Recognises a finger that moves; with several fingers, their middle counts.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let gesture: @MainActor () -> DragGesture
  private let place: GesturePlace
  /// The place at which the finger touched the screen, in the host and in the gesture's space.
  private var start: (host: CGPoint, own: CGPoint)?
  private var isActive = false
  private var last: DragGesture.Value?

  init(_ gesture: @escaping @MainActor () -> DragGesture, place: GesturePlace) {
    self.gesture = gesture
    self.place = place
  }

  override func accepts(_ kind: TouchKind) -> Bool { kind == .drag }

  override func receive(_ event: TouchEvent) -> GesturePhase<DragGesture.Value> {
    let gesture = gesture()
    let location = place.convert(event.location, to: gesture.coordinateSpace)
    if event.phase == .began { start = (event.location, location) }
    guard let start else { return .failed }
    if event.phase == .waited, let last, isActive { return .active(last) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: start.own,
      velocity: velocity(at: location, time: event.time, phase: event.phase))
    last = value
    isActive = isActive || start.host.distance(to: event.location) >= gesture.minimumDistance
    if event.phase == .ended { return isActive ? .ended(value) : .failed }
    return isActive ? .active(value) : .possible(nil)
  }

  /// The velocity since the last event; a finger that is lifted without a further movement keeps its velocity.
  private func velocity(at location: CGPoint, time: Double, phase: TouchEvent.Phase) -> CGSize {
    guard let last else { return .zero }
    if phase == .ended && last.location == location { return last.velocity }
    let seconds = CGFloat(time - last.time.timeIntervalSinceReferenceDate)
    guard seconds > 0 else { return last.velocity }
    return CGSize(
      width: (location.x - last.location.x) / seconds, height: (location.y - last.location.y) / seconds)
  }

  override func reset(_ actions: TouchActions) { (start, isActive, last) = (nil, false, nil) }
}
