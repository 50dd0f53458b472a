/// Actions of a person on search fields.
extension ViewHost {
  /// Types into the frontmost search field, replacing its text; this begins a search.
  ///
  /// - Throws: `HostError` if there is no search field.
  /// - Returns: The work that it caused.
  @discardableResult
  public func search(
    for text: String, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let editing = try searchField()
    return perform(as: "search for '\(text)'", file, line) { editing.write(text) }
  }

  /// Submits the search, as the return key does.
  ///
  /// - Throws: `HostError` if there is no search field.
  /// - Returns: The work that it caused.
  @discardableResult
  public func submitSearch(file: String = #fileID, line: Int = #line) throws(HostError) -> UpdateReport {
    let editing = try searchField()
    return perform(as: "submit the search", file, line) { editing.submit() }
  }

  /// Ends the search, as the button that cancels does.
  ///
  /// - Throws: `HostError` if there is no search field.
  /// - Returns: The work that it caused.
  @discardableResult
  public func cancelSearch(file: String = #fileID, line: Int = #line) throws(HostError) -> UpdateReport {
    let editing = try searchField()
    return perform(as: "cancel the search", file, line) { editing.scope?.values.searchSession?.cancel() }
  }

  /// Removes the token with a text, or an identifier, from a search field.
  ///
  /// - Throws: `HostError` if there is no such token.
  /// - Returns: The work that it caused.
  @discardableResult
  public func removeSearchToken(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let token = try findContainer(target, kind: "search token") { $0.owned(SearchTokenPlace.self) }
    return perform(as: "remove a search token", file, line) { token.remove() }
  }

  /// The text of the frontmost search field; nil if there is none.
  public var searchText: String? { (try? searchField())?.text }

  /// Whether a person searches in the frontmost search field.
  public var isSearching: Bool { (try? searchField())?.scope?.values.isSearching == true }

  private func searchField() throws(HostError) -> TextEditing {
    try findContainer(nil, kind: "search field") { position in
      position.owned(TextEditing.self).flatMap { $0.scope?.values.submitTrigger == .search ? $0 : nil }
    }
  }
}
