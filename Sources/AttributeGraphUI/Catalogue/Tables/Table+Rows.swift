import Foundation

// Tables with rows from a closure.

extension Table {
  /// Makes a table of rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows, with a single selection.
  public init(
    selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows, with a multiple selection.
  public init(
    selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows, with an order.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows, with a single selection and an order.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows, with a multiple selection and an order.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Makes a table of rows of a type.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows of a type, with a single selection.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows of a type, with a multiple selection.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of rows of a type, with an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows of a type, with a single selection and an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows of a type, with a multiple selection and an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
