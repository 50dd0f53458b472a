#if !canImport(Darwin)
/// A button that pastes the content of the host's pasteboard, if its type is suitable.
nonisolated public struct PasteButton: View {
  private let canPaste: ([NSItemProvider]) -> Bool
  private let paste: ([NSItemProvider]) -> Void
  @Environment(\.pasteboard) private var pasteboard

  /// Makes a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    canPaste = { $0.contains(types: T.importedContentTypes()) }
    paste = { $0.load(T.self, onPaste) }
  }

  /// Makes a button that pastes items of some types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    canPaste = { $0.contains(types: supportedContentTypes) }
    paste = { payloadAction(DropInfo(location: .zero, items: $0).itemProviders(for: supportedContentTypes)) }
  }

  /// Makes a button that pastes the value that a validator makes from items of some types, if any.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(supportedContentTypes: supportedContentTypes) { items in
      if let payload = validator(items) { payloadAction(payload) }
    }
  }

  /// Makes a button that pastes items of types with some identifiers.
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
  }

  /// Makes a button that pastes the value that a validator makes from items of types with some identifiers, if any.
  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(
      supportedContentTypes: supportedTypes.compactMap { UTType($0) }, validator: validator,
      payloadAction: payloadAction)
  }

  /// The label "Paste".
  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      let items = pasteboard.providers
      if canPaste(items) { paste(items) }
    }
    .environment(\.buttonsShareRow, false)
  }
}
#endif
