import Foundation

/// A finger that moves over the screen.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where the finger is and how it got there.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which follows the clock of the host.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger touched the screen.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second; zero where no time has passed.
    public var velocity: CGSize

    /// How far the finger is from where it touched the screen.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: a quarter of a second further at its velocity, as SwiftUI relates the two.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far that is from where the finger touched the screen.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger has to move, in points, before the gesture is recognised.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Recognises a finger that has moved for a distance.
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

/// Recognises a finger that moves; of several fingers the middle counts.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let gesture: @MainActor () -> DragGesture
  private let place: GesturePlace
  /// Where the finger touched the screen, in the host and in the gesture's space.
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

  /// The velocity since the last event; a finger that leaves the screen where it was keeps its velocity.
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
