import AttributeGraphUI

/// A container of rows; the raw value is the first part of the scenario's name.
package enum ContainerKind: String, CaseIterable {
  /// A `VStack`.
  case vStack
  /// An `HStack`.
  case hStack
  /// A `ZStack`.
  case zStack
  /// A `Grid` of rows with two cells.
  case grid
  /// A `LazyVStack` without a scroll view, which makes all its rows.
  case lazyVStack
  /// A `LazyVGrid` of two columns without a scroll view, which makes all its cells.
  case lazyVGrid
  /// A `List` with as many rows in sight as fit on the screen.
  case list
  /// A `List` of whose rows few have a view, so that many are made to fill the screen.
  case sparseList
  /// A `List` as long as its rows in a scroll view: all of them are in its sight.
  case listInScrollView
  /// A lazy stack in a scroll view, with rows of no height: all of them are in sight.
  case flatRows
  /// A lazy stack in a scroll view in another one, which offers it any height.
  case nestedScrollViews
  /// A lazy stack with rows of many heights in a scroll view.
  case unevenRows

  /// The height of a row of a list, in points.
  static let rowHeight = 44

  /// Of so many rows of a sparse list one has a view.
  static let sparsity = 5

  /// What happens to containers of the kind.
  package var triggers: [ContainerTrigger] {
    ContainerTrigger.allCases.filter { $0 != .scroll || isScrolled }
  }

  /// Whether the rows are scrolled at every size: a hundred rows of a sparse list leave nothing to scroll.
  private var isScrolled: Bool {
    switch self {
    case .vStack, .hStack, .zStack, .grid, .lazyVStack, .lazyVGrid, .sparseList: false
    case .list, .listInScrollView, .flatRows, .nestedScrollViews, .unevenRows: true
    }
  }
}

/// What happens to a container; the raw value is the second part of the scenario's name.
package enum ContainerTrigger: String, CaseIterable {
  /// It is mounted.
  case mount
  /// The title of the first row changes.
  case change
  /// A row is inserted before all others, and removed again.
  case insert
  /// It is scrolled by 40 points and back.
  case scroll

  /// How many bodies run for it: the owner's, once for each write. The rows have none of their own.
  var bodies: Int {
    switch self {
    case .mount, .change: 1
    case .insert: 2
    case .scroll: 0
    }
  }
}

/// The owner of the rows of a container.
struct ContainerOwner: View {
  let kind: ContainerKind
  @State private var items: [RowItem]
  private let levers: ListLevers

  init(_ kind: ContainerKind, items: [RowItem], levers: ListLevers) {
    self.kind = kind
    self.items = items
    self.levers = levers
  }

  var body: some View {
    let _ = (levers.items = $items)
    switch kind {
    case .vStack: VStack { rows }
    case .hStack: HStack { rows }
    case .zStack: ZStack { rows }
    case .grid:
      Grid {
        ForEach(items) { item in
          GridRow {
            Text(item.title)
            Text("cell")
          }
        }
      }
    case .lazyVStack: LazyVStack { rows }
    case .lazyVGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
    case .list: List { rows }
    case .sparseList:
      List {
        ForEach(items) { item in
          if item.id % ContainerKind.sparsity == 0 { Text(item.title) }
        }
      }
    case .listInScrollView:
      ScrollView {
        List { rows }.frame(height: CGFloat(items.count * ContainerKind.rowHeight))
      }
    case .flatRows:
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) { item in Text(item.title).frame(height: 0) }
        }
      }
    case .nestedScrollViews: ScrollView { ScrollView { LazyVStack { rows } } }
    case .unevenRows:
      ScrollView {
        LazyVStack {
          ForEach(items) { item in Text(item.title).frame(height: CGFloat(20 + abs(item.id) * 7 % 13)) }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(items) { item in Text(item.title) }
  }
}
