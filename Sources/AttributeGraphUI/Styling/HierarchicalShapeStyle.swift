/// A style that is one of several ranks: what is less important is fainter.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// How much of the primary colour's opacity is left.
  private let share: Double

  private init(share: Double) {
    self.share = share
  }

  /// The most important.
  public static let primary = HierarchicalShapeStyle(share: 1)
  /// The second.
  public static let secondary = HierarchicalShapeStyle(share: 0.6)
  /// The third.
  public static let tertiary = HierarchicalShapeStyle(share: 0.3)
  /// The least important.
  public static let quaternary = HierarchicalShapeStyle(share: 0.18)

  /// The primary colour, or the part of it that is left.
  public var _resolvedColor: Color {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    default: Color.primary.opacity(share)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The most important, where a style is expected.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second, where a style is expected.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third, where a style is expected.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The least important, where a style is expected.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

/// The style of the foreground around: what `foregroundStyle(_:)` has set, or else the primary colour.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style of the foreground.
  public init() {}

  /// The primary colour, for where nothing was set.
  public var _resolvedColor: Color { .primary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground around, where a style is expected.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
