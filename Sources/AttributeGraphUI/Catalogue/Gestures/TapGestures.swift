import AttributeGraph2
import Foundation

/// A tap, or several in a row.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  /// A tap has no value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// Recognises a number of taps in a row.
  ///
  /// - Precondition: The count is at least 1.
  public init(count: Int = 1) {
    self.count = checkedTapCount(count)
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Void> {
    TapRecognizer(count: { gesture().count }, value: { _ in })
  }
}

/// A tap, or several in a row, with the place.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Recognises a number of taps in a row, with their place in a coordinate space.
  ///
  /// - Precondition: The count is at least 1.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = checkedTapCount(count)
    self.coordinateSpace = coordinateSpace
  }

  /// Recognises a number of consecutive taps, with their location in a coordinate space.
  ///
  /// - Precondition: The count is at least 1.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    TapRecognizer(count: { gesture().count }) { event in
      Value(location: inputs.place.convert(event.location, to: gesture().coordinateSpace))
    }
  }
}

/// Checks a number of taps for a gesture.
func checkedTapCount(_ count: Int) -> Int {
  trap(unless: count >= 1, "A gesture of \(count) taps was asked for. Ask for 1 or more.")
  return count
}

/// The pause between two taps of one gesture.
enum TapPause {
  /// The longest one, in seconds.
  static var longest: Double { 0.35 }
}

/// Recognises taps: fingers that touch the screen and leave it without having moved far.
///
/// The limits are ours: 10 points of movement, 0.35 seconds between two taps.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  private static var longestMovement: CGFloat { 10 }

  private let count: @MainActor () -> Int
  private let value: @MainActor (TouchEvent) -> Value
  private var start: CGPoint?
  private var taps = 0
  private var lastTap = 0.0

  /// Recognises a number of taps; a closure makes the value.
  init(count: @escaping @MainActor () -> Int, value: @escaping @MainActor (TouchEvent) -> Value) {
    self.count = count
    self.value = value
  }

  override var waitsForTap: Bool { taps > 0 }

  override func accepts(_ kind: TouchKind) -> Bool { kind == .tap(count: count()) }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    switch event.phase {
    case .began:
      if taps > 0 && event.time - lastTap > TapPause.longest { return .failed }
      start = event.location
    case .moved:
      if let start, start.distance(to: event.location) > Self.longestMovement { return .failed }
    case .ended:
      guard let start, start.distance(to: event.location) <= Self.longestMovement else { return .failed }
      self.start = nil
      taps += 1
      lastTap = event.time
      if taps >= count() { return .ended(value(event)) }
    case .waited:
      if start == nil && taps > 0 && event.time - lastTap > TapPause.longest { return .failed }
    }
    return .possible(nil)
  }

  override func reset(_ actions: TouchActions) { (start, taps) = (nil, 0) }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
