import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Navigation by links: when destinations are made, and how long they live.
@MainActor
struct `Navigation` {
  @Test func `S-030: going forward makes the source disappear, and going back the destination`() throws {
    var host: ViewHost?
    let lines = try [
      printedLines {
        host = ViewHost {
          NavigationView {
            NavigationLink(destination: Text("D").lifetime("D")) { Text("go") }.lifetime("S")
          }
        }
      },
      printedLines { try host?.tap("go") },
      printedLines { try host?.goBack() },
    ]
    #expect(lines == [["S appear"], ["D appear", "S disappear"], ["S appear", "D disappear"]])
  }

  struct D: View {
    let i: Int
    init(i: Int) {
      self.i = i
      print("D \(i) init")
    }
    var body: some View {
      let _ = print("D \(i) body")
      Text("D \(i)")
    }
  }

  struct ThreeLinks: View {
    var body: some View {
      NavigationView {
        VStack { ForEach(0..<3) { i in NavigationLink(destination: D(i: i)) { Text("\(i)") } } }
      }
    }
  }

  @Test func `S-067, S-094: destinations are constructed, and their bodies run when they are visited`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { ThreeLinks() } } == ["D 0 init", "D 1 init", "D 2 init"])
    #expect(try printedLines { try host?.tap("1") } == ["D 1 body"])
    #expect(host?.texts == ["D 1"])
    try host?.goBack()
    #expect(host?.texts == ["0", "1", "2"])
    #expect(host?.counts(of: D.self).bodies == 1)
  }

  @Test func `S-140, S-130: a link pushes a page, and going back pops it`() throws {
    let host = ViewHost {
      NavigationView {
        NavigationLink(destination: NavigationLink(destination: Text("third")) { Text("on") }) { Text("go") }
      }
    }
    #expect(try host.navigationDepth() == 1)
    try host.follow("go")
    #expect(try host.navigationDepth() == 2)
    try host.follow("on")
    #expect(try host.navigationDepth() == 3)
    #expect(host.texts == ["third"])
    try host.goBack()
    #expect(try host.navigationDepth() == 2)
    try host.goBack()
    #expect(try host.navigationDepth() == 1)
    #expect(throws: HostError.noWayBack) { try host.goBack() }
  }

  @Test func `a page that hides its back button has no way back but its own`() throws {
    struct Summary: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Done") { dismiss() }.navigationTitle("Summary").navigationBarBackButtonHidden()
      }
    }
    let host = ViewHost { NavigationStack { NavigationLink("go") { Summary() } } }
    try host.follow("go")
    let error = #expect(throws: HostError.self) { try host.goBack() }
    #expect(
      error?.description
        == "There is no back button on the page 'Summary': navigationBarBackButtonHidden hides it.")
    #expect(try host.navigationDepth() == 2)
    try host.tap("Done")
    #expect(try host.navigationDepth() == 1)
  }

  @Test func `of several views of a navigation view, the first is the root`() throws {
    let host = ViewHost {
      NavigationView {
        NavigationLink("go") { Text("there") }
        Text("welcome").onAppear { Issue.record("It is a column that a phone does not show.") }
      }
    }
    #expect(host.texts == ["go"])
    try host.follow("go")
    #expect(host.texts == ["there"])
  }

  @Test func `S-141: the initialisers, and the order of the generic types`() {
    let flag = Binding.constant(false)
    let selection = Binding<Int?>.constant(nil)
    let links = [
      "\(type(of: NavigationLink(destination: D(i: 0)) { Text("a") }))",
      "\(type(of: NavigationLink(destination: D(i: 0), isActive: flag) { Text("a") }))",
      "\(type(of: NavigationLink(destination: D(i: 0), tag: 1, selection: selection) { Text("a") }))",
      "\(type(of: NavigationLink { D(i: 0) } label: { Text("a") }))",
      "\(type(of: NavigationLink("a", destination: D(i: 0))))",
      "\(type(of: NavigationLink("a") { D(i: 0) }))",
      "\(type(of: NavigationLink("a", isActive: flag) { D(i: 0) }))",
      "\(type(of: NavigationLink("a", tag: 1, selection: selection) { D(i: 0) }))",
    ]
    #expect(Set(links) == ["NavigationLink<Text, D>"])
  }

  struct Screen: View {
    @State private var n = 0
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Profile", destination: D(i: 0))
          NavigationLink("Settings", destination: D(i: 1))
          NavigationLink("Favorite", destination: D(i: 2))
          NavigationLink("Login", destination: D(i: 3))
          NavigationLink("Search", destination: D(i: 4))
          Button("again \(n)") { n += 1 }
        }
      }
    }
  }

  @Test func `S-144: every evaluation of a screen constructs the destinations of its links`() throws {
    var host: ViewHost?
    let inits = (0..<5).map { "D \($0) init" }
    #expect(printedLines { host = ViewHost { Screen() } } == inits)
    #expect(try host?.navigationDepth() == 1)
    #expect(try printedLines { try host?.tap("again 0") } == inits)
    #expect(try printedLines { try host?.tap("again 1") } == inits)
    #expect(host?.counts(of: D.self).bodies == 0)
  }

  struct NewsItem: Identifiable {
    let id: Int
  }

  class NewsItemViewModel: ObservableObject {
    let item: NewsItem
    init(item: NewsItem) {
      self.item = item
      print("model \(item.id)")
    }
  }

  struct NewsItemView: View {
    @ObservedObject var model: NewsItemViewModel
    init(item: NewsItem) { model = NewsItemViewModel(item: item) }
    var body: some View { Text("news \(model.item.id)") }
  }

  struct NewsListView: View {
    let data = (0..<100).map { NewsItem(id: $0) }
    var body: some View {
      NavigationView {
        List(data) { item in
          NavigationLink(destination: NewsItemView(item: item)) { Text("\(item.id)").frame(height: 20) }
        }
      }
    }
  }

  @Test func `S-147: the models of visible links are in memory before any visit`() throws {
    var host: ViewHost?
    let lines = printedLines { host = ViewHost(size: CGSize(width: 390, height: 200)) { NewsListView() } }
    #expect(lines == (0..<10).map { "model \($0)" })
    #expect(host?.counts(of: NewsItemView.self).bodies == 0)
    try host?.tap("3")
    #expect(host?.texts == ["news 3"])
  }

  struct Titled: View {
    @State private var n = 0
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("go") { Leaving().navigationTitle("Second") }
          Button("+") { n += 1 }
        }
        .navigationTitle("First \(n)")
      }
    }
  }

  struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("leave \(isPresented)") { dismiss() } }
  }

  @Test func `a page sets its title and can dismiss itself`() throws {
    let host = ViewHost { Titled() }
    #expect(try host.navigationTitle() == "First 0")
    try host.tap("+")
    #expect(try host.navigationTitle() == "First 1")
    try host.tap("go")
    #expect(try host.navigationTitle() == "Second")
    try host.tap("leave true")
    #expect(try host.navigationTitle() == "First 1")
    #expect(try host.navigationDepth() == 1)
  }

  @Test func `following a link that is disabled or outside of a navigation throws an error`() throws {
    let host = ViewHost {
      NavigationView { NavigationLink("go") { Text("there") }.disabled(true) }
      NavigationLink("lost") { Text("there") }
    }
    #expect(throws: HostError.disabled("go", kind: "link")) { try host.follow("go") }
    #expect(throws: HostError.disabled("lost", kind: "link")) { try host.follow("lost") }
    #expect(throws: HostError.noControl(title: "way", available: ["go", "lost"], kind: "link")) {
      try host.follow("way")
    }
    #expect(HostError.disabled("go", kind: "link").description == "The link 'go' is disabled.")
    #expect(try host.tap("go").total == WorkCounts())
    #expect(host.texts == ["go", "lost"])
  }

  struct SourceState: View {
    @State private var n = 0
    var body: some View {
      NavigationView {
        VStack {
          Button("count \(n)") { n += 1 }
          NavigationLink("go") { Text("n is \(n)") }
        }
      }
    }
  }

  @Test func `the state of the source survives, and the destination follows it`() throws {
    let host = ViewHost { SourceState() }
    try host.tap("count 0")
    try host.tap("go")
    #expect(host.texts == ["n is 1"])
    try host.goBack()
    #expect(host.texts == ["count 1", "go"])
  }
}
