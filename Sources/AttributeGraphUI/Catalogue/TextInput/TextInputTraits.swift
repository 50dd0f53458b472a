/// The input traits of a field, for a host: `ViewHost.inputTraits(of:)`.
public struct TextInputTraits: Hashable, Sendable {
  /// The keyboard.
  public let keyboardType: UIKeyboardType
  /// The meaning of the text; nil where no modifier tells it.
  public let contentType: UITextContentType?
  /// The letters that are capitalised; nil for as the system chooses.
  public let autocapitalization: TextInputAutocapitalization?
  /// Whether nothing is corrected.
  public let isAutocorrectionDisabled: Bool
  /// The label of the key that submits the text; nil for as the system chooses.
  public let submitLabel: SubmitLabel?
}

/// Which letters are capitalised while a person writes.
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

  /// The letters that UIKit's value stands for; nil for a value that is not known.
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

  /// Whether nothing is corrected in the fields inside.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether a person cannot look for a text in the editors inside.
  var isFindDisabled: Bool {
    get { self[FindKey.self] }
    set { self[FindKey.self] = newValue }
  }

  /// Whether a person cannot replace a text in the editors inside.
  var isReplaceDisabled: Bool {
    get { self[ReplaceKey.self] }
    set { self[ReplaceKey.self] = newValue }
  }
}

extension View {
  /// Says which keyboard the fields inside want; a host tells it.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

  /// Says what the texts in the fields inside mean; a host tells it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }

  /// Says which letters are capitalised in the fields inside; a host tells it, and writes as it is asked to.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Says which letters are capitalised in the fields inside; a host tells it, and writes as it is asked to.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputAutocapitalization, TextInputAutocapitalization(style))
  }

  /// Says whether nothing is corrected in the fields inside; nothing is, and a host tells it.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether nothing is corrected in the fields inside; nothing is, and a host tells it.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }

  /// Lets a person look for a text in the editors inside; nobody does here, so the binding is never set.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Says whether a person cannot look for a text in the editors inside; nobody does here.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isFindDisabled, isDisabled)
  }

  /// Says whether a person cannot replace a text in the editors inside; nobody does here.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isReplaceDisabled, isDisabled)
  }
}

extension ViewHost {
  /// The input traits of a text field.
  ///
  /// - Throws: `HostError` where there is no such field; it names those that there are.
  public func inputTraits(of target: ControlTarget) throws(HostError) -> TextInputTraits {
    let values = try findField(target).part.scope?.values ?? EnvironmentValues()
    return TextInputTraits(
      keyboardType: values.keyboardType, contentType: values.textContentType,
      autocapitalization: values.textInputAutocapitalization,
      isAutocorrectionDisabled: values.autocorrectionDisabled, submitLabel: values.submitLabel)
  }
}
