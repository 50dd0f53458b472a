import Foundation

/// An animation of the user's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a value has come on its whole way some seconds after its beginning; nil if it has arrived.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value moves; nil if that is not known.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation goes on from an earlier one of the same value, with its time and its state.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// It begins anew.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps for one value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of an animation of the user's own.
  public var state = AnimationState<Value>()
  /// Whether the animation has come to its end for the eye.
  public var isLogicallyComplete = false
  /// The turns of repetitions whose length is not known, by how deep they are nested.
  var turns: [Int: (number: Int, start: TimeInterval)] = [:]
  /// The values around the view that is animated.
  public internal(set) var environment = EnvironmentValues()

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    context.turns = turns
    context.environment = environment
    return context
  }
}

/// The state of an animation of the user's own, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state in which every key has its default.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the state of an animation, with the value that holds where nobody has set another.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

/// An animation of the user's own, of any type.
struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation

  init(_ base: some CustomAnimation) { self.base = base }

  func animate<V: VectorArithmetic>(_ value: V, at time: TimeInterval, _ context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
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
