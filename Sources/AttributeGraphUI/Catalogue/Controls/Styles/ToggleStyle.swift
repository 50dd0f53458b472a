/// The look of toggles, and their reaction to a person.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body of a toggle, which the compiler infers.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the body of a toggle, which switches it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a style receives.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: StylePart {}

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on; a style sets it for a person.
  @Binding public var isOn: Bool
  /// Whether the toggle has several values that differ; always false, because such a toggle is off here.
  public var isMixed: Bool { false }
}

/// The facts of a toggle for its style.
struct ToggleFacts {
  let isOn: Binding<Bool>
}

/// Makes bodies with a style of toggles.
enum ToggleStyleMaker<Style: ToggleStyle>: StyleMaker {
  static func makeBody(of facts: ToggleFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: ToggleStyleConfiguration(label: .init(), isOn: facts.isOn))
  }
}

/// The look of the platform: a switch beside the label.
public struct DefaultToggleStyle: ToggleStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a toggle with the default look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// The colour of the switch; nil for the default.
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style of switches in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Makes a toggle with the default look.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).transformEnvironment(\.tint) { inherited in
      if let tint { inherited = Tint(paint: .color(tint)) }
    }
  }
}

/// A button with the label.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button that switches.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.buttonsShareRow, false)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of the platform: a switch beside the label.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button with the label.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle with the default look and the label and the value of another one, for use in a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ToggleFacts>? { nil } }

  /// The style of toggles; nil for the default.
  var toggleStyle: ControlStyle<ToggleFacts>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside, including their reaction to a person.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.toggleStyle = style is any UsualStyle ? nil : TypedStyle(style, by: ToggleStyleMaker<S>.self)
      })
  }
}
