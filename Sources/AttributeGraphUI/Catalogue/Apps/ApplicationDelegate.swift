import Foundation

/// A property of a program that owns its delegate.
@MainActor
protocol ApplicationDelegateAdaptor {
  /// Notifies the delegate of the launch.
  func launch()
  /// Gives the delegate to the views, as an object that they find by its type.
  func provide(to values: inout EnvironmentValues)
  /// Notifies the delegate of a new phase of the program.
  func phaseChanged(from old: ScenePhase, to new: ScenePhase)
  /// Notifies the delegate of a URL.
  func open(_ url: URL)
  /// Connects the scene of a new window with the delegate that the program's delegate wants for it.
  ///
  /// - Parameter report: Receives the issue if no delegate can be made of the class.
  /// - Returns: The connection; nil if there is no delegate.
  func connectScene(report: (Issue) -> Void) -> (any SceneConnection)?
  /// Notifies the delegate of the end.
  func terminate()
}

#if !(canImport(Darwin) && canImport(UIKit))
/// The program for UIKit code: a single object without a system behind it.
@MainActor @preconcurrency
public final class UIApplication: _ControllerBase {
  /// The program.
  public static let shared = UIApplication()

  /// The delegate of the program that was launched last.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?
  /// The state of the program that changed its phase last.
  public internal(set) var applicationState = State.inactive

  /// The state of a program.
  public enum State: Int, Sendable {
    /// It gets events.
    case active
    /// It is visible and receives no events.
    case inactive
    /// It cannot be seen.
    case background
  }

  /// The reason of a launch. A host launches programs without one.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// The reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Options of a URL that is opened. A host passes none.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An object that receives the events of a program's life.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program is about to be launched.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is launched; its first window comes next.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Something is opened.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The program receives events from now on.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The program receives no events from now on.
  func applicationWillResignActive(_ application: UIApplication)
  /// The program is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The program is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)
  #if !canImport(Darwin)
  /// Returns the classes of a scene that is connected to the program.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Sessions of scenes are closed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// A person chose a quick action of the icon.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  #endif
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  #if !canImport(Darwin)
  /// The default classes: a scene without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  #endif
}

/// Makes the delegate of a program, which is notified of the launch, of phases, of URLs, and of the end.
///
/// Views find the delegate in their environment, by its type.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate, the same for the whole life of the program.
  @MainActor public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  @MainActor public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = makeObject(of: delegateType)
  }

  /// Bindings to the properties of the delegate.
  @MainActor public var projectedValue: Wrapper { Wrapper(delegate: wrappedValue) }

  /// Gives bindings to the properties of a delegate by their name.
  @MainActor @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let delegate: DelegateType

    /// A binding to a property.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<DelegateType, Value>) -> Binding<Value> {
      Binding(location: ObjectLocation(delegate, keyPath))
    }
  }
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateAdaptor {
  func launch() {
    let application = UIApplication.shared
    application.delegate = wrappedValue
    application.applicationState = .inactive
    _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
  }

  func provide(to values: inout EnvironmentValues) { values[object: ObjectKey<DelegateType>()] = wrappedValue }

  func phaseChanged(from old: ScenePhase, to new: ScenePhase) {
    let application = UIApplication.shared
    application.applicationState =
      switch new {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    for change in new.changes(from: old) {
      switch change {
      case .resignsActive: wrappedValue.applicationWillResignActive(application)
      case .entersBackground: wrappedValue.applicationDidEnterBackground(application)
      case .entersForeground: wrappedValue.applicationWillEnterForeground(application)
      case .becomesActive: wrappedValue.applicationDidBecomeActive(application)
      }
    }
  }

  func connectScene(report: (Issue) -> Void) -> (any SceneConnection)? {
    #if canImport(Darwin)
    return nil
    #else
    return DelegatedScene(of: wrappedValue, report: report)
    #endif
  }

  func open(_ url: URL) { _ = wrappedValue.application(.shared, open: url, options: [:]) }

  func terminate() { wrappedValue.applicationWillTerminate(.shared) }
}
#endif
