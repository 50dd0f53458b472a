#if !canImport(Darwin)
import Foundation

/// A person's settings for accessibility, as UIKit has them; none is on. A test sets them in the environment.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// The text of the announcement.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// The notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Some words.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether texts are read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether there is to be little movement.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing is to be seen through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether switches are used.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Tells a person something; nothing receives it here.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Words for a person; nothing receives it here.
public enum AccessibilityNotification {
  /// Some words.
  public struct Announcement: Sendable {
    private let text: String
    /// Some words.
    public init(_ text: String) { self.text = text }
    /// Some words.
    public init(_ text: AttributedString) { self.text = String(text.characters) }
    /// Says them.
    public func post() {}
  }

  /// The screen has changed.
  public struct ScreenChanged: Sendable {
    /// Makes the notification.
    public init() {}
    /// Sends it.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// Makes the notification.
    public init() {}
    /// Sends it.
    public func post() {}
  }
}

/// Keeps a picture among those of the person; nothing is stored.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}

/// A time that a program has while it is not seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// The time of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Asks for time while the program is not seen: a host gives none.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends the time.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Sends the name of a method to an object: nothing is called on platforms without Objective-C.
  ///
  /// - Returns: That nothing was called.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}
#endif
