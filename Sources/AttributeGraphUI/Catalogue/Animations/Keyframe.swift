import Foundation

/// A target of a value at a time, and the way to it.
struct Keyframe<Value: Animatable> {
  /// The way to the target.
  enum Way {
    case jump
    case along(UnitCurve)
    case smoothly(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  let target: Value
  let duration: TimeInterval
  let way: Way
}

/// Key frames of one value, one after the other.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The type of the body, which the compiler infers.
  associatedtype Body
  /// The key frames.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends the key frames to a list.
  nonisolated func _add(to list: inout _KeyframeList<Value>)
}

/// Key frames of one value, in order.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

extension KeyframeTrackContent where Body: KeyframeTrackContent, Body.Value == Value {
  /// Appends the key frames of the body.
  nonisolated public func _add(to list: inout _KeyframeList<Value>) {
    list = onMainActor((self, list)) { content, before in
      var list = before
      content.body._add(to: &list)
      return list
    }
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Traps: the library knows the key frames.
  public var body: Never {
    fatalError("\(Self.self) has no body: it is one of the library's own key frames.")
  }
}

/// No key frames.
nonisolated public struct EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  nonisolated init() {}

  /// Adds nothing.
  public func _add(to list: inout _KeyframeList<Value>) {}
}

/// Moves a value to a target along a timing curve.
nonisolated public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Moves a value to a target in some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(target: to, duration: duration, way: .along(timingCurve))
  }

  /// Appends the key frame.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// Moves a value to a target smoothly. Without explicit velocities, its velocity between two cubic key frames is that
/// of the way from the previous target to the next, and zero at the ends of a sequence.
nonisolated public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Moves a value to a target in some seconds, with velocities at the beginning and the end.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = Keyframe(
      target: to, duration: duration, way: .smoothly(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// Appends the key frame.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// Moves a value to a target with a spring.
nonisolated public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Moves a value to a target with a spring, in some seconds or until it has settled.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = Keyframe(
      target: to, duration: duration ?? spring.settlingDuration, way: .spring(spring, startVelocity: startVelocity))
  }

  /// Appends the key frame.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// Sets a value at once.
nonisolated public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Sets a value.
  public init(_ to: Value) {
    keyframe = Keyframe(target: to, duration: 0, way: .jump)
  }

  /// Appends the key frame.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// Key frames of several contents, in order.
nonisolated public struct _KeyframeTrackSequence<Value: Animatable>: KeyframeTrackContent {
  private var list = _KeyframeList<Value>()

  init(_ contents: [any KeyframeTrackContent<Value>]) {
    for content in contents { content._add(to: &list) }
  }

  /// Adds all key frames.
  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes += self.list.keyframes }
}

/// Builds the key frames of one value from a sequence of them.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Key frames, unchanged.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  /// The first key frames.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// Key frames after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeTrackSequence<Value> {
    _KeyframeTrackSequence([accumulated, next])
  }
  /// Key frames of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackSequence<Value> {
    _KeyframeTrackSequence(components)
  }
  /// Key frames of one branch.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value> {
    _KeyframeTrackSequence([component])
  }
  /// Key frames of the other branch.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value> {
    _KeyframeTrackSequence([component])
  }
  /// No key frames.
  public static func buildBlock() -> EmptyKeyframeTrackContent<Value> { EmptyKeyframeTrackContent() }
}
