import Foundation

/// A column of a table: its label, a view for each row, and what sorts the rows by it.
@MainActor
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of what sorts by the column.
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let title: String?
  let content: (RowValue) -> Content
  let comparator: Sort?
  var facts = _ColumnFacts()

  init(
    label: Label, title: Text? = nil, comparator: Sort?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.title = title?.string
    self.content = content
    self.comparator = comparator
  }

  /// The table takes the column as it is.
  public var tableColumnBody: _NoColumns<RowValue, Sort> { _NoColumns() }

  /// The column.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    let column = _TableColumn<RowValue>(
      label: AnyView(label), title: title, cell: { AnyView(content($0)) }, comparator: comparator)
    return [facts.applied(to: column)]
  }
}

/// Facts about columns that modifiers tell.
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

  /// Gives the column a width in points that does not change; nil for one that depends on the room.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
  }

  /// Gives the column bounds of its width, in points, and the width that it has where there is room.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Sets how the cells stand in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { with { $0.alignment = alignment } }
}

/// Columns with facts that modifiers tell.
@MainActor
public struct _ModifiedColumns<Columns: TableColumnContent>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Columns.TableRowValue
  /// The type of what sorts by a column.
  public typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  let columns: Columns
  let facts: _ColumnFacts

  /// The table takes the columns as they are.
  public var tableColumnBody: _NoColumns<Columns.TableRowValue, Columns.TableColumnSortComparator> { _NoColumns() }
  /// The columns.
  public var _columns: [_TableColumn<Columns.TableRowValue>] { columns._columns.map { facts.applied(to: $0) } }
}

extension TableColumnContent {
  /// Names the column in a customization.
  public func customizationID(_ id: String) -> _ModifiedColumns<Self> {
    _ModifiedColumns(columns: self, facts: _ColumnFacts(customizationID: id))
  }

  /// Sets whether the columns are shown before a person changes it.
  public func defaultVisibility(_ visibility: Visibility) -> _ModifiedColumns<Self> {
    _ModifiedColumns(columns: self, facts: _ColumnFacts(defaultVisibility: visibility))
  }

  /// Sets what of the columns nobody can change; nothing changes, as a host changes what it is asked to.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> _ModifiedColumns<Self> { _ModifiedColumns(columns: self, facts: _ColumnFacts()) }
}
