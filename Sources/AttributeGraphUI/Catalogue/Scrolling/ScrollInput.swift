/// A way in which a person scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private enum Kind: Hashable { case handGestureShortcut, look }
  private let kind: Kind
  /// By a gesture of the hand with a watch.
  public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
  /// By a look at an edge.
  public static let look = ScrollInputKind(kind: .look)
}

/// Whether a way of scrolling is enabled.
public struct ScrollInputBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }
  private let kind: Kind
  /// As the platform does.
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  /// Enabled.
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  /// Disabled.
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

extension View {
  /// Enables or disables a way of scrolling; a host has no hands and no eyes.
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
}
