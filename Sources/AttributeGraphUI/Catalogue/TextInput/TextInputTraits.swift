/// The input traits of a field, as a host reports them: `ViewHost.inputTraits(of:)`.
public struct TextInputTraits: Hashable, Sendable {
  /// The keyboard.
  public let keyboardType: UIKeyboardType
  /// The meaning of the text; nil if no modifier sets it.
  public let contentType: UITextContentType?
  /// The letters that are capitalised; nil for the system's choice.
  public let autocapitalization: TextInputAutocapitalization?
  /// Whether autocorrection is off.
  public let isAutocorrectionDisabled: Bool
  /// The label of the key that submits the text; nil for the system's choice.
  public let submitLabel: SubmitLabel?
}

/// The letters that are capitalised while a person types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind: Hashable { case never, words, sentences, characters }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(.never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(.words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(.sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(.characters) }

  /// The letters for a value of UIKit; nil for an unknown value.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    @unknown default: return nil
    }
  }
}

extension EnvironmentValues {
  private enum KeyboardKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
  private enum ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
  private enum CapitalizationKey: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }
  private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum FindKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReplaceKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The keyboard of the fields inside.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }

  /// The meaning of the texts in the fields inside.
  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }

  /// The letters that are capitalised in the fields inside.
  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }

  /// Whether autocorrection is off in the fields inside.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether finding text is disabled in the editors inside.
  var isFindDisabled: Bool {
    get { self[FindKey.self] }
    set { self[FindKey.self] = newValue }
  }

  /// Whether replacing text is disabled in the editors inside.
  var isReplaceDisabled: Bool {
    get { self[ReplaceKey.self] }
    set { self[ReplaceKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard of the fields inside; a host reports it.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

  /// Sets the meaning of the texts in the fields inside; a host reports it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Sets which letters are capitalised in the fields inside; a host reports it, and types texts unchanged.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Sets which letters are capitalised in the fields inside; a host reports it, and types texts unchanged.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputAutocapitalization, TextInputAutocapitalization(style))
  }

  /// Sets whether autocorrection is off in the fields inside; a host reports it, and never corrects.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether autocorrection is off in the fields inside; a host reports it, and never corrects.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled, by: disable) { $0 = $1 ?? $0 }
  }

  /// Sets the side of the caret at the end of a line; a host draws no caret.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Shows or hides the controls for formatting text; a host has none.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Lets a person find text in the editors inside; a host has no such interface, so the binding is never set.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets whether finding text is disabled in the editors inside; a host has no such interface.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isFindDisabled, isDisabled)
  }

  /// Sets whether replacing text is disabled in the editors inside; a host has no such interface.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isReplaceDisabled, isDisabled)
  }
}

extension EnvironmentValues {
  private enum AffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

  /// The side of the caret at the end of a line; a host draws no caret.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }

  /// Whether autocorrection is off, by its older name.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension ViewHost {
  /// The input traits of a text field.
  ///
  /// - Throws: `HostError` if there is no such field; the error lists the available ones.
  public func inputTraits(of target: ControlTarget) throws(HostError) -> TextInputTraits {
    let values = try findField(target).part.scope?.values ?? EnvironmentValues()
    return TextInputTraits(
      keyboardType: values.keyboardType, contentType: values.textContentType,
      autocapitalization: values.textInputAutocapitalization,
      isAutocorrectionDisabled: values.autocorrectionDisabled, submitLabel: values.submitLabel)
  }
}
