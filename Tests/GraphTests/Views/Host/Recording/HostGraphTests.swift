import AttributeGraph2
import AttributeGraphUI
import Testing

/// The graph behind the views of a host, as a snapshot.
@MainActor
struct `Graphs of hosts` {
  struct Counter: View {
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(count) \(scheme == .dark ? "dark" : "light")") }
  }

  @Test func `nodes are named by what they stand for, and edges lead to the bodies that read them`() throws {
    let host = ViewHost { Counter() }
    let snapshot = host.graphSnapshot
    let body = try #require(snapshot.nodes.first { $0.name.hasPrefix("body of Counter #") })
    let inputs = snapshot.edges.filter { $0.reader == body.number }.map { snapshot.nodes[$0.input - 1].name }
    let number = try #require(body.name.split(separator: "#").last)
    #expect(inputs.sorted() == ["Counter.count #\(number)", "environment ColorSchemeKey"])
    #expect(snapshot.nodes.first { $0.name.hasPrefix("Counter.count") }?.value == "0")
  }

  @Test func `the graph of a view without state is its body alone`() {
    struct Plain: View { var body: some View { Color.red } }
    #expect(ViewHost { Plain() }.graphSnapshot.nodes.filter { $0.name.hasPrefix("body") }.count == 1)
  }
}
