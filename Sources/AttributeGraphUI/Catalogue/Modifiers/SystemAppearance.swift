import Foundation

// Modifiers for looks of the system that a host does not draw: edges of scroll views, margins and indices of
// sections.

/// The effect on content at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The size of a button.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size of its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// All that there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// Sets the effect on content at the edges of scroll views inside; a host draws none.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Hides the effect at the edges of scroll views inside; a host draws none.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Sets the size of the buttons inside; here they have the size of their labels.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Sets the margins of sections in lists; lists here have none.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Shows or hides the index of sections at the side of lists; a host draws none.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the title of a section in the index at the side of lists; a host draws none.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets the title of a section in the index at the side of lists; a host draws none.
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Sets the title of a section in the index at the side of lists; a host draws none.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension EnvironmentValues {
  private enum MaterialAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }

  /// The look of materials in a window that is in front of others, or not.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of materials inside in a window behind others; a host's window is always in front.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
