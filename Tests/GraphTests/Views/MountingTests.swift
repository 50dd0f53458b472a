import Testing

@testable import AttributeGraphUI

/// What is left of rows that were mounted and unmounted.
@MainActor
@Suite struct `Mounting and unmounting` {
  struct Table: View {
    @State private var isShown = false
    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown {
        VStack { ForEach((0..<100).map { $0 }, id: \.self) { Row(number: $0) } }
      }
    }
  }

  struct Row: View {
    let number: Int
    @State private var taps = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      HStack {
        Text("\(number)").opacity(0.5)
        Spacer()
        Text("\(taps) \(scheme)")
      }
      .padding()
      .background(Color.red)
      .preference(key: Key.self, value: number)
    }
  }

  struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test func `a hundred times leaves not one node`() throws {
    let host = ViewHost { Table() }
    try host.tap("toggle")
    try host.tap("toggle")
    let before = host.runtime.graph.statistics
    for _ in 1...100 {
      try host.tap("toggle")
      #expect(host.runtime.graph.statistics.nodes > before.nodes)
      try host.tap("toggle")
    }
    #expect(host.runtime.graph.statistics.nodes == before.nodes)
    #expect(host.runtime.graph.statistics.edges == before.edges)
    #expect(host.displayList.count == 1)
  }
}
