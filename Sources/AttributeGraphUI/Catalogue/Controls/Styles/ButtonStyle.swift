import AttributeGraph2

/// The look of buttons; their reaction to a person stays the same.
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
  /// The type of the body of a button, which the compiler infers.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style receives.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: StylePart {}

  /// The purpose of the button, if it is a special one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a person holds it down: between `press` and `release` of a host; a tap is too short to be visible.
  public let isPressed: Bool
}

/// The look of buttons, and their reaction to a person.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body of a button, which the compiler infers.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the body of a button, which runs the action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a style that runs the action itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: StylePart {}

  /// The purpose of the button, if it is a special one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: ButtonTrigger

  /// Runs the action of the button.
  @MainActor @preconcurrency public func trigger() { action.run() }
}

/// The action of a button, through the current value of its view.
@MainActor
final class ButtonTrigger {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// The facts of a button for its style.
struct ButtonFacts {
  let role: ButtonRole?
  let press: ButtonPress
  let action: ButtonTrigger
}

/// Makes bodies with a style that leaves actions to the button.
enum ButtonStyleMaker<Style: ButtonStyle>: StyleMaker {
  static func makeBody(of facts: ButtonFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: ButtonStyleConfiguration(role: facts.role, label: .init(), isPressed: facts.press.isDown))
  }
}

/// Makes bodies with a style that runs the action itself.
enum PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle>: StyleMaker {
  static func makeBody(of facts: ButtonFacts, by style: Style) -> Style.Body {
    style.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(role: facts.role, label: .init(), action: facts.action))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button with the default look and the label and the action of another one, for use in a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: { onMainActor(action) { $0.run() } }, label: { configuration.label })
  }
}

extension _ViewInputs {
  /// Makes a control with the look of a button at a position: with the inherited style, or else its label alone.
  ///
  /// A style that runs the action itself replaces the control. In a row of a list, a button of the default style shares
  /// the taps on the row.
  func button<Label: View>(
    at position: ViewPosition, _ control: Control, label: _GraphValue<Label>, role: _GraphValue<ButtonRole?>,
    action: @escaping () -> Void
  ) -> _ViewListOutputs {
    let inside = forChildren(of: position, along: .horizontal)
    let look: _ViewListOutputs
    control.sharesRow = environment.values.buttonsShareRow
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
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
    let node = ContainerNode(at: position, content: look, rule: .stack(.horizontal()))
    node.direction = direction
    return output(node)
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<ButtonFacts>? { nil } }

  /// The style of buttons; nil for the default.
  var buttonStyle: ControlStyle<ButtonFacts>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
