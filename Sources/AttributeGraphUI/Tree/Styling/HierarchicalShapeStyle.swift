/// A style for one of several ranks; lower ranks are fainter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The fraction of the primary colour's opacity.
  private let share: Double

  /// The fractions of all ranks, from the first on.
  static let shares = [1, 0.6, 0.3, 0.18, 0.1]

  private init(rank: Int) { share = Self.shares[rank] }

  /// The most important.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  /// The least important.
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  /// The primary colour at a fraction of its opacity.
  public var _resolvedColor: Color {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    default: Color.primary.opacity(share)
    }
  }
}

extension HierarchicalShapeStyle: EnvironmentShapeStyle {
  /// The rank, from 0 on.
  private var rank: Int {
    switch self {
    case .primary: 0
    case .secondary: 1
    case .tertiary: 2
    case .quaternary: 3
    default: 4
    }
  }

  /// The style of the rank, if several are set around; for an unset rank, the last one at a fraction of its opacity.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint {
    guard let paints = environment.foregroundRanks, let last = paints.last else { return _paint }
    return rank < paints.count ? paints[rank] : last.faded(to: share)
  }

  static func input(in scope: EnvironmentScope) -> LayoutInput? {
    // An enclosing modifier determines by its type whether several are set, so this never changes at a position.
    scope.values.foregroundRanks == nil ? nil : scope.entry(for: \.foregroundRanks)
  }
}

extension ForegroundStyle: EnvironmentShapeStyle {
  /// The enclosing style.
  public func _paint(in environment: EnvironmentValues) -> DisplayPaint { environment.foregroundPaint ?? _paint }

  // A shape in this style follows the environment without reading a paint.
  static func input(in scope: EnvironmentScope) -> LayoutInput? { nil }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank, where a style is expected.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second rank, where a style is expected.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third rank, where a style is expected.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth rank, where a style is expected.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth and lowest rank, where a style is expected.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The foreground style of the environment: the value of `foregroundStyle(_:)`, or else the primary colour.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style of the foreground.
  public init() {}

  /// The primary colour, if no style is set.
  public var _resolvedColor: Color { .primary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment, where a style is expected.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
