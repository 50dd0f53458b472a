#if !canImport(Darwin)
import Foundation

/// The display of a device: that of the current host, otherwise of the last one.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The display.
  public static let main = UIScreen()
  /// The display.
  public static var screens: [UIScreen] { [main] }
  /// The name of the notification of a new brightness.
  public static nonisolated let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The name of the notification of the begin or the end of a recording; a host never posts it.
  public static nonisolated let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The brightness of the display, from 0 to 1; a change is posted, and has no other effect.
  public var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.clampedToUnit
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the display is being recorded; a host's is not.
  public var isCaptured: Bool { false }
  /// The greatest number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }

  override init() { super.init() }

  /// The rectangle in points: the size of the host, or 390 by 700 points without one.
  ///
  /// A body that reads it does not run again after a change of the host's size, as on a device.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: HostRuntime.current?.screenSize ?? HostRuntime.usualScreenSize)
  }
  /// The number of pixels per point.
  public var scale: CGFloat { HostRuntime.current?.displayScale ?? 1 }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the display.
  public var traitCollection: UITraitCollection { .current }
}

/// A device: a phone whose orientation never changes.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown, which a host's is.
    case unknown, unplugged, charging, full
  }

  /// The device.
  public static let current = UIDevice()
  /// The name of the notification of a new orientation; a host never posts it.
  public static nonisolated let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification of a new battery level; a host never posts it.
  public static nonisolated let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Whether the battery is monitored.
  public var isBatteryMonitoringEnabled = false
  /// Whether proximity is monitored.
  public var isProximityMonitoringEnabled = false
  /// Whether orientations are monitored.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// An identifier for the programs of a vendor: the same in every host.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000001")

  override init() { super.init() }

  /// The name of the device.
  public var name: String { "iPhone" }
  /// The model of the device.
  public var model: String { "iPhone" }
  /// The kind of the device.
  public var localizedModel: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system whose interface this is.
  public var systemVersion: String { "18.0" }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The level of the battery; unknown.
  public var batteryLevel: Float { -1 }
  /// The charging state of the battery; unknown.
  public var batteryState: BatteryState { .unknown }
  /// Whether something is near; unknown.
  public var proximityState: Bool { false }
  /// Whether multitasking is supported.
  public var isMultitaskingSupported: Bool { true }
  /// Begins the monitoring of the orientation.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends the monitoring of the orientation.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}
#endif
