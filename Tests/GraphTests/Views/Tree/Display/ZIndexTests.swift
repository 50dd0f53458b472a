import AttributeGraphUI
import Testing
import ViewTestSupport

/// The drawing order of the views of a container.
@MainActor
struct `Z indices` {
  /// The items of a host, from back to front.
  private func drawn(_ host: ViewHost) -> [String] {
    host.displayList.map { item in
      switch item.content {
      case .text(let string, _): string
      case .color(let color): color.description
      default: "?"
      }
    }
  }

  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    drawn(ViewHost(root: content))
  }

  @Test func `a higher index is in front, the default is 0, and equal ones keep the source order`() {
    let order = drawn {
      ZStack {
        Text("2").zIndex(2)
        Text("0")
        Text("-1").zIndex(-1)
        Text("also 0").zIndex(0)
        Text("also 2").zIndex(2)
        Text("also -1").zIndex(-1)
      }
    }
    #expect(order == ["-1", "also -1", "0", "also 0", "2", "also 2"])
  }

  @Test func `an index orders the views of its own container`() {
    let order = drawn {
      VStack {
        HStack {
          Text("a").zIndex(9)
          Text("b")
        }
        Text("c")
        Color.red.overlay {
          Text("d").zIndex(1)
          Text("e")
        }
      }
    }
    #expect(order == ["b", "a", "c", "red", "e", "d"])
    let screen = drawn {
      Text("a").zIndex(1)
      Text("b")
    }
    #expect(screen == ["b", "a"])
  }

  @Test func `an index moves a view with its content and its backgrounds`() {
    let order = drawn {
      ZStack {
        VStack {
          Text("a").zIndex(1)
          Text("b").background(Text("behind b"))
        }
        .background(Text("behind").zIndex(-9))
        .zIndex(1)
        Text("c")
      }
    }
    #expect(order == ["c", "behind", "behind b", "b", "a"])
  }

  struct Named: View {
    let name: String
    var body: some View { Text(name).zIndex(name == "x" ? 1 : 0) }
  }

  @Test func `an index applies through modifiers, bodies, groups, branches and rows, and the innermost wins`() {
    let names = ["x", "y"]
    let order = drawn {
      ZStack {
        Text("a").zIndex(3).padding().frame(width: 50).background(Text("-"))
        Group {
          ForEach(names, id: \.self) { Named(name: $0) }
          if names.count == 2 { Text("b").zIndex(2) }
        }
        .opacity(0.5)
        Text("c").zIndex(7).zIndex(-1)
        Group {
          Text("d")
          Text("e")
        }
        .zIndex(4)
      }
    }
    #expect(order == ["y", "x", "b", "-", "a", "d", "e", "c"])
  }

  struct Cards: View {
    @State private var front = "a"
    var body: some View {
      ZStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).named(name).zIndex(name == front ? 1 : 0)
            .onAppear { print("appear \(name)") }
        }
        Button("next") { front = "b" }.zIndex(2)
      }
    }
  }

  @Test func `a changed index changes the drawing order and nothing else`() throws {
    var found: ViewHost?
    let lines = printedLines { found = ViewHost { Cards() } }
    let host = try #require(found)
    #expect(lines == ["appear c", "appear b", "appear a"])
    #expect(drawn(host) == ["b", "c", "a", "next"])
    let (list, texts, version, items) = (host.viewList, host.texts, host.displayListVersion, host.displayList)
    let report = try host.tap("next")
    #expect(drawn(host) == ["a", "c", "b", "next"])
    #expect((host.viewList, host.texts) == (list, texts))
    #expect(Set(host.displayList) == Set(items))
    #expect(report.total.bodies == 1)
    #expect(report.total.sizeQueries == 0 && report.total.placements == 0 && report.total.displayItemsChanged == 0)
    #expect(host.displayListVersion == version + 1)
  }

  @Test func `an index changes no frame`() {
    expectMounted(proposing: nil, nil, size: (30, 20), frames: ["a": (0, 5, 10, 10), "b": (10, 0, 20, 20)]) {
      HStack(spacing: 0) {
        F(10, 10).named("a").zIndex(5)
        F(20, 20).named("b").zIndex(-5)
      }
    }
  }

  struct Shown: View {
    @State private var shows = true
    var body: some View {
      ZStack {
        if shows { Text("a").zIndex(1) }
        Text("b")
        Button("switch") { shows.toggle() }.zIndex(2)
      }
    }
  }

  @Test func `a view that is inserted again is in front again`() throws {
    let host = ViewHost { Shown() }
    #expect(drawn(host) == ["b", "a", "switch"])
    try host.tap("switch")
    #expect(drawn(host) == ["b", "switch"])
    try host.tap("switch")
    #expect(drawn(host) == ["b", "a", "switch"])
  }

  @Test func `pictures are drawn in the same order`() {
    let host = ViewHost(size: CGSize(width: 40, height: 40)) {
      ZStack {
        Color.red.zIndex(1)
        Color.blue
      }
    }
    #expect(host.picture.text.contains("color 'blue' (0, 0, 40, 40)\n  color 'red'"))
  }

  @Test func `presented views stay in front of the root view`() {
    let host = ViewHost {
      Text("a").zIndex(9).sheet(isPresented: .constant(true)) { Text("sheet") }
      Text("b")
    }
    #expect(drawn(host) == ["b", "a", "sheet"])
  }

  @Test func `a NaN index counts as 0 and is reported`() {
    let host = ViewHost {
      ZStack {
        Text("a").zIndex(.nan)
        Text("b")
      }
    }
    #expect(drawn(host) == ["a", "b"])
    #expect(host.issues.map(\.property) == ["zIndex"])
  }

  @Test func `infinite indices are in front of everything else, or behind it`() {
    let host = ViewHost {
      ZStack {
        Text("front").zIndex(.infinity)
        Text("middle").zIndex(1_000_000)
        Text("back").zIndex(-.infinity)
      }
    }
    #expect(drawn(host) == ["back", "middle", "front"])
    #expect(host.issues.isEmpty)
  }

  @Test func `a tag inside of an index is found, and an index is not a tag`() throws {
    let host = ViewHost {
      TabView(selection: .constant(2)) {
        Text("one").tabItem { Text("One") }.tag(1).zIndex(5)
        Text("two").tabItem { Text("Two") }.tag(2).zIndex(1)
      }
    }
    #expect(try host.selectedTab() == 2)
  }

  @Test func `the type of a view with an index is that of SwiftUI`() {
    #expect("\(type(of: Text("a").zIndex(1)))" == "ModifiedContent<Text, _TraitWritingModifier<ZIndexTraitKey>>")
  }
}
