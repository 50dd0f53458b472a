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

/// The traits of the environment of a UIKit view.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The number of pixels per point; 0 if it is not known.
  public let displayScale: CGFloat
  /// The preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified
  ) {
    (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
    (userInterfaceIdiom, displayScale, preferredContentSizeCategory) = (idiom, scale, category)
  }

  /// Makes unspecified traits.
  public convenience init() { self.init(style: .unspecified) }
  /// Makes traits with light or dark mode.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Makes traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  /// Makes traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  /// Makes traits with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// A phone in light mode.
  public static let current = UITraitCollection(
    style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 1, category: .large)

  /// Whether two are equal.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle && one.horizontalSizeClass == other.horizontalSizeClass
      && one.verticalSizeClass == other.verticalSizeClass && one.userInterfaceIdiom == other.userInterfaceIdiom
      && one.displayScale == other.displayScale
      && one.preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Hashes what is known.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
  }
}

/// A preferred text size, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
  public static let unspecified = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than medium.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Much larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest one that is no accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

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
#endif
