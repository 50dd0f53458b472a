/// A button that begins to rename what is around: it runs the action of `renameAction`.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Makes a button.
  public init() where Label == AttributeGraphUI.Label<Text, Image> {
    label = AttributeGraphUI.Label("Rename", systemImage: "pencil")
  }

  /// The label, which runs the action; without an action it is disabled.
  @MainActor public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// An action that begins to rename something.
@MainActor
public struct RenameAction {
  let perform: () -> Void

  /// Begins to rename.
  public func callAsFunction() { perform() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// The action that begins to rename what is around; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that begins to rename the view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { rename in rename = onMainActor(action) { RenameAction(perform: $0) } }
  }

  /// Moves the focus to a field to rename the view.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// The menu of some rows of a list, for those that a person chose.
nonisolated struct _SelectionMenuModifier<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?

  func body(content: Content) -> some View {
    content
      .contextMenu { menu([]) }
      .onKeyPress(.return) {
        guard let primaryAction else { return .ignored }
        primaryAction([])
        return .handled
      }
  }
}

extension View {
  /// Shows a menu when the list is held down: that of no rows, as where there is no row.
  ///
  /// The action for rows runs with no rows when a person presses ↩.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
