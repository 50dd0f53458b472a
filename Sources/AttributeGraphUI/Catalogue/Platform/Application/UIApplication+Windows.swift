#if !canImport(Darwin)
import Foundation

/// A scene of a program: a host has one.
open class UIScene: UIResponder {
  /// The activation state.
  public enum ActivationState: Int, Sendable {
    /// Unattached, active, inactive, or in the background.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The activation state: that of the program.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Its title.
  open var title: String! = ""
  /// Its delegate, if the program has one for it.
  open weak var delegate: (any UISceneDelegate)?
  /// Its session.
  public let session = UISceneSession()
}

/// A scene with windows on a display.
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
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
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIWindowScene {
  /// A request for another geometry of a scene.
  public class GeometryPreferences: NSObject {
    /// The orientations of a phone or tablet that the scene may have.
    public final class iOS: GeometryPreferences {
      /// The orientations.
      public var interfaceOrientations: UIInterfaceOrientationMask
      /// Requests one of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The geometry of a scene.
  public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
  }

  /// The geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Requests another geometry; the screen of a host does not turn, and no error is reported.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// The status bar at the top; a host has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  override init() { super.init() }
  /// Its rectangle in points: none.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden: there is none.
  public var isStatusBarHidden: Bool { true }
}

/// A window of UIKit, with a root controller.
open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether it is the key window.
  public internal(set) var isKeyWindow = false
  /// The root controller; a host's window has an empty one until another is set.
  open var rootViewController: UIViewController? = UIViewController() {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      placeRoot()
    }
  }
  /// The display.
  open var screen: UIScreen { .main }
  /// The window level.
  open var windowLevel = Level.normal

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    placeRoot()
  }

  /// Makes a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeRoot()
  }

  /// Makes a window without a size: decoding is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window.
  open func makeKeyAndVisible() {
    (isKeyWindow, isHidden) = (true, false)
    layoutIfNeeded()
  }

  /// Fills the window with the view of the root controller, behind the others.
  private func placeRoot() {
    guard let view = rootViewController?.view else { return }
    fill(with: view)
    sendSubviewToBack(view)
  }

  /// The host's safe area insets, in points.
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
    /// The default.
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
  /// The address of the program's settings.
  public static nonisolated let openSettingsURLString = "app-settings:"
  /// The name of the notification that the program became active; a host does not post it.
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the program will become inactive; a host does not post it.
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the program entered the background; a host does not post it.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the program will enter the foreground; a host does not post it.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the program will terminate; a host does not post it.
  public static nonisolated let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The name of the notification that memory is low; a host does not post it.
  public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification of a screenshot; a host does not post it.
  public static nonisolated let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The scenes: one with one window, of the size of the host.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// The windows of the scene.
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  /// The window of the host.
  public var keyWindow: UIWindow? { windows.first }
  /// Whether there may be several scenes with windows.
  public var supportsMultipleScenes: Bool { false }
  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The rectangle of the status bar: none.
  public var statusBarFrame: CGRect { .zero }
  /// The layout direction.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the display stays on; ignored.
  public var isIdleTimerDisabled: Bool {
    get { ApplicationSettings.isIdleTimerDisabled }
    set { ApplicationSettings.isIdleTimerDisabled = newValue }
  }

  /// The badge number of the program's icon.
  public var applicationIconBadgeNumber: Int {
    get { ApplicationSettings.badgeNumber }
    set { ApplicationSettings.badgeNumber = newValue }
  }

  /// Whether the program supports alternate icons.
  public var supportsAlternateIcons: Bool { true }
  /// The name of the alternate icon; nil for the primary one.
  public var alternateIconName: String? { ApplicationSettings.alternateIconName }
  /// Whether the program is registered for notifications.
  public var isRegisteredForRemoteNotifications: Bool { ApplicationSettings.isRegisteredForRemoteNotifications }

  /// Chooses an icon.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    ApplicationSettings.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Registers for notifications; none come.
  public func registerForRemoteNotifications() { ApplicationSettings.isRegisteredForRemoteNotifications = true }
  /// Unregisters from notifications.
  public func unregisterForRemoteNotifications() { ApplicationSettings.isRegisteredForRemoteNotifications = false }

  /// Whether an address can be opened: any with a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens an address: the current host stores it in `openedURLs`.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Options for opening; all are ignored.
  ///   - completion: Runs immediately, with whether there is a host.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let runtime = HostRuntime.current
    runtime?.urls.open(url)
    completion?(runtime != nil)
  }

  /// An option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// The layout direction, as UIKit names it.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left.
  case leftToRight
  /// Right.
  case rightToLeft
}
#endif
