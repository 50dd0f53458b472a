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
    let before = host.population
    for _ in 1...100 {
      try host.tap("toggle")
      #expect(host.population.nodes > before.nodes)
      #expect(host.population.positions > before.positions + 100)
      try host.tap("toggle")
      #expect(host.population.holdsAsMuch(as: before), "\(host.population), before \(before)")
    }
    #expect(host.displayList.count == 1)
  }

  struct ChangingRows: View {
    @State private var rows: [Int] = []
    let setter: Setter

    final class Setter {
      var rows: Binding<[Int]>?
    }

    var body: some View {
      let _ = (setter.rows = $rows)
      VStack { ForEach(rows, id: \.self) { Row(number: $0) } }
    }
  }

  @Test func `rows that come and go one by one leave not one node`() {
    let setter = ChangingRows.Setter()
    let host = ViewHost { ChangingRows(setter: setter) }
    setter.rows?.wrappedValue = [0]
    host.flush()
    setter.rows?.wrappedValue = []
    host.flush()
    let before = host.population
    for rows in [[1, 2, 3], [3, 1], [4, 3, 1, 5], [5, 4], [6], [6, 6, 7], [7, 6], []] {
      setter.rows?.wrappedValue = rows
      host.flush()
      #expect(host.population.positions >= before.positions + 7 * rows.count)
    }
    #expect(host.population.holdsAsMuch(as: before), "\(host.population), before \(before)")
  }

  @Test func `a host that goes takes all of its positions along`() {
    var host: ViewHost? = ViewHost { Table() }
    let runtime = host?.runtime
    #expect((runtime?.livePositions ?? 0) > 0)
    host = nil
    #expect(runtime?.livePositions == 0)
  }
}
