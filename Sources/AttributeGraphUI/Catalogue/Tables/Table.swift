import Foundation

/// Rows of values in columns, which a person scrolls, selects and sorts.
///
/// In a regular horizontal size class the columns stand side by side under their labels. In a compact one, as on a
/// phone, only the first column is shown, without its label. Rows are those of a `List`.
@MainActor
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: TableSelection<Value.ID>?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaderVisibility) private var headers

  /// The labels of the columns, and the list of the rows.
  public var body: some View {
    let all = columns._columns
    let shown = shown(of: all)
    StyledTable {
      VStack(alignment: .leading, spacing: 0) {
        if sizeClass != .compact && headers != .hidden { TableHeader(columns: shown, sorting: sorting) }
        list(rows._views(in: _TableColumns(columns: shown)))
      }
    }
    .modifier(_TableModifier(facts: facts(of: all, shown: shown)))
  }

  private func shown(of all: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
    let customization = customization?.wrappedValue ?? TableColumnCustomization<Value>()
    let wanted = all.filter { customization.shows($0) }
    return sizeClass == .compact ? Array(wanted.prefix(1)) : wanted
  }

  private func facts(of all: [_TableColumn<Value>], shown: [_TableColumn<Value>]) -> TableFacts {
    let paths = Set(shown.map(\.path))
    let (sorting, customization) = (sorting, customization)
    var setVisibility: (@MainActor (Int, Visibility) -> Void)?
    if let customization {
      setVisibility = { index, visibility in
        if let id = all[index].customizationID { customization.wrappedValue[visibility: id] = visibility }
      }
    }
    return TableFacts(
      columns: all.map { TableColumnItem($0, isShown: paths.contains($0.path), sorting: sorting) },
      sort: { index in if let comparator = all[index].comparator { sorting?.sort(comparator) } },
      setVisibility: setVisibility)
  }

  @ViewBuilder private func list(_ rows: AnyView) -> some View {
    switch selection {
    case nil: List { rows }.environment(\.buttonsShareRow, false)
    case .one(let binding): List(selection: binding) { rows }
    case .several(let binding): List(selection: binding) { rows }
    }
  }
}

/// The selected rows of a table.
enum TableSelection<ID: Hashable> {
  /// One at most.
  case one(Binding<ID?>)
  /// Any number.
  case several(Binding<Set<ID>>)
}

/// The order of the rows of a table, which the program owns.
@MainActor
struct TableSorting {
  /// Sorts by a column, given its `TableColumnOrder`.
  let sort: (Any) -> Void
  /// The direction in which the rows are sorted primarily by a column, given its `TableColumnOrder`; nil if they are
  /// not.
  let order: (Any) -> SortOrder?

  /// The order behind a binding.
  ///
  /// The comparator of a column becomes the first of the order, and the others stay after it; if it is the first
  /// already, it is reversed.
  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    sort = { column in
      guard let column = column as? TableColumnOrder<Sort> else { return }
      var comparators = order.wrappedValue
      let next = comparators.first == column.primary ? column.opposite : column.primary
      comparators.removeAll { column.contains($0) }
      order.wrappedValue = [next] + comparators
    }
    self.order = { column in
      guard let column = column as? TableColumnOrder<Sort>, let first = order.wrappedValue.first, column.contains(first)
      else { return nil }
      return first.order
    }
  }
}

/// The labels of the columns of a table; the label of a sortable column is a button.
struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?

  var body: some View {
    TableColumnsLayout(columns: columns.map(\.width)) {
      ForEach(columns, id: \.path) { column in
        HStack { label(of: column) }.frame(maxWidth: .infinity, alignment: column.alignment.alignment.alignment)
      }
    }
  }

  @ViewBuilder private func label(of column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator {
      Button {
        sorting.sort(comparator)
      } label: {
        column.label
        if let order = sorting.order(comparator) {
          Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
        }
      }
    } else {
      column.label
    }
  }
}
