#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// The platform objects inside of those that represent views.
@MainActor
struct `Trees of platform objects` {
  final class Controller: UIViewController {
    let label = UILabel()
    let button = UIButton()
    let child = UIHostingController(rootView: Text("hosted"))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "label"
      button.setTitle("button", for: .normal)
      addChild(child)
      let stack = UIStackView(arrangedSubviews: [label, button])
      view.addSubview(stack)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  struct ControllerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  struct HostingView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Text> {
      UIHostingController(rootView: Text("root"))
    }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
  }

  struct NavigationView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: Controller())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  struct TabsView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["one", "two"].map { UIHostingController(rootView: Text($0)) }
      return tabs
    }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {}
  }

  struct PagesView: UIViewControllerRepresentable {
    let page: Int
    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
      controller.setViewControllers(
        [UIHostingController(rootView: Text("page \(page)"))], direction: .forward, animated: false)
    }
  }

  struct Turning: View {
    @State private var page = 1
    var body: some View {
      PagesView(page: page)
      Button("turn") { page += 1 }
    }
  }

  @Test func `the selected controller of tabs and the page of a page controller are found`() throws {
    let host = ViewHost { TabsView() }
    #expect(host.texts == ["one"])
    host.platformObjects(of: UITabBarController.self).first?.selectedIndex = 1
    #expect(host.texts == ["two"])
    let pages = ViewHost { Turning() }
    #expect(pages.texts == ["page 1", "turn"])
    try pages.tap("turn")
    #expect(pages.texts == ["page 2", "turn"])
  }

  struct LabelView: UIViewRepresentable {
    var text: String
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addSubview(UILabel())
      return view
    }
    func updateUIView(_ view: UIView, context: Context) { (view.subviews.first as? UILabel)?.text = text }
  }

  @Test func `the views of a controller and of its children are found, with their texts`() throws {
    let host = ViewHost {
      VStack {
        Text("before")
        ControllerView()
        Text("after")
      }
    }
    #expect(host.texts == ["before", "label", "button", "hosted", "after"])
    let controller = try #require(host.platformObjects(of: Controller.self).first)
    #expect(host.platformObjects(of: UILabel.self).map(\.text) == ["label"])
    #expect(host.platformObjects(of: UIButton.self).first === controller.button)
    #expect(host.platformObjects(of: UIViewController.self).count == 2)
    #expect(host.platformObjects(of: UIHostingController<Text>.self).first === controller.child)
    controller.label.isHidden = true
    #expect(host.texts == ["before", "button", "hosted", "after"])
  }

  @Test func `the texts of a represented hosting controller are those of its views`() {
    let host = ViewHost { HostingView() }
    #expect(host.texts == ["root"])
  }

  @Test func `the controllers in a represented navigation controller are found`() {
    let host = ViewHost { NavigationView() }
    #expect(host.platformObjects(of: Controller.self).count == 1)
    #expect(host.texts == ["label", "button", "hosted"])
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      LabelView(text: "count \(count)")
      Button("more") { count += 1 }
    }
  }

  @Test func `the text of a view inside is the one after the latest update`() throws {
    let host = ViewHost { Counter() }
    #expect(host.texts == ["count 0", "more"])
    try host.tap("more")
    #expect(host.texts == ["count 1", "more"])
    #expect(host.platformObjects(of: UILabel.self).count == 1)
  }
}
#endif
