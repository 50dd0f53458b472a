import Foundation

/// Properties that a modifier gives the accessibility elements of a view.
struct AccessibilityProperties {
  /// The name by which tests find the view.
  var identifier: String?
  /// The words for the view; several are read one after the other.
  var label: Text?
  /// The words for the view's value.
  var value: Text?
  /// The words for what the view does.
  var hint: Text?
  /// Whether the view is left out.
  var isHidden: Bool?
  /// How the elements inside are combined.
  var children: AccessibilityChildBehavior?
  /// Traits that are added.
  var addedTraits: AccessibilityTraits = []
  /// Traits that are taken away.
  var removedTraits: AccessibilityTraits = []
  /// Words by which a person calls the view.
  var inputLabels: [Text]?
  /// The place among the elements around: larger numbers come first.
  var sortPriority: Double?
  /// The level of a heading.
  var heading: AccessibilityHeadingLevel?
  /// The actions, by kinds and names.
  var actions: [AccessibilityAction] = []
  /// Makes buttons that stand for actions.
  var actionContent: (() -> AnyView)?
  /// Goes a step up or down.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Scrolls by a page.
  var scroll: ((Edge) -> Void)?
  /// Makes the content larger or smaller.
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Makes the view that stands for this one.
  var representation: (() -> AnyView)?
  /// Makes the views whose elements stand for those inside.
  var childContent: (() -> AnyView)?
  /// Further facts, by their labels.
  var customContent: [(label: Text, value: Text)] = []
  /// Lists of places, by their labels.
  var rotors: [(label: Text, entries: () -> [AccessibilityRotorRecord])] = []
  /// Where a tap meets the view: in the unit square, or in points.
  var activationPoint: AccessibilityActivationPoint?
  /// Whether the view reacts to a person; nil for as its actions say.
  var respondsToUserInteraction: Bool?
  /// Settings without meaning here, by their names.
  var settings: [String: String] = [:]
  /// The place at which the person's attention is followed.
  var focus: AccessibilityFocusPlace?
}

/// A place in a view where a tap meets it.
enum AccessibilityActivationPoint {
  case unit(UnitPoint)
  case point(CGPoint)
}

/// A thing that a person can do with an accessibility element.
struct AccessibilityAction {
  var kind: AccessibilityActionKind
  var perform: () -> Void
}

/// Gives a view what accessibility and tests know it by.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveViewModifier {
  var properties = AccessibilityProperties()

  init(_ change: (inout AccessibilityProperties) -> Void) { change(&properties) }

  /// Makes the position under which the host finds the view, and notes its first node.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let facts = position.facts
    facts.identifier = { modifier.read().properties.identifier }
    facts[AccessibilityPlace.self] = AccessibilityPlace(environment: inputs.environment) { modifier.read().properties }
    if let focus = modifier.read().properties.focus {
      inputs.runtime.service(AccessibilityFocusBook.self).add(focus, at: position)
    }
    return body(inputs.inside(position).notingNode())
  }
}

/// The values of a modifier that an accessibility tree reads.
@MainActor
final class AccessibilityPlace {
  /// The environment of the view.
  let environment: EnvironmentScope
  /// The properties as they are now.
  let properties: () -> AccessibilityProperties

  init(environment: EnvironmentScope, properties: @escaping () -> AccessibilityProperties) {
    self.environment = environment
    self.properties = properties
  }
}

extension View {
  /// The view with properties for accessibility.
  nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  /// Gives the view a name by which tests find it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  /// Gives the view a name by which tests find it, where a condition holds.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }
}
