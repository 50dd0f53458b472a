/// A scene with a single window of tools; here it is a `Window`.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  let window: Window<Content>

  /// Makes a window with a title, which is opened by its id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Makes a window with a title, which is opened by its id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Makes a window with a title, which is opened by its id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// The window.
  @MainActor public var body: some Scene { window }
}
