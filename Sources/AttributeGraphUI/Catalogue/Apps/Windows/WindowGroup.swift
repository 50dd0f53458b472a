/// A scene with any number of windows that have the same content.
///
/// The first scene of a program opens a window at its launch. Further ones are opened by `openWindow`, or through the
/// host. Each window has a state of its own.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let scene: WindowScene<Content>

  private init(_ title: String?, id: String?, value: Any.Type? = nil, content: Content) {
    scene = WindowScene(kind: .windowGroup, title: title, id: id, valueType: value, content: content)
  }

  /// Registers the scene.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }

  /// Makes a group of windows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, id: nil, content: content())
  }

  /// Makes a group of windows that are opened by an id.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id: id, content: content())
  }

  /// Makes a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title.windowTitle, id: nil, content: content())
  }

  /// Makes a group of windows with a title that are opened by an id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title.windowTitle, id: id, content: content())
  }

  /// Makes a group of windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey).windowTitle, id: nil, content: content())
  }

  /// Makes a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(String(title), id: nil, content: content())
  }

  /// Makes a group of windows with a title that are opened by an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey).windowTitle, id: id, content: content())
  }

  /// Makes a group of windows with a title that are opened by an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(String(title), id: id, content: content())
  }
}

// Windows that present a value.
extension WindowGroup {
  /// Makes a group of windows that each present a value of a type, or none.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: nil, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows that each present a value of a type, or none, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.windowTitle, id: nil, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title.windowTitle, id: id, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey).windowTitle, id: nil, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id: nil, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey).windowTitle, id: id, value: type, content: PresentedWindowContent(content))
  }

  /// Makes a group of windows with a title that each present a value of a type, or none, and are opened by an id.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id: id, value: type, content: PresentedWindowContent(content))
  }
}

// Windows that always present a value.
extension WindowGroup {
  /// Makes a group of windows that each present a value of a type.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: nil, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows that each present a value of a type, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title.windowTitle, id: nil, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title.windowTitle, id: id, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      Text(titleKey).windowTitle, id: nil, value: type,
      content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id: nil, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type, and are opened by an id.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      Text(titleKey).windowTitle, id: id, value: type,
      content: PresentedWindowContent(content, defaultValue: defaultValue))
  }

  /// Makes a group of windows with a title that each present a value of a type, and are opened by an id.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id: id, value: type, content: PresentedWindowContent(content, defaultValue: defaultValue))
  }
}
