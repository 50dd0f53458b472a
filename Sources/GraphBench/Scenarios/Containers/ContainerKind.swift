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
  /// A `ViewThatFits` whose last view is the first that fits.
  case viewThatFits
  /// A `LazyVStack` without a scroll view, which makes all its rows.
  case lazyVStack
  /// A `LazyHStack` without a scroll view, which makes all its rows.
  case lazyHStack
  /// A `LazyVGrid` of two columns without a scroll view, which makes all its cells.
  case lazyVGrid
  /// A `LazyHGrid` of two rows without a scroll view, which makes all its cells.
  case lazyHGrid
  /// A `List` that fills the screen.
  case list
  /// A `List` of sections with one row each.
  case sections
  /// A `Form`.
  case form
  /// A `Table` of two columns.
  case table
  /// A `List` in which few rows have a view, so that many rows are made to fill the screen.
  case sparseList
  /// A `List` in a scroll view, which proposes any height: all rows are in sight.
  case listInScrollView
  /// A lazy stack in a scroll view, with rows of height zero: all rows are in sight.
  case flatRows
  /// A lazy stack in a scroll view in another scroll view, which proposes any height.
  case nestedScrollViews
  /// A lazy stack in a scroll view, with rows of different heights.
  case unevenRows
  /// A `VStack` whose rows each set a value of the environment.
  case environmentRows
  /// A `VStack` of rows with a background, a shape, an opacity and a gesture.
  case decoratedRows
  /// A `VStack` of rows with a button, a toggle and a text field.
  case controlRows
  /// A `VStack` of rows that match the geometry of the first, with transitions.
  case matchedRows

  /// The height of a row of a list, in points.
  static let rowHeight = 44

  /// The number of rows per view in a sparse list.
  static let sparsity = 4

  /// The axis along which the rows exceed the screen.
  var axis: Axis.Set {
    switch self {
    case .hStack, .lazyHStack, .lazyHGrid: .horizontal
    default: .vertical
    }
  }

  /// Whether the container scrolls its rows itself. The others are scrolled in a scroll view.
  var scrolls: Bool {
    switch self {
    case .vStack, .hStack, .zStack, .grid, .viewThatFits, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid,
      .environmentRows, .decoratedRows, .controlRows, .matchedRows:
      false
    case .list, .sections, .form, .table, .sparseList, .listInScrollView, .flatRows, .nestedScrollViews, .unevenRows:
      true
    }
  }
}

/// The trigger of an update of a container; the raw value is the second part of the scenario's name.
package enum ContainerTrigger: String, CaseIterable {
  /// The container is mounted.
  case mount
  /// The title of the first row changes.
  case change
  /// A row is inserted before all others, and removed again.
  case insert
  /// All rows are replaced.
  case replace
  /// The container is scrolled by 40 points and back.
  case scroll

  /// The number of bodies that run: the owner's, once for each write. The rows have no body.
  var bodies: Int {
    switch self {
    case .mount, .change, .replace: 1
    case .insert: 2
    case .scroll: 0
    }
  }
}

/// The owner of the rows of a container.
struct ContainerOwner: View {
  let kind: ContainerKind
  let isInScrollView: Bool
  @State private var items: [RowItem]
  @Namespace private var namespace
  private let levers: ListLevers

  /// The owner of a container, in a scroll view if it is to be scrolled and does not scroll itself.
  init(_ kind: ContainerKind, isScrolled: Bool, items: [RowItem], levers: ListLevers) {
    self.kind = kind
    isInScrollView = isScrolled && !kind.scrolls
    self.items = items
    self.levers = levers
  }

  var body: some View {
    let _ = (levers.items = $items)
    if isInScrollView {
      // The padding leaves something to scroll, even if all rows are at one place.
      ScrollView(kind.axis) { container.padding(kind.axis == .vertical ? .bottom : .trailing, 2_000) }
    } else {
      container
    }
  }

  @ViewBuilder private var container: some View {
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
    case .viewThatFits:
      ViewThatFits(in: .horizontal) {
        ForEach(items.reversed()) { item in Text(item.title).frame(width: item.id == first ? nil : 1_000) }
      }
    case .lazyVStack: LazyVStack { rows }
    case .lazyHStack: LazyHStack { rows }
    case .lazyVGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
    case .lazyHGrid: LazyHGrid(rows: [GridItem(), GridItem()]) { rows }
    case .list: List { rows }
    case .sections:
      List {
        ForEach(items) { item in
          Section("section") { Text(item.title) }
        }
      }
    case .form: Form { rows }
    case .table:
      Table(items) {
        TableColumn("title") { Text($0.title) }
        TableColumn("cell") { _ in Text("cell") }
      }
      .environment(\.horizontalSizeClass, .regular)
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
    case .environmentRows:
      VStack {
        ForEach(items) { item in Text(item.title).disabled(item.id % 2 == 0) }
      }
    case .decoratedRows:
      VStack {
        ForEach(items) { item in
          Text(item.title).padding().background(.yellow, in: RoundedRectangle(cornerRadius: 4)).opacity(0.9)
            .onTapGesture {}
        }
      }
    case .controlRows:
      VStack {
        ForEach(items) { item in
          HStack {
            Button(item.title) {}
            Toggle("toggle", isOn: .constant(true))
            TextField("field", text: .constant(""))
          }
        }
      }
    case .matchedRows:
      VStack {
        ForEach(items) { item in
          Text(item.title).matchedGeometryEffect(id: "first", in: namespace, isSource: item.id == first)
            .transition(.opacity)
        }
      }
    }
  }

  private var first: Int? { items.first?.id }

  private var rows: some View {
    ForEach(items) { item in Text(item.title) }
  }
}
