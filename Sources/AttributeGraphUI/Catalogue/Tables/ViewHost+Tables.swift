import Foundation

/// A column of a table, as a query of a test returns it.
public struct TableColumnItem: Hashable, Sendable {
  /// The title of the column; empty for a label that is not a text.
  public let title: String
  /// Whether the column is on the screen.
  public let isShown: Bool
  /// Whether a person can sort by the column.
  public let isSortable: Bool
  /// The direction in which the rows are sorted primarily by the column; nil if they are not.
  public let sortOrder: SortOrder?

  /// A column of a table.
  @MainActor init<Value>(_ column: _TableColumn<Value>, isShown: Bool, sorting: TableSorting?) {
    title = column.title ?? ""
    self.isShown = isShown
    isSortable = sorting != nil && column.comparator != nil
    sortOrder = column.comparator.flatMap { sorting?.order($0) }
  }
}

/// The facts of a table for a host.
struct TableFacts {
  let columns: [TableColumnItem]
  /// Sorts by the column at an index.
  let sort: @MainActor (Int) -> Void
  /// Shows and hides the column at an index; nil if a person cannot.
  let setVisibility: (@MainActor (Int, Visibility) -> Void)?
}

/// Lets a host find the table inside.
nonisolated struct _TableModifier: PrimitiveViewModifier {
  let facts: TableFacts

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(TablePlace { modifier.read().facts })
    return body(inputs.inside(position))
  }
}

/// A table at its place.
@MainActor
private final class TablePlace: Ending {
  private(set) var facts: (() -> TableFacts)?

  init(_ facts: @escaping () -> TableFacts) { self.facts = facts }

  func end() { facts = nil }
}

/// Actions of a person on tables. Rows are those of a list: `listRows(in:)` returns them, and a tap selects one.
extension ViewHost {
  /// The columns of a table, in the order of the source; without a target, of the first table.
  ///
  /// - Throws: `HostError` if there is no such table.
  public func tableColumns(in target: ControlTarget? = nil) throws(HostError) -> [TableColumnItem] {
    try table(target).columns
  }

  /// Sorts a table by the column with a title, by a tap on its label. A column that already sorts is reversed.
  ///
  /// - Throws: `HostError` if there is no such table or column on the screen, or it is not sortable.
  /// - Returns: The work that it caused.
  @discardableResult
  public func sortTable(by title: String, in target: ControlTarget? = nil) throws(HostError) -> UpdateReport {
    let (table, index) = try column(title, target)
    guard table.columns[index].isSortable, table.columns[index].isShown else {
      throw .disabled(title, kind: "sorting by the column")
    }
    return perform(as: "sort by '\(title)'") { table.sort(index) }
  }

  /// Shows or hides the column with a title, as a person does by customizing the table.
  ///
  /// - Throws: `HostError` if there is no such table or column, or the table cannot be customized.
  /// - Returns: The work that it caused.
  @discardableResult
  public func setTableColumn(
    _ title: String, _ visibility: Visibility, in target: ControlTarget? = nil
  ) throws(HostError) -> UpdateReport {
    let (table, index) = try column(title, target)
    guard let setVisibility = table.setVisibility else { throw .disabled(title, kind: "customization of the column") }
    return perform(as: "customize the column '\(title)'") { setVisibility(index, visibility) }
  }

  private func table(_ target: ControlTarget?) throws(HostError) -> TableFacts {
    guard let facts = try findContainer(target, kind: "table", { $0.owned(TablePlace.self) }).facts else {
      throw .nothingShown(kind: "table")
    }
    return facts()
  }

  private func column(
    _ title: String, _ target: ControlTarget?
  ) throws(HostError) -> (table: TableFacts, index: Int) {
    let table = try table(target)
    guard let index = table.columns.firstIndex(where: { $0.title == title }) else {
      throw .nothingFound(target: .text(title), available: table.columns.map(\.title), kind: "column")
    }
    return (table, index)
  }
}
