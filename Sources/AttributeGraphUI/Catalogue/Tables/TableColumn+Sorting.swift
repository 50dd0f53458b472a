import Foundation

// The initialisers of a column that sorts by a part of the values.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column with a title, which sorts by comparable values at a key path.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by optional comparable values at a key path.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column with a title, which sorts by Booleans at a key path: false before true.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: TruthComparator()),
      content: content)
  }

  /// Makes a column with a title, which sorts by comparable values at a key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by optional comparable values at a key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column with a title, which sorts by Booleans at a key path: false before true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: TruthComparator()),
      content: content)
  }

  /// Makes a column with a title, which sorts by comparable values at a key path.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by optional comparable values at a key path.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Makes a column with a title, which sorts by Booleans at a key path: false before true.
  public init(
    _ text: Text, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: TruthComparator()), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Makes a column with a title and the texts at a key path, which sorts by them.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleKey), title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// Makes a column with a title and the texts at a key path, which sorts by them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: Text(title), title: Text(title), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// Makes a column with a title and the texts at a key path, which sorts by them.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(
      label: text, title: text, comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }
}
