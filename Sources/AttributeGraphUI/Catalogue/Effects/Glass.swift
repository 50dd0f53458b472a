import Foundation

/// A kind of glass; it is drawn as a material.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// The usual glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that shows more of the content behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass, reacting to fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// The material behind the view; nil for none.
  var style: AnyShapeStyle? {
    switch (kind, color) {
    case (.identity, _): nil
    case (_, let color?): AnyShapeStyle(color)
    case (.clear, nil): AnyShapeStyle(Material.ultraThin)
    case (.regular, nil): AnyShapeStyle(Material.regular)
    }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// That of a capsule.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { Capsule().layoutDirectionBehavior }
}

/// The transition of glass; it has none here.
public struct GlassEffectTransition: Sendable {
  private enum Kind { case identity, matchedGeometry, materialize }
  private let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// From the shape of other glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// By fading.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

/// Views whose glass merges; here each has its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let spacing: CGFloat?
  let content: Content

  /// Makes a container of views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}

extension View {
  /// Draws glass behind the view, in a shape.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { if let style = glass.style { shape.fill(style) } }
  }

  /// Names the glass of the view for transitions; there are none, so it has no effect.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Sets the transition of the view's glass; there is none, so it has no effect.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Merges the glass of several views; here each has its own.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }
}
