/// The menu and the primary action of the rows of the lists and tables inside.
nonisolated struct _SelectionMenuModifier<Item: Hashable, MenuItems: View>: ViewModifier {
  let menu: (Set<Item>) -> MenuItems
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var isOpen = false
  @State private var items: Set<Item> = []

  @MainActor func body(content: Content) -> some View {
    let items = items
    return
      content
      .modifier(_SelectionMenuPlaceModifier(open: { open($0) }, act: primaryAction == nil ? nil : { act($0) }))
      .modifier(
        _FlagPresentationModifier(kind: .menu, isPresented: $isOpen, onDismiss: nil) {
          VStack { _MenuContent(content: menu(items)) }
        })
  }

  @MainActor private func open(_ tags: [AnyHashable]) {
    let chosen = chosen(tags)
    items = chosen
    isOpen = menu(chosen).hasMenuItems
  }

  @MainActor private func act(_ tags: [AnyHashable]) { primaryAction?(chosen(tags)) }

  @MainActor private func chosen(_ tags: [AnyHashable]) -> Set<Item> {
    Set(tags.compactMap { $0.tagged(Item.self) })
  }
}

/// Lets a host find the menu of the rows inside.
nonisolated private struct _SelectionMenuPlaceModifier: PrimitiveViewModifier {
  let open: ([AnyHashable]) -> Void
  let act: (([AnyHashable]) -> Void)?

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(
      SelectionMenuPlace(
        open: { modifier.read().open($0) }, act: modifier.read().act == nil ? nil : { modifier.read().act?($0) }))
    return body(inputs.inside(position))
  }
}

/// The menu of the rows of lists and tables, at its place.
@MainActor
final class SelectionMenuPlace: Ending {
  /// Opens the menu for the rows with some tags.
  private(set) var open: ([AnyHashable]) -> Void
  /// Runs the primary action for the rows with some tags, if there is one.
  private(set) var act: (([AnyHashable]) -> Void)?

  init(open: @escaping ([AnyHashable]) -> Void, act: (([AnyHashable]) -> Void)?) { (self.open, self.act) = (open, act) }

  func end() { (open, act) = ({ _ in }, nil) }
}

extension View {
  /// Gives the rows of the list or table a menu for the selected rows, and an action for a double tap.
  ///
  /// A host opens the menu with `openMenu(ofRow:)` and acts with `performPrimaryAction(onRow:)`. They apply to the
  /// selected rows if the row is one of them, and otherwise to the row only.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// The menus of rows in lists and tables with a selection.
extension ViewHost {
  /// Opens the menu of a row, which becomes the frontmost `presentation`; `tap` uses a button of it.
  ///
  /// - Throws: `HostError` if there is no such row, or it has no menu.
  /// - Returns: The work that it caused.
  @discardableResult
  public func openMenu(ofRow target: ControlTarget) throws(HostError) -> UpdateReport {
    let (place, tags) = try selectionMenu(target)
    return perform(as: "open the menu of a row") { place.open(tags) }
  }

  /// Runs the primary action of a row, as a double tap does.
  ///
  /// - Throws: `HostError` if there is no such row, or it has no primary action.
  /// - Returns: The work that it caused.
  @discardableResult
  public func performPrimaryAction(onRow target: ControlTarget) throws(HostError) -> UpdateReport {
    let (place, tags) = try selectionMenu(target)
    guard let act = place.act else {
      throw .notOffered("primary action of the row", reason: "contextMenu(forSelectionType:) has none")
    }
    return perform(as: "run the primary action of a row") { act(tags) }
  }

  /// The menu of a row, and the tags of the rows to which it applies.
  private func selectionMenu(
    _ target: ControlTarget
  ) throws(HostError) -> (place: SelectionMenuPlace, tags: [AnyHashable]) {
    let (row, list) = try listRow(target)
    guard let position = row.row.position, let place = list.position.nearest({ $0.owned(SelectionMenuPlace.self) }),
      let chosen = list.selection, let tag = position.rowTag
    else {
      let reason = """
        its list has no selection or no contextMenu(forSelectionType:) around it; longPress opens the menu of the row itself
        """
      throw .notOffered("menu for the selection with the row '\(row.name)'", reason: reason)
    }
    let tags = runtime.graph.untracked { chosen() }
    return (place, tags.contains(tag) ? tags : [tag])
  }
}
