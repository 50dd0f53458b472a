#if !canImport(Darwin)
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

extension UIContentSizeCategory {
  /// The sizes in the order of the dynamic type sizes.
  static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of a dynamic type size; unspecified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.sizes[$0.rawValue] } ?? .unspecified
  }

  /// The size of a category; unspecified for nil.
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.typeSize) }
}

extension DynamicTypeSize {
  /// The size of UIKit's; nil for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.sizes.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }
}
#endif
