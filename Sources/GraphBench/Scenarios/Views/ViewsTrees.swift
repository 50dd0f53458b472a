import AttributeGraphUI
import GraphBenchKit

/// The trees of the views suite: rows of two texts with a spacer between them.
@MainActor
enum ViewsTrees {
  /// The number of rows that read the environment.
  nonisolated static func environmentReaders(rows: Int) -> Int { max(1, rows / 100) }

  /// The elements of a number of rows.
  static func items(_ count: Int) -> [RowItem] { (0..<count).map { RowItem(id: $0, title: "row \($0)") } }
}

/// The element of a row.
struct RowItem: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// The setters of a scenario, captured by the bodies of the tree.
final class RowLevers {
  /// The elements of the table.
  var items: Binding<[RowItem]>?
  /// Changes the state of a row.
  var tapRow: () -> Void = {}
  /// Changes a value of the environment.
  var changeTint: () -> Void = {}
  /// Changes the identity of the table.
  var changeIdentity: () -> Void = {}
  /// Removes or inserts the table.
  var toggle: () -> Void = {}
}

/// The parent of the table, which owns its state.
struct TableOwner: View {
  @State private var identity = 0
  @State private var isShown = true
  let items: [RowItem]
  let levers: RowLevers

  var body: some View {
    let _ = (levers.changeIdentity = { identity += 1 })
    let _ = (levers.toggle = { isShown.toggle() })
    VStack {
      if isShown { RowTable(items: items, levers: levers).id(identity) }
    }
  }
}

/// The table in an environment with a value that a few views read.
struct TintedOwner: View {
  @State private var tint = 0
  let items: [RowItem]
  let levers: RowLevers

  var body: some View {
    let _ = (levers.changeTint = { tint += 1 })
    VStack {
      RowTable(items: items, levers: levers)
      ForEach(0..<ViewsTrees.environmentReaders(rows: items.count)) { _ in TintReader() }
    }
    .environment(\.rowTint, tint)
  }
}

/// The table: a stack of rows, whose elements are its state.
struct RowTable: View {
  @State private var items: [RowItem]
  let levers: RowLevers

  init(items: [RowItem], levers: RowLevers) {
    self.items = items
    self.levers = levers
  }

  var body: some View {
    let _ = (levers.items = $items)
    VStack {
      ForEach(items) { item in
        TableRow(item: item, levers: levers)
      }
    }
  }
}

/// A row: a text, a space, and a text of its own state.
struct TableRow: View {
  @State private var taps = 0
  let item: RowItem
  let levers: RowLevers

  var body: some View {
    let _ = item.id == 0 ? (levers.tapRow = { taps += 1 }) : ()
    HStack {
      Text(item.title)
      Spacer()
      Text("\(taps)")
    }
  }
}

/// A text that depends on the environment.
struct TintReader: View {
  @Environment(\.rowTint) private var tint

  var body: some View { Text("tint \(tint)") }
}

extension EnvironmentValues {
  private enum RowTint: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// A value that few rows read.
  var rowTint: Int {
    get { self[RowTint.self] }
    set { self[RowTint.self] = newValue }
  }
}
