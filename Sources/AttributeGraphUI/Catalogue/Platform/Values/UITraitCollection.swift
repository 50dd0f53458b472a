#if !canImport(Darwin)
import Foundation

/// Light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark

  /// The style of a colour scheme; unspecified for nil.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

/// A size class along an axis, as UIKit names it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular

  /// The class of a size class; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self =
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
  }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone, which a host is.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// The display of a car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// The preferred weight of text, as UIKit names it.
public enum UILegibilityWeight: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Regular.
  case regular
  /// Bold.
  case bold

  /// The weight of a legibility weight; unspecified for nil.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self =
      switch legibilityWeight {
      case .regular: .regular
      case .bold: .bold
      case nil: .unspecified
      }
  }
}

/// The contrast between colours, as UIKit names it.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The standard contrast.
  case normal
  /// An increased contrast.
  case high

  /// The contrast of a scheme's contrast; unspecified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self =
      switch colorSchemeContrast {
      case .standard: .normal
      case .increased: .high
      case nil: .unspecified
      }
  }
}

/// The direction of layout, as UIKit names it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// The direction of a layout direction.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}

/// The traits of the environment of a UIKit view.
public final class UITraitCollection: Hashable, Sendable {
  let values: UITraits

  init(_ values: UITraits) { self.values = values }

  /// Makes unspecified traits.
  public convenience init() { self.init(UITraits()) }
  /// Makes traits with light or dark mode.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Makes traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Makes traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Makes traits with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Makes traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraits().changed(by: mutations))
  }

  /// A phone in light mode.
  public static let current = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.displayScale = 1
    $0.preferredContentSizeCategory = .large
    $0.legibilityWeight = .regular
    $0.accessibilityContrast = .normal
    $0.layoutDirection = .leftToRight
    $0.displayGamut = .SRGB
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The number of pixels per point; 0 if it is not known.
  public var displayScale: CGFloat { values.displayScale }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The contrast between colours.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The direction of layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The colours that the display can show.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The value of a trait of the program; its default if it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Whether two are equal; values of a program's traits without `==` are never equal.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one === other || one.values == other.values
  }

  /// Hashes what is known.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
  }
}
#endif
