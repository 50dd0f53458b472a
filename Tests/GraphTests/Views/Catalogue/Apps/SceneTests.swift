import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

private final class Store: ObservableObject {
  @Published var name = "store"
}

extension EnvironmentValues {
  private enum TagKey: EnvironmentKey { static var defaultValue: String { "none" } }
  fileprivate var tag: String {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}

private struct Content: View {
  @EnvironmentObject var store: Store
  @Environment(\.tag) var tag
  @State private var isShown = false
  @State private var url = ""
  var body: some View {
    Text("\(store.name) \(tag) \(url)")
      .onOpenURL { url = $0.absoluteString }
      .sheet(isPresented: $isShown) { Text("sheet of \(tag)") }
    Button("Show") { isShown = true }
  }
}

/// A scene with scenes of its own, and state.
private struct Pair: Scene {
  @State private var number = 1
  let tag: String
  var body: some Scene {
    WindowGroup(id: "a \(tag)") {
      Content().environment(\.tag, "\(tag) \(number)")
      Button("Count") { number += 1 }
    }
    .defaultSize(width: 100, height: 100)
    .windowStyle(.hiddenTitleBar)
    .defaultPosition(.center)
    WindowGroup(id: "b \(tag)") { Content() }
      .windowResizability(.contentSize)
  }
}

private struct PairsApp: App {
  @StateObject private var store = Store()
  @State private var changes = 0
  let note: (String) -> Void

  init() { note = { _ in } }
  init(note: @escaping (String) -> Void) { self.note = note }

  var body: some Scene {
    Pair(tag: "first")
      .environmentObject(store)
      .environment(\.tag, "around")
    Group2(store: store)
      .commandsRemoved()
    WindowGroup(id: "counter") { Button("Change") { changes += 1 } }
      .onChange(of: changes, initial: true) { note("\($0) to \($1)") }
      .onChange(of: changes) { note("changed") }
      .onChange(of: changes) { (new: Int) in note("new \(new)") }
      .commandsReplaced { CommandMenu("Mine") { Button("One") {} } }
  }
}

private struct Group2: Scene {
  let store: Store
  var body: some Scene {
    WindowGroup(id: "c") { Content().environmentObject(store) }
      .commands { CommandMenu("Hidden") { Button("Never") {} } }
      .transformEnvironment(\.tag) { $0 += "!" }
      .handlesExternalEvents(matching: ["notes:"])
    MenuBarExtra("Extra", systemImage: "star") { Button("In the bar") {} }
  }
}

@MainActor
struct `Scenes` {
  private let app = AppHost(launching: PairsApp.self)

  private func text(_ id: String) throws -> String {
    try #require(app.openWindow(id: id)).host.texts.first ?? ""
  }

  @Test func `a scene with a body has state and hands its environment on`() throws {
    #expect(try text("a first") == "store first 1 ")
    #expect(try text("b first") == "store around ")
    #expect(try text("c") == "store none! ")
    let window = try #require(app.windows.first { $0.sceneID == "a first" })
    try window.host.tap("Count")
    #expect(window.host.texts.first == "store first 2 ")
    #expect(app.issues == [])
  }

  @Test func `a scene says how large its windows are and how they look`() throws {
    let sized = try #require(app.openWindow(id: "a first"))
    #expect(sized.host.picture.text.hasPrefix("screen 100 × 100"))
    #expect(sized.appearance == ["windowStyle HiddenTitleBarWindowStyle", "defaultPosition 0.5 0.5"])
    let fitting = try #require(app.openWindow(id: "b first"))
    #expect(!fitting.host.picture.text.hasPrefix("screen 390 × 700"))
  }

  @Test func `each window presents its own sheets`() throws {
    let first = try #require(app.openWindow(id: "a first"))
    let second = try #require(app.openWindow(id: "c"))
    try first.host.tap("Show")
    #expect(first.host.sheet?.texts == ["sheet of first 1"])
    #expect(second.host.sheet == nil)
    try second.host.tap("Show")
    try first.host.dismiss()
    #expect(first.host.sheet == nil)
    #expect(second.host.sheet?.texts == ["sheet of none!"])
    app.close(second)
    #expect(app.issues == [])
  }

  @Test func `a window's own environment is set through its host`() throws {
    let window = try #require(app.openWindow(id: "c"))
    window.host.setEnvironment(\.tag, to: "set")
    window.host.flush()
    #expect(window.host.texts.first == "store set ")
  }

  @Test func `an address reaches the views of the window in front, and opens one where none is open`() throws {
    let url = try #require(URL(string: "notes:1"))
    app.openWindow(id: "c")
    app.open(url)
    #expect(
      app.windows.filter { $0.kind == .windowGroup }.map { $0.host.texts.first } == [
        "store first 1 ", "store none! notes:1",
      ])
    for window in app.windows where window.kind == .windowGroup { app.close(window) }
    app.open(url)
    #expect(app.frontWindow?.sceneID == "c", "Its scene matches the address.")
    for window in app.windows where window.kind == .windowGroup { app.close(window) }
    app.open(try #require(URL(string: "other:1")))
    #expect(app.frontWindow?.sceneID == "a first")
    #expect(app.frontWindow?.host.texts.first == "store first 1 other:1")
  }

  @Test func `an address opened in one window does not reach the views of another`() throws {
    let first = try #require(app.frontWindow)
    let second = try #require(app.openWindow(id: "c"))
    first.host.open(try #require(URL(string: "notes:2")))
    #expect(first.host.texts.first == "store first 1 notes:2")
    #expect(second.host.texts.first == "store none! ")
  }

  @Test func `a menu in the system's bar is there from the launch on`() throws {
    let extra = try #require(app.windows.first { $0.kind == .menuBarExtra })
    #expect(extra.host.texts.contains("In the bar"))
    #expect(app.frontWindow?.kind == .windowGroup)
  }

  @Test func `commands that a scene leaves out or replaces are not in the menus`() {
    #expect(app.menus.map(\.title) == ["Mine"])
  }

  @Test func `a scene runs actions when a value changes, in all three forms`() throws {
    var notes: [String] = []
    let app = AppHost(PairsApp(note: { notes.append($0) }))
    #expect(notes == ["0 to 0"])
    notes = []
    try #require(app.openWindow(id: "counter")).host.tap("Change")
    #expect(notes.sorted() == ["0 to 1", "changed", "new 1"])
  }
}

#if !(canImport(Darwin) && canImport(UIKit))
private class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  var events: [String] = []
  @Published var title = "delegate"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("launched")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { events.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { events.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { events.append("ends") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    events.append("opens \(url)")
    return true
  }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  struct Reader: View {
    @EnvironmentObject var delegate: Delegate
    var body: some View { Text(delegate.title) }
  }
  var body: some Scene { WindowGroup { Reader() } }
}

@MainActor
@Suite(.serialized) struct `The delegate of a program` {
  @Test func `is notified of the launch, of phases, of addresses, and of the end`() throws {
    let program = DelegateApp()
    let app = AppHost(program)
    #expect(program.delegate.events == ["launched", "active"])
    #expect(UIApplication.shared.applicationState == .active)
    program.delegate.events = []
    app.setPhase(.inactive)
    app.setPhase(.background)
    app.setPhase(.active)
    #expect(program.delegate.events == ["resigns", "background", "foreground", "active"])
    program.delegate.events = []
    app.open(try #require(URL(string: "a:b")))
    app.terminate()
    app.terminate()
    #expect(program.delegate.events == ["opens a:b", "resigns", "background", "ends"])
    #expect(app.windows.isEmpty)
  }

  @Test func `is an object that views find by its type and observe`() {
    let program = DelegateApp()
    let app = AppHost(program)
    #expect(app.frontWindow?.host.texts == ["delegate"])
    app.perform { program.delegate.title = "another" }
    #expect(app.frontWindow?.host.texts == ["another"])
    #expect(program.$delegate.title.wrappedValue == "another")
  }
}
#endif
