/// Rows of a table.
///
/// Custom rows have a `tableRowBody` composed of others.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these are composed of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The views of the rows, in the columns of a table.
  func _views(in table: _TableColumns<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The views of the body's rows.
  public func _views(in table: _TableColumns<TableRowValue>) -> AnyView { tableRowBody._views(in: table) }
}

extension TableRowContent where TableRowBody == Never {
  /// There are none: reading the body ends the program.
  public func _views(in table: _TableColumns<TableRowValue>) -> AnyView { tableRowBody }
}

extension Never: TableRowContent {
  /// The body cannot be read.
  public var tableRowBody: Never { fatalError("There are no rows.") }
  /// There are none.
  public func _views(in table: _TableColumns<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// No rows; also the body of primitive rows.
@MainActor
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  /// There are no rows.
  public var tableRowBody: EmptyTableRowContent { self }
  /// There are none.
  public func _views(in table: _TableColumns<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// Rows for each element of a collection.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

/// The columns of a table, for its rows.
@MainActor
public struct _TableColumns<Value: Identifiable> {
  let columns: [_TableColumn<Value>]

  /// The view of a row.
  func row(of value: Value) -> _TableRowView<Value> { _TableRowView(value: value, columns: columns) }
}

/// A row of a table: a cell in each column.
nonisolated struct _TableRowView<Value: Identifiable>: View {
  let value: Value
  let columns: [_TableColumn<Value>]

  @MainActor var body: some View {
    TableColumnsLayout(columns: columns.map(\.width)) {
      ForEach(columns, id: \.path) { column in
        HStack { column.cell(value) }.frame(maxWidth: .infinity, alignment: column.alignment.alignment.alignment)
      }
    }
  }
}

/// Turns the statements of a closure into rows of a table.
@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// A statement that is a row.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The statement of a body without rows, which does not return.
  nonisolated public static func buildExpression(_ content: Never) -> Never {}

  /// A body without rows.
  nonisolated public static func buildBlock(_ content: Never) -> Never {}

  /// No statement: no row.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// One statement: itself.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Several statements, of any number, one after the other.
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    let rows = (repeat each content)
    return TupleTableRowContent(value: rows) { table in
      AnyView(TupleView((repeat views(of: each rows, in: table))))
    }
  }

  /// The views of rows, whose values have the type of the table's, as each statement was checked.
  private static func views<Content: TableRowContent>(of content: Content, in table: _TableColumns<Value>) -> AnyView {
    guard let table = table as? _TableColumns<Content.TableRowValue> else { return AnyView(EmptyView()) }
    return content._views(in: table)
  }

  /// `if` without `else`: the rows or nothing.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}
