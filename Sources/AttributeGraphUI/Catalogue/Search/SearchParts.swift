/// The place of a search field: always a bar at the top of the view.
public struct SearchFieldPlacement: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, toolbar, toolbarPrincipal, sidebar, drawer(NavigationBarDrawerDisplayMode?)
  }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(nil))
  /// Below the title of the page, always or while the page is not scrolled.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// When a field below the title is shown; here always.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always }
    private let kind: Kind

    /// While the page is not scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}

/// The place of search suggestions: below the field, as on a phone.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, menu, content }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = SearchSuggestionsPlacement(kind: .automatic)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(kind: .menu)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(kind: .content)

  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: Int

    /// The set with exactly the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu.
    public static let menu = Set(rawValue: 1)
    /// The content.
    public static let content = Set(rawValue: 2)
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  enum Kind: Hashable { case automatic, onTextEntry, onSearchPresentation }
  let kind: Kind

  /// While there is a text in the field, as on a phone.
  public static let automatic = SearchScopeActivation(kind: .automatic)
  /// While there is a text in the field.
  public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
  /// While a person searches.
  public static let onSearchPresentation = SearchScopeActivation(kind: .onSearchPresentation)
}

/// Views that modifiers around a search field add to it.
struct SearchParts {
  var suggestions: AnyView?
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var scopes: AnyView?
  var scopesWaitForText = false
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum PartsKey: EnvironmentKey { static var defaultValue: SearchParts { SearchParts() } }
  private enum SessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(session: nil) }
  }

  /// Whether a person searches in the enclosing search field.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the enclosing search field.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The place of search suggestions: below the field, as on a phone.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

  /// Views that modifiers around search fields add to them.
  var searchParts: SearchParts {
    get { self[PartsKey.self] }
    set { self[PartsKey.self] = newValue }
  }

  /// The search whose bar contains the view.
  var searchSession: SearchSession? {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
}

/// Makes a suggestion put its value into the search field when it is tapped.
nonisolated struct _SearchCompletionModifier: PrimitiveViewModifier {
  let value: Any

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let values = inputs.environment.values
    if let session = values.searchSession {
      let action = TapAction {
        session.complete(modifier.read().value)
        values.submitListener?.submit(.search)
      }
      position.control = Control(action, inputs: inputs)
    }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Shows suggestions below the search field inside during a search.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { $0.suggestions = suggestions }
  }

  /// Shows or hides the suggestions of the search fields inside at some places; here they are in the content.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchParts) { parts in
      if visibility == .hidden {
        parts.hiddenSuggestions.formUnion(placements)
      } else {
        parts.hiddenSuggestions.subtract(placements)
      }
    }
  }

  /// Makes a suggestion put a text into the search field, and submit the search, when it is tapped.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(value: completion))
  }

  /// Makes a suggestion add a token to the search field, in place of its text, and submit the search, when it is
  /// tapped.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(_SearchCompletionModifier(value: token))
  }

  /// Lets a person select a search scope, with a picker titled "Scope" below the search field inside.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person select a search scope, with a picker titled "Scope" below the search field inside.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    let picker = AnyView(Picker("Scope", selection: scope) { scopes })
    return transformEnvironment(\.searchParts) { parts in
      parts.scopes = picker
      parts.scopesWaitForText = activation != .onSearchPresentation
    }
  }

  /// Binds the focus of the search field inside to a Boolean, in both directions.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    focused(binding)
  }

  /// Binds the focus of the search field inside to a value: it is set when the field is focused, and setting it moves
  /// the focus.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    focused(binding, equals: value)
  }

  /// Sets the behaviour of toolbars during a search; here they stay.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  {
    self
  }

  /// Sets the behaviour of a search field in a toolbar; here it is always shown.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets whether a person can dictate into the search fields inside; a host has no dictation.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Binds the selection in the search field; a host selects no text, so it never changes.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

/// The behaviour of toolbars during a search; here they stay.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, avoidHidingContent }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = SearchPresentationToolbarBehavior(kind: .automatic)
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(kind: .avoidHidingContent)
}

/// The behaviour of a search field in a toolbar; here it is always shown.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, minimize }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// A button opens it.
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// The behaviour of dictation into a field; a host has no dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  /// When dictation begins.
  public struct DictationActivation: Hashable, Sendable {
    private enum Kind: Hashable { case onLook, onSelect }
    private let kind: Kind

    /// When a person looks at the microphone.
    public static let onLook = DictationActivation(kind: .onLook)
    /// When a person selects the microphone.
    public static let onSelect = DictationActivation(kind: .onSelect)
  }

  private let activation: DictationActivation?

  /// The system's choice.
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// In the field, with an activation.
  public static func inline(activation: DictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }

  /// Never.
  public static let preventDictation = TextInputDictationBehavior(activation: nil)
}
