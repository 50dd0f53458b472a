/// What toggles look like, and what a person does with them.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what a toggle looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes what a toggle looks like and reacts to.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: StylePart {}

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on; a style sets it when a person acts.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ; here such a toggle is off, so it never is.
  public var isMixed: Bool { false }
}

/// What a toggle tells its style.
struct ToggleFacts {
  let isOn: Binding<Bool>
}

/// Makes bodies by a style of toggles.
enum ToggleStyleMaker<Style: ToggleStyle>: StyleMaker {
  static func makeBody(of facts: ToggleFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: ToggleStyleConfiguration(label: .init(), isOn: facts.isOn))
  }
}

/// The look of the platform: a switch beside the label.
public struct DefaultToggleStyle: ToggleStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a toggle of the usual look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// What the switch is drawn in; nil for the usual.
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style of switches in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Makes a toggle of the usual look.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).transformEnvironment(\.tint) { around in
      if let tint { around = Tint(paint: .color(tint)) }
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
  /// Makes a toggle of the usual look with the label and the value of another one, for use in a style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ToggleFacts>? { nil } }

  /// What toggles look like; nil for the usual.
  var toggleStyle: ControlStyle<ToggleFacts>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the toggles inside look like and what they react to.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.toggleStyle = style is any UsualStyle ? nil : TypedStyle(style, by: ToggleStyleMaker<S>.self)
      })
  }
}
