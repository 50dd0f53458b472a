/// A menu with commands.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let title: String
  let content: Content

  /// Makes a menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name.windowTitle
    self.content = content()
  }

  /// Makes a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey).windowTitle
    self.content = content()
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = String(name)
    self.content = content()
  }

  /// Adds the menu to those of the program.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    CommandEntry.make(content.property(\.content), as: .menu(content.read().title), for: Self.self, inputs: inputs)
  }
}

/// Commands in a standard menu, beside those of the system or in place of them.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let part: CommandEntry.Part
  private let content: Content

  /// Puts commands before those of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = .before(group)
    content = addition()
  }

  /// Puts commands behind those of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = .after(group)
    content = addition()
  }

  /// Puts commands in place of those of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = .replacing(group)
    content = addition()
  }

  /// Adds the commands to those of the program.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {
    CommandEntry.make(content.property(\.content), as: content.read().part, for: Self.self, inputs: inputs)
  }
}

/// A group of commands that the system puts into a menu of every program.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The name of the group.
  let name: String
  /// The title of the menu; nil for the menu with the program's name.
  let menu: String?

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo", menu: nil)
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings", menu: nil)
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices", menu: nil)
  /// Hiding the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility", menu: nil)
  /// Leaving the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination", menu: nil)
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem", menu: "File")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem", menu: "File")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport", menu: "File")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem", menu: "File")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo", menu: "Edit")
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard", menu: "Edit")
  /// Changing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing", menu: "Edit")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting", menu: "Format")
  /// The bar with tools.
  public static let toolbar = CommandGroupPlacement(name: "toolbar", menu: "View")
  /// The bar at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar", menu: "View")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize", menu: "Window")
  /// Scenes with a single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList", menu: "Window")
  /// The windows that are open.
  public static let windowList = CommandGroupPlacement(name: "windowList", menu: "Window")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement", menu: "Window")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help", menu: "Help")

  /// All groups, in the order of the menu bar.
  static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem,
    undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, singleWindowList, windowList,
    windowArrangement, help,
  ]
}

/// The commands of a scene.
nonisolated struct CommandsModifier<Content: Commands>: _SceneModifier {
  let commands: Content
  /// Whether the commands inside are removed.
  let isReplacing: Bool

  @MainActor static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    if !inputs.settings.hidesCommands, let book = inputs.book {
      let position = inputs.views.makePosition(Self.self)
      book.commandModifiers += 1
      Content._makeCommands(
        content: modifier.property(\.commands),
        inputs: _CommandsInputs(inputs.views.inside(position), at: [book.commandModifiers]))
    }
    guard modifier.read().isReplacing else { return body(inputs) }
    body(inputs.changingSettings(for: Self.self) { $0.hidesCommands = true })
  }
}

extension Scene {
  /// Adds commands to the menus of the program.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modified(CommandsModifier(commands: content(), isReplacing: false))
  }

  /// Removes the commands of the scene.
  nonisolated public func commandsRemoved() -> some Scene {
    modified(CommandsModifier(commands: EmptyCommands(), isReplacing: true))
  }

  /// Replaces the commands of the scene.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modified(CommandsModifier(commands: content(), isReplacing: true))
  }
}
