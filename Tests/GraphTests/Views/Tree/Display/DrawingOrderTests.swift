import AttributeGraphUI
import Testing

/// The order and the content of the display list.
@MainActor
struct `Drawing order` {
  /// The items of a view, from back to front.
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let host = ViewHost(root: content)
    let names = Dictionary(host.viewList.map { ($0.id, $0.description) }) { first, _ in first }
    return host.displayList.map { names[$0.id] ?? "" }
  }

  @Test func `the last view of an overlay is in front`() {
    let order = drawn {
      ZStack {
        Text("a")
        Text("b")
      }
    }
    #expect(order == ["a", "b"])
  }

  @Test func `a background is behind, and the background of a background further behind`() {
    #expect(drawn { Text("a").background(Text("b").background(Text("c"))) } == ["c", "b", "a"])
    #expect(drawn { Text("a").background(Text("b")).background(Text("c")) } == ["c", "b", "a"])
  }

  @Test func `each view of a group has its background behind itself`() {
    let order = drawn {
      ZStack {
        Group {
          Text("a")
          Text("b")
        }
        .background(Text("-"))
      }
    }
    #expect(order == ["-", "a", "-", "b"])
  }

  struct Optional: View {
    @State private var show = true
    var body: some View {
      VStack {
        Group {
          if show { Text("a") }
          Text("b")
        }
        .background(Text("-"))
        Button("switch") { show.toggle() }
      }
    }
  }

  @Test func `the background of a view that is removed goes with it`() throws {
    let host = ViewHost { Optional() }
    let contents = { host.displayList.map { if case .text(let string, _) = $0.content { string } else { "" } } }
    #expect(contents() == ["-", "a", "-", "b", "switch"])
    try host.tap("switch")
    #expect(contents() == ["-", "b", "switch"])
    try host.tap("switch")
    #expect(contents() == ["-", "a", "-", "b", "switch"])
  }

  @Test func `opacities are multiplied, and limited to 0…1`() {
    let host = ViewHost {
      VStack { Text("a").opacity(0.5) }.opacity(0.5)
      Text("b").opacity(7)
      Text("c").opacity(-1)
      Text("d").opacity(.nan)
    }
    #expect(host.displayList.map(\.opacity) == [0.25, 1, 0, 0])
  }
}
