#if !canImport(Darwin)
import Foundation

/// The part of a program's life that belongs to one scene.
public final class UISceneSession: NSObject {
  /// The name of the session, for as long as it lasts.
  public let persistentIdentifier = UUID().uuidString
  /// The purpose of the scene.
  public let role: Role

  /// Makes the session of a scene.
  public init(role: Role = .windowApplication) { self.role = role }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The purpose of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The classes that a scene is made of.
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

/// An object that is notified of the life of a scene. A host calls it for no scene: a test calls it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// The scene is added to the program.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is taken from the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene gets no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open addresses.
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

/// An object that is notified of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// An address that a scene is to open.
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Makes a context of an address.
  public init(url: URL) { self.url = url }
}

extension UIScene {
  /// The reasons why a scene is added.
  @MainActor
  public final class ConnectionOptions {
    /// The addresses that are to be opened.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that are to be continued.
    public let userActivities: Set<NSUserActivity>

    /// Makes reasons.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }
}

/// A way of the program's own to hand things on.
open class UIActivity: NSObject {
  /// The title.
  open var activityTitle: String? { nil }
  /// The name.
  open var activityType: UIActivityViewController.ActivityType? { nil }
  /// Whether the things can be handed on so.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Hands the things on.
  open func perform() {}
}

/// The directions of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions by their bits.
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
  /// The name of the notification that a keyboard comes; a host has none.
  public static nonisolated let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification that a keyboard came; a host has none.
  public static nonisolated let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification that a keyboard goes; a host has none.
  public static nonisolated let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification that a keyboard went; a host has none.
  public static nonisolated let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification that a keyboard moves; a host has none.
  public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's rectangle at the end.
  public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's rectangle at the beginning.
  public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the duration of the movement.
  public static nonisolated let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the movement.
  public static nonisolated let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
#endif
