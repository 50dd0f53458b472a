import AttributeGraphUI
import Testing

/// Trees deeper than anybody writes them by hand.
@MainActor
@Suite struct `Deep view trees` {
  struct Nest: View {
    let depth: Int
    var body: some View {
      VStack {
        Text("\(depth)")
        if depth > 0 { Nest(depth: depth - 1) }
      }
    }
  }

  @Test(arguments: [10, 50, 200])
  func `stacks may be nested deeply`(depth: Int) {
    let host = ViewHost { Nest(depth: depth) }
    #expect(host.displayList.count == depth + 1)
    host.resize(to: .zero)
    #expect(host.displayList.count == depth + 1)
  }
}
