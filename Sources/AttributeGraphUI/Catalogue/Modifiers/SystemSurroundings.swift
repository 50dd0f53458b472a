import Foundation

// Modifiers for the surroundings of a view: bars of the system, windows, and text.

/// Whether the system assists with writing in fields.
public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, complete, limited, disabled }
  private let kind: Kind
  /// The system's choice.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// In all ways.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// Beside the text.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// It does not.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension Image {
  /// The brightness range of a picture.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable { case standard, constrainedHigh, high }
    private let kind: Kind
    /// Standard: as bright as white paper.
    public static let standard = DynamicRange(kind: .standard)
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// The full brightness of the display.
    public static let high = DynamicRange(kind: .high)
  }

  /// Sets the brightness range of the picture; a host ignores it.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

  /// The brightness range of pictures; nil for the one of the system.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

/// The language for typesetting a text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  /// The system's choice.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Sets the language for typesetting the text; the built-in table ignores it.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Sets the language for typesetting the text; the built-in table ignores it.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Makes the view light or dark, with everything inside.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Calls an action when a person begins and ends to resize the window; in a host nobody does.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  /// Moves the view away from the corners of the window; those of a host have no insets.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

  /// Sets whether the system's overlays are visible; a host has none.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Marks the content as soon outdated; a host shows it unchanged.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the brightness range of pictures inside; a host ignores it.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Sets the language for typesetting texts inside; the built-in table ignores it.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language for the typesetting of texts inside; the built-in table ignores it.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the letters for selecting the row by typing; a host does not type in lists.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets the letters that select the row while the user types; lists here ignore typing.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Sets the letters that select the row while the user types; lists here ignore typing.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Sets whether the system assists with writing in fields inside; here it never does.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets whether fields inside show the button of the system's writing tools; a host has none.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets a second title of the page, which is not shown.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets a second title of the page, which is not shown.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Sets a second title of the page, which is not shown.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// Sets the document of the page; there is no menu for it.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document of the page; there is no menu for it.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document of the page, with a preview; there is no menu for it.
  nonisolated public func navigationDocument<D: Transferable, Picture: Transferable, Icon: Transferable>(
    _ document: D, preview: SharePreview<Picture, Icon>
  ) -> some View { self }

  /// Sets a tag for measuring how a person uses the view; a host measures nothing.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Sets the fixed point of a window whose size follows its content; a host has a given size.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Continues the view behind the bars beside it; there are none.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Continues the view in a blurred mirror image beyond its safe area, if it is enabled; nothing is drawn there.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Puts views at the upper or lower edge, as a bar over the rest.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts views at the leading or trailing edge, as a bar over the rest.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows views beside this one while a value is true: as a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return sheet(isPresented: isPresented) { content }
  }

  /// Sets the width of the inspector; as a sheet it fills the safe area.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the limits of the inspector's width; as a sheet it fills the safe area.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}

extension NavigationLink {
  /// Sets whether the page is shown in the detail column; there is one column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
