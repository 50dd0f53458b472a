import Foundation

/// Key frames of the parts of a value.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the body, which the compiler infers.
  associatedtype Body
  /// The tracks.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Appends the tracks to a list.
  nonisolated func _add(to list: inout _TrackList<Value>)
}

/// Tracks of the parts of a value.
public struct _TrackList<Value> {
  /// The duration of a track, and its effect on a value at a time.
  struct Track {
    let duration: TimeInterval
    let apply: (inout Value, TimeInterval) -> Void
  }

  /// The tracks, made for the initial value.
  var tracks: [(Value) -> Track] = []
}

extension Keyframes where Body: Keyframes, Body.Value == Value {
  /// Appends the tracks of the body.
  nonisolated public func _add(to list: inout _TrackList<Value>) {
    list = onMainActor((self, list)) { content, before in
      var list = before
      content.body._add(to: &list)
      return list
    }
  }
}

extension Keyframes where Body == Never {
  /// Traps: the library knows the tracks.
  public var body: Never {
    fatalError("\(Self.self) has no body: it is one of the library's own tracks.")
  }
}

/// No tracks.
nonisolated public struct EmptyKeyframes<Value>: Keyframes {
  nonisolated init() {}

  /// Adds nothing.
  public func _add(to list: inout _TrackList<Value>) {}
}

/// The key frames of a part of a value.
nonisolated public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Makes the track of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Makes the track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Adds the track.
  public func _add(to list: inout _TrackList<Root>) {
    var keyframes = _KeyframeList<Value>()
    content._add(to: &keyframes)
    list.tracks.append { [keyPath, keyframes] root in
      let segments = KeyframeSegments(keyframes.keyframes, from: root[keyPath: keyPath])
      return _TrackList.Track(duration: segments.duration) { value, time in
        value[keyPath: keyPath] = segments.value(at: time)
      }
    }
  }
}

/// Several tracks.
nonisolated public struct _KeyframeTracks<Value>: Keyframes {
  private var list = _TrackList<Value>()

  init(_ parts: [any Keyframes<Value>]) {
    for part in parts { part._add(to: &list) }
  }

  /// Adds the tracks.
  public func _add(to list: inout _TrackList<Value>) { list.tracks += self.list.tracks }
}

/// Builds key frames from tracks, or from the key frames of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Tracks, unchanged.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  /// Key frames of the whole value, unchanged.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K where Value: Animatable {
    expression
  }
  /// The first tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// The first key frames.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K where Value: Animatable { first }
  /// Tracks beside others.
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>)
    -> _KeyframeTracks<Value>
  {
    _KeyframeTracks([accumulated, next])
  }
  /// Key frames after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeTrackSequence<Value> where Value: Animatable {
    _KeyframeTrackSequence([accumulated, next])
  }
  /// Key frames of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackSequence<Value>
  where Value: Animatable {
    _KeyframeTrackSequence(components)
  }
  /// The key frames of the first branch of an `if`.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value>
  where Value: Animatable {
    _KeyframeTrackSequence([component])
  }
  /// The key frames of the second branch of an `if`.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeTrackSequence<Value>
  where Value: Animatable {
    _KeyframeTrackSequence([component])
  }
  /// No tracks.
  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }
  /// The tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
  /// The track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// The values of a sequence of key frames over time.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_TrackList<Value>.Track]

  /// Makes a timeline with an initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var list = _TrackList<Value>()
    content()._add(to: &list)
    self.initialValue = initialValue
    tracks = list.tracks.map { $0(initialValue) }
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value after a fraction of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Key frames of one value with their times and velocities.
private struct KeyframeSegments<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Segment {
    let start: TimeInterval
    let keyframe: Keyframe<Value>
    let from: Data
    let to: Data
    let startVelocity: Data
    let endVelocity: Data
  }

  private let initial: Value
  private var segments: [Segment] = []
  /// Their duration, in seconds.
  let duration: TimeInterval

  init(_ keyframes: [Keyframe<Value>], from initial: Value) {
    self.initial = initial
    duration = keyframes.reduce(0) { $0 + max($1.duration, 0) }
    segments = onMainActor((keyframes, initial)) { Self.makeSegments($0.0, from: $0.1) }
  }

  @MainActor
  private static func makeSegments(_ keyframes: [Keyframe<Value>], from initial: Value) -> [Segment] {
    var segments: [Segment] = []
    var (time, place, speed) = (0.0, initial.animatableData, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.target.animatableData
      let length = max(keyframe.duration, 0)
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      var (start, end) = (speed, Data.zero)
      switch keyframe.way {
      case .jump: start = .zero
      case .along: end = .zero
      case .smoothly(let startVelocity, let endVelocity):
        start = startVelocity?.animatableData ?? speed
        if let endVelocity {
          end = endVelocity.animatableData
        } else if let next, case .smoothly = next.way, length + next.duration > 0 {
          end = (next.target.animatableData - place).scaled(by: 1 / (length + next.duration))
        }
      case .spring(let spring, let startVelocity):
        start = startVelocity?.animatableData ?? speed
        end = spring.velocity(target: to - place, initialVelocity: start, time: length)
      }
      segments.append(
        Segment(start: time, keyframe: keyframe, from: place, to: to, startVelocity: start, endVelocity: end))
      if case .spring(let spring, _) = keyframe.way {
        place = place + spring.value(target: to - place, initialVelocity: start, time: length)
      } else {
        place = to
      }
      (time, speed) = (time + length, end)
    }
    return segments
  }

  /// The value after some seconds.
  func value(at time: TimeInterval) -> Value { onMainActor((self, time)) { $0.0.valueOnMainActor(at: $0.1) } }

  @MainActor
  private func valueOnMainActor(at time: TimeInterval) -> Value {
    guard let index = segments.lastIndex(where: { $0.start <= time }) else { return initial }
    let segment = segments[index]
    var value = segment.keyframe.target
    let (elapsed, length) = (time - segment.start, segment.keyframe.duration)
    if case .spring(let spring, _) = segment.keyframe.way, elapsed < length || index < segments.count - 1 {
      value.animatableData =
        segment.from
        + spring.value(
          target: segment.to - segment.from, initialVelocity: segment.startVelocity, time: elapsed)
      return value
    }
    guard elapsed < length else { return value }
    let part = elapsed / length
    switch segment.keyframe.way {
    case .jump, .spring: break
    case .along(let curve):
      value.animatableData = segment.from.interpolated(towards: segment.to, amount: curve.value(at: part))
    case .smoothly:
      // The cubic Hermite curve with the velocities at both ends.
      let (two, three) = (part * part, part * part * part)
      let places = segment.from.scaled(by: 2 * three - 3 * two + 1) + segment.to.scaled(by: 3 * two - 2 * three)
      let speeds =
        segment.startVelocity.scaled(by: (three - 2 * two + part) * length)
        + segment.endVelocity.scaled(by: (three - two) * length)
      value.animatableData = places + speeds
    }
    return value
  }
}
