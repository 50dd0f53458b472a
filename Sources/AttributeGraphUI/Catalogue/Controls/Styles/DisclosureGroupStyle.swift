/// What disclosure groups look like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of what a group looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes what a group looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The views that are shown while the group is open.
  nonisolated public struct Content: View {
    let make: () -> AnyView

    /// The views.
    @MainActor public var body: some View { make() }
  }

  /// The label of the group.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The views that are shown while the group is open.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the group is open; a style sets it when a person acts.
  @Binding public var isExpanded: Bool
}

/// A style of disclosure groups, whatever its type.
@MainActor
struct AnyDisclosureGroupStyle {
  let makeBody: (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S) {
    makeBody = { configuration in AnyView(style.makeBody(configuration: configuration)) }
  }
}

/// The look of the platform.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a group of the usual look.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(
      isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: AnyDisclosureGroupStyle? { nil } }

  /// What disclosure groups look like; nil for the usual.
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the disclosure groups inside look like.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.disclosureGroupStyle = style is any UsualStyle ? nil : AnyDisclosureGroupStyle(style)
      })
  }
}
