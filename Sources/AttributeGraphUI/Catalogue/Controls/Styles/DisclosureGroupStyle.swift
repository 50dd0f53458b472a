/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body of a group, which the compiler infers.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the body of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a style receives.
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
  /// Whether the group is open; a style sets it for a person.
  @Binding public var isExpanded: Bool
}

/// Makes bodies with a style of disclosure groups.
private enum DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleMaker {
  static func makeBody(of configuration: DisclosureGroupStyleConfiguration, by style: Style) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A style of disclosure groups, with its type erased.
@MainActor
struct AnyDisclosureGroupStyle {
  let makeBody: (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S) {
    makeBody = { AnyView(StyledControl<DisclosureGroupStyleMaker<S>>(style: style, facts: $0)) }
  }
}

/// The default style of the platform.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a group with the default look.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(
      isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: AnyDisclosureGroupStyle? { nil } }

  /// The style of disclosure groups; nil for the default.
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.disclosureGroupStyle = style is any UsualStyle ? nil : AnyDisclosureGroupStyle(style)
      })
  }
}
