import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views in hosting controllers, and a navigator that makes screens on demand.
@MainActor
struct `Hosting controllers` {
  struct V: View {
    let n: Int
    @State private var taps = 0
    var body: some View { Button("n \(n), taps \(taps)") { taps += 1 } }
  }

  @Test func `a view that replaces another one before the controller is shown is the one that is shown`() {
    let controller = UIHostingController(rootView: Text("first"))
    controller.rootView = Text("second")
    #expect(controller.host.texts == ["second"])
  }

  @Test func `S-124, S-155: the root view can be replaced and keeps its state`() throws {
    let controller = UIHostingController(rootView: V(n: 1))
    try controller.host.tap("n 1, taps 0")
    controller.rootView = V(n: 2)
    #expect(controller.host.texts == ["n 2, taps 1"])
    #expect(controller.host.counts(of: V.self).bodies == 3)
    #expect(type(of: controller.rootView) == V.self)
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height == 20.4)
  }

  @Test func `a view is mounted when its controller is shown`() {
    let controller = UIHostingController(rootView: V(n: 1))
    #expect(!controller.isViewLoaded)
    let navigation = UINavigationController(rootViewController: controller)
    #expect(controller.isViewLoaded)
    #expect(controller.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  // The sample: a navigator that makes screens from a table of configurators.

  protocol Configurator {
    @MainActor func createScreen(_ data: Any?) -> UIViewController
  }

  struct ContainerView<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  @MainActor
  final class Navigator {
    static let shared = Navigator()
    internal weak var nc: UINavigationController?
    var configurators: [String: any Configurator] = [:]

    func open<Screen>(screen: Screen.Type, _ data: Any? = nil) {
      guard let configurator = configurators["\(screen)"] else { return }
      nc?.pushViewController(configurator.createScreen(data), animated: true)
    }
  }

  struct NewsItem: Identifiable, Equatable {
    let id: Int
  }

  struct NewsItemConfigurator: Configurator {
    func createScreen(_ data: Any?) -> UIViewController {
      print("configurator")
      guard let item = data as? NewsItem else { return UIViewController() }
      return UIHostingController(rootView: NewsItemView(item: item))
    }
  }

  struct NewsItemView: View {
    let item: NewsItem
    init(item: NewsItem) {
      self.item = item
      print("init \(item.id)")
    }
    var body: some View {
      let _ = print("body \(item.id)")
      Text("news \(item.id)")
    }
  }

  struct NewsListView: View {
    let items: [NewsItem]
    var onAppear: () -> Void = {}
    var body: some View {
      List(items) { item in
        Text("row \(item.id)")
          .onTapGesture { Navigator.shared.open(screen: NewsItemView.self, item) }
      }
      .onAppear(perform: onAppear)
    }
  }

  struct NewsListConfigurator: Configurator {
    func createScreen(_ data: Any?) -> UIViewController {
      UIHostingController(rootView: ContainerView(content: NewsListView(items: [])))
    }
  }

  struct Unknown: View {
    var body: some View { Text("unknown") }
  }

  private func navigate(
    _ list: NewsListView
  ) -> (navigation: UINavigationController, list: UIHostingController<NewsListView>) {
    let root = UIHostingController(rootView: list)
    let navigation = UINavigationController()
    Navigator.shared.nc = navigation
    Navigator.shared.configurators = ["NewsItemView": NewsItemConfigurator()]
    navigation.pushViewController(root, animated: false)
    return (navigation, root)
  }

  @Test func `S-149: a navigator makes a screen when it is opened`() throws {
    let items = (0..<10).map { NewsItem(id: $0) }
    var screens: (navigation: UINavigationController, list: UIHostingController<NewsListView>)?
    #expect(printedLines { screens = navigate(NewsListView(items: items)) } == [])
    let (navigation, list) = try #require(screens)
    #expect(try printedLines { try list.host.tap("row 3") } == ["configurator", "init 3", "body 3"])
    #expect(navigation.viewControllers.count == 2)
    let screen = try #require(navigation.topViewController as? UIHostingController<NewsItemView>)
    #expect(screen.rootView.item == items[3])
    #expect(screen.host.texts == ["news 3"])
    navigation.popViewController(animated: true)
    #expect(try printedLines { try list.host.tap("row 3") } == ["configurator", "init 3", "body 3"])
  }

  @Test func `S-150, S-152: an unknown screen, and a navigator whose controller was released, do nothing`() {
    var (navigation, list): (UINavigationController?, _) = navigate(NewsListView(items: []))
    Navigator.shared.open(screen: Unknown.self)
    #expect(navigation?.viewControllers.count == 1)
    navigation = nil
    #expect(Navigator.shared.nc == nil)
    Navigator.shared.open(screen: NewsItemView.self, NewsItem(id: 1))
    #expect(list.navigationController == nil)
  }

  @Test func `S-151: the type of a screen`() {
    let screen = NewsListConfigurator().createScreen(nil)
    #expect("\(type(of: screen))" == "UIHostingController<ContainerView<NewsListView>>")
  }

  @Test func `S-153: a navigator can be called from any method`() {
    let (navigation, list) = navigate(
      NewsListView(
        items: [], onAppear: { Navigator.shared.open(screen: NewsItemView.self, NewsItem(id: 1)) }))
    #expect(navigation.viewControllers.count == 2)
    Navigator.shared.open(screen: NewsItemView.self, NewsItem(id: 2))
    #expect(navigation.viewControllers.count == 3)
    #expect(list.host.issues == [])
  }

  /// The sample's presenter keeps a copy of the view, made before the view was complete.
  struct Presenter {
    var output: Any?
  }

  struct Sample: View {
    var output: Presenter?
    var body: some View { Text("sample") }
  }

  @Test func `S-154: a copy does not see later changes of the original`() {
    var view = Sample()
    var presenter = Presenter()
    presenter.output = view
    view.output = Presenter()
    #expect((presenter.output as? Sample)?.output == nil)
    #expect(view.output != nil)
  }

  @Test func `a controller is pushed once`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let navigation = UINavigationController()
      let screen = UIViewController()
      navigation.pushViewController(screen, animated: false)
      navigation.pushViewController(screen, animated: false)
    }
    #expect(standardErrorText(of: result).contains("given a controller that it shows already. Push another one."))
  }

  #if !canImport(Darwin)
  @Test func `the view of a controller has the size of its content`() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 50, height: 30))
    let view = try #require(controller.view)
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 30))
    #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 50, height: 30))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
    let wide = UIHostingController(rootView: Color.red.frame(height: 10))
    #expect(wide.view.sizeThatFits(CGSize(width: 70, height: 70)) == CGSize(width: 70, height: 10))
    let fitting = wide.view.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 70, height: 10))
  }

  struct Measure: View {
    var body: some View {
      GeometryReader { geometry in Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))") }
    }
  }

  @Test func `the views of a controller have the size of its view, once that has a frame`() throws {
    let around = ViewHost(size: CGSize(width: 30, height: 40)) { Text("around") }
    let controller = UIHostingController(rootView: Measure())
    #expect(controller.host.texts == ["390 by 700"])
    around.resize(to: CGSize(width: 50, height: 50))
    controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    controller.view.layoutIfNeeded()
    #expect(controller.host.texts == ["50 by 60"])
    #expect(UIScreen.main.bounds.width == 50)
    #expect(UIHostingController(rootView: Text("a")).view.intrinsicContentSize.height == 20.4)
    #expect(UIScreen.main.bounds.width == 50)
  }

  struct MeasureView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Measure> {
      UIHostingController(rootView: Measure())
    }
    func updateUIViewController(_ controller: UIHostingController<Measure>, context: Context) {}
  }

  final class Around: UIViewController {
    let inside = UIHostingController(rootView: Measure())
    override func viewDidLoad() {
      addChild(inside)
      view.addSubview(inside.view)
      inside.didMove(toParent: self)
    }
    override func viewDidLayoutSubviews() { inside.view.frame = view.bounds }
  }

  struct AroundView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Around { Around() }
    func updateUIViewController(_ controller: Around, context: Context) {}
  }

  @Test func `the views of a controller have the size of its place, also if its parent sets that after layout`() {
    let host = ViewHost { MeasureView().frame(width: 70, height: 30) }
    #expect(host.texts == ["70 by 30"])
    let around = ViewHost { AroundView().frame(width: 60, height: 30) }
    #expect(around.texts == ["60 by 30"])
  }

  struct CounterView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<V> { UIHostingController(rootView: V(n: 1)) }
    func updateUIViewController(_ controller: UIHostingController<V>, context: Context) {}
  }

  @Test func `a person acts on views in a represented controller by their titles`() throws {
    let host = ViewHost { CounterView() }
    try host.tap("n 1, taps 0")
    #expect(host.texts == ["n 1, taps 1"])
    #expect(throws: HostError.self) { try host.tap("n 2") }
  }

  struct Rows: View {
    @State private var state = "idle"
    var body: some View {
      ScrollView {
        Text(state).onLongPressGesture {
          state = "pressed"
        } onPressingChanged: {
          if $0 { state = "down" }
        }
        Color.red.frame(height: 1_000)
      }
      .accessibilityIdentifier("rows")
    }
  }

  struct RowsView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Rows> { UIHostingController(rootView: Rows()) }
    func updateUIViewController(_ controller: UIHostingController<Rows>, context: Context) {}
  }

  @Test func `a person scrolls in a represented controller, and holds a view there`() throws {
    let host = ViewHost { RowsView() }
    try host.scroll(.identifier("rows"), by: 20)
    #expect(try host.scrollOffset(of: .identifier("rows")).y == 20)
    try host.press("idle")
    #expect(host.texts == ["down"])
    try host.release("down")
    #expect(host.texts == ["down"])
    let finger = try host.touchDown(on: "down")
    finger.lift()
    try host.longPress("down")
    #expect(host.texts == ["pressed"])
  }
  #endif
}
