import Foundation

/// The changes of a view's look under a pointer. A host draws none of them, so they are not stored.
public protocol HoverEffectContent: Sendable {}

/// No change, to which others are added.
public struct EmptyHoverEffectContent: HoverEffectContent {}

extension HoverEffectContent {
  /// An opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
  /// A factor for the brightness.
  public func brightness(_ amount: Double) -> some HoverEffectContent { self }
  /// A contrast, 1 for none.
  public func contrast(_ amount: Double) -> some HoverEffectContent { self }
  /// A saturation, 1 for none.
  public func saturation(_ amount: Double) -> some HoverEffectContent { self }
  /// Gray instead of colours, from 0 to 1.
  public func grayscale(_ amount: Double) -> some HoverEffectContent { self }
  /// A rotation of the hues.
  public func hueRotation(_ angle: Angle) -> some HoverEffectContent { self }
  /// A colour with which the view's are multiplied.
  public func colorMultiply(_ color: Color) -> some HoverEffectContent { self }
  /// A blur, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some HoverEffectContent { self }
  /// A distance, in points.
  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
  /// A distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
  /// A scale.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// A scale along both axes.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// A scale along each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some HoverEffectContent {
    self
  }
  /// A rotation around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  /// A shape to which the view is clipped.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent { self }
  /// Changes with an animation of their own.
  public func animation<Effect: HoverEffectContent>(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> Effect
  ) -> some HoverEffectContent { self }
}

/// Views whose effects begin together, as soon as a pointer is over one of them; a host draws none.
public struct HoverEffectGroup: Hashable, Sendable {
  private let id: String?
  private let namespace: Namespace.ID
  private let behavior: Behavior

  /// The part of an effect in its group.
  public struct Behavior: Hashable, Sendable {
    private let activates: Bool
    /// A pointer over the view begins the effects of the group.
    public static let activatesGroup = Behavior(activates: true)
    /// The effect begins with the group's.
    public static let followsGroup = Behavior(activates: false)
  }

  /// Makes a group with a name in a namespace.
  public init(_ id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    (self.id, self.namespace, self.behavior) = (id, namespace, behavior)
  }
}

extension CustomHoverEffect {
  /// The effect with changes that a closure adds while a pointer is there; a host does not call it.
  public func hoverEffect<Effect: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) -> some CustomHoverEffect { self }

  /// The effect with another one in a group, which a host does not draw either.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some CustomHoverEffect { self }

  /// The effect in a group.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }

  /// The effect in a group with a name in a namespace.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect { self }
}

extension View {
  /// Changes the look of the view under a pointer by a closure; a host does not call it.
  nonisolated public func hoverEffect<Effect: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) -> some View { self }

  /// Sets the look of the view under a pointer, together with others in a group; a host has none.
  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View { self }

  /// Lets the effects of the views inside begin together; a host has none.
  nonisolated public func hoverEffectGroup() -> some View { self }

  /// Lets the effects of the views inside begin with those of a group; a host has none.
  nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }

  /// Lets the effects of the views inside begin with those of a group, by its name; a host has none.
  nonisolated public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View { self }
}
