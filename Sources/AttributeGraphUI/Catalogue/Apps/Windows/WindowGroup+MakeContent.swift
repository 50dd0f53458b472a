// The same groups with the name of the closure in newer versions of SwiftUI. Trailing closures mean the forms with
// `content`: these here are disfavoured.

extension WindowGroup {
  /// Makes a group of windows.
  @_disfavoredOverload
  public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(content: makeContent) }

  /// Makes a group of windows that are opened by an id.
  @_disfavoredOverload
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { self.init(id: id, content: makeContent) }

  /// Makes a group of windows with a title.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, content: makeContent)
  }

  /// Makes a group of windows with a title that are opened by an id.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id: id, content: makeContent)
  }

  /// Makes a group of windows with a title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(titleKey, content: makeContent)
  }

  /// Makes a group of windows with a title that are opened by an id.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(titleKey, id: id, content: makeContent)
  }

  // The forms for strings are disfavoured twice, by the attribute and by a parameter that is never given.

  /// Makes a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content, _unused: Void = ()
  ) {
    self.init(title, content: makeContent)
  }

  /// Makes a group of windows with a title that are opened by an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content, _unused: Void = ()
  ) {
    self.init(title, id: id, content: makeContent)
  }
}
