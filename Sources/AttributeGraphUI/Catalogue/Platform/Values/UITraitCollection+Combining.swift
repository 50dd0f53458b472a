#if !canImport(Darwin)
import Foundation

/// Traits with one known value, and traits that are combined and compared.
extension UITraitCollection {
  /// Makes traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Makes traits with a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Makes traits with the colours that a display can show.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Makes traits with a direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Makes traits with a contrast between colours.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Makes traits with a preferred weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }

  /// Makes the traits of several collections; a later one overrides those before it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(UITraits()) { $0.overridden(by: $1.values) })
  }

  /// Whether every trait that is known of another collection has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Whether a dynamic colour can differ between two collections: by light and dark mode.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}
#endif
