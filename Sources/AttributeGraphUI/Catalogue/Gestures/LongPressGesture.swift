import Foundation

/// A finger that stays on the view for a while.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// True while the finger stays, and at the end.
  public typealias Value = Bool

  /// The duration for which the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the finger, in points.
  public var maximumDistance: CGFloat

  /// Recognises a finger that stays.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

/// Recognises a finger that stays; its value is true from the touch on.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  private let gesture: @MainActor () -> LongPressGesture
  private var start: (location: CGPoint, time: Double)?
  /// The error of times in seconds, which are sums of floating-point numbers.
  private static let tolerance = 1e-6

  init(_ gesture: @escaping @MainActor () -> LongPressGesture) {
    self.gesture = gesture
  }

  override func accepts(_ kind: TouchKind) -> Bool { kind == .longPress }

  override func receive(_ event: TouchEvent) -> GesturePhase<Bool> {
    if event.phase == .began { start = (event.location, event.time) }
    guard let start else { return .failed }
    let gesture = gesture()
    if start.location.distance(to: event.location) > gesture.maximumDistance { return .failed }
    if event.time - start.time >= gesture.minimumDuration - Self.tolerance { return .ended(true) }
    return event.phase == .ended ? .failed : .possible(true)
  }

  override func reset(_ actions: TouchActions) { start = nil }
}
