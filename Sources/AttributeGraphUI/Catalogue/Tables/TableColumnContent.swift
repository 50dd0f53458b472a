import Foundation

/// Columns of a table.
///
/// Custom columns have a `tableColumnBody` composed of others.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of a column's comparator; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these are composed of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns, one by one.
  var _columns: [_TableColumn<TableRowValue>] { get }
  /// The columns of a value that is known by its place; columns without a body are made of others by this function.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of the body.
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent {
  /// The columns of the value.
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    onMainActor(content) { _TableColumnOutputs(columns: $0.read()._columns) }
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// The columns that `_makeContent(content:inputs:)` makes, because there is no body.
  public var _columns: [_TableColumn<TableRowValue>] {
    let content = _GraphValue(updater: Updater()) { self }
    return Self._makeContent(content: content, inputs: _TableColumnInputs()).columns as? [_TableColumn<TableRowValue>]
      ?? []
  }
}

/// The inputs of the columns of a table. They are empty, because a table reads its columns in its body.
public struct _TableColumnInputs {}

/// Columns of a table, of rows of any type.
public struct _TableColumnOutputs {
  /// The columns, a `[_TableColumn]` of the type of the rows' values.
  let columns: Any
}

extension Never: TableColumnContent {
  /// There are no columns.
  public typealias TableRowValue = Never
  /// Nothing sorts.
  public typealias TableColumnSortComparator = Never
  /// `Never` has no values, so this is never called.
  public var tableColumnBody: Never { fatalError("There are no columns.") }
  /// There are none.
  public var _columns: [_TableColumn<Never>] { [] }
}

/// The body of primitive columns.
@MainActor
public struct _NoColumns<TableRowValue: Identifiable, TableColumnSortComparator: SortComparator>: TableColumnContent {
  /// There are no columns.
  public var tableColumnBody: _NoColumns { self }
  /// There are none.
  public var _columns: [_TableColumn<TableRowValue>] { [] }
}

/// A column of a table with its types erased.
public struct _TableColumn<Value: Identifiable> {
  /// The path to the column in the source, which identifies it.
  var path: [AnyHashable] = []
  /// The label of the column.
  let label: AnyView
  /// The title of the column, for a host.
  let title: String?
  /// Makes the view of a row in the column.
  let cell: @MainActor (Value) -> AnyView
  /// The `TableColumnOrder` of the column; nil for none.
  let comparator: Any?
  /// The width of the column.
  var width = TableColumnWidth()
  /// The alignment of cells in the column.
  var alignment = TableColumnAlignment.automatic
  /// The name of the column in a customization.
  var customizationID: String?
  /// Whether the column is visible by default.
  var defaultVisibility = Visibility.automatic
}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The alignment of the cells.
  let alignment: HorizontalAlignmentName

  /// The system's choice: at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(name: "automatic", alignment: .leading) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(name: "leading", alignment: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(name: "center", alignment: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(name: "trailing", alignment: .trailing) }
  /// Numbers: at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(name: "numeric", alignment: .trailing) }
  /// Numbers with the digits of a numbering system: at the trailing edge.
  public static func numeric(_ system: Locale.NumberingSystem) -> TableColumnAlignment {
    TableColumnAlignment(name: "numeric \(system.identifier)", alignment: .trailing)
  }
}

/// The sides at which a cell can be aligned.
enum HorizontalAlignmentName: Hashable, Sendable {
  case leading, center, trailing

  /// The alignment of the view in the cell.
  var alignment: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Turns the statements of a closure into columns of a table.
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Columns with the comparator type of the table.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Columns that do not sort.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  /// The statement of a body without columns, which does not return.
  nonisolated public static func buildExpression(_ column: Never) -> Never {}

  /// A body without columns.
  nonisolated public static func buildBlock(_ column: Never) -> Never {}

  /// One statement: itself.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// Several statements, of any number, one after the other.
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    let columns = (repeat each column)
    return TupleTableColumnContent(value: columns) {
      var parts: [[_TableColumn<RowValue>]] = []
      // The values of the rows have the type of the table's, as each statement was checked.
      for part in repeat each columns { parts.append(part._columns as? [_TableColumn<RowValue>] ?? []) }
      return parts
    }
  }

  /// `if` without `else`: the columns or nothing.
  public static func buildIf<Column: TableColumnContent>(_ content: Column?) -> Column?
  where Column.TableRowValue == RowValue { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ content: Column) -> Column
  where Column.TableRowValue == RowValue { content }
}
