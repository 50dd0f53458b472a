import Foundation

// The initialisers of a column, for each kind of title and of sorting.

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column with a title, which does not sort.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column with a title, which does not sort.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), title: Text(title), comparator: nil, content: content)
  }

  /// Makes a column with a title, which does not sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, title: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Makes a column with a title and the texts at a key path, which does not sort.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// Makes a column with a title and the texts at a key path, which does not sort.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title) { Text($0[keyPath: value]) }
  }

  /// Makes a column with a title and the texts at a key path, which does not sort.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, RowValue == Sort.Compared {
  /// Makes a column with a title, which sorts by a comparator of values.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), title: Text(titleKey), comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by a comparator of values.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), title: Text(title), comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by a comparator of values.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, title: text, comparator: comparator, content: content)
  }
}
