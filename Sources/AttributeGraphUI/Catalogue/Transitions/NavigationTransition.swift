import Foundation

/// The transition between pages; here pages change at once.
public protocol NavigationTransition {}

/// The transition that the container chooses.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Makes the transition.
  public init() {}
}

/// A page that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  /// The id of the view.
  let sourceID: AnyHashable
  /// The namespace of the id.
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that the container chooses.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view with an id from `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// The look of the view from which a page grows.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a view from which a page grows; it is not drawn.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  nonisolated init() {}

  /// With a background.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  /// Clipped by a shape.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }

  /// With a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Sets the transition of the page; pages change at once, so it has no effect.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Makes the view the source of a page's transition; pages change at once, so it has no effect.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Makes the view the source of a page's transition, with a configuration; pages change at once, so it has no effect.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
