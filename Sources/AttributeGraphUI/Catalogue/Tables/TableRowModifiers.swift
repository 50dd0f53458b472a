/// Rows of a table whose views are modified.
@MainActor
public struct _ModifiedRows<Rows: TableRowContent>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Rows.TableRowValue
  let rows: Rows
  let modify: (AnyView) -> AnyView

  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Rows.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Rows.TableRowValue>) -> AnyView { modify(rows._views(in: table)) }
}

extension _ModifiedRows: DynamicTableRowContent where Rows: DynamicTableRowContent {
  /// The collection.
  public var data: Rows.Data { rows.data }
}

extension TableRowContent {
  /// Shows a menu when a row is held down.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> _ModifiedRows<Self> {
    let menuItems = menuItems()
    return _ModifiedRows(rows: self) { AnyView($0.contextMenu { menuItems }) }
  }

  /// Sets whether the rows cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Gives the rows buttons that a swipe reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> _ModifiedRows<Self> {
    let content = content()
    return _ModifiedRows(rows: self) {
      AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content })
    }
  }

  /// Lets a person drag a row, with a value that is made when the drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { AnyView($0.draggable(payload())) }
  }

  /// Lets a person drag a row, with an item that is made when the drag begins; nil for a row that cannot be dragged.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { AnyView($0.itemProvider(action)) }
  }

  /// Accepts values of a type that a person drops on a row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { view in
      AnyView(
        view.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Runs a closure when a pointer enters a row; there is none, so it has no effect.
  public func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { $0 }
  }
}
