import Foundation

/// A custom animation.
public protocol CustomAnimation: Hashable, Sendable {
  /// The progress of a value along its whole vector some seconds after the beginning; nil at the end.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity of the value; nil if unknown.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation continues from an earlier one of the same value, with its time and its state.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// By default a new animation does not merge with the previous one.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of an animation for one value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of a custom animation.
  public var state = AnimationState<Value>()
  /// Whether the animation is logically complete.
  public var isLogicallyComplete = false
  /// The current repetitions of unknown duration, by nesting depth.
  var repetitions: [Int: (number: Int, start: TimeInterval)] = [:]
  /// The environment of the animated view.
  public internal(set) var environment = EnvironmentValues()

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    context.repetitions = repetitions
    context.environment = environment
    return context
  }
}

/// The state of a custom animation, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether all values are default values.
  var isEmpty: Bool { values.isEmpty }

  /// Makes a state with default values.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the state of an animation, with a default value.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// A custom animation with its type erased.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: some CustomAnimation) { self.base = base }

  func animate<V: VectorArithmetic>(_ value: V, at time: TimeInterval, _ context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(_ value: V, at time: TimeInterval, _ context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, at time: TimeInterval, _ context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  static func == (one: AnyCustomAnimation, other: AnyCustomAnimation) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
