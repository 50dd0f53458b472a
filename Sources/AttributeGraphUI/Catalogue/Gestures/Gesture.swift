/// A movement of fingers, recognised from touches.
///
/// A custom gesture has a `body` composed of others, and may hold `GestureState` and other properties like a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value, which the compiler infers.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  var body: Body { get }

  /// Makes the recognizer of the gesture, once for a place; the closure returns the current gesture.
  static func _makeGesture(_ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs) -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes the recognizer of the body, whose properties are connected to the position.
  @MainActor public static func _makeGesture(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> _GestureOutputs<Body.Value> {
    let connection = GestureConnection<Self>(inputs)
    inputs.position.own(connection)
    return Body._makeGesture({ connection.connect(gesture()).body }, inputs: inputs)
  }
}

/// The connected properties of a gesture with a body, at one position.
final class GestureConnection<G: Gesture>: Ending {
  private var properties: ConnectedProperties?
  private unowned let position: ViewPosition
  private let environment: EnvironmentScope

  /// Prepares the properties of a gesture.
  init(_ inputs: _GestureInputs) {
    properties = ConnectedProperties(of: G.self)
    position = inputs.position
    environment = inputs.environment
  }

  /// A copy of the gesture whose properties are connected.
  func connect(_ gesture: G) -> G {
    var connected = gesture
    properties?.connect(&connected, at: position, in: environment) { _, _ in }
    return connected
  }

  func end() { properties?.end() }
}

/// The context of a recognizer.
@MainActor
public struct _GestureInputs {
  /// The position of the modifier that attaches the gesture.
  let position: ViewPosition
  /// The environment there.
  let environment: EnvironmentScope
  /// The view to which the gesture is attached.
  let place: GesturePlace
}

/// The recognizer of a gesture.
@MainActor
public struct _GestureOutputs<Value> {
  let recognizer: GestureRecognizer<Value>
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture that the library recognises itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes the recognizer.
  static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value>
}

extension PrimitiveGesture {
  /// Makes the recognizer.
  @MainActor public static func _makeGesture(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    _GestureOutputs(recognizer: makeRecognizer(gesture, inputs: inputs))
  }
}

extension Gesture where Body == Never {
  /// Traps: the host recognises the gesture.
  public var body: Never { fatalError("\(Self.self) has no body: the host recognises the gesture.") }
}

/// The gestures to recognise, of those of a view and of the views inside.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A mask by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither.
  public static let none: GestureMask = []
  /// The attached gesture, and none of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, and not the attached one.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
