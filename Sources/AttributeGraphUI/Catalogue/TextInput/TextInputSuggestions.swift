// Suggestions for what is typed into a field. A host shows none: it types whole texts.

extension View {
  /// Sets suggestions for fields inside; a host shows none, so the views are not made.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Sets suggestions of a collection for fields inside; a host shows none, so the views are not made.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Sets suggestions of a collection for fields inside; a host shows none, so the views are not made.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// Sets the text that a suggestion stands for; a host shows no suggestions.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}
