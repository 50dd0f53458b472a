import Foundation

/// A person's customization of the columns of a table: their visibility.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Nothing is changed.
  public nonisolated init() {}

  /// Whether the column with a name is shown; `automatic` unless a person changed it.
  public nonisolated subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Resets the order of the columns, which cannot be changed here.
  public mutating func resetOrder() {}

  /// Whether a column is shown.
  func shows(_ column: _TableColumn<RowValue>) -> Bool {
    let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (own == .automatic ? column.defaultVisibility : own) != .hidden
  }
}

/// The properties of a column that a person may customize.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int
  /// Makes a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Its place among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it is shown.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension AppStorage {
  /// Stores a person's customization of columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue, key: key, store: store, coding: .data)
  }
}

extension SceneStorage {
  /// Stores the user's customization of columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key: key, initial: wrappedValue, decode: { $0 as? Value }, encode: { $0 })
  }
}

extension EnvironmentValues {
  private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether tables show the labels of their columns.
  var tableColumnHeaderVisibility: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tables inside show the labels of their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaderVisibility, visibility)
  }
}
