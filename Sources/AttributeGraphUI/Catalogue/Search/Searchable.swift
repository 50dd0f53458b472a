import Foundation

extension View {
  /// Puts a search field into a bar at the top of the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Puts a search field into a bar at the top of the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a search field into a bar at the top of the view.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a search field into a bar at the top of the view, with suggestions during a search.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(_SearchModifier(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }

  /// Puts a search field into a bar at the top of the view, with suggestions while a person searches.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      _SearchModifier(text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
  }

  /// Puts a search field into a bar at the top of the view, with suggestions while a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      _SearchModifier(text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
  }

  /// Puts a search field into a bar at the top of the view; a binding controls whether the search is active.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Puts a search field into a bar at the top of the view; a binding controls whether the search is active.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Puts a search field into a bar at the top of the view; a binding controls whether the search is active.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}

extension View {
  /// Puts a search field with tokens before its text into a bar at the top of the view.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text, and suggested tokens, into a bar at the top of the view.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view, which suggests tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view, which suggests tokens.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with editable tokens before its text into a bar at the top of the view.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Puts a search field with tokens that can be changed before its text into a bar at the top of the view.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Puts a search field with tokens that can be changed before its text into a bar at the top of the view.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view; a binding controls whether the
  /// search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view; a binding controls whether the
  /// search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view; a binding controls whether the
  /// search is active.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Puts a search field with tokens before its text, and suggested tokens, into a bar at the top of the view; a
  /// binding controls whether the search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view, which suggests tokens; a
  /// binding controls whether the search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with tokens before its text into a bar at the top of the view, which suggests tokens; a
  /// binding controls whether the search is active.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Puts a search field with editable tokens before its text into a bar at the top of the view; a binding controls
  /// whether the search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Puts a search field with tokens that can be changed before its text into a bar at the top of the view; a binding
  /// controls whether the search is active.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Puts a search field with tokens that can be changed before its text into a bar at the top of the view; a binding
  /// controls whether the search is active.
  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }
}
