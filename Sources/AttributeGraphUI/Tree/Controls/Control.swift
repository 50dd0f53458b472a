import Foundation

/// A control: its action, its title, and whether it is visible and enabled.
@MainActor
final class Control {
  /// The action.
  let action: any ControlAction
  /// A name that is not among the texts inside: the title of a text field, which is shown only while the field is
  /// empty.
  let title: () -> String?
  /// The pressed state, for a control whose appearance depends on it.
  var press: ButtonPress?
  /// Whether the control is triggered by taps on the row of a list that contains it, instead of taps of its own.
  var sharesRow = false
  /// Whether the environment enables the control; nil for a control that is always enabled.
  private let enabled: EnvironmentEntry<Bool>?
  private let opacity: OpacityScope?

  /// Creates a control from the inputs of its position.
  init(_ action: any ControlAction, inputs: _ViewInputs, title: @escaping () -> String? = { nil }) {
    self.action = action
    self.title = title
    enabled = inputs.environment.entry(for: \.isEnabled)
    opacity = inputs.opacity
  }

  /// Creates a control that is always enabled and visible.
  init(_ action: any ControlAction) {
    self.action = action
    title = { nil }
    enabled = nil
    opacity = nil
  }

  /// Whether the control accepts user input.
  var isEnabled: Bool { enabled?.current ?? true }

  /// Whether the control is visible: hidden or fully transparent controls receive no events.
  var isVisible: Bool { opacity?.value ?? 1 > 0 }
}
