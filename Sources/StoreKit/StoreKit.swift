/// The module `StoreKit`, where there is none: requests for reviews.
@_exported import struct AttributeGraphUI.EnvironmentValues
@_exported import struct AttributeGraphUI.RequestReviewAction
import class AttributeGraphUI.UIWindowScene

/// Requests reviews of the program outside of views: a host counts the requests in `ViewHost.reviewRequests`.
public enum SKStoreReviewController {
  /// Requests a review.
  @MainActor @preconcurrency public static func requestReview() { EnvironmentValues().requestReview() }

  /// Requests a review in a scene.
  @MainActor @preconcurrency public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Requests reviews of the program outside of views: a host counts the requests in `ViewHost.reviewRequests`.
public enum AppStore {
  /// Requests a review in a scene.
  @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {
    EnvironmentValues().requestReview()
  }
}
