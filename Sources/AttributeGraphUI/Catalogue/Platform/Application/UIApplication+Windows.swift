#if !canImport(Darwin)
import Foundation

/// A part of a program that has windows: a host has one.
open class UIScene: UIResponder {
  /// Whether it receives events.
  public enum ActivationState: Int, Sendable {
    /// It is not there, receives events, gets none, or cannot be seen.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// Whether it receives events: the state of the program.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Its title.
  open var title: String! = ""
}

/// A part of a program with windows on a display.
open class UIWindowScene: UIScene {
  fileprivate static let shared = UIWindowScene()
  private let hostWindow = UIWindow(frame: .zero)

  /// The window of the host, as large as its display.
  open var windows: [UIWindow] {
    hostWindow.frame = screen.bounds
    hostWindow.isKeyWindow = true
    hostWindow.windowScene = self
    return [hostWindow]
  }

  /// The window of the host.
  open var keyWindow: UIWindow? { windows.first }
  /// The display.
  open var screen: UIScreen { .main }
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar at the top; a host has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  override init() { super.init() }
  /// Its rectangle in points: none.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden: it is not there.
  public var isStatusBarHidden: Bool { true }
}

/// A window of UIKit, with a controller that shows something in it.
open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether it is the key window.
  public internal(set) var isKeyWindow = false
  /// The controller that is shown; a host's window has an empty one until another is set.
  open var rootViewController: UIViewController? = UIViewController() {
    didSet { rootViewController?.loadViewIfNeeded() }
  }
  /// The display.
  open var screen: UIScreen { .main }
  /// The window level.
  open var windowLevel = Level.normal

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
  }

  /// Makes a window in a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a window without a size: decoding is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window.
  open func makeKeyAndVisible() {
    (isKeyWindow, isHidden) = (true, false)
    rootViewController?.loadViewIfNeeded()
  }

  /// The distances of the host's safe area from its edges, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = HostRuntime.current?.screenInsets ?? EdgeInsets()
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The level of a window: higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// The level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// A level in front of another one.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// A level behind another one.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }
}

/// The settings of `UIApplication` that programs write.
@MainActor
private enum ApplicationSettings {
  static var isIdleTimerDisabled = false
  static var badgeNumber = 0
  static var alternateIconName: String?
  static var isRegisteredForRemoteNotifications = false
}

/// The requests of views to the program.
extension UIApplication {
  /// The address of the settings of the program.
  public static nonisolated let openSettingsURLString = "app-settings:"
  /// The name of the notification that the program receives events from now on; a host does not send it.
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the program gets no events from now on; a host does not send it.
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the program is no longer visible; a host does not send it.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the program is about to be seen again; a host does not send it.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the program ends; a host does not send it.
  public static nonisolated let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The name of the notification that there is little memory; a host does not send it.
  public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification of a picture of the screen; a host does not send it.
  public static nonisolated let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The scenes: one with one window, as large as the host.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// The windows of the scene.
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  /// The window of the host.
  public var keyWindow: UIWindow? { windows.first }
  /// Whether there may be several windows of one scene.
  public var supportsMultipleScenes: Bool { false }
  /// How the interface stands.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The rectangle of the status bar: none.
  public var statusBarFrame: CGRect { .zero }
  /// Where lines begin.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the display stays on; nothing follows it.
  public var isIdleTimerDisabled: Bool {
    get { ApplicationSettings.isIdleTimerDisabled }
    set { ApplicationSettings.isIdleTimerDisabled = newValue }
  }

  /// The number at the program's icon.
  public var applicationIconBadgeNumber: Int {
    get { ApplicationSettings.badgeNumber }
    set { ApplicationSettings.badgeNumber = newValue }
  }

  /// Whether icons can be selected.
  public var supportsAlternateIcons: Bool { true }
  /// The name of the icon that was chosen; nil for the first.
  public var alternateIconName: String? { ApplicationSettings.alternateIconName }
  /// Whether the program asked for notifications.
  public var isRegisteredForRemoteNotifications: Bool { ApplicationSettings.isRegisteredForRemoteNotifications }

  /// Chooses an icon.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    ApplicationSettings.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Asks for notifications; none come.
  public func registerForRemoteNotifications() { ApplicationSettings.isRegisteredForRemoteNotifications = true }
  /// Asks for them no more.
  public func unregisterForRemoteNotifications() { ApplicationSettings.isRegisteredForRemoteNotifications = false }

  /// Whether an address can be opened: any with a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens an address: the host that works keeps it in `openedURLs`.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is to be opened; it is ignored.
  ///   - completion: Runs at once, with whether there is a host.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let runtime = HostRuntime.current
    runtime?.urls.open(url)
    completion?(runtime != nil)
  }

  /// How an address is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by the program that its author wants.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// Where lines begin, as UIKit names it.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left.
  case leftToRight
  /// Right.
  case rightToLeft
}
#endif
