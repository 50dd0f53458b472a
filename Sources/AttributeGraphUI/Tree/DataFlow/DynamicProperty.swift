/// A stored property that a host connects between a view's `init` and its `body`.
///
/// A wrapper of the user's own conforms to it, and is made of others: their state belongs to the view's position.
/// `update()` is called before each evaluation of the body, when the wrappers inside have been connected.
@preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}

/// A stored property of a view that is connected to something that lives as long as the view's position.
///
/// The connection is made after the view's `init` and before its `body`, in the copy of the view whose body runs.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property to its place at a position; the first call makes the place.
  ///
  /// - Returns: Whether what the property stands for has changed since the last call.
  mutating func connect(to place: inout AnyObject?, in context: PropertyContext) -> Bool
}

/// A property that has a place at the position of its view.
@MainActor
protocol PropertyOfView: AnyObject {
  /// The position.
  var position: ViewPosition { get }
}

/// Whose property it is.
@MainActor
struct PropertyContext {
  /// The position of the view.
  let position: ViewPosition
  /// The environment at the position.
  let environment: EnvironmentScope
  /// The property's name in the source.
  let property: String

  /// What is shared by the host's positions.
  var runtime: HostRuntime { position.runtime }
  /// The name of the view's type, for reports.
  var viewName: String { position.typeName }

  /// Whether an update is running now and reads the property in a closure that the body has made, not in the body itself.
  ///
  /// SwiftUI's state remembers that it was read in an update, by whatever: the body of its view runs when it changes.
  var isReadByClosure: Bool { HostRuntime.runningBody !== position && runtime.isUpdating }

  /// Reports that something is missing without which the body must not run.
  func reportMissing(_ issue: Issue) {
    runtime.isPropertyMissing = true
    position.report(issue)
  }
}
