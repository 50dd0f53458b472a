/// A preferred text size, by the older name of `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest ones, up to a little below the default.
  case extraSmall, small, medium
  /// The default.
  case large
  /// Larger than usual.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// For accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest for accessibility.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The corresponding dynamic type size.
  var typeSize: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
  }

  /// The category of a dynamic type size.
  init(_ typeSize: DynamicTypeSize) { self = Self.allCases[typeSize.rawValue] }
}

extension ContentSizeCategory: Comparable {
  /// Whether a size is below another one.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.typeSize < other.typeSize }
}

#if !canImport(Darwin)
extension ContentSizeCategory {
  /// The size of UIKit's; nil for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}
#endif

extension EnvironmentValues {
  /// The preferred text size: `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

/// Requests a review of the program: a host counts the requests in `ViewHost.reviewRequests`.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Requests the review.
  public func callAsFunction() { HostRuntime.current?.service(ReviewRequests.self).count += 1 }
}

/// The number of requests for a review.
final class ReviewRequests: HostService {
  var count = 0
}

extension EnvironmentValues {
  /// Requests a review of the program.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension ViewHost {
  /// How often the views have requested a review of the program.
  public var reviewRequests: Int { runtime.knownService(ReviewRequests.self)?.count ?? 0 }
}
