import Foundation

/// A control: its action, its title, and whether it can be found and used.
@MainActor
final class Control {
  /// The action.
  let action: any ControlAction
  /// A name that is not a text inside: the title of a text field, which is shown only while the field is empty.
  let title: () -> String?
  /// Whether a person holds it down, where that changes what is seen.
  var press: ButtonPress?
  private let enabled: EnvironmentEntry<Bool>
  private let opacity: OpacityScope?

  /// Makes a control of a position with what is around it.
  init(_ action: any ControlAction, inputs: _ViewInputs, title: @escaping () -> String? = { nil }) {
    self.action = action
    self.title = title
    enabled = inputs.environment.entry(for: \.isEnabled)
    opacity = inputs.opacity
  }

  /// Whether it reacts to a person.
  var isEnabled: Bool { enabled.current }

  /// Whether a person can find it: what is hidden or fully transparent gets no events.
  var isVisible: Bool { opacity?.value ?? 1 > 0 }
}

/// Names and tags by which a position is found, and values that features keep there.
@MainActor
final class PositionFacts {
  /// The name for accessibility and tests.
  var identifier: (() -> String?)?
  /// The title of a label or a field, which may not be among its texts.
  var labelTitle: (() -> String?)?
  /// The name of the symbol that stands here.
  var symbol: (() -> String)?
  /// The value that stands for the view where one of several is chosen.
  var tag: (() -> AnyHashable)?
  /// The id of the row that stands here, for a row without a tag.
  var implicitTag: AnyHashable?
  /// The node of the view, to ask for its frame.
  var node: LayoutNode?
  /// The object that stands here, for a view that stands for one.
  var platformObject: AnyObject?
  /// The shape in which a finger meets the view.
  var contentShape: LayoutNode?
  /// Whether a finger meets the view, for one that says so.
  var allowsHitTesting: (() -> Bool)?
  /// The values that features keep here, by type.
  private var features: [ObjectIdentifier: Any] = [:]

  /// The value that a feature keeps here, found by its type.
  subscript<Feature>(_ type: Feature.Type) -> Feature? {
    get { features[ObjectIdentifier(type)] as? Feature }
    set { features[ObjectIdentifier(type)] = newValue }
  }

  /// Tells the rectangle, in the host's coordinates, of what has an id here; nil for an id of something else.
  var frameOfID: ((AnyHashable) -> CGRect?)?
}
