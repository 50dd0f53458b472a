/// A stored property that a host connects between a view's `init` and its `body`.
///
/// Custom wrappers conform to it and are composed of others, whose state belongs to the view's position. `update()` is
/// called before each evaluation of the body, when the wrappers inside have been connected.
@preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  @MainActor @preconcurrency mutating func update()
  /// Bits that SwiftUI keeps for its own properties; a host does not look at them.
  static var _propertyBehaviors: UInt32 { get }
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
  /// None.
  public static var _propertyBehaviors: UInt32 { 0 }
}

/// A stored property of a view that is connected to an object with the lifetime of the view's position.
///
/// The connection is made after the view's `init` and before its `body`, in the copy of the view whose body runs.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property to its place at a position; the first call makes the place.
  ///
  /// - Returns: Whether the property leads to other or changed storage since the last call.
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool
}

/// A property that has a place at the position of its view.
@MainActor
protocol PropertyOfView: AnyObject {
  /// The position.
  var position: ViewPosition { get }
}

/// The view and the name of a property.
@MainActor
struct PropertyPlace {
  /// The position of the view.
  let position: ViewPosition
  /// The property's name in the source.
  let property: String

  /// The state that all positions of the host share.
  var runtime: HostRuntime { position.runtime }
  /// The name of the view's type, for reports.
  var viewName: String { position.typeName }

  /// Whether the property is read during an update by a closure that the body has made, not by the body itself.
  ///
  /// In SwiftUI, state that was read anywhere in an update makes the body of its view run when it changes.
  var isReadByClosure: Bool { HostRuntime.runningBody !== position && runtime.isUpdating }
}

/// The view and the name of a property, and its environment.
@MainActor
struct PropertyContext {
  /// The view and the name.
  let place: PropertyPlace
  /// The environment at the position.
  let environment: EnvironmentScope

  init(position: ViewPosition, environment: EnvironmentScope, property: String) {
    place = PropertyPlace(position: position, property: property)
    self.environment = environment
  }

  /// The position of the view.
  var position: ViewPosition { place.position }
  /// The property's name in the source.
  var property: String { place.property }
  /// The state that all positions of the host share.
  var runtime: HostRuntime { place.runtime }
  /// The name of the view's type, for reports.
  var viewName: String { place.viewName }
  /// Whether the property is read during an update by a closure that the body has made, not by the body itself.
  var isReadByClosure: Bool { place.isReadByClosure }

  /// Reports a missing value without which the body must not run.
  func reportMissing(_ issue: Issue) {
    runtime.isPropertyMissing = true
    if runtime.reportsMissing { position.report(issue) }
  }
}
