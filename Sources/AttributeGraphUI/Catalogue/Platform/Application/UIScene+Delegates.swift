#if !canImport(Darwin)
import Foundation

/// The session of a scene.
public final class UISceneSession: NSObject {
  /// The identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// The role of the scene.
  public let role: Role

  /// Makes the session of a scene.
  public init(role: Role = .windowApplication) { self.role = role }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The classes of a scene.
public final class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The purpose.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?
  /// The class of the scene.
  public var sceneClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The delegate of a scene.
///
/// An `AppHost` makes one for each window, of the class that the program's delegate returns from
/// `application(_:configurationForConnecting:options:)`. Views find it in their environment, by its type.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// The scene is connected to the program.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is disconnected from the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene should open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// A person chose a quick action of the icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// An address that a scene should open.
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Makes a context of an address.
  public init(url: URL) { self.url = url }
}

extension UIScene {
  /// The reasons for connecting a scene.
  @MainActor
  public final class ConnectionOptions {
    /// The addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action to perform; a host launches programs without one.
    public var shortcutItem: UIApplicationShortcutItem? { nil }

    /// Makes reasons.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }
}

/// A custom way of sharing.
open class UIActivity: NSObject {
  /// The title.
  open var activityTitle: String? { nil }
  /// The name.
  open var activityType: UIActivityViewController.ActivityType? { nil }
  /// Whether the items can be shared this way.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Hands the things on.
  open func perform() {}
}

/// The directions of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIResponder {
  /// The name of the notification that the keyboard will show; a host has none.
  public static nonisolated let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard was shown; a host has none.
  public static nonisolated let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification that the keyboard will hide; a host has none.
  public static nonisolated let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard was hidden; a host has none.
  public static nonisolated let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification that the keyboard's frame will change; a host has none.
  public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's final rectangle.
  public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's first rectangle.
  public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the animation's duration.
  public static nonisolated let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve.
  public static nonisolated let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
#endif
