import Foundation

/// Puts a search field into a bar at the top of a view, and reports to the view whether the search is active.
///
/// The bar is 44 points high; during a search it has a cancel button, and shows scopes and suggestions below the field.
nonisolated struct _SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
  let suggestions: AnyView?
  @State private var isSearchingHere = false
  @State private var session = SearchSession()
  @FocusState private var isFocused: Bool
  @Environment(\.searchParts) private var parts

  init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil, suggestions: AnyView? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
    self.suggestions = suggestions
  }

  @MainActor func body(content: Content) -> some View {
    let isSearching = isPresented?.wrappedValue ?? isSearchingHere
    let (text, tokens, end) = (text, tokens, ending)
    session.renew(
      cancel: end,
      complete: { value in
        if let string = value as? String {
          text.wrappedValue = string
        } else if let tokens, tokens.add(value) {
          text.wrappedValue = ""
        }
      })
    return
      _SearchedViews(content: content)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(session: session))
      .environment(\.searchParts, SearchParts())
      .safeAreaInset(edge: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          bar(isSearching)
          if isSearching { surroundings }
        }
        .environment(\.searchSession, session)
        .environment(\.submitTrigger, .search)
        .environment(\.isSearching, isSearching)
        .modifier(_StayingModifier())
      }
      .onChange(of: isSearching) { _, isSearching in if isFocused != isSearching { isFocused = isSearching } }
  }

  @MainActor private func bar(_ isSearching: Bool) -> some View {
    HStack {
      if let tokens {
        ForEach(tokens.shown()) { token in token.view.modifier(_SearchTokenModifier(remove: token.act)) }
      }
      TextField(
        label: Text("Search"), prompt: prompt, source: .text(text),
        onEditingChanged: { if $0 { setSearching(true) } }
      )
      .environment(\.textFieldStyle, nil)
      .focused($isFocused)
      if isSearching { Button("Cancel", action: ending) }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  @ViewBuilder @MainActor private var surroundings: some View {
    if let scopes = parts.scopes, !parts.scopesWaitForText || !text.wrappedValue.isEmpty { scopes }
    if !parts.hiddenSuggestions.contains(.content) {
      VStack(alignment: .leading) {
        if let suggestions { suggestions }
        if let suggestions = parts.suggestions { suggestions }
        if let tokens {
          ForEach(tokens.suggested()) { token in
            Button {
              token.act()
              text.wrappedValue = ""
            } label: {
              token.view
            }
          }
        }
      }
    }
  }

  @MainActor private func setSearching(_ isSearching: Bool) {
    if let isPresented { isPresented.wrappedValue = isSearching } else { isSearchingHere = isSearching }
  }

  /// Ends the search, as the cancel button does. It does not own the session, which owns it.
  @MainActor private var ending: () -> Void {
    let (text, focus, searching) = (text, $isFocused, isPresented ?? $isSearchingHere)
    return {
      text.wrappedValue = ""
      focus.wrappedValue = false
      searching.wrappedValue = false
    }
  }
}

/// The searched views: several are below each other, so that they have one search field.
nonisolated struct _SearchedViews<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeViewList(
    view: _GraphValue<_SearchedViews<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let views = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: nil))
    let node = ImplicitStackNode(at: position, content: views)
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// Connects the parts of a search; there is one object per search field.
@MainActor
final class SearchSession {
  private var perform: () -> Void = {}
  private var take: (Any) -> Void = { _ in }

  nonisolated init() {}

  /// Sets the closures of the last body.
  func renew(cancel: @escaping () -> Void, complete: @escaping (Any) -> Void) {
    perform = cancel
    take = complete
  }

  /// Cancels the search.
  func cancel() { perform() }

  /// Puts the value of a suggestion into the field, in place of its text: a text, or a token.
  func complete(_ value: Any) { take(value) }
}

/// Ends a search: the text of the field is cleared, and the field is left. Outside of a search it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let session: SearchSession?

  nonisolated init(session: SearchSession?) { self.session = session }

  /// Cancels the search.
  public func callAsFunction() { session?.cancel() }
}

/// The tokens of a search field, with their type erased.
struct SearchTokens {
  /// A token as a view, with its action.
  struct Token: Identifiable {
    let id: AnyHashable
    let view: AnyView
    let act: () -> Void
  }

  /// The tokens in the field; each is removed by its action.
  let shown: () -> [Token]
  /// The suggested tokens; each is added by its action.
  let suggested: () -> [Token]
  /// Adds a token; false for a value of another type, which is ignored.
  let add: (Any) -> Bool

  /// The tokens of a binding, and suggested ones.
  init<C: RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    shown = {
      tokens.wrappedValue.map { element in
        Token(id: element.id, view: AnyView(token(element))) { tokens.wrappedValue.removeAll { $0.id == element.id } }
      }
    }
    self.suggested = {
      guard let suggested else { return [] }
      return suggested.wrappedValue.map { element in
        Token(id: element.id, view: AnyView(token(element))) { tokens.wrappedValue.append(element) }
      }
    }
    add = { Self.add($0, to: tokens) }
  }

  /// The tokens of a binding, which their views can change.
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    shown = {
      tokens.wrappedValue.indices.map { index in
        let id = tokens.wrappedValue[index].id
        let element = Binding(
          get: { tokens.wrappedValue[index] }, set: { token, _ in tokens.wrappedValue[index] = token })
        return Token(id: id, view: AnyView(token(element))) { tokens.wrappedValue.removeAll { $0.id == id } }
      }
    }
    suggested = { [] }
    add = { Self.add($0, to: tokens) }
  }

  private static func add<C: RangeReplaceableCollection>(_ value: Any, to tokens: Binding<C>) -> Bool {
    guard let element = value as? C.Element else { return false }
    tokens.wrappedValue.append(element)
    return true
  }
}

/// A token in a search field, which a host can remove.
nonisolated struct _SearchTokenModifier: PrimitiveViewModifier {
  let remove: () -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(SearchTokenPlace { modifier.read().remove() })
    return body(inputs.inside(position))
  }
}

/// The place of a token in a search field.
@MainActor
final class SearchTokenPlace: Ending {
  private(set) var remove: () -> Void

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  func end() { remove = {} }
}
