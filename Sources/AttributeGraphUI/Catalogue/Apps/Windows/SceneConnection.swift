import Foundation

/// The connection of a window with the delegate of its scene.
@MainActor
protocol SceneConnection: AnyObject {
  /// Gives the delegate to the views of the window, as an object that they find by its type.
  func provide(to values: inout EnvironmentValues)
  /// Notifies the delegate of a new phase of the window.
  func phaseChanged(from old: ScenePhase, to new: ScenePhase)
  /// Notifies the delegate of a URL.
  func open(_ url: URL)
  /// Notifies the delegate that the window was closed.
  func disconnect()
}

extension ScenePhase {
  /// A part of a change of phase that delegates are notified of.
  enum Change {
    case resignsActive, entersBackground, entersForeground, becomesActive
  }

  /// The parts of the change from another phase to this one, in order.
  func changes(from old: ScenePhase) -> [Change] {
    guard self != old else { return [] }
    let leaving: [Change] = old == .active ? [.resignsActive] : []
    let entering: [Change] =
      self == .background ? [.entersBackground] : old == .background ? [.entersForeground] : []
    return leaving + entering + (self == .active ? [.becomesActive] : [])
  }
}

#if !canImport(Darwin)
/// A scene with a delegate of a class of the program. All windows share the scene of the host; each has a delegate.
@MainActor
final class DelegatedScene: SceneConnection {
  private let session = UISceneSession()
  private let delegate: any NSObject & UISceneDelegate
  private weak var programDelegate: (any UIApplicationDelegate)?
  private var scene: UIWindowScene { .shared }

  /// Asks the delegate of a program for the classes of a scene, makes the scene's delegate, and connects it; nil if
  /// the program wants none, or none can be made.
  ///
  /// - Parameters:
  ///   - programDelegate: The delegate of the program.
  ///   - report: Receives the issue if the class is no subclass of `NSObject` that is a `UISceneDelegate`.
  init?(of programDelegate: any UIApplicationDelegate, report: (Issue) -> Void) {
    let options = UIScene.ConnectionOptions()
    let configuration = programDelegate.application(
      .shared, configurationForConnecting: session, options: options)
    guard let type = configuration.delegateClass else { return nil }
    guard let known = type as? NSObject.Type, let delegate = makeObject(of: known) as? any NSObject & UISceneDelegate
    else {
      report(.unusableSceneDelegate(type))
      return nil
    }
    self.delegate = delegate
    self.programDelegate = programDelegate
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  func provide(to values: inout EnvironmentValues) { Self.provide(delegate, to: &values) }

  private static func provide<Delegate: NSObject>(_ delegate: Delegate, to values: inout EnvironmentValues) {
    values[object: ObjectKey<Delegate>()] = delegate
  }

  func phaseChanged(from old: ScenePhase, to new: ScenePhase) {
    for change in new.changes(from: old) {
      switch change {
      case .resignsActive: delegate.sceneWillResignActive(scene)
      case .entersBackground: delegate.sceneDidEnterBackground(scene)
      case .entersForeground: delegate.sceneWillEnterForeground(scene)
      case .becomesActive: delegate.sceneDidBecomeActive(scene)
      }
    }
  }

  func open(_ url: URL) { delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }

  /// Notifies the delegate of a quick action.
  func perform(_ action: UIApplicationShortcutItem) {
    (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: action) { _ in }
  }

  func disconnect() {
    delegate.sceneDidDisconnect(scene)
    if scene.delegate === delegate { scene.delegate = nil }
    programDelegate?.application(.shared, didDiscardSceneSessions: [session])
  }
}

extension Issue {
  /// No delegate of a scene can be made of a class.
  fileprivate static func unusableSceneDelegate(_ type: AnyClass) -> Issue {
    Issue(
      message: "\(type) cannot be the delegate of a scene: it must be a UISceneDelegate and a subclass of NSObject. "
        + "The scene has no delegate.",
      view: "UIApplicationDelegate", property: nil)
  }
}
#endif
