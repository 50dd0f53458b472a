/// An actor to which nothing belongs.
@globalActor public actor _NoGlobalActor {
  /// The actor.
  public static let shared = _NoGlobalActor()
}

/// A protocol whose types belong to no global actor unless they say so.
///
/// In a module whose default isolation is the main actor, a shape belongs to that actor, and its `path(in:)` could not
/// be what the protocol asks for. A second actor beside that of `View` leaves the compiler none to infer. SwiftUI's
/// interface has a protocol of this name for the same purpose.
@_marker @_NoGlobalActor public protocol _RemoveGlobalActorIsolation {}
