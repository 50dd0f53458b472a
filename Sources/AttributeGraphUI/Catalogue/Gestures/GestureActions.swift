/// A gesture that runs an action when its value has changed.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  /// The value of the gesture inside.
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    ChangedRecognizer(Content._makeGesture({ gesture().content }, inputs: inputs).recognizer) {
      gesture().action($0)
    }
  }
}

/// A gesture that runs an action when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the gesture inside.
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    EndedRecognizer(Content._makeGesture({ gesture().content }, inputs: inputs).recognizer) { gesture().action($0) }
  }
}

/// A gesture with its value mapped.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// The host recognises the gesture.
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  /// Makes the recognizer.
  @MainActor public static func _makeGesture(
    _ gesture: @escaping @MainActor () -> _MapGesture<Content, Value>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let content = Content._makeGesture({ gesture().content }, inputs: inputs).recognizer
    return _GestureOutputs(recognizer: MapRecognizer(content) { gesture().transform($0) })
  }
}

/// A gesture that updates a `GestureState` while it is active.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  /// The gesture inside.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Updates the state.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Updates a state while a gesture is active.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    UpdatingRecognizer(Base._makeGesture({ gesture().base }, inputs: inputs).recognizer, gesture)
  }
}

/// A recognizer around another one.
private class WrappingRecognizer<Inner, Value>: GestureRecognizer<Value> {
  final let inner: GestureRecognizer<Inner>

  init(_ inner: GestureRecognizer<Inner>) {
    self.inner = inner
  }

  override final var waitsForTap: Bool { inner.waitsForTap }
  override final func accepts(_ kind: TouchKind) -> Bool { inner.accepts(kind) }
  override func reset(_ actions: TouchActions) { inner.reset(actions) }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  private let action: @MainActor (Value) -> Void
  private var last: Value?

  init(_ inner: GestureRecognizer<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    let phase = inner.receive(event)
    if !phase.isOver, let value = phase.value, value != last {
      last = value
      let action = self.action
      event.actions.add { action(value) }
    }
    return phase
  }

  override func reset(_ actions: TouchActions) {
    last = nil
    super.reset(actions)
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let action: @MainActor (Value) -> Void

  init(_ inner: GestureRecognizer<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    let phase = inner.receive(event)
    if case .ended(let value) = phase {
      let action = self.action
      event.actions.add { action(value) }
    }
    return phase
  }
}

private final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  private let transform: @MainActor (Inner) -> Value

  init(_ inner: GestureRecognizer<Inner>, _ transform: @escaping @MainActor (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> { inner.receive(event).map { transform($0) } }
}

private final class UpdatingRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value, Base.Value> {
  private let gesture: @MainActor () -> GestureStateGesture<Base, State>
  private var isUpdating = false

  init(
    _ inner: GestureRecognizer<Base.Value>, _ gesture: @escaping @MainActor () -> GestureStateGesture<Base, State>
  ) {
    self.gesture = gesture
    super.init(inner)
  }

  override func receive(_ event: TouchEvent) -> GesturePhase<Base.Value> {
    let phase = inner.receive(event)
    if !phase.isOver, let value = phase.value {
      isUpdating = true
      let gesture = self.gesture
      event.actions.add {
        let gesture = gesture()
        gesture.state.update { state, transaction in gesture.body(value, &state, &transaction) }
      }
    } else if phase.isOver {
      // Before the actions for the end of the gesture, as in SwiftUI.
      resetState(event.actions)
    }
    return phase
  }

  override func reset(_ actions: TouchActions) {
    super.reset(actions)
    resetState(actions)
  }

  private func resetState(_ actions: TouchActions) {
    guard isUpdating else { return }
    isUpdating = false
    let gesture = self.gesture
    actions.add { gesture().state.reset() }
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the gesture has changed.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with its value mapped.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates a state while the gesture is active; afterwards the state is reset to its initial value.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
