// The system's own commands: the menus here do not have them, so each is accepted and adds nothing.

/// Commands that show and hide a sidebar; the host's menus do not have them.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Commands that find, select and spell text; the host's menus do not have them.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Commands that change the look of text; the host's menus do not have them.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Commands that show, hide and arrange a toolbar; the host's menus do not have them.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Commands that show and hide an inspector; the host's menus do not have them.
nonisolated public struct InspectorCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

/// Commands that import pictures from devices nearby; the host's menus do not have them.
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Makes the commands.
  public init() {}

  /// Makes nothing.
  @MainActor public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) {}
}
