/// A value with a part that is animated.
final class AnimatedValue<Value: Animatable>: RunningAnimation {
  /// Passes on the shown value.
  let updater = Updater()
  /// The shown value.
  private(set) var shown: Value
  private var target: Value
  private let book: AnimationBook
  /// The running animation.
  private var way: Way?

  /// The animation from one value to another: an object, so that an update without one looks at a reference only.
  private final class Way {
    var from: Value.AnimatableData
    var animation: Animation
    let start: VirtualClock.Instant
    var context = AnimationContext<Value.AnimatableData>()
    /// The moments at which the animation and those that it continues end, as far as they are known.
    var ends: [VirtualClock.Instant] = []
    /// The courses of animations that were interrupted, for what waits for their logical ends.
    var interrupted: [InterruptedAnimation<Value.AnimatableData>] = []

    init(from: Value.AnimatableData, animation: Animation, start: VirtualClock.Instant) {
      (self.from, self.animation, self.start) = (from, animation, start)
    }
  }

  /// Whether the value is on its way.
  var isRunning: Bool { way != nil }

  init(_ value: Value, in book: AnimationBook) {
    shown = value
    target = value
    self.book = book
  }

  /// Sets a new value in the running update, whose transaction may be changed for it.
  func take(_ new: Value, changing change: ((inout Transaction) -> Void)?) {
    // Most updates are not animated, and no animation is running: the transaction is not copied.
    if way == nil && change == nil && Transaction.update.animation == nil { return set(new) }
    var transaction = Transaction.update
    change?(&transaction)
    take(new, transaction)
  }

  private func set(_ new: Value) {
    target = new
    shown = new
    updater.run()
  }

  /// Sets a new value: at once, or with an animation.
  func take(_ new: Value, _ transaction: Transaction) {
    guard way != nil || transaction.animation != nil else { return set(new) }
    let old = target
    target = new
    shown = new
    if old.animatableData == new.animatableData {
      // A change of another part does not stop the running animation.
      _ = place(at: book.now)
    } else if let animation = transaction.animation {
      begin(animation, from: old)
    } else if let way {
      if way.from == new.animatableData || transaction.disablesAnimations {
        stop()
      } else {
        // A change without an animation moves both ends of the running one, so the shown value moves by as much.
        way.from += new.animatableData - old.animatableData
        _ = place(at: book.now)
      }
    }
    updater.run()
  }

  /// Begins an animation to the target, which continues the running one.
  private func begin(_ animation: Animation, from old: Value) {
    var rest: InterruptedAnimation<Value.AnimatableData>?
    if let way {
      let interval = old.animatableData - way.from
      rest = InterruptedAnimation(way.animation, of: interval, since: way.start, way.context)
      way.animation = animation.continuing(
        way.animation, of: interval, after: way.start.duration(to: book.now) / .seconds(1),
        to: target.animatableData - way.from, &way.context)
    } else {
      way = Way(from: old.animatableData, animation: animation, start: book.now)
    }
    let now = book.now
    way?.ends.removeAll { $0 <= now }
    way?.ends += animation.ends(since: now)
    book.add(self) {
      if let rest { way?.interrupted.append(rest) }
      return rest
    }
    _ = place(at: book.now)
  }

  func nextEnd(after now: VirtualClock.Instant) -> VirtualClock.Instant? {
    way?.ends.filter { $0 > now }.min()
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let hasArrived = place(at: now)
    if hasArrived { leaveWay() }
    updater.run()
    return hasArrived
  }

  private func stop() {
    leaveWay()
    book.remove(self)
  }

  private func leaveWay() {
    way?.interrupted.forEach(book.remove)
    way = nil
  }

  private func place(at now: VirtualClock.Instant) -> Bool {
    shown = target
    guard let way else { return true }
    let elapsed = way.start.duration(to: now) / .seconds(1)
    var context = way.context
    let part = way.animation.animate(target.animatableData - way.from, at: elapsed, &context)
    way.context = context
    if context.isLogicallyComplete { book.noteLogicalEnd(of: self) }
    // A view may act in the setter when the value has arrived.
    shown.animatableData = part.map { way.from + $0 } ?? target.animatableData
    return part == nil
  }
}

extension AnimatedValue: Ending {
  func end() {
    stop()
    updater.end()
  }
}

extension _GraphValue where Value: Animatable {
  /// The shown value: a change in an animated transaction reaches it step by step.
  func animated(at position: ViewPosition, inputs: _ViewInputs) -> _GraphValue<Value> {
    let animated = AnimatedValue(read(), in: inputs.runtime.animations)
    position.own(animated)
    let change = inputs.transactionTransform
    updater.add { animated.take(read(), changing: change) }
    return _GraphValue(updater: animated.updater) { animated.shown }
  }
}

extension View where Self: Animatable {
  /// Makes the position of a view with a body, which runs for each step of an animation of the view's data.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(AnimatedValue<Self>.self)
    return BodyPosition.makeViewList(
      of: view.animated(at: position, inputs: inputs), inputs: inputs.inside(position), by: ViewBody<Self>())
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the position of a modifier with a body, which runs for each step of an animation of the modifier's data.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(AnimatedValue<Self>.self)
    return makeBody(
      of: modifier.animated(at: position, inputs: inputs), inputs: inputs.inside(position), body: body)
  }
}

/// The course of an animation that another one continues: nothing follows it any more, but its logical end is waited
/// for.
private final class InterruptedAnimation<Vector: VectorArithmetic>: RunningAnimation {
  private let animation: Animation
  private let interval: Vector
  private let start: VirtualClock.Instant
  private var context: AnimationContext<Vector>

  init(
    _ animation: Animation, of interval: Vector, since start: VirtualClock.Instant, _ context: AnimationContext<Vector>
  ) {
    (self.animation, self.interval, self.start, self.context) = (animation, interval, start, context)
  }

  func nextEnd(after now: VirtualClock.Instant) -> VirtualClock.Instant? {
    animation.ends(since: start).filter { $0 > now }.min()
  }

  func step(to now: VirtualClock.Instant) -> Bool {
    let elapsed = start.duration(to: now) / .seconds(1)
    return animation.animate(interval, at: elapsed, &context) == nil || context.isLogicallyComplete
  }
}
