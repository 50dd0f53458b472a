#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// The delegate of a program, which decides on the class of its scenes' delegates.
private final class ProgramDelegate: NSObject, UIApplicationDelegate {
  var delegateClass: AnyClass? = SceneDelegate.self
  var events: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    events.append("configures \(options.shortcutItem?.type ?? "a scene")")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    events.append("discards \(sceneSessions.count)")
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    events.append("performs \(shortcutItem.type)")
    completionHandler(true)
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
  @Published var title = "scene"
  var events: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    events.append("connects \(scene is UIWindowScene) \(scene.delegate === self)")
  }
  func sceneDidDisconnect(_ scene: UIScene) { events.append("disconnects") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { events.append("resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    events.append("opens \(URLContexts.map(\.url))")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    events.append("performs \(shortcutItem.type)")
    title = shortcutItem.localizedTitle
    completionHandler(true)
  }
}

private final class NoDelegate {}

private struct ScenesApp: App {
  @UIApplicationDelegateAdaptor(ProgramDelegate.self) var delegate

  struct Reader: View {
    @EnvironmentObject var delegate: SceneDelegate
    var body: some View {
      Text(delegate.title)
      Button("Rename") { delegate.title += "!" }
    }
  }
  var body: some Scene {
    WindowGroup {
      if delegate.delegateClass == SceneDelegate.self { Reader() } else { Text("none") }
    }
  }
}

@MainActor
@Suite(.serialized) struct `The delegate of a scene` {
  private func sceneDelegate() -> SceneDelegate? {
    UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
  }

  @Test func `is made of the class that the program's delegate returns, and is notified like that of a program`() throws
  {
    let program = ScenesApp()
    let app = AppHost(program)
    let delegate = try #require(sceneDelegate())
    #expect(program.delegate.events == ["configures a scene"])
    #expect(delegate.events == ["connects true true", "foreground", "active"])
    delegate.events = []
    app.setPhase(.inactive)
    app.setPhase(.background)
    app.setPhase(.active)
    #expect(delegate.events == ["resigns", "background", "foreground", "active"])
    delegate.events = []
    app.open(try #require(URL(string: "a:b")))
    #expect(delegate.events == ["opens [a:b]"])
    delegate.events = []
    app.terminate()
    #expect(delegate.events == ["resigns", "background", "disconnects"])
    #expect(program.delegate.events == ["configures a scene", "discards 1"])
    #expect(sceneDelegate() == nil)
  }

  @Test func `is an object that the views of its window find by its type and observe`() throws {
    let app = AppHost(ScenesApp())
    let first = try #require(app.frontWindow)
    try first.host.tap("Rename")
    let second = try #require(app.openNewWindow())
    #expect(second.host.texts == ["scene", "Rename"])
    #expect(first.host.texts == ["scene!", "Rename"])
    #expect(app.issues.isEmpty)
  }

  @Test func `receives the quick actions of the icon`() throws {
    let app = AppHost(ScenesApp())
    app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New note"))
    #expect(sceneDelegate()?.events.last == "performs new")
    #expect(app.frontWindow?.host.texts.first == "New note")
  }

  @Test func `is not needed`() {
    let program = ScenesApp()
    program.delegate.delegateClass = nil
    let app = AppHost(program)
    #expect(app.frontWindow?.host.texts == ["none"] && app.issues.isEmpty)
    app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New note"))
    #expect(program.delegate.events == ["configures a scene", "performs new"])
  }

  @Test func `is not made of a class that cannot be one, and an issue says so`() {
    let program = ScenesApp()
    program.delegate.delegateClass = NoDelegate.self
    let app = AppHost(program)
    #expect(app.frontWindow?.host.texts == ["none"])
    #expect(
      app.issues.map(\.message) == [
        "NoDelegate cannot be the delegate of a scene: it must be a UISceneDelegate and a subclass of NSObject. "
          + "The scene has no delegate."
      ])
  }
}
#endif
