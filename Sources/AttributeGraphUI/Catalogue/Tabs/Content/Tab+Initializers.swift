// The initialisers of a tab with a title, for each kind of title, picture and value.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol of the system, which a value selects.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and a symbol of the system, which a value of an optional selection selects.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and a picture, which a value selects.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Makes a tab with a title and a picture, which a value of an optional selection selects.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Makes a tab with a title and a symbol of the system, which a value selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and a symbol of the system, which a value selects where the selection may be nil.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and a picture, which a value selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Makes a tab with a title and a picture, which a value selects where the selection may be nil.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Makes a tab with the label of its role, which a value selects.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(of: role))
  }

  /// Makes a tab with the label of its role, which a value of an optional selection selects.
  public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T? {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(of: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    )
  }

  /// Makes a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }

  /// Makes a tab with a title and a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }

  /// Makes a tab with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(of: role))
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Makes a tab without a label, which a value selects.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// Makes a tab without a label, which a value of an optional selection selects.
  public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content) where Value == T? {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Makes a tab without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a label of views, which a value selects.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  /// Makes a tab with a label of views, which a value of an optional selection selects.
  public init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a label of views.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}
