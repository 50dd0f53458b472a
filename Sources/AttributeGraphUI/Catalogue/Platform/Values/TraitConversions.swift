#if !canImport(Darwin)
extension ColorScheme {
  /// The scheme of a style; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UserInterfaceSizeClass {
  /// The size class of UIKit's; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension LegibilityWeight {
  /// The weight of UIKit's; nil for an unspecified one.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension ColorSchemeContrast {
  /// The contrast of UIKit's; nil for an unspecified one.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

extension LayoutDirection {
  /// The direction of UIKit's; nil for an unspecified one.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}
#endif
