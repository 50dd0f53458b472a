import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Appearances, subscriptions, tasks and preferences of views on and off the screen.
@MainActor
struct `Views on the screen` {
  struct Article: Identifiable {
    let id: Int
  }

  nonisolated static let willEnterForeground = Notification.Name("willEnterForeground")

  final class SubscribingModel: ObservableObject {
    private var subscriptions: Set<AnyCancellable> = []
    init(_ article: Article, in center: NotificationCenter) {
      center.publisher(for: willEnterForeground).sink { _ in print("update \(article.id)") }
        .store(in: &subscriptions)
    }
  }

  struct SubscribingView: View {
    @ObservedObject var model: SubscribingModel
    let article: Article
    init(article: Article, center: NotificationCenter) {
      self.article = article
      model = SubscribingModel(article, in: center)
    }
    var body: some View { Text("article \(article.id)") }
  }

  struct ReceivingView: View {
    let article: Article
    let center: NotificationCenter
    var body: some View {
      Text("article \(article.id)")
        .onReceive(center.publisher(for: willEnterForeground)) { _ in print("update \(article.id)") }
    }
  }

  struct ArticleListView<Destination: View>: View {
    @State private var n = 0
    let destination: (Article) -> Destination
    var body: some View {
      NavigationView {
        VStack {
          Button("again \(n)") { n += 1 }
          ForEach((0..<5).map { Article(id: $0) }) { article in
            NavigationLink("open \(article.id)", destination: destination(article))
          }
        }
      }
    }
  }

  @Test func `S-136, S-139: an object of a view that is only constructed subscribes`() throws {
    let center = NotificationCenter()
    func post() { center.post(name: Self.willEnterForeground, object: nil) }
    let host = ViewHost { ArticleListView { SubscribingView(article: $0, center: center) } }
    #expect(printedLines { post() }.count == 5)
    #expect(host.counts(of: SubscribingView.self).bodies == 0)
    try host.tap("again 0")
    #expect((5...10).contains(printedLines { post() }.count))
  }

  @Test func `S-137: a view that receives in its body does so while it is shown`() throws {
    let center = NotificationCenter()
    func post() -> [String] {
      printedLines {
        center.post(name: Self.willEnterForeground, object: nil)
        host.flush()
      }
    }
    let host = ViewHost { ArticleListView { ReceivingView(article: $0, center: center) } }
    #expect(post() == [])
    try host.tap("open 2")
    #expect(post() == ["update 2"])
    try host.goBack()
    #expect(post() == [])
  }

  struct Row: View {
    let i: Int
    var body: some View { Text("\(i)").frame(height: 20) }
  }

  @Test func `a host counts appearances by type and by place`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { List(0..<100) { Row(i: $0) } }
    #expect(host.appearances(of: Row.self).appeared == 5)
    #expect(host.appearances(of: Row.self).present == 5)
    try host.scroll(by: 40)
    #expect(host.appearances(of: Row.self).appeared == 7)
    #expect(host.appearances(of: Row.self).disappeared == 2)
    try host.scroll(to: 0)
    #expect(host.appearances(of: Row.self).appeared == 9)
    #expect(host.appearances(of: Row.self).present == 5)
    #expect(host.appearances(of: Text.self).present == 5)
    // Two rows left and came back, in the place that they had.
    #expect(host.elements(of: Row.self).map(\.appearances.appeared) == [2, 2, 1, 1, 1])
    #expect(host.elements(of: Row.self).map(\.appearances.present) == [1, 1, 1, 1, 1])
  }

  enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `views off the screen contribute no preferences`() throws {
    var heard: [[String]] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      TabView {
        List(0..<100) { i in Text("\(i)").frame(height: 50).preference(key: Names.self, value: ["\(i)"]) }
        Text("other")
      }
      .onPreferenceChange(Names.self) { heard.append($0) }
    }
    #expect(heard == [["0", "1"]])
    try host.scroll(by: 50)
    #expect(heard.last == ["1", "2"])
    try host.selectTab(number: 2)
    #expect(heard.last == [])
    try host.selectTab(number: 1)
    #expect(heard.last == ["1", "2"])
  }

  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Ticking: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name).task {
        log.lines.append("\(name) starts")
        let (stream, _) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        log.lines.append("\(name) ends")
      }
    }
  }

  @Test func `tasks end when their view leaves the screen, and start again when it comes back`() async throws {
    let log = Log()
    let host = ViewHost {
      TabView {
        Ticking(name: "a", log: log)
        Ticking(name: "b", log: log)
      }
    }
    await host.settle()
    #expect(log.lines == ["a starts"])
    try host.selectTab(number: 2)
    await host.settle()
    #expect(Set(log.lines) == ["a starts", "a ends", "b starts"])
    try host.selectTab(number: 1)
    await host.settle()
    #expect(log.lines.filter { $0 == "a starts" }.count == 2)
    #expect(log.lines.last { $0.hasPrefix("b") } == "b ends")
  }

  struct Growing: View {
    @State private var rows = 1
    @State private var selection = 1
    let levers: Levers
    var body: some View {
      let _ = levers.add = { rows += 1 }
      TabView(selection: $selection) {
        VStack { ForEach(0..<rows, id: \.self) { i in Text("row \(i)").lifetime("\(i)") } }.tag(1)
        Text("other").tag(2)
      }
    }
  }

  final class Levers {
    var add: () -> Void = {}
  }

  @Test func `a view inserted off the screen appears when it comes to the screen`() throws {
    let levers = Levers()
    let host = ViewHost { Growing(levers: levers) }
    try host.selectTab(tag: 2)
    #expect(printedLines { host.perform { levers.add() } } == [])
    #expect(host.displayList.count == 1)
    #expect(try Set(printedLines { try host.selectTab(tag: 1) }) == ["0 appear", "1 appear"])
    #expect(host.texts == ["row 0", "row 1"])
    #expect(host.displayList.count == 2)
  }

  @Test func `a view removed off the screen does not disappear a second time`() throws {
    let levers = Levers()
    var host: ViewHost? = ViewHost { Growing(levers: levers) }
    try host?.selectTab(tag: 2)
    weak let gone = host
    #expect(printedLines { host = nil } == [])
    #expect(gone == nil)
  }
}
