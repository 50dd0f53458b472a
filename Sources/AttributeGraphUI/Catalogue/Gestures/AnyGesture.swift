/// A gesture with its type erased.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// The host recognises the gesture.
  public typealias Body = Never
  private let box: AnyGestureBox<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = TypedGestureBox(gesture)
  }

  /// Makes the recognizer.
  @MainActor public static func _makeGesture(
    _ gesture: @escaping @MainActor () -> AnyGesture<Value>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    _GestureOutputs(recognizer: ErasedRecognizer({ gesture().box }, inputs: inputs))
  }
}

/// A gesture of some type.
private nonisolated class AnyGestureBox<Value> {
  /// The type of the gesture.
  var type: ObjectIdentifier { fatalError("\(Self.self) is abstract.") }

  /// Makes the recognizer for gestures of this type, which a closure returns.
  @MainActor func makeRecognizer(
    _ box: @escaping @MainActor () -> AnyGestureBox<Value>, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    fatalError("\(Self.self) is abstract.")
  }
}

private nonisolated final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  override var type: ObjectIdentifier { ObjectIdentifier(G.self) }

  @MainActor override func makeRecognizer(
    _ box: @escaping @MainActor () -> AnyGestureBox<G.Value>, inputs: _GestureInputs
  ) -> GestureRecognizer<G.Value> {
    G._makeGesture({ ((box() as? TypedGestureBox<G>) ?? self).gesture }, inputs: inputs).recognizer
  }
}

/// Recognises a gesture whose type may change after each recognition.
private final class ErasedRecognizer<Value>: GestureRecognizer<Value> {
  private let box: @MainActor () -> AnyGestureBox<Value>
  private let inputs: _GestureInputs
  private var known: (type: ObjectIdentifier, recognizer: GestureRecognizer<Value>)?
  private var isRecognizing = false

  init(_ box: @escaping @MainActor () -> AnyGestureBox<Value>, inputs: _GestureInputs) {
    self.box = box
    self.inputs = inputs
  }

  private var current: GestureRecognizer<Value> {
    if isRecognizing, let known { return known.recognizer }
    let box = box()
    if let known, known.type == box.type { return known.recognizer }
    let recognizer = box.makeRecognizer(self.box, inputs: inputs)
    known = (box.type, recognizer)
    return recognizer
  }

  override var waitsForTap: Bool { known?.recognizer.waitsForTap ?? false }
  override func accepts(_ kind: TouchKind) -> Bool { current.accepts(kind) }

  override func receive(_ event: TouchEvent) -> GesturePhase<Value> {
    let recognizer = current
    isRecognizing = true
    return recognizer.receive(event)
  }

  override func reset(_ actions: TouchActions) {
    known?.recognizer.reset(actions)
    isRecognizing = false
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// Makes a recognizer that recognises nothing while the gesture is nil.
  @MainActor public static func _makeGesture(
    _ gesture: @escaping @MainActor () -> Wrapped?, inputs: _GestureInputs
  ) -> _GestureOutputs<Wrapped.Value> {
    _GestureOutputs(recognizer: OptionalRecognizer(gesture, inputs: inputs))
  }
}

/// Recognises a gesture while it is not nil.
private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value> {
  private let gesture: @MainActor () -> Wrapped?
  private let inputs: _GestureInputs
  /// The last gesture, to end a recognition during which the gesture becomes nil.
  private var latest: Wrapped?
  private var recognizer: GestureRecognizer<Wrapped.Value>?

  init(_ gesture: @escaping @MainActor () -> Wrapped?, inputs: _GestureInputs) {
    self.gesture = gesture
    self.inputs = inputs
  }

  private var current: GestureRecognizer<Wrapped.Value>? {
    guard let gesture = gesture() else { return nil }
    latest = gesture
    if let recognizer { return recognizer }
    let made = Wrapped._makeGesture({ [unowned self] in latest ?? gesture }, inputs: inputs).recognizer
    recognizer = made
    return made
  }

  override var waitsForTap: Bool { recognizer?.waitsForTap ?? false }
  override func accepts(_ kind: TouchKind) -> Bool { current?.accepts(kind) ?? false }
  override func receive(_ event: TouchEvent) -> GesturePhase<Wrapped.Value> { current?.receive(event) ?? .failed }
  override func reset(_ actions: TouchActions) { recognizer?.reset(actions) }
}
