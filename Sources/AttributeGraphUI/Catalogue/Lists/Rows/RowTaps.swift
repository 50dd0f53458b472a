import Foundation

/// A tap on a row of a list: it triggers the buttons and links in the row that have the default style, all of them.
///
/// In SwiftUI on a phone such buttons have no gesture of their own in a row: the row is highlighted and tapped as a
/// whole, wherever the finger is and whether the buttons are visible or not. Buttons of other styles, toggles, fields
/// and gestures come before the row. A list with a selection, and a view that makes several rows, leave their buttons
/// to themselves here.
@MainActor
struct RowTaps: ControlAction {
  /// The actions of the buttons, in the order of the source.
  let actions: [() -> Void]

  var taps: TapAction? { TapAction { for action in actions { action() } } }
}

extension ViewPosition {
  /// The row of a list as a control; nil at other positions, and for a row without buttons that share it.
  ///
  /// - Complexity: O(rows on the screen + positions in the row · depth in it).
  var rowControl: Control? {
    guard isTappableRow else { return nil }
    var actions: [() -> Void] = []
    forEachPosition { position in
      guard let control = position.control, control.isEnabled, position.isOnScreen, position.sharedRow === self,
        let taps = control.action.taps
      else { return }
      actions.append(taps.perform)
    }
    return actions.isEmpty ? nil : Control(RowTaps(actions: actions))
  }

  /// The row whose taps trigger the button here; nil for a control that is tapped itself.
  ///
  /// - Complexity: O(depth in the row + rows on the screen).
  var sharedRow: ViewPosition? {
    guard control?.sharesRow == true else { return nil }
    var position = parent
    while let here = position, here.owned(ListNode.self) == nil {
      if here.isTappableRow { return here }
      position = here.parent
    }
    return nil
  }

  /// The row around the position, in a list that is being edited.
  ///
  /// - Complexity: O(depth in the list).
  var rowInEditing: ViewPosition? {
    var (position, row) = (parent, ViewPosition?.none)
    while let here = position {
      if let list = here.owned(ListNode.self) { return list.isEditing ? row : nil }
      if here.type == LazyRow.self { row = here }
      position = here.parent
    }
    return nil
  }

  /// Whether this is the one row that its view makes, neither a header nor a footer, in a list without a selection.
  private var isTappableRow: Bool {
    guard type == LazyRow.self, let list = nearest({ $0.owned(ListNode.self) }), list.selection == nil else {
      return false
    }
    let rows = list.shownRows.filter { $0.row.position === self }
    return rows.count == 1 && rows[0].part == .row
  }
}

extension ViewHost.FoundControl {
  /// The control that reacts to a tap on this one: the row of a list, for a button that shares it.
  @MainActor var tapped: ViewHost.FoundControl {
    guard let row = position.sharedRow, let control = row.rowControl else { return self }
    return ViewHost.FoundControl(position: row, control: control)
  }
}

extension ListNode {
  /// The row at a point of the host that reacts to taps; nil if there is none.
  ///
  /// - Complexity: O(rows on the screen + positions in the row).
  func tappedRow(at point: CGPoint) -> ViewPosition? {
    for place in shownRows {
      guard let position = place.row.position, let source = position.parent?.owned(RowSource.self) else { continue }
      if source.frame(place.row.index)?.contains(point) == true {
        return (position.control ?? position.rowControl) == nil ? nil : position
      }
    }
    return nil
  }
}

extension EnvironmentValues {
  private enum ButtonsShareRowKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether buttons in a row of a list are triggered by taps on the row: those of the default style are.
  var buttonsShareRow: Bool {
    get { self[ButtonsShareRowKey.self] }
    set { self[ButtonsShareRowKey.self] = newValue }
  }
}
