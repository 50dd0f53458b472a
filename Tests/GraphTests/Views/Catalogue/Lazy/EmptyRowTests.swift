import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Rows of lazy containers that have no length, or none yet.
@MainActor
struct `Rows without a length` {
  /// The containers with distances between rows.
  enum Container: CaseIterable {
    case stack, row, grid, list

    @ViewBuilder func around(@ViewBuilder _ content: () -> some View) -> some View {
      switch self {
      case .stack: ScrollView { LazyVStack { content() } }
      case .row: ScrollView(.horizontal) { LazyHStack { content() } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 8) { content() } }
      case .list: List { content() }.listRowSpacing(10)
      }
    }
  }

  /// A view that has no length until something is loaded.
  struct Loading: View {
    let log: (String) -> Void
    @State private var title: String?
    var body: some View {
      HStack {
        if let title { Text(title).frame(width: 40, height: 40) }
      }
      .onAppear { log("appeared") }
      .task { title = "title" }
    }
  }

  @Test(arguments: Container.allCases)
  func `the first row appears, and is shown when it grows`(container: Container) async {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      container.around {
        Loading { log.append($0) }
        ForEach(0..<30, id: \.self) { Text("\($0)").frame(width: 40, height: 40) }
      }
    }
    await host.settle()
    #expect(log == ["appeared"])
    #expect(host.texts.prefix(2) == ["title", "0"])
  }

  @Test(arguments: Container.allCases) func `a container that begins with nothing shows what comes`(
    container: Container
  ) throws {
    struct Feed: View {
      let container: Container
      @State private var items: [Int] = []
      var body: some View {
        Button("load") { items = [1, 2] }
        container.around {
          VStack {
            ForEach(items, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    let host = ViewHost { Feed(container: container) }
    try host.tap("load")
    #expect(host.texts == ["load", "1", "2"])
  }

  @Test(arguments: [CGFloat?.none, 0])
  func `the last row appears when one scrolls to the end, and goes when one scrolls away`(spacing: CGFloat?) throws {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 40) }
          Color.clear.frame(height: 0).onAppear { log.append("end") }.onDisappear { log.append("gone") }
        }
      }
    }
    #expect(log == [])
    for _ in 1...2 {
      try host.scroll(by: 2_000)
      #expect(log == ["end"])
      try host.scroll(by: -100)
      #expect(log == ["end", "gone"])
      log = []
    }
  }

  @Test func `the first row is in sight at the top only`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack {
          Text("top").frame(height: 0)
          ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 40) }
        }
      }
    }
    #expect(host.texts.first == "top")
    try host.scroll(by: 1)
    #expect(host.texts.first == "0")
    try host.scroll(by: -1)
    #expect(host.texts.first == "top")
  }

  @Test func `rows of a container that is only measured notify the one that chooses`() throws {
    struct Choice: View {
      @State private var count = 10
      var body: some View {
        Button("fewer") { count = 1 }
        ViewThatFits {
          LazyVStack { ForEach(0..<count, id: \.self) { Text("plain \($0)").frame(height: 40) } }
          ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("scrolled \($0)").frame(height: 40) } } }
        }
        .frame(height: 200)
      }
    }
    let host = ViewHost { Choice() }
    #expect(host.texts[1] == "scrolled 0")
    try host.tap("fewer")
    #expect(host.texts == ["fewer", "plain 0"])
  }
}
