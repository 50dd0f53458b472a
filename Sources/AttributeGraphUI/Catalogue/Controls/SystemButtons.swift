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

/// The edit mode of a host.
@MainActor
final class HostEditMode {
  private unowned let graph: Graph
  private var cell: StateCell<EditMode>?

  init(_ graph: Graph) { self.graph = graph }

  /// The mode; made on first use.
  private var place: StateCell<EditMode> {
    if let cell { return cell }
    let made = graph.detached { graph.cell(EditMode.inactive) }
    cell = made
    return made
  }

  /// A binding to the mode.
  var binding: Binding<EditMode> {
    Binding(
      get: { onMainActor(self) { $0.place.value } }, set: { mode in onMainActor((self, mode)) { $0.place.value = $1 } })
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

/// A button that shares something with other programs: a host keeps it in `sharedItems`.
nonisolated public struct ShareLink<Item, Label: View>: View {
  private let items: [Item]
  private let label: Label
  @Environment(\.pasteboard) private var pasteboard

  init(items: [Item], label: Label) {
    self.items = items
    self.label = label
  }

  /// The label, which shares the items.
  @MainActor public var body: some View {
    Button {
      pasteboard.shared += items
    } label: {
      label
    }
  }
}

extension ShareLink {
  /// Makes a link that shares an item, with a label of views.
  public init(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label())
  }

  /// Makes a link that shares items, with a label of views.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == Item {
    self.init(items: Array(items), label: label())
  }

  /// Makes a link that shares an item, with a preview and a label of views; the preview is not shown.
  public init<Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], label: label())
  }
}

extension ShareLink {
  /// Makes a link that shares items, with previews and a label of views; the previews are not shown.
  public init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Data.Element == Item {
    self.init(items: Array(items), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link that shares items, with previews, which are not shown.
  public init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Image, Icon>
  ) where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Makes a link that shares items, with a title and previews, which are not shown.
  public init<Data: RandomAccessCollection, Image, Icon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Image, Icon>
  ) where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares items, with a title and previews, which are not shown.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection, Image, Icon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Image, Icon>
  ) where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an item.
  public init(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Makes a link that shares an item, with a title.
  public init(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares an item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an item, with a title.
  public init(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares items.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Makes a link that shares items, with a title.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == Item {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an item, with a preview, which is not shown.
  public init<Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Makes a link that shares an item, with a title and a preview, which is not shown.
  public init<Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Makes a link that shares an item, with a title and a preview, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol, Image, Icon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }
}

/// The preview of a shared item; a host shows none.
public struct SharePreview<Image, Icon> {
  /// The title.
  let title: String

  /// Makes a preview of a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.title = Text(titleKey).string }

  /// Makes a preview of a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = String(title) }

  /// Makes a preview of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { self.title = Text(titleKey).string }

  /// Makes a preview of a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never { self.title = String(title) }

  /// Makes a preview of a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { self.title = Text(titleKey).string }

  /// Makes a preview of a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never { self.title = String(title) }

  /// Makes a preview of a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { self.title = Text(titleKey).string }

  /// Makes a preview of a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never { self.title = String(title) }
}

/// A symbol and a title.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  /// A symbol and the title.
  @MainActor public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
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
