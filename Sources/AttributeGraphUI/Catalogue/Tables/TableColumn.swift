import Foundation

/// A column of a table: its label, a view for each row, and a comparator for sorting.
@MainActor
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the column's comparator.
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let title: String?
  let content: (RowValue) -> Content
  let order: TableColumnOrder<Sort>?
  var facts = _ColumnFacts()

  init(
    label: Label, title: Text? = nil, comparator: Sort?, opposite: Sort? = nil, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.title = title?.string
    self.content = content
    order = comparator.map { TableColumnOrder($0, opposite: opposite) }
  }

  /// The empty body of a primitive column.
  public var tableColumnBody: _NoColumns<RowValue, Sort> { _NoColumns() }

  /// The column.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    let column = _TableColumn<RowValue>(
      label: AnyView(label), title: title, cell: { AnyView(content($0)) }, comparator: order)
    return [facts.applied(to: column)]
  }
}

/// The facts of columns, set by modifiers.
public struct _ColumnFacts {
  var width: TableColumnWidth?
  var alignment: TableColumnAlignment?
  var customizationID: String?
  var defaultVisibility: Visibility?

  /// Applies the facts to a column.
  func applied<Value>(to column: _TableColumn<Value>) -> _TableColumn<Value> {
    var column = column
    if let width { column.width = width }
    if let alignment { column.alignment = alignment }
    column.customizationID = column.customizationID ?? customizationID
    if let defaultVisibility { column.defaultVisibility = defaultVisibility }
    return column
  }
}

extension TableColumn {
  private func with(_ change: (inout _ColumnFacts) -> Void) -> TableColumn {
    var column = self
    change(&column.facts)
    return column
  }

  /// Sets a fixed width of the column, in points; nil for one that depends on the available width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
  }

  /// Sets the limits of the column's width, and its ideal width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }
}

/// Columns with facts set by modifiers.
@MainActor
public struct _ModifiedColumns<Columns: TableColumnContent>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Columns.TableRowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  let columns: Columns
  let facts: _ColumnFacts

  /// The empty body of primitive columns.
  public var tableColumnBody: _NoColumns<Columns.TableRowValue, Columns.TableColumnSortComparator> { _NoColumns() }
  /// The columns.
  public var _columns: [_TableColumn<Columns.TableRowValue>] { columns._columns.map { facts.applied(to: $0) } }
}

extension TableColumnContent {
  /// Sets the alignment of the cells in the columns.
  public func alignment(_ alignment: TableColumnAlignment) -> _ModifiedColumns<Self> {
    _ModifiedColumns(columns: self, facts: _ColumnFacts(alignment: alignment))
  }

  /// Names the column in a customization.
  public func customizationID(_ id: String) -> _ModifiedColumns<Self> {
    _ModifiedColumns(columns: self, facts: _ColumnFacts(customizationID: id))
  }

  /// Sets whether the columns are visible by default.
  public func defaultVisibility(_ visibility: Visibility) -> _ModifiedColumns<Self> {
    _ModifiedColumns(columns: self, facts: _ColumnFacts(defaultVisibility: visibility))
  }

  /// Sets which customizations of the columns are disabled; it has no effect, because a host customizes on request.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> _ModifiedColumns<Self> { _ModifiedColumns(columns: self, facts: _ColumnFacts()) }
}
