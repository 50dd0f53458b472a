#if !canImport(Darwin)
import Foundation

/// The display of a device: that of the host that works, else of the one that worked last.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The display.
  public static let main = UIScreen()
  /// The display.
  public static var screens: [UIScreen] { [main] }
  /// How light the display is, from 0 to 1; nothing follows it.
  public var brightness: CGFloat = 0.5
  /// Whether the display is recorded; that of a host is not.
  public var isCaptured: Bool { false }
  /// How many frames a second there are at most.
  public var maximumFramesPerSecond: Int { 60 }

  override init() { super.init() }

  /// The rectangle in points: the size of the host, or of 390 by 700 points where there is none.
  ///
  /// A body that reads it does not run again when the host is resized, as on a device.
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

/// A device: a phone that nobody turns.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// How full a battery is and whether it fills.
  public enum BatteryState: Int, Sendable {
    /// Unknown, which a host's is.
    case unknown, unplugged, charging, full
  }

  /// The device.
  public static let current = UIDevice()
  /// The name of the notification of another orientation; it is never sent by a host.
  public static nonisolated let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification of another level of the battery; it is never sent by a host.
  public static nonisolated let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Whether somebody wants to know of the battery.
  public var isBatteryMonitoringEnabled = false
  /// Whether somebody wants to know of the distance.
  public var isProximityMonitoringEnabled = false
  /// Whether somebody wants to know of the orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// A number for the programs of a vendor: the same in every host.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000001")

  override init() { super.init() }

  /// The name of the device.
  public var name: String { "iPhone" }
  /// The kind of the device.
  public var model: String { "iPhone" }
  /// The kind of the device.
  public var localizedModel: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system: the one whose interface this is.
  public var systemVersion: String { "18.0" }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How the device is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is; it is not known.
  public var batteryLevel: Float { -1 }
  /// Whether the battery fills; it is not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether something is near; it is not known.
  public var proximityState: Bool { false }
  /// Whether there are several tasks.
  public var isMultitaskingSupported: Bool { true }
  /// Asks for notifications of the orientation.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Asks for them no more.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}
#endif
