import Foundation

/// How far the recognition of a gesture has got.
enum GesturePhase<Value> {
  /// It may still become the gesture; a gesture that tells of its preparation has a value.
  case possible(Value?)
  /// It is the gesture, which goes on.
  case active(Value)
  /// It was the gesture.
  case ended(Value)
  /// It is not the gesture, or not any more.
  case failed

  /// The phase with another value.
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

  /// Whether nothing follows.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }
}

/// A kind of movement of fingers, for which a test looks for a gesture.
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
    /// Time has passed; the fingers are where they were.
    case waited
  }

  var phase: Phase
  /// The places of the fingers, in the coordinates of the host; after the end those that they had.
  var touches: [CGPoint]
  /// The time in seconds.
  let time: Double
  /// The actions that recognizers want to have run.
  let actions: TouchActions

  /// The middle of the fingers.
  var location: CGPoint {
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: touches.map(\.x).reduce(0, +) / count, y: touches.map(\.y).reduce(0, +) / count)
  }
}

/// Actions of gestures that run when it is decided that the gesture is recognised.
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
  /// Takes an event in and tells how far the gesture has got; after the end it is not called before a reset.
  func receive(_ event: TouchEvent) -> GesturePhase<Value> { .failed }

  /// Goes back to the beginning: the gesture is over, or another one was recognised.
  func reset(_ actions: TouchActions) {}

  /// Whether it can recognise a kind of movement.
  func accepts(_ kind: TouchKind) -> Bool { false }

  /// Whether it is between two taps of a gesture that needs several.
  var waitsForTap: Bool { false }
}

/// A recognizer whose value nobody asks for.
@MainActor
protocol AnyGestureRecognizer: AnyObject {
  /// Takes an event in.
  func receiveAny(_ event: TouchEvent) -> GesturePhase<Void>
  /// Goes back to the beginning.
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
  /// A named space that no view around has is that of the host.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: node?.convert(fromHost: point) ?? point
    case .named(let name): node?.space(around: name)?.convert(fromHost: point) ?? point
    }
  }

  /// A point of the host as a part of the view's rectangle.
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
    let point = effectsAround().place(before: point)
    return CGPoint(x: point.x - frameInHost.origin.x, y: point.y - frameInHost.origin.y)
  }
}
