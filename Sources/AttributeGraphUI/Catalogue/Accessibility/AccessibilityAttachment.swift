import Foundation

/// Properties that a modifier gives the accessibility elements of a view.
struct AccessibilityProperties {
  /// The identifier by which tests find the view.
  var identifier: String?
  /// The label of the view; several are read one after the other.
  var label: Text?
  /// Makes the views whose labels replace the label, from the label that the element has so far.
  var labelContent: ((_ label: String) -> AnyView)?
  /// The accessibility value of the view.
  var value: Text?
  /// The hint: what the view does.
  var hint: Text?
  /// Whether the view is hidden from assistive technologies.
  var isHidden: Bool?
  /// How the elements inside are combined.
  var children: AccessibilityChildBehavior?
  /// Traits that are added.
  var addedTraits: AccessibilityTraits = []
  /// Traits that are taken away.
  var removedTraits: AccessibilityTraits = []
  /// The names by which voice control finds the view.
  var inputLabels: [Text]?
  /// The order among sibling elements: elements with larger numbers come first.
  var sortPriority: Double?
  /// The level of a heading.
  var heading: AccessibilityHeadingLevel?
  /// The actions, by kinds and names.
  var actions: [AccessibilityAction] = []
  /// Makes buttons whose actions become actions of the element.
  var actionContent: (() -> AnyView)?
  /// Changes the value by a step up or down.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Scrolls by a page.
  var scroll: ((Edge) -> Void)?
  /// Makes the content larger or smaller.
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Makes the view whose elements replace those of this one.
  var representation: (() -> AnyView)?
  /// Makes the views whose elements replace the elements inside.
  var childContent: (() -> AnyView)?
  /// Changes of the custom content.
  var customContent: [AccessibilityCustomContent] = []
  /// Rotors, by labels.
  var rotors: [(label: Text, entries: () -> [AccessibilityRotorRecord])] = []
  /// The activation point: in the unit square, or in points.
  var activationPoint: AccessibilityActivationPoint?
  /// Whether the view responds to user interaction; nil if its actions decide.
  var respondsToUserInteraction: Bool?
  /// Settings that are only stored, by name.
  var settings: [String: String] = [:]
  /// Describes the chart in the view.
  var chart: Any?
  /// The connection to an `AccessibilityFocusState`.
  var focus: AccessibilityFocusPlace?
}

/// The activation point of a view.
enum AccessibilityActivationPoint {
  case unit(UnitPoint)
  case point(CGPoint)
}

/// An action of an accessibility element.
struct AccessibilityAction {
  var kind: AccessibilityActionKind
  var perform: () -> Void
}

/// Gives a view properties for accessibility and for tests.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveViewModifier {
  var properties = AccessibilityProperties()

  init(_ change: (inout AccessibilityProperties) -> Void) { change(&properties) }

  /// Makes the position under which the host finds the view, and stores its nodes.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let info = position.info
    info.identifier = { modifier.read().properties.identifier }
    info[AccessibilityPlace.self] = AccessibilityPlace(environment: inputs.environment) { modifier.read().properties }
    // A modifier always sets the same properties, so there is a focus at all times or never.
    if modifier.read().properties.focus != nil {
      inputs.runtime.service(AccessibilityFocusBook.self).add(at: position) { modifier.read().properties.focus }
    }
    return body(inputs.inside(position).notingNode())
  }
}

/// The values of a modifier that an accessibility tree reads.
@MainActor
final class AccessibilityPlace {
  /// The environment of the view.
  let environment: EnvironmentScope
  /// The current properties.
  let properties: () -> AccessibilityProperties

  init(environment: EnvironmentScope, properties: @escaping () -> AccessibilityProperties) {
    self.environment = environment
    self.properties = properties
  }
}

extension ViewPosition {
  /// The label that a modifier here gives its view.
  var accessibilityLabel: String? {
    guard let place = knownInfo?[AccessibilityPlace.self], let label = place.properties().label else { return nil }
    return label.spoken(in: place.environment.values, now: runtime.time.now).string
  }
}

extension View {
  /// The view with properties for accessibility.
  nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  /// Gives the view an identifier by which tests find it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  /// Gives the view an identifier by which tests find it, if a condition holds.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }
}
