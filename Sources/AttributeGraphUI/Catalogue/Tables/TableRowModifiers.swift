/// Rows of a table whose views are modified.
@MainActor
public struct _ModifiedRows<Rows: TableRowContent>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Rows.TableRowValue
  let rows: Rows
  let modify: (AnyView) -> AnyView

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Rows.TableRowValue> { _NoRows() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Rows.TableRowValue>) -> AnyView { modify(rows._views(in: table)) }
}

extension TableRowContent {
  /// Shows a menu when a row is held down.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  /// Sets whether the rows cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }

  /// Gives the rows buttons that a swipe reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) {
      AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content))
    }
  }

  /// Runs a closure when a pointer enters a row; there is none, so it has no effect.
  public func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) { $0 }
  }
}
