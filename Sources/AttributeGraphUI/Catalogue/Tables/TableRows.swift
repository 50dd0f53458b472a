/// A row of a table.
@MainActor
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  let value: Value

  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// The view of the row, which is selected by the id of its value.
  public func _views(in table: _TableColumns<Value>) -> AnyView { AnyView(table.row(of: value).tag(value.id)) }
}

/// A row of a table for each element of a collection.
@MainActor
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Data.Element> { EmptyTableRowContent() }
  /// The views of the rows, made when they come into sight.
  public func _views(in table: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data: data, content: { table.row(of: $0) }, identify: { $0.id }))
  }
}

/// A row of a table for each element of a tree whose ancestors are expanded.
@MainActor
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Data.Element> { EmptyTableRowContent() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Data.Element>) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { table.row(of: $0) })
  }
}

/// A row of a table that a person expands to show others.
@MainActor
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: Content

  /// Makes a row of a value with rows that are shown while a binding is true; without a binding the row is initially
  /// collapsed.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Label.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Label.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded, content: { content._views(in: table) }, label: label._views(in: table)))
  }
}

/// Rows, one after the other.
@MainActor
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
  /// The rows.
  public let value: T
  private let views: (_TableColumns<Value>) -> AnyView

  /// Makes rows whose views a closure makes.
  init(value: T, views: @escaping (_TableColumns<Value>) -> AnyView) { (self.value, self.views) = (value, views) }

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// The views of each of them.
  public func _views(in table: _TableColumns<Value>) -> AnyView { views(table) }
}
