#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Views, controllers and the program of UIKit in a host.
@MainActor
struct `Platform objects` {
  struct Title: UIViewRepresentable {
    let text: String
    var hugs = false
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      if hugs { label.setContentHuggingPriority(.required, for: .horizontal) }
      return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
  }

  @Test func `a label is found by its text and has the frame of its view`() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Title(text: "a") }
    #expect(host.texts == ["a"])
    #expect(host.platformObjects(of: UILabel.self).map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test func `a view that hugs its content has the size of the content`() throws {
    let host = ViewHost { Title(text: "abc", hugs: true) }
    let label = try #require(host.platformObjects(of: UILabel.self).first)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.height == 700)
  }

  struct Dots: UIViewRepresentable {
    @Binding var page: Int
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.addAction(UIAction { _ in page = control.currentPage }, for: .valueChanged)
      return control
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
  }

  struct Pages: View {
    @State private var page = 1
    var body: some View {
      Text("page \(page)")
      Dots(page: $page)
    }
  }

  @Test func `a control of UIKit's sends its actions to views`() throws {
    let host = ViewHost { Pages() }
    let control = try #require(host.platformObjects(of: UIPageControl.self).first)
    #expect(control.currentPage == 1)
    let report = host.perform {
      control.currentPage = 2
      control.sendActions(for: .valueChanged)
    }
    #expect(host.texts == ["page 2"])
    #expect(report.byType["Pages"]?.bodies == 1)
  }

  final class Screen: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
  }

  struct ScreenView: UIViewControllerRepresentable {
    let screen: Screen
    let number: Int
    func makeCoordinator() -> String { "coordinator" }
    func makeUIViewController(context: Context) -> Screen {
      screen.log.append(context.coordinator)
      return screen
    }
    func updateUIViewController(_ uiViewController: Screen, context: Context) {
      uiViewController.log.append("update \(number)")
    }
    static func dismantleUIViewController(_ uiViewController: Screen, coordinator: String) {
      uiViewController.log.append("end")
    }
  }

  struct Around: View {
    let screen: Screen
    @State private var number = 1
    var body: some View {
      Button("more") { number += 1 }
      if number < 3 { ScreenView(screen: screen, number: number) }
    }
  }

  @Test func `a controller is made once, shown, updated and ended with its view`() throws {
    let screen = Screen()
    let host = ViewHost { Around(screen: screen) }
    #expect(screen.log == ["coordinator", "load", "update 1", "appear"])
    #expect(screen.view.frame.width == 390)
    try host.tap("more")
    #expect(screen.log.suffix(1) == ["update 2"])
    try host.tap("more")
    #expect(screen.log.suffix(2) == ["disappear", "end"])
    #expect(host.platformObjects(of: Screen.self).isEmpty)
  }

  @Test func `a controller shows another one over itself`() {
    let (one, other) = (Screen(), Screen())
    var log: [String] = []
    one.present(other, animated: true) { log.append("shown") }
    #expect(one.presentedViewController === other)
    #expect(other.log == ["load", "appear"])
    other.dismiss(animated: true) { log.append("gone") }
    #expect(one.presentedViewController == nil)
    #expect(log == ["shown", "gone"])
  }

  struct Half: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
  }

  @Test func `the screen is that of the host whose body runs`() {
    let small = ViewHost(size: CGSize(width: 100, height: 50), displayScale: 2) { Half() }
    let large = ViewHost(size: CGSize(width: 300, height: 50)) { Half() }
    #expect(small.displayList.map(\.frame.width) == [50])
    #expect(large.displayList.map(\.frame.width) == [150])
    #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 50))
    small.perform { #expect(UIScreen.main.nativeBounds.width == 200) }
  }

  @Test func `the window has the insets of the host`() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 200), safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) { Text("a") }
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 20)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.frame.size == CGSize(width: 100, height: 200))
    _ = host
  }

  @Test func `an address that UIKit opens is kept by the host`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = ViewHost { Button("open") { UIApplication.shared.open(url) } }
    try host.tap("open")
    #expect(host.openedURLs == [url])
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("add") {
        count += 1
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
      }
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.error, trigger: count) { $1 > 5 }
      .sensoryFeedback(trigger: count) { $0 < $1 ? .increase : .decrease }
    }
  }

  @Test func `a host keeps what a person would feel`() throws {
    let host = ViewHost { Counter() }
    #expect(host.feedback.isEmpty)
    try host.tap("add")
    #expect(host.feedback.first == .impact(weight: .heavy, intensity: 0.5))
    #expect(Set(host.feedback.dropFirst()) == [.success, .increase])
  }

  struct Reader: View {
    @State private var page = 1
    var body: some View {
      Text("page \(page)")
        .userActivity("org.example.read") { $0.userInfo = ["page": page] }
        .onContinueUserActivity("org.example.read") { page = $0.userInfo?["page"] as? Int ?? 0 }
    }
  }

  @Test func `an activity goes on in a host`() throws {
    let host = ViewHost { Reader() }
    let activity = try #require(host.userActivities.first)
    #expect(activity.userInfo?["page"] as? Int == 1)
    activity.userInfo = ["page": 7]
    host.continueUserActivity(activity)
    #expect(host.texts == ["page 7"])
    host.continueUserActivity(NSUserActivity(activityType: "another"))
    #expect(host.texts == ["page 7"])
  }

  @Test func `the looks of a class are kept`() {
    UINavigationBar.appearance().barTintColor = .systemTeal
    #expect(UINavigationBar.appearance().barTintColor == .systemTeal)
    UITableView.appearance().backgroundColor = .clear
    #expect(UIScrollView.appearance().backgroundColor == nil)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    #expect(appearance.ground == .transparent)
  }

  @Test func `the pasteboard has values and data of any type`() {
    let board = UIPasteboard.general
    defer { board.items = [] }
    board.setValue("text", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "text")
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "text")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    board.setData(Data([1, 2]), forPasteboardType: "org.example.bytes")
    #expect(board.data(forPasteboardType: "org.example.bytes") == Data([1, 2]))
    #expect(board.string == nil)
  }

  @Test func `an object of Foundation has the attributes of the string that it is made of`() {
    var text = AttributedString("a ")
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    link.foregroundColor = .red
    link.underlineStyle = .single
    link.kern = 2
    text.append(link)
    let expected = NSMutableAttributedString(string: "a ")
    let attributes: [NSAttributedString.Key: Any] = [
      .link: URL(string: "https://example.org") as Any, .foregroundColor: UIColor(.red),
      .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: CGFloat(2),
    ]
    expected.append(NSAttributedString(string: "link", attributes: attributes))
    #expect(NSAttributedString(text).string == "a link")
    #expect(NSAttributedString(text).isEqual(to: expected))
    #expect(NSAttributedString(AttributedString()).length == 0)
  }

  @Test func `lines of a text keep their pattern on the way to Foundation and back`() {
    for pattern in [Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot] {
      let style = NSUnderlineStyle(Text.LineStyle(pattern: pattern))
      #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
    }
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil, "A pattern without a line is none.")
  }

  /// Notes what it is told.
  private final class Choosing: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append(urls.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("none") }
  }

  @Test func `the delegate of a controller for files is told of the choice, and the controller goes`() {
    let (around, choosing) = (UIViewController(), Choosing())
    let files = ["a.pdf", "b.pdf"].map { URL(fileURLWithPath: "/" + $0) }
    for isMultiple in [false, true] {
      let controller = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
      controller.delegate = choosing
      controller.allowsMultipleSelection = isMultiple
      around.present(controller, animated: true)
      controller.choose(files)
      #expect(around.presentedViewController == nil)
    }
    let controller = UIDocumentPickerViewController(forExporting: files)
    controller.delegate = choosing
    controller.cancel()
    #expect(choosing.log == ["a.pdf", "a.pdf b.pdf", "none"])
    #expect(controller.exportedURLs == files && controller.contentTypes.isEmpty)
  }

  @Test func `the screen of a host does not turn`() {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in Issue.record("There is no error.") }
    #expect(scene?.effectiveGeometry.interfaceOrientation == .portrait)
  }

  @Test func `views of UIKit stand in each other`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.addSubview(inner)
    let rule = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([rule])
    #expect(outer.constraints == [rule])
    #expect(inner.superview === outer)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
    #expect(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === inner)
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
  }
}
#endif
