import Foundation

// Tables of collections.

extension Table {
  /// Makes a table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a collection, with a single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a collection, with a multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a collection, with an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a collection, with a single selection and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a collection, with a multiple selection and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Makes a table of the elements of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a tree, with a single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .one(selection),
      sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a tree, with a multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: .several(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a tree, with an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a tree, with a single selection and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of the elements of a tree, with a multiple selection and an order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Sort.Compared {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
