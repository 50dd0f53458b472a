/// Shows a menu when a view is held down.
nonisolated struct _ContextMenuModifier<MenuItems: View, Preview: View>: ViewModifier {
  let menuItems: MenuItems
  let preview: Preview?
  let isOffered: Bool
  @State private var isOpen = false

  @MainActor func body(content: Content) -> some View {
    content
      .gesture(
        LongPressGesture().onEnded { _ in isOpen = menuItems.hasMenuItems },
        isEnabled: isOffered && MenuItems.self != EmptyView.self
      )
      .modifier(
        _FlagPresentationModifier(kind: .menu, isPresented: $isOpen, onDismiss: nil) {
          VStack {
            preview
            _MenuContent(content: menuItems)
          }
        })
  }
}

extension View {
  /// Whether a menu of these items has any: an empty one is not shown.
  @MainActor var hasMenuItems: Bool { !FlattenedViews(of: self, by: nil).elements.isEmpty }
}

/// A menu as a value, for `contextMenu(_:)`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Makes a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
  /// Shows a menu when the view is held down: by `ViewHost.longPress`.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier<MenuItems, EmptyView>(menuItems: menuItems(), preview: nil, isOffered: true))
  }

  /// Shows a menu with a preview when the view is held down: by `ViewHost.longPress`.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(menuItems: menuItems(), preview: preview(), isOffered: true))
  }

  /// Shows a menu when the view is held down; nil for none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(
      _ContextMenuModifier<MenuItems?, EmptyView>(
        menuItems: contextMenu?.menuItems, preview: nil, isOffered: contextMenu != nil))
  }
}
