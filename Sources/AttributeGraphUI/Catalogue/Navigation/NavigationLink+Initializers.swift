extension NavigationLink {
  /// Makes a link to a view, with a label of views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), activation: .tap, label: label())
  }

  /// Makes a link to a view, with a label of views.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, activation: .tap, label: label())
  }

  /// Makes a link to a view that is shown while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, activation: .binding(isActive, tag: nil), label: label())
  }

  /// Makes a link to a view that is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), activation: .binding(isActive, tag: nil), label: label())
  }

  /// Makes a link to a view that is shown while a selection is the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, activation: .selected(tag, in: selection), label: label())
  }

  /// Makes a link to a view that is shown while a selection is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), activation: .selected(tag, in: selection), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), activation: .tap, label: Text(titleKey))
  }

  /// Makes a link to a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), activation: .tap, label: Text(title))
  }

  /// Makes a link to a view, with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, activation: .tap, label: Text(titleKey))
  }

  /// Makes a link to a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, activation: .tap, label: Text(title))
  }

  /// Makes a link to a view that is shown while a binding is true, with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, activation: .binding(isActive, tag: nil), label: Text(titleKey))
  }

  /// Makes a link to a view that is shown while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, activation: .binding(isActive, tag: nil), label: Text(title))
  }

  /// Makes a link to a view that is shown while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), activation: .binding(isActive, tag: nil), label: Text(titleKey))
  }

  /// Makes a link to a view that is shown while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), activation: .binding(isActive, tag: nil), label: Text(title))
  }

  /// Makes a link to a view that is shown while a selection is the link's tag, with a title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, activation: .selected(tag, in: selection), label: Text(titleKey))
  }

  /// Makes a link to a view that is shown while a selection is the link's tag, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, activation: .selected(tag, in: selection), label: Text(title))
  }

  /// Makes a link to a view that is shown while a selection is the link's tag, with a title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), activation: .selected(tag, in: selection), label: Text(titleKey))
  }

  /// Makes a link to a view that is shown while a selection is the link's tag, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), activation: .selected(tag, in: selection), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page of a value, which `navigationDestination(for:destination:)` makes; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(destination: nil, activation: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the page of a value, with a title; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the page of a value, with a title; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to a scene of a storyboard. There are none, so the link is disabled.
  public init(destinationName: String, @ViewBuilder label: () -> Label) {
    self.init(destination: nil, activation: .value(nil), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to a scene of a storyboard. There are none, so the link is disabled.
  public init(_ titleKey: LocalizedStringKey, destinationName: String) {
    self.init(destinationName: destinationName) { Text(titleKey) }
  }

  /// Makes a link with a title to a scene of a storyboard. There are none, so the link is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destinationName: String) {
    self.init(destinationName: destinationName) { Text(title) }
  }
}
