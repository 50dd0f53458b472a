/// A gesture that is composed of two.
nonisolated protocol PairGesture: PrimitiveGesture {
  /// The type of the first gesture.
  associatedtype First: Gesture
  /// The type of the second gesture.
  associatedtype Second: Gesture
  /// The one gesture.
  var first: First { get }
  /// The other gesture.
  var second: Second { get }
}

/// Recognises a gesture that is composed of two.
private class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First.Value>
  final let second: GestureRecognizer<Second.Value>

  init<Pair: PairGesture>(of gesture: @escaping @MainActor () -> Pair, inputs: _GestureInputs)
  where Pair.First == First, Pair.Second == Second {
    first = First._makeGesture({ gesture().first }, inputs: inputs).recognizer
    second = Second._makeGesture({ gesture().second }, inputs: inputs).recognizer
  }

  override func accepts(_ kind: TouchKind) -> Bool { first.accepts(kind) || second.accepts(kind) }

  override func reset(_ actions: TouchActions) {
    first.reset(actions)
    second.reset(actions)
  }
}

/// Two gestures in sequence: the second is recognised only after the first.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The active gesture, with its value.
  @frozen public enum Value {
    /// The first.
    case first(First.Value)
    /// The second, after the first; the value of the second is nil until it is recognised.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to end before the other.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Puts a gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(of: gesture, inputs: inputs)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognises one gesture after another.
private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value
  /// The value with which the first ended.
  private var firstValue: First.Value?

  override var waitsForTap: Bool { firstValue == nil ? first.waitsForTap : second.waitsForTap }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    if let firstValue { return receiveSecond(event, after: firstValue) }
    switch first.receive(event) {
    case .possible(let value): return .possible(value.map(Value.first))
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      firstValue = value
      // A finger that is still on the screen begins the second gesture at its place.
      guard event.phase != .ended else { return .active(.second(value, nil)) }
      var beginning = event
      beginning.phase = .began
      return receiveSecond(beginning, after: value)
    }
  }

  private func receiveSecond(_ event: TouchEvent, after firstValue: First.Value) -> GesturePhase<Value> {
    switch second.receive(event) {
    case .possible(let value): .active(.second(firstValue, value))
    case .active(let value): .active(.second(firstValue, value))
    case .ended(let value): .ended(.second(firstValue, value))
    case .failed: .failed
    }
  }

  override func reset(_ actions: TouchActions) {
    firstValue = nil
    super.reset(actions)
  }
}

/// Two gestures that are recognised side by side.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The values of both; nil for a gesture that is not recognised.
  @frozen public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }

  /// The one gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Puts two gestures side by side.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(of: gesture, inputs: inputs)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognises two gestures at a time; both have to end before the whole does.
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value
  private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.possible(nil), .possible(nil))

  override var waitsForTap: Bool {
    (!phases.0.isOver && first.waitsForTap) || (!phases.1.isOver && second.waitsForTap)
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    if !phases.0.isOver { phases.0 = first.receive(event) }
    if !phases.1.isOver { phases.1 = second.receive(event) }
    let value = Value(first: phases.0.value, second: phases.1.value)
    switch phases {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended): return .active(value)
    }
  }

  override func reset(_ actions: TouchActions) {
    phases = (.possible(nil), .possible(nil))
    super.reset(actions)
  }
}

/// Two exclusive gestures: only one is recognised, the first if both match.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The value of the gesture that is recognised.
  @frozen public enum Value {
    /// The first is.
    case first(First.Value)
    /// The second is.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Puts a gesture before another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(of: gesture, inputs: inputs)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognises the first of two gestures that matches; the end of the second is deferred while the first waits for a
/// tap.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value
  private var firstIsOut = false
  private var secondIsOut = false
  /// The value with which the second has ended while the first may still be recognised, and its actions.
  private var waiting: (value: Second.Value, actions: TouchActions)?

  override var waitsForTap: Bool { (!firstIsOut && first.waitsForTap) || (!secondIsOut && second.waitsForTap) }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    var preparation: Value?
    if !firstIsOut {
      switch first.receive(event) {
      case .possible(let value): preparation = value.map(Value.first)
      case .active(let value):
        dropSecond(event.actions)
        return .active(.first(value))
      case .ended(let value):
        dropSecond(event.actions)
        return .ended(.first(value))
      case .failed:
        firstIsOut = true
        first.reset(event.actions)
      }
    }
    if let waiting, firstIsOut {
      event.actions.add(waiting.actions.run)
      return .ended(.second(waiting.value))
    }
    if !secondIsOut {
      let actions = TouchActions()
      let own = TouchEvent(phase: event.phase, touches: event.touches, time: event.time, actions: actions)
      let phase = second.receive(own)
      if case .ended(let value) = phase, !firstIsOut, first.waitsForTap {
        waiting = (value, actions)
        secondIsOut = true
      } else {
        event.actions.add(actions.run)
        switch phase {
        case .possible(let value): preparation = preparation ?? value.map(Value.second)
        case .active(let value):
          dropFirst(event.actions)
          return .active(.second(value))
        case .ended(let value):
          dropFirst(event.actions)
          return .ended(.second(value))
        case .failed: secondIsOut = true
        }
      }
    }
    return firstIsOut && secondIsOut ? .failed : .possible(preparation)
  }

  private func dropFirst(_ actions: TouchActions) {
    guard !firstIsOut else { return }
    firstIsOut = true
    first.reset(actions)
  }

  private func dropSecond(_ actions: TouchActions) {
    waiting = nil
    guard !secondIsOut else { return }
    secondIsOut = true
    second.reset(actions)
  }

  override func reset(_ actions: TouchActions) {
    (firstIsOut, secondIsOut, waiting) = (false, false, nil)
    super.reset(actions)
  }
}

extension Gesture {
  /// This gesture, and another one that is recognised only after it.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another one, side by side.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another one.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
