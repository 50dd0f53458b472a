/// A button that starts renaming: it runs the action of `renameAction`.
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

/// An action that starts renaming.
@MainActor @preconcurrency
public struct RenameAction {
  let perform: () -> Void

  /// Starts renaming.
  public func callAsFunction() { perform() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// The action that starts renaming the enclosing view; nil if there is none.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that starts renaming the view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { rename in rename = onMainActor(action) { RenameAction(perform: $0) } }
  }

  /// Moves the focus to a field to rename the view.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
