import Foundation

/// The progress in recognising a gesture.
enum GesturePhase<Value> {
  /// It may still become the gesture; a gesture that reports its preparation has a value.
  case possible(Value?)
  /// It is the gesture, which continues.
  case active(Value)
  /// It was the gesture.
  case ended(Value)
  /// It is not the gesture, or no longer.
  case failed

  /// The phase with its value mapped.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value, if there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether it is a final phase.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }
}

/// A kind of movement of fingers, with which a test looks for a gesture.
enum TouchKind: Equatable {
  case tap(count: Int)
  case longPress
  case drag
  case magnify
  case rotate
}

/// An event of the fingers on the screen.
struct TouchEvent {
  /// The phase of the event.
  enum Phase {
    /// The first finger touches the screen.
    case began
    /// Fingers have moved, or another one touches the screen.
    case moved
    /// The last finger leaves the screen.
    case ended
    /// Time has passed; the fingers have not moved.
    case waited
  }

  var phase: Phase
  /// The places of the fingers, in the coordinates of the host; after the end, their last places.
  var touches: [CGPoint]
  /// The time in seconds.
  let time: Double
  /// The actions that recognizers request.
  let actions: TouchActions

  /// The middle of the fingers.
  var location: CGPoint {
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: touches.map(\.x).reduce(0, +) / count, y: touches.map(\.y).reduce(0, +) / count)
  }
}

/// Actions of gestures that run once the gesture is recognised.
@MainActor
final class TouchActions {
  private var actions: [() -> Void] = []

  /// Adds an action.
  func add(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs the actions, each once.
  func run() {
    let actions = self.actions
    self.actions = []
    for action in actions { action() }
  }
}

/// Recognises a gesture in touches.
@MainActor
class GestureRecognizer<Value> {
  /// Handles an event and returns the progress of the gesture; after the end it is not called before a reset.
  func receive(_ event: TouchEvent) -> GesturePhase<Value> { .failed }

  /// Resets the recognizer: the gesture has ended, or another one was recognised.
  func reset(_ actions: TouchActions) {}

  /// Whether it can recognise a kind of movement.
  func accepts(_ kind: TouchKind) -> Bool { false }

  /// Whether it is between two taps of a gesture that needs several.
  var waitsForTap: Bool { false }
}

/// A recognizer with its value type erased.
@MainActor
protocol AnyGestureRecognizer: AnyObject {
  /// Receives an event.
  func receiveAny(_ event: TouchEvent) -> GesturePhase<Void>
  /// Resets the recognizer.
  func reset(_ actions: TouchActions)
  /// Whether it can recognise a kind of movement.
  func accepts(_ kind: TouchKind) -> Bool
  /// Whether it is between two taps of a gesture that needs several.
  var waitsForTap: Bool { get }
}

extension GestureRecognizer: AnyGestureRecognizer {
  func receiveAny(_ event: TouchEvent) -> GesturePhase<Void> { receive(event).map { _ in } }
}

/// The view to which a gesture is attached, for locations in its coordinates.
@MainActor
final class GesturePlace {
  /// The layout node of the view; of several views, of the one that was touched last.
  weak var node: LayoutNode?

  /// A point of the host in a coordinate space.
  ///
  /// If no view around has the name of the space, the host's space is used.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: node?.convert(fromHost: point) ?? point
    case .named(let name): node?.space(named: name)?.convert(fromHost: point) ?? point
    }
  }

  /// A point of the host as fractions of the view's rectangle.
  func anchor(at point: CGPoint) -> UnitPoint {
    let (local, size) = (convert(point, to: .local), node?.geometry.size ?? .zero)
    return UnitPoint(
      x: size.width > 0 ? local.x / size.width : 0.5, y: size.height > 0 ? local.y / size.height : 0.5)
  }
}

extension LayoutNode {
  /// A point of the host in the coordinates of the node, as it is drawn: scaled, turned and moved.
  ///
  /// - Complexity: O(depth).
  func convert(fromHost point: CGPoint) -> CGPoint {
    let point = enclosingEffects().place(before: point)
    return CGPoint(x: point.x - frameInHost.origin.x, y: point.y - frameInHost.origin.y)
  }
}
