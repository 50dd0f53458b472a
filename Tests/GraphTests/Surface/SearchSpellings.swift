import SwiftUI

struct SearchSpellings: View {
  struct Token: Identifiable, Hashable {
    let id: String
    var isOn = true
  }

  enum Scope: String, CaseIterable, Identifiable {
    case inbox, favorites
    var id: Self { self }
  }

  @State private var text = ""
  @State private var isPresented = false
  @State private var tokens: [Token] = []
  @State private var suggested: [Token] = []
  @State private var scope = Scope.inbox
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack { List(["a"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) } }
      .searchable(text: $text)
    Text("a").searchable(text: $text, prompt: "Look for something")
    Text("a").searchable(text: $text, prompt: Text("Look"))
    Text("a").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
    Text("a").searchable(text: $text, placement: .navigationBarDrawer, prompt: scope.rawValue)
    Text("a").searchable(text: $text, placement: .toolbar)
    Text("a").searchable(text: $text, placement: .sidebar)
    Text("a")
      .searchable(text: $text) { ForEach(["a", "b"], id: \.self) { Text($0).searchCompletion($0) } }
    Text("a").searchable(text: $text, prompt: "Find", suggestions: { Text("x").searchCompletion("x") })
    Text("a").searchable(text: $text, isPresented: $isPresented)
    Text("a").searchable(text: $text, isPresented: $isPresented, prompt: "Find")
    more
  }

  @ViewBuilder private var more: some View {
    Text("a").searchable(text: $text, tokens: $tokens) { token in Text(token.id) }
    Text("a").searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.id) }
    Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
    Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("b")) { token in
      switch token.isOn {
      case true: Text("on")
      case false: Text("off")
      }
    }
    Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { Text($0.id) }
    Text("a").searchable(text: $text, editableTokens: $tokens) { $token in Toggle(token.id, isOn: $token.isOn) }
    Text("a")
      .searchable(text: $text)
      .searchSuggestions { Label("b", systemImage: "star").searchCompletion("b") }
      .searchSuggestions(.hidden, for: .content)
      .searchScopes($scope) { ForEach(Scope.allCases) { Text($0.rawValue).tag($0) } }
      .searchScopes($scope, activation: .onSearchPresentation) { Text("b").tag(Scope.inbox) }
      .searchFocused($isFocused)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .onSubmit(of: .search) { print(text) }
      .onSubmit(of: .search, submit)
      .onSubmit(of: [.text, .search]) {}
      .onChange(of: text) { _, _ in submit() }
    SearchResults()
  }

  private func submit() {}
}

private struct SearchResults: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh

  var body: some View {
    Text(isSearching ? "Searching!" : "Not searching.")
    Button("Done") { dismissSearch() }
    Button("Refresh") { Task { await refresh?() } }
  }
}

struct InputSpellings: View {
  @State private var text = ""
  @State private var items: [String] = []

  var body: some View {
    List(items, id: \.self) { Text($0) }
      .refreshable { await load() }
      .refreshable { items = [] }
      .scrollDismissesKeyboard(.immediately)
      .scrollDismissesKeyboard(.interactively)
    TextField("a", text: $text)
      .keyboardType(.emailAddress)
      .keyboardType(UIKeyboardType.URL)
      .textContentType(.emailAddress)
      .textContentType(nil)
      .textInputAutocapitalization(.never)
      .textInputAutocapitalization(.words)
      .autocapitalization(.none)
      .autocapitalization(UITextAutocapitalizationType.allCharacters)
      .autocorrectionDisabled()
      .autocorrectionDisabled(true)
      .disableAutocorrection(true)
      .onSubmit { print("b") }
      .onSubmit(of: .text) {}
    SecureField("b", text: $text)
      .submitLabel(.next)
      .submitScope(text.isEmpty)
      .submitScope()
      .textContentType(.newPassword)
    Wrapped(keyboard: .decimalPad, content: .oneTimeCode)
  }

  private func load() async { items.append("b") }
}

private struct Wrapped: View {
  var keyboard: UIKeyboardType = .default
  var content: UITextContentType?
  var capitals: TextInputAutocapitalization? = .sentences
  var label = SubmitLabel.return
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text)
      .keyboardType(keyboard)
      .textContentType(content)
      .textInputAutocapitalization(capitals)
      .submitLabel(label)
  }
}
