import Foundation

/// A scene whose windows have the same content: the common part of all scenes with windows.
struct WindowScene<Content: View> {
  let kind: SceneKind
  let title: String?
  let id: String?
  /// The type of the value that a window presents; nil if it presents none.
  var valueType: Any.Type?
  /// Whether a window opens at the launch, if the scene is the first.
  var opensAtLaunch = true
  /// Whether the scene has its window now; nil if a request opens it.
  var isInserted: Binding<Bool>?
  let content: Content

  /// Registers the scene until its position ends.
  @MainActor static func make(_ scene: _GraphValue<Self>, for type: Any.Type, inputs: _SceneInputs) {
    guard let book = inputs.book else { return }
    let position = inputs.views.makePosition(type)
    let first = scene.read()
    let entry = SceneEntry(
      kind: first.kind, id: first.id, valueType: first.valueType, position: position,
      inputs: _SceneInputs(inputs.views.inside(position))
    ) { Content._makeViewList(view: scene.property(\.content).until(endOf: $0.position), inputs: $0) }
    entry.title = first.title
    entry.opensAtLaunch = first.opensAtLaunch
    scene.updater.add { [weak entry] in entry?.title = scene.read().title }
    position.own(entry)
    entry.book = book
    book.entries.append(entry)
    if first.isInserted != nil { follow(scene, with: entry, inputs: inputs) }
  }

  /// Opens and closes the window of a scene as its binding changes.
  @MainActor private static func follow(_ scene: _GraphValue<Self>, with entry: SceneEntry, inputs: _SceneInputs) {
    let watch = ValueWatch(of: scene, at: entry.position, inputs: inputs.views) {
      $0.isInserted?.wrappedValue ?? true
    }
    entry.opensAtLaunch = watch.current
    watch.onChange = { [weak entry, unowned watch] in
      guard let entry, let book = entry.book else { return }
      if watch.current { book.open(entry) } else { book.close(entry) }
    }
  }
}

/// The kind of a scene with windows.
public enum SceneKind: String, Hashable, Sendable {
  /// One of any number of windows.
  case windowGroup = "window group"
  /// The window of a document.
  case documentGroup = "document group"
  /// The only window of its scene.
  case window
  /// The settings.
  case settings
  /// A menu in the bar of the system.
  case menuBarExtra = "menu bar extra"
}

extension Text {
  /// The text as the title of a window.
  var windowTitle: String { string }
}

/// A registered scene, which makes windows.
@MainActor
final class SceneEntry: Ending {
  let kind: SceneKind
  let id: String?
  let valueType: Any.Type?
  let position: ViewPosition
  let inputs: _SceneInputs
  /// Makes the views of a window.
  let makeContent: (_ViewInputs) -> _ViewListOutputs
  var title: String?
  /// Whether a window opens at the launch, where the scene is the first.
  var opensAtLaunch = true
  weak var book: SceneBook?

  init(
    kind: SceneKind, id: String?, valueType: Any.Type?, position: ViewPosition, inputs: _SceneInputs,
    makeContent: @escaping (_ViewInputs) -> _ViewListOutputs
  ) {
    self.kind = kind
    self.id = id
    self.valueType = valueType
    self.position = position
    self.inputs = inputs
    self.makeContent = makeContent
  }

  /// Whether the scene has any number of windows.
  var hasManyWindows: Bool { kind == .windowGroup || kind == .documentGroup }

  /// Whether a value can be presented by a window of the scene.
  func presents(_ value: AnyHashable) -> Bool { valueType.map { $0 == type(of: value.base) } ?? false }

  func end() { book?.forget(self) }
}
