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

/// Names and tags by which queries find a position, and values that features store there.
@MainActor
final class PositionFacts {
  /// The name for accessibility and tests.
  var identifier: (() -> String?)?
  /// The title of a label or a field, which may not be among its texts.
  var labelTitle: (() -> String?)?
  /// The name of the symbol at this position.
  var symbol: (() -> String)?
  /// The view's selection value.
  var tag: (() -> AnyHashable)?
  /// The id of the row at this position, for a row without a tag.
  var implicitTag: AnyHashable?
  /// The view's layout nodes, from which its frame is queried.
  var nodes = NotedNodes()
  /// The platform object at this position, for a view that represents one.
  var platformObject: AnyObject?
  /// The view that presents those here, which are shown elsewhere than where they are written.
  weak var presenter: ViewPosition?
  /// The hit-testing shape of the view.
  var contentShape: LayoutNode?
  /// Whether the view takes part in hit testing, if it specifies that.
  var allowsHitTesting: (() -> Bool)?
  /// The values that features store here, by type.
  private var features: [ObjectIdentifier: Any] = [:]

  /// The value that a feature stores here, by its type.
  subscript<Feature>(_ type: Feature.Type) -> Feature? {
    get { features[ObjectIdentifier(type)] as? Feature }
    set { features[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the frame, in the host's coordinates, of the view with an id here; nil for an unknown id.
  var frameOfID: ((AnyHashable) -> CGRect?)?
}
