import AttributeGraph2
import Foundation

/// Shows a view in a sequence of phases, with an animation to each of them.
///
/// The next phase begins when the animation to the current one has ended by the host's clock; without an animation,
/// after a frame, and after an endless one, never.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// Cycles through the phases.
  ///
  /// - Precondition: There is a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(all: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Runs through the phases once when a value has changed, and back to the first.
  ///
  /// - Precondition: There is a phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(all: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
  }

  private init(
    all phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    trap(unless: !phases.isEmpty, "A phase animator was given no phases. Give it one or more.")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The content in the current phase.
  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .modifier(
        _SequenceDriver(trigger: trigger) { start in
          PhasePlayer(start: start, count: phases.count, isRepeating: trigger == nil) {
            animation(phases[$0])
          } show: {
            index = $0
          }
        })
  }
}

/// Shows a view with a value that follows key frames by the host's clock.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyTrigger?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var shown: Value?

  /// Runs through the key frames, again and again if it repeats.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs through the key frames once when a value has changed.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The content with the current value.
  public var body: some View {
    content(shown ?? initialValue)
      .modifier(
        _SequenceDriver(trigger: trigger) { start in
          let value = shown ?? initialValue
          let timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
          return KeyframePlayer(start: start, timeline: timeline, isRepeating: isRepeating) { shown = $0 }
        })
  }
}

extension View {
  /// Shows the result of a closure for the view in each phase, again and again.
  ///
  /// - Precondition: There is a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderScope(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Shows the result of a closure for the view in each phase, once when a value has changed.
  ///
  /// - Precondition: There is a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderScope(content: self) { placeholder in
      PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Shows the result of a closure for the view and a value that follows key frames.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderScope(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
  }

  /// Shows the result of a closure for the view and a value that follows key frames, once when another value has
  /// changed.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderScope(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
  }
}

/// A view that may contain another one through its placeholder.
nonisolated struct _PlaceholderScope<Content: View, Scope: View>: PrimitiveView {
  let content: Content
  let scope: Scope

  init(content: Content, scope: (PlaceholderContentView<Content>) -> Scope) {
    self.content = content
    self.scope = scope(PlaceholderContentView())
  }

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    var inside = inputs.inside(inputs.makePosition(Self.self))
    let outer = inside.modifiedContent
    inside.modifiedContent[ObjectIdentifier(PlaceholderContentView<Content>.self)] = { place in
      var place = place
      place.modifiedContent = outer
      return Content._makeViewList(view: place.outer(view.property(\.content), from: inputs), inputs: place)
    }
    return Scope._makeViewList(view: view.property(\.scope), inputs: inside)
  }
}

/// A trigger value with its type erased.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isSame: (Any, Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return one == other
    }
  }

  static func == (one: AnyTrigger, other: AnyTrigger) -> Bool { one.isSame(one.value, other.value) }
}

/// A sequence that runs by the clock of a host.
@MainActor
protocol SequencePlayer: RunningAnimation {}

/// Starts a player when the view is mounted, or when a trigger has changed.
nonisolated struct _SequenceDriver: PrimitiveViewModifier, CollectiveModifier {
  let trigger: AnyTrigger?
  let makePlayer: @MainActor (VirtualClock.Instant) -> any SequencePlayer

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let start = SequenceStart(in: inputs.runtime.animations)
    position.own(start)
    var trigger = modifier.read().trigger
    if trigger == nil { start.begin(modifier.read().makePlayer) }
    modifier.updater.add {
      let new = modifier.read()
      guard let wanted = new.trigger, trigger != wanted else { return }
      trigger = wanted
      start.begin(new.makePlayer)
    }
    return body(inputs.inside(position))
  }
}

/// The player that runs at a position.
@MainActor
private final class SequenceStart: Ending {
  private let book: AnimationBook
  private var player: (any SequencePlayer)?

  init(in book: AnimationBook) { self.book = book }

  /// Starts a player, in place of the previous one.
  func begin(_ makePlayer: (VirtualClock.Instant) -> any SequencePlayer) {
    end()
    let player = makePlayer(book.now)
    self.player = player
    // It belongs to no transaction: the completion of the one that has started it does not wait for it.
    book.follow(player)
  }

  func end() {
    if let player { book.remove(player) }
    player = nil
  }
}

/// Runs through phases, each when the animation to the previous one has ended.
private final class PhasePlayer: SequencePlayer {
  private let count: Int
  private let isRepeating: Bool
  private let animation: (Int) -> Animation?
  private let show: (Int) -> Void
  private var index = 0
  private(set) var deadline: VirtualClock.Instant?

  /// The duration of a frame, in which a phase without animation is shown.
  private static let frame: Duration = .seconds(1) / 60

  init(
    start: VirtualClock.Instant, count: Int, isRepeating: Bool, animation: @escaping (Int) -> Animation?,
    show: @escaping (Int) -> Void
  ) {
    self.count = count
    self.isRepeating = isRepeating
    self.animation = animation
    self.show = show
    deadline = start
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    while let moment = deadline, moment <= now {
      guard count > 1 else { return true }
      if index == count, !isRepeating { return true }
      index = isRepeating ? (index + 1) % count : index + 1
      let shown = index % count
      let animation = animation(shown)
      withAnimation(animation) { show(shown) }
      let length = animation?.logicalDuration ?? 0
      deadline = length < VirtualClock.farthest ? now.advanced(by: max(.seconds(max(length, 0)), Self.frame)) : nil
    }
    return false
  }
}

/// Follows key frames.
private final class KeyframePlayer<Value>: SequencePlayer {
  private var start: VirtualClock.Instant
  private let timeline: KeyframeTimeline<Value>
  private let isRepeating: Bool
  private let show: (Value) -> Void

  init(
    start: VirtualClock.Instant, timeline: KeyframeTimeline<Value>, isRepeating: Bool, show: @escaping (Value) -> Void
  ) {
    self.start = start
    self.timeline = timeline
    self.isRepeating = isRepeating
    self.show = show
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let (elapsed, length) = (start.duration(to: now) / .seconds(1), timeline.duration)
    let isOver = elapsed >= length && (!isRepeating || length <= 0)
    show(timeline.value(time: isOver || length <= 0 ? length : elapsed.truncatingRemainder(dividingBy: length)))
    return isOver
  }
}
