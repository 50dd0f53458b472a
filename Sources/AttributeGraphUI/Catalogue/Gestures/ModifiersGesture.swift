/// A gesture that is recognised only while modifier keys are held. A host has no keyboard beside its fingers, so a
/// gesture that needs a key is never recognised.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the gesture inside.
  public typealias Value = Content.Value
  /// The gesture inside.
  public var content: Content
  /// The keys.
  public var modifiers: EventModifiers

  /// Makes the gesture.
  public init(content: Content, modifiers: EventModifiers) {
    self.content = content
    self.modifiers = modifiers
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<Value> {
    let inside = Content._makeGesture({ gesture().content }, inputs: inputs).recognizer
    return gesture().modifiers.isEmpty ? inside : UnrecognizedRecognizer()
  }
}

/// Recognises nothing.
private final class UnrecognizedRecognizer<Value>: GestureRecognizer<Value> {
  override func accepts(_ kind: TouchKind) -> Bool { false }
  override func receive(_ event: TouchEvent) -> GesturePhase<Value> { .failed }
}

extension Gesture {
  /// The gesture, recognised only while modifier keys are held.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
