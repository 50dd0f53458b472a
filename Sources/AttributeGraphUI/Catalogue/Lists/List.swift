/// A scrollable column of rows, made when they come into sight.
///
/// It takes all the space that is proposed. A row is as high as its view and stands at the leading edge. Insets, lines
/// between rows and a minimum height exist only if modifiers or the environment set them, so that counts and frames are
/// the same on every platform. Rows disappear when they are scrolled out at either side (row S-084). If the list has a
/// selection, a tap selects a row.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Selection?
  let content: Content

  /// The selection of rows.
  enum Selection {
    /// One at most.
    case one(Binding<SelectionValue?>)
    /// Any number.
    case several(Binding<Set<SelectionValue>>)

    /// Selects the row with a tag; in a multiple selection, deselects a row that is already selected.
    @MainActor func take(_ tag: AnyHashable) {
      guard let value = tag.tagged(SelectionValue.self) else { return }
      switch self {
      case .one(let binding): binding.wrappedValue = value
      case .several(let binding): binding.wrappedValue.formSymmetricDifference([value])
      }
    }

    /// The tags of the selected rows.
    @MainActor var tags: [AnyHashable] {
      switch self {
      case .one(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
      case .several(let binding): binding.wrappedValue.map { AnyHashable($0) }
      }
    }
  }

  init(selection: Selection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Makes a list of views with a single selection by tag.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// Makes a list of views with a multiple selection by tag.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }

  /// Makes a scrollable lazy column.
  @MainActor public static func _makeViewList(
    view: _GraphValue<List<SelectionValue, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    // The initialiser determines whether rows can be selected, so this never changes at a position.
    let select: ((AnyHashable) -> Void)? = view.read().selection.map { _ in { view.read().selection?.take($0) } }
    let inside = inputs.endingScrollLinks(at: position)
    let content = inside.lazyContent(
      at: position, along: .vertical, view.property(\.content),
      listing: LazyListing(
        select: select, canSelect: { $0.items.firstMadeNode?.listRowTraits?.isSelectionDisabled != true }, isList: true)
    )
    if let column = inputs.environment.values.splitColumn { follow(view, in: column, at: position, inputs: inputs) }
    let rows = ListNode(at: position, content: content, look: ListLook(in: inputs.environment))
    rows.direction = inputs.direction
    if select != nil { rows.selection = { view.read().selection?.tags ?? [] } }
    return inputs.scrolling(ScrollNode(at: position, wrapping: rows, axes: .vertical, isGreedy: true))
  }

  /// Makes a column of a split view follow the selection of a row.
  @MainActor private static func follow(
    _ view: _GraphValue<List<SelectionValue, Content>>, in column: SplitColumn, at position: ViewPosition,
    inputs: _ViewInputs
  ) {
    guard case .one? = view.read().selection else { return }
    column.select = { value in
      guard value.tagged(SelectionValue.self) != nil else { return false }
      view.read().selection?.take(value)
      return true
    }
    column.deselect = { if case .one(let binding)? = view.read().selection { binding.wrappedValue = nil } }
    let watch = ValueWatch(of: view, at: position, inputs: inputs) { $0.selection?.tags ?? [] }
    watch.onChange = { [weak column, unowned watch] in column?.choiceChanged(isMade: !watch.current.isEmpty) }
    if !watch.current.isEmpty { column.choiceChanged(isMade: true) }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Makes a list with a row for each element, which has its own id.
  ///
  /// A binding to a collection is also a collection; the overload that takes a binding is preferred.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by a part of it.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a collection behind a binding, from a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a collection behind a binding, identified by a part of the element.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element, with a single selection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, with a multiple selection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by a part of it, with a single selection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by a part of it, with a multiple selection.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
