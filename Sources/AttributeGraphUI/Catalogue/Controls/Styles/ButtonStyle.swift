import AttributeGraph2

/// What buttons look like; what a person does with them stays as it is.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what a button looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: StylePart {}

  /// What the button is for, where that is not the usual.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a person holds it down: between `press` and `release` of a host; a tap is too short to be seen.
  public let isPressed: Bool
}

/// What buttons look like, and what a person does with them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what a button looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes what a button looks like and reacts to.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button whose action it runs itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: StylePart {}

  /// What the button is for, where that is not the usual.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: ButtonTrigger

  /// Runs the action of the button.
  @MainActor @preconcurrency public func trigger() { action.run() }
}

/// The action of a button, through the value that its view was given last.
@MainActor
final class ButtonTrigger {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// What a button tells its style.
struct ButtonFacts {
  let role: ButtonRole?
  let press: ButtonPress
  let action: ButtonTrigger
}

/// Makes bodies by a style that leaves the actions to the button.
enum ButtonStyleMaker<Style: ButtonStyle>: StyleMaker {
  static func makeBody(of facts: ButtonFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: ButtonStyleConfiguration(role: facts.role, label: .init(), isPressed: facts.press.isDown))
  }
}

/// Makes bodies by a style that leads the actions.
enum PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle>: StyleMaker {
  static func makeBody(of facts: ButtonFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(role: facts.role, label: .init(), action: facts.action))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of the usual look with the label and the action of another one, for use in a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: { onMainActor(action) { $0.run() } }, label: { configuration.label })
  }
}

extension _ViewInputs {
  /// Makes a control that looks like a button at a position: by the style around, or else its label alone.
  ///
  /// A style that leads the person's actions takes the place of the control.
  func button<Label: View>(
    at position: ViewPosition, _ control: Control, label: _GraphValue<Label>, role: _GraphValue<ButtonRole?>,
    action: @escaping () -> Void
  ) -> _ViewListOutputs {
    let inside = forChildren(of: position, along: .horizontal)
    let look: _ViewListOutputs
    // Whether there is a style is said by the type of a modifier around, so it never changes at a position.
    if let style = environment.values.buttonStyle {
      let (press, trigger) = (ButtonPress(runtime: runtime), ButtonTrigger(action))
      control.press = press
      if !style.leadsActions { position.control = control }
      look = style.makeViewList(
        of: role.projection { ButtonFacts(role: $0, press: press, action: trigger) }, at: \.buttonStyle,
        inputs: inside.placing(ButtonStyleConfiguration.Label.self, for: label)
          .placing(PrimitiveButtonStyleConfiguration.Label.self, for: label))
    } else {
      position.control = control
      look = Label._makeViewList(view: label, inputs: inside)
    }
    return output(ContainerNode(at: position, content: look, rule: .stack(.horizontal())))
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ButtonFacts>? { nil } }

  /// What buttons look like; nil for the usual.
  var buttonStyle: ControlStyle<ButtonFacts>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
