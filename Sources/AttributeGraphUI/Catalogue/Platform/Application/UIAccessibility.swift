#if !canImport(Darwin)
import Foundation

/// Accessibility settings, as UIKit has them; none is on. A test sets them in the environment.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// The text of the announcement.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen reader is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches are used.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Posts a notification; nothing receives it here.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Notifications of assistive technologies; nothing receives them here.
public enum AccessibilityNotification {
  /// An announcement.
  public struct Announcement: Sendable {
    private let text: String
    /// An announcement.
    public init(_ text: String) { self.text = text }
    /// An announcement.
    public init(_ text: AttributedString) { self.text = String(text.characters) }
    /// Posts the announcement.
    public func post() {}
  }

  /// The screen has changed.
  public struct ScreenChanged: Sendable {
    /// Makes the notification, with the element to which the focus moves; here it does not move.
    public init(_ element: Any? = nil) {}
    /// Sends it.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// Makes the notification, with the element to which the focus moves; here it does not move.
    public init(_ element: Any? = nil) {}
    /// Sends it.
    public func post() {}
  }

  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    /// Makes the notification, with words for the new place.
    public init(_ text: String) {}
    /// Makes the notification, with words for the new place.
    public init(_ text: AttributedString) {}
    /// Sends it.
    public func post() {}
  }
}

/// Saves a picture in the photo library; nothing is saved.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}

/// A task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// The time of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Requests time in the background: a host gives none.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends the time.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sends a selector to an object: without Objective-C nothing is called.
  ///
  /// - Returns: False: nothing was called.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}
#endif
