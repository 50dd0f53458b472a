#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Observation
import Testing

/// Views in hosting controllers inside of represented views, which the outer host keeps up to date.
@MainActor
struct `Updates of views in platform objects` {
  @Observable final class Model {
    var n = 0
    var seconds = 0
    @ObservationIgnored var log: [String] = []
  }

  struct Inner: View {
    let model: Model
    var body: some View {
      Text("inner \(model.n)")
      Button("Add inside") { model.n += 1 }
    }
  }

  struct Box<Content: View>: UIViewControllerRepresentable {
    let content: Content
    func makeUIViewController(context: Context) -> UIHostingController<Content> {
      UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
  }

  final class Parent: UIViewController {
    let child: UIViewController
    init(child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.didMove(toParent: self)
    }
  }

  struct Wrapped: UIViewControllerRepresentable {
    let model: Model
    func makeUIViewController(context: Context) -> Parent {
      Parent(child: UIHostingController(rootView: Inner(model: model)))
    }
    func updateUIViewController(_ controller: Parent, context: Context) {}
  }

  private func makeHost<Content: View>(_ model: Model, @ViewBuilder content: () -> Content) -> ViewHost {
    ViewHost {
      VStack {
        Outer(model: model)
        content()
      }
    }
  }

  struct Outer: View {
    let model: Model
    var body: some View {
      Text("outer \(model.n)")
      Button("Add outside") { model.n += 1 }
    }
  }

  private func numbers(_ host: ViewHost) -> [String] {
    host.texts.filter { $0.hasPrefix("outer") || $0.hasPrefix("inner") }
  }

  @Test func `an action outside updates the views in a hosting controller`() throws {
    let model = Model()
    let host = makeHost(model) { Box(content: Inner(model: model)) }
    try host.tap("Add outside")
    #expect(numbers(host) == ["outer 1", "inner 1"])
    try host.tap("Add inside")
    #expect(numbers(host) == ["outer 2", "inner 2"])
  }

  @Test func `a change of a model is shown in a child of a controller by a flush`() {
    let model = Model()
    let host = makeHost(model) { Wrapped(model: model) }
    model.n = 5
    host.flush()
    #expect(numbers(host) == ["outer 5", "inner 5"])
  }

  /// Changes the other value of the model when the first one changes.
  struct Follower: View {
    let model: Model
    var body: some View {
      Text("inner \(model.n)").onChange(of: model.n) { model.seconds += 1 }
    }
  }

  @Test func `an action that a view inside runs in its update changes the outer views in the same flush`() {
    struct Seconds: View {
      let model: Model
      var body: some View { Text("outer \(model.seconds)") }
    }
    let model = Model()
    let host = ViewHost {
      VStack {
        Seconds(model: model)
        Box(content: Follower(model: model))
      }
    }
    model.n = 3
    host.flush()
    #expect(numbers(host) == ["outer 1", "inner 3"])
  }

  @Test func `hosts that change each other without end are cut off and reported`() {
    struct Leader: View {
      let model: Model
      var body: some View {
        Text("outer \(model.seconds)").onChange(of: model.seconds) { model.n += 1 }
      }
    }
    struct Outer: View {
      let model: Model
      var body: some View {
        Leader(model: model)
        Box(content: Follower(model: model))
      }
    }
    let model = Model()
    let host = ViewHost { Outer(model: model) }
    model.n = 1
    host.flush()
    #expect(
      host.issues.map(\.description) == [
        "The view tree is still changing after 20 passes in one frame; the last one is kept. [Outer]"
      ])
  }

  @Test func `tasks, timers and animations inside follow the time of the outer host`() async {
    struct Counter: View {
      let model: Model
      @State private var isDone = false
      @State private var isBright = false
      var body: some View {
        Text("inner \(model.seconds) \(isDone)")
          .opacity(isBright ? 1 : 0.5)
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in model.seconds += 1 }
          .task { isDone = true }
          .onAppear {
            withAnimation(.linear(duration: 2)) {
              isBright = true
            } completion: {
              model.log.append("bright")
            }
          }
      }
    }
    let model = Model()
    let host = makeHost(model) { Box(content: Counter(model: model)) }
    await host.settle()
    #expect(numbers(host) == ["outer 0", "inner 0 true"])
    #expect(host.isAnimating)
    host.advance(by: .seconds(1))
    #expect(model.log.isEmpty)
    host.advance(by: .seconds(2))
    #expect(numbers(host) == ["outer 0", "inner 3 true"])
    #expect(model.log == ["bright"])
    #expect(!host.isAnimating)
    await host.run(for: .seconds(2))
    #expect(numbers(host) == ["outer 0", "inner 5 true"])
  }

  @Test func `views behind a full-screen cover are brought up to date when it is gone`() throws {
    struct Screen: View {
      let model: Model
      @State private var isCovered = false
      var body: some View {
        VStack {
          Button("Cover") { isCovered = true }
          Box(content: Inner(model: model))
        }
        .fullScreenCover(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
      }
    }
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    try host.tap("Cover")
    model.n = 4
    host.flush()
    try host.tap("Uncover")
    #expect(numbers(host) == ["inner 4"])
  }

  @Test func `a table that reloads in a later turn is laid out by a flush`() {
    final class Source: NSObject, UITableViewDataSource {
      var names = ["a"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = UIHostingConfiguration { Text(names[indexPath.row]) }
        return cell
      }
    }
    struct Table: UIViewRepresentable {
      let source: Source
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = source
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {}
    }
    let source = Source()
    let host = ViewHost { Table(source: source) }
    #expect(host.texts == ["a"])
    source.names = ["b", "c"]
    host.platformObjects(of: UITableView.self).first?.reloadData()
    host.flush()
    #expect(host.texts == ["b", "c"])
  }
}
#endif
