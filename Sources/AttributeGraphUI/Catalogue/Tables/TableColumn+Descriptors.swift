import Foundation

// The initialisers of a column for tables of objects, whose order consists of `SortDescriptor`s. The constraint is
// `NSObjectProtocol` and not `NSObject`, because the compiler would infer `NSObject` itself as the type of the rows.

/// A type whose values a `SortDescriptor` orders: a Boolean, a number, a text, a date, an id, or an optional one.
public protocol _SortDescriptorValue {
  /// The descriptor that orders by the values at a key path.
  static func _descriptor<Root: Identifiable>(
    of value: any KeyPath<Root, Self> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root>
  /// The descriptor that orders by the optional values at a key path; nil comes first.
  static func _descriptor<Root: Identifiable>(
    ofOptional value: any KeyPath<Root, Self?> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root>
}

extension _SortDescriptorValue where Self: Comparable {
  /// The descriptor that orders by the values at a key path.
  public static func _descriptor<Root: Identifiable>(
    of value: any KeyPath<Root, Self> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(value, order: order) }

  /// The descriptor that orders by the optional values at a key path; nil comes first.
  public static func _descriptor<Root: Identifiable>(
    ofOptional value: any KeyPath<Root, Self?> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(value, order: order) }
}

extension Int: _SortDescriptorValue {}
extension Int8: _SortDescriptorValue {}
extension Int16: _SortDescriptorValue {}
extension Int32: _SortDescriptorValue {}
extension Int64: _SortDescriptorValue {}
extension UInt: _SortDescriptorValue {}
extension UInt8: _SortDescriptorValue {}
extension UInt16: _SortDescriptorValue {}
extension UInt32: _SortDescriptorValue {}
extension UInt64: _SortDescriptorValue {}
extension Double: _SortDescriptorValue {}
extension Float: _SortDescriptorValue {}
extension Date: _SortDescriptorValue {}
extension UUID: _SortDescriptorValue {}

extension String: _SortDescriptorValue {
  /// The descriptor that orders by the texts at a key path.
  public static func _descriptor<Root: Identifiable>(
    of value: any KeyPath<Root, String> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(value, comparator: .localizedStandard, order: order) }

  /// The descriptor that orders by the optional texts at a key path; nil comes first.
  public static func _descriptor<Root: Identifiable>(
    ofOptional value: any KeyPath<Root, String?> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(value, comparator: .localizedStandard, order: order) }
}

extension Bool: _SortDescriptorValue {
  /// The descriptor that orders by the Booleans at a key path: false before true.
  public static func _descriptor<Root: Identifiable>(
    of value: any KeyPath<Root, Bool> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(\Root[rankAt: .required(value)], order: order) }

  /// The descriptor that orders by the optional Booleans at a key path: nil, false, true.
  public static func _descriptor<Root: Identifiable>(
    ofOptional value: any KeyPath<Root, Bool?> & Sendable, order: SortOrder
  ) -> SortDescriptor<Root> { SortDescriptor(\Root[rankAt: .optional(value)], order: order) }
}

/// The key path to a Boolean, which has no order of its own.
private enum BooleanPath<Root>: Hashable, Sendable {
  /// To a Boolean.
  case required(any KeyPath<Root, Bool> & Sendable)
  /// To a Boolean that may be missing.
  case optional(any KeyPath<Root, Bool?> & Sendable)

  private var path: AnyKeyPath {
    switch self {
    case .required(let path): path
    case .optional(let path): path
    }
  }

  /// The place of the Boolean of a value in an order: nil, false, true.
  func rank(in root: Root) -> Int {
    let value: Bool? =
      switch self {
      case .required(let path): root[keyPath: path]
      case .optional(let path): root[keyPath: path]
      }
    return value.map { $0 ? 2 : 1 } ?? 0
  }

  static func == (one: BooleanPath, other: BooleanPath) -> Bool { one.path == other.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Identifiable {
  /// The place of a Boolean in an order. A descriptor needs a key path to something comparable.
  fileprivate subscript(rankAt path: BooleanPath<Self>) -> Int { path.rank(in: self) }
}

extension TableColumn where RowValue: NSObjectProtocol, Sort == SortDescriptor<RowValue>, Label == Text {
  /// Makes a column from its descriptors in both directions.
  private init(
    _ text: Text, sortedBy descriptor: (SortOrder) -> SortDescriptor<RowValue>,
    content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, title: text, comparator: descriptor(.forward), opposite: descriptor(.reverse), content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path.
  public init<V: _SortDescriptorValue>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: _SortDescriptorValue>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// Makes a column with a title, which sorts by values at a key path.
  public init<V: _SortDescriptorValue>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, sortedBy: { V._descriptor(of: value, order: $0) }, content: content)
  }

  /// Makes a column with a title, which sorts by optional values at a key path.
  public init<V: _SortDescriptorValue>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Makes a column with a title, which sorts by optional values at a key path.
  @_disfavoredOverload
  public init<S: StringProtocol, V: _SortDescriptorValue>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// Makes a column with a title, which sorts by optional values at a key path.
  public init<V: _SortDescriptorValue>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, sortedBy: { V._descriptor(ofOptional: value, order: $0) }, content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by texts at a key path with a comparator.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, sortedBy: { SortDescriptor(value, comparator: comparator, order: $0) }, content: content)
  }

  /// Makes a column with a title, which sorts by optional texts at a key path with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String?> & Sendable,
    comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by optional texts at a key path with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String?> & Sendable, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, comparator: comparator, content: content)
  }

  /// Makes a column with a title, which sorts by optional texts at a key path with a comparator.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String?> & Sendable, comparator: String.StandardComparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, sortedBy: { SortDescriptor(value, comparator: comparator, order: $0) }, content: content)
  }
}

extension TableColumn
where RowValue: NSObjectProtocol, Sort == SortDescriptor<RowValue>, Label == Text, Content == Text {
  /// Makes a column with a title and the texts at a key path, which sorts by them.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }

  /// Makes a column with a title and the texts at a key path, which sorts by them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(Text(title), value: value, comparator: comparator)
  }

  /// Makes a column with a title and the texts at a key path, which sorts by them.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    self.init(text, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}
