/// The amount of space along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// As much as is usual.
  case regular
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction of layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// On the left.
  case leftToRight
  /// On the right.
  case rightToLeft
}

/// A person's preferred text size, from the smallest to the largest.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The usual sizes; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who need large text.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the sizes for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}
