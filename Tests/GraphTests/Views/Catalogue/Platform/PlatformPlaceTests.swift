#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Where platform objects stand among the views and controllers of UIKit.
@MainActor
struct `Places of platform objects` {
  final class Moving: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { print("will move to superview", newSuperview != nil) }
    override func didMoveToSuperview() { print("did move to superview", superview != nil) }
    override func willMove(toWindow newWindow: UIWindow?) { print("will move to window", newWindow != nil) }
    override func didMoveToWindow() { print("did move to window", window != nil) }
    override func layoutSubviews() { print("layout", bounds.size.width) }
  }

  struct MovingView: UIViewRepresentable {
    func makeUIView(context: Context) -> Moving { Moving() }
    func updateUIView(_ view: Moving, context: Context) { print("update", view.superview != nil) }
    static func dismantleUIView(_ view: Moving, coordinator: Void) { print("dismantle", view.superview != nil) }
  }

  struct Removing: View {
    @State private var isShown = true
    var body: some View {
      Button("remove") { isShown = false }
      if isShown { MovingView().frame(width: 30) }
    }
  }

  @Test func `a represented view comes into the window and is laid out there, and leaves it before it ends`() throws {
    var host: ViewHost?
    let coming = printedLines { host = ViewHost { Removing() } }
    #expect(
      coming == [
        "will move to superview true", "did move to superview true", "update true", "will move to window true",
        "did move to window true", "layout 30.0",
      ])
    let view = try #require(host?.platformObjects(of: Moving.self).first)
    #expect(view.window === UIApplication.shared.windows.first)
    #expect(view.superview?.superview != nil)
    let going = try printedLines { try host?.tap("remove") }
    #expect(
      going == [
        "will move to window false", "did move to window false", "dismantle true", "will move to superview false",
        "did move to superview false",
      ])
  }

  @Test func `a point of a represented view is converted to the coordinates of the host`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { MovingView().frame(width: 30, height: 20) }
    let view = try #require(host.platformObjects(of: Moving.self).first)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 36, y: 17))
  }

  struct Accessor: UIViewControllerRepresentable {
    let use: (UIViewController) -> Void
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { use(controller) }
  }

  /// Keeps what an accessor finds.
  @MainActor
  final class Finds {
    var stacks: [UINavigationController?] = []
    var tabs: [UITabBarController?] = []
    var parents: [UIViewController?] = []
    func add(_ controller: UIViewController) {
      stacks.append(controller.navigationController)
      tabs.append(controller.tabBarController)
      parents.append(controller.parent)
    }
  }

  @Test func `an accessor on any page finds the navigation controller of its stack, which keeps what is set on it`()
    throws
  {
    let finds = Finds()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go") { Text("page").background(Accessor(use: finds.add)) }
          .background(
            Accessor { controller in
              finds.add(controller)
              controller.navigationController?.isNavigationBarHidden = true
            })
      }
    }
    try host.tap("go")
    try #require(finds.stacks.count == 2)
    let stack = try #require(finds.stacks[0])
    #expect(finds.stacks[1] === stack)
    #expect(stack.isNavigationBarHidden)
    #expect(stack.viewControllers == finds.parents)
    host.perform { stack.popViewController(animated: true) }
    #expect(host.texts == ["go"])
    #expect(stack.viewControllers.count == 1)
    #expect(finds.parents[1]?.parent == nil)
  }

  @Test func `an accessor finds the tab bar controller around its stack, which selects tabs`() throws {
    let finds = Finds()
    let host = ViewHost {
      TabView {
        NavigationView { Text("one").background(Accessor(use: finds.add)) }
        Text("two").background(Accessor(use: finds.add))
      }
    }
    let tabs = try #require(finds.tabs[0])
    #expect(finds.stacks[0]?.parent === tabs)
    host.perform { tabs.selectedIndex = 1 }
    #expect(host.texts == ["two"])
    #expect(finds.tabs[1] === tabs)
    #expect(finds.stacks[1] == nil)
  }

  struct Presenting: View {
    @State private var isPresented = true
    let finds: Finds
    var body: some View {
      NavigationStack { Text("below") }
        .sheet(isPresented: $isPresented) { Text("sheet").background(Accessor(use: finds.add)) }
    }
  }

  @Test func `a controller in a sheet has no navigation controller, and dismisses the sheet`() throws {
    let finds = Finds()
    let host = ViewHost { Presenting(finds: finds) }
    #expect(host.texts.contains("sheet"))
    #expect(finds.stacks.count == 1 && finds.stacks[0] == nil)
    let controller = try #require(host.platformObjects(of: UIViewController.self).first)
    #expect(controller.view.window != nil)
    host.perform { controller.dismiss(animated: true) }
    #expect(host.texts == ["below"])
  }

  @Test func `objects in the views of a hosting controller stand in its view, and are listed once`() throws {
    let finds = Finds()
    let controller = UIHostingController(rootView: Text("hosted").background(Accessor(use: finds.add)))
    let navigation = UINavigationController(rootViewController: controller)
    #expect(finds.parents.count == 1 && finds.parents[0] === controller)
    #expect(finds.stacks[0] === navigation)
    let inside = try #require(controller.children.first)
    #expect(inside.view.window == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = navigation
    #expect(inside.view.window === window)
    #expect(controller.host.platformObjects(of: UIViewController.self).count == 1)
  }

  final class Life: UIViewController {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func willMove(toParent parent: UIViewController?) { print("\(name) will move \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { print("\(name) did move \(parent != nil)") }
    override func viewDidLoad() { print("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { print("\(name) will appear \(parent != nil)") }
    override func viewDidAppear(_ animated: Bool) { print("\(name) did appear \(view.window != nil)") }
    override func viewWillDisappear(_ animated: Bool) { print("\(name) will disappear \(view.window != nil)") }
    override func viewDidDisappear(_ animated: Bool) { print("\(name) did disappear \(view.window != nil)") }
  }

  struct LifeView: UIViewControllerRepresentable {
    let name: String
    func makeUIViewController(context: Context) -> Life { Life(name) }
    func updateUIViewController(_ controller: Life, context: Context) {}
    static func dismantleUIViewController(_ controller: Life, coordinator: Void) {
      print("\(controller.name) dismantled")
    }
  }

  private let coming = ["a will appear true", "a did appear true"]
  private let going = ["a will disappear true", "a did disappear false"]

  @Test func `a represented controller moves to its parent before it appears, and leaves it after it disappears`()
    throws
  {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Button("remove") { isShown = false }
        if isShown { LifeView(name: "a") }
      }
    }
    var host: ViewHost?
    let lines = printedLines { host = ViewHost { Root() } }
    #expect(lines == ["a will move true", "a loaded", "a did move true"] + coming)
    #expect(
      try printedLines { try host?.tap("remove") }
        == going + ["a dismantled", "a will move false", "a did move false"])
  }

  @Test func `a represented controller disappears under a pushed page, and appears again`() throws {
    let host = ViewHost {
      NavigationStack { NavigationLink("go") { Text("page") }.background(LifeView(name: "a")) }
    }
    #expect(try printedLines { try host.tap("go") } == going)
    #expect(try printedLines { try host.goBack() } == coming)
  }

  @Test func `a represented controller disappears with its tab, and appears again`() throws {
    let host = ViewHost {
      TabView {
        LifeView(name: "a").tabItem { Text("one") }
        Text("2").tabItem { Text("two") }
      }
    }
    #expect(try printedLines { try host.selectTab("two") } == going)
    #expect(try printedLines { try host.selectTab("one") } == coming)
  }

  struct Covered: View {
    @State private var isCovered = false
    @State private var hasSheet = false
    var body: some View {
      VStack {
        Button("cover") { isCovered = true }
        Button("sheet") { hasSheet = true }
      }
      .background(LifeView(name: "a"))
      .onDisappear { print("view disappears") }
      .fullScreenCover(isPresented: $isCovered) { Button("uncover") { isCovered = false } }
      .sheet(isPresented: $hasSheet) { Button("close") { hasSheet = false } }
    }
  }

  @Test func `a represented controller disappears under a full-screen cover, unlike the view, and not under a sheet`()
    throws
  {
    let host = ViewHost { Covered() }
    #expect(try printedLines { try host.tap("cover") } == going)
    #expect(try printedLines { try host.tap("uncover") } == coming)
    #expect(try printedLines { try host.tap("sheet") } == [])
    #expect(try printedLines { try host.tap("close") } == [])
  }
}
#endif
