import AttributeGraph2
import Foundation

/// Whether a person edits a list.
public enum EditMode: Hashable, Sendable {
  /// Nobody does.
  case inactive
  /// It is being edited for a moment.
  case transient
  /// It is being edited.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether the lists inside are being edited; all views of a host without a value of their own share one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of a host, until the host is closed.
@MainActor
final class HostEditMode: Ending {
  private unowned let graph: Graph
  private var cell: StateCell<EditMode>?
  private var hasEnded = false

  init(_ graph: Graph) { self.graph = graph }

  /// The mode, made on first use; nil after the end.
  private var place: StateCell<EditMode>? {
    if cell == nil && !hasEnded { cell = graph.detached { graph.cell(EditMode.inactive) } }
    return cell
  }

  /// A binding to the mode.
  var binding: Binding<EditMode> {
    Binding(
      get: { onMainActor(self) { $0.place?.value ?? .inactive } },
      set: { mode, _ in onMainActor((self, mode)) { $0.place?.value = $1 } })
  }

  func end() {
    hasEnded = true
    cell = nil
  }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button.
  public nonisolated init() {}

  /// "Edit", or "Done" during editing.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// A host's exchange with other programs: copied and shared items.
@MainActor
final class Pasteboard {
  /// The copied items.
  var items: [Any] = []
  /// The items that views have shared, in order.
  var shared: [Any] = []

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum PasteboardKey: EnvironmentKey { static var defaultValue: Pasteboard { Pasteboard() } }

  /// The pasteboard of the host.
  var pasteboard: Pasteboard {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}

extension ViewHost {
  /// The copied items, for `PasteButton`.
  public var pasteboardItems: [Any] {
    get { environment.values.pasteboard.items }
    set { environment.values.pasteboard.items = newValue }
  }

  /// The items that views have shared with `ShareLink`, in order.
  public var sharedItems: [Any] { environment.values.pasteboard.shared }
}
