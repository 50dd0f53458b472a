import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// Removed views and released hosts leave nothing.
@MainActor
struct `Lifetimes` {
  final class Model: ObservableObject {
    var n = 0
  }

  /// A view with all kinds of parts that could outlive it.
  struct Rich: View {
    @StateObject private var model = Model()
    @State private var n = 0
    let made: (Model) -> Void

    var body: some View {
      let _ = made(model)
      VStack {
        Button("rich \(n)") {
          n += 1
          model.n += 1
        }
        .padding()
        .background(Color.red)
        .named("rich")
        ForEach(0..<2) { Text("\($0)").font(.title) }
        if n % 2 == 0 { Text("even").opacity(0.5) }
        GeometryReader { g in
          Text("\(g.size.width)").onAppear { model.n += 1 }
        }
        .frame(minHeight: 10)
      }
      .onDisappear { model.n += 1 }
    }
  }

  struct Toggling<Content: View>: View {
    @State private var show = false
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack {
        Button("toggle") { show.toggle() }
        Group {
          if show { content() }
        }
        .padding(1)
        .background(Color.blue)
        .named("group")
        .layoutPriority(1)
      }
    }
  }

  /// How many graph nodes a host has after each of some taps.
  private func nodes(_ host: ViewHost, taps: Int) throws -> [Int] {
    try (0..<taps).map { _ in
      try host.tap("toggle")
      return host.runtime.graph.statistics.nodes
    }
  }

  @Test func `removing a view leaves no graph node, not even after many cycles`() throws {
    let host = ViewHost { Toggling { Rich { _ in } } }
    let counts = try nodes(host, taps: 40)
    let (shown, hidden) = (counts.indices.filter { $0 % 2 == 0 }, counts.indices.filter { $0 % 2 == 1 })
    #expect(Set(shown.map { counts[$0] }).count == 1, "Shown: \(counts)")
    #expect(Set(hidden.map { counts[$0] }).count == 1, "Hidden: \(counts)")
    #expect(host.runtime.namedNodes.isEmpty)
    #expect(host.texts == ["toggle"])
    #expect(host.displayList.map(\.content) == [.text("toggle", .body)])
  }

  @Test func `the models of a removed view end with the commit, even if nothing else is laid out`() throws {
    struct Alone: View {
      @State var show = true
      let made: (Model) -> Void
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($show)
        if show { Rich(made: made) }
      }
    }
    weak var model: Model?
    var binding: Binding<Bool>?
    let host = ViewHost { Alone(made: { model = $0 }, keep: { binding = $0 }) }
    #expect(model != nil)
    try host.tap("rich 0")
    let before = host.runtime.graph.statistics.nodes
    host.perform { binding?.wrappedValue = false }
    #expect(model == nil)
    #expect(host.frame(named: "rich") == nil)
    #expect(host.runtime.graph.statistics.nodes <= before / 4)
  }

  @Test func `a container releases a removed view, even if it has nothing left to lay out`() {
    struct Emptied: View {
      @State var show = true
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($show)
        VStack {
          if show { Text("a").padding().named("view") }
        }
      }
    }
    var binding: Binding<Bool>?
    let host = ViewHost { Emptied { binding = $0 } }
    weak let node = host.runtime.namedNodes["view"]
    #expect(node != nil)
    host.perform { binding?.wrappedValue = false }
    #expect(node == nil)
    #expect(host.lastCommit == CommitSummary(removed: 1))
  }

  @Test func `a view removed by the action that changes its state does not run again`() throws {
    struct Ending: View {
      @State var show = true
      var body: some View {
        VStack { if show { Inner(show: $show) } }
      }
    }
    struct Inner: View {
      @Binding var show: Bool
      @State var n = 0
      let closure: () -> Void = {}
      var body: some View {
        Button("end \(n)") {
          n += 1
          show = false
        }
      }
    }
    let host = ViewHost { Ending() }
    let report = try host.tap("end 0")
    #expect(report.byType["Inner"]?.bodies == nil)
    #expect(host.texts == [])
  }

  @Test func `a released host frees everything`() throws {
    weak var model: Model?
    weak var runtime: HostRuntime?
    weak var root: ViewPosition?
    do {
      let host = ViewHost { Toggling { Rich { model = $0 } } }
      try host.tap("toggle")
      try host.tap("rich 0")
      (runtime, root) = (host.runtime, host.root)
      #expect(model != nil)
    }
    #expect(model == nil)
    #expect(root == nil)
    #expect(runtime == nil)
  }

  @Test func `a released host frees everything, even with pending work`() {
    struct Keeping: View {
      @State var n = 0
      let object: Model
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($n)
        if n % 2 == 0 { Text("\(n) \(object.n)") }
      }
    }
    weak var model: Model?
    weak var root: ViewPosition?
    var binding: Binding<Int>?
    do {
      let object = Model()
      model = object
      let host = ViewHost { Keeping(object: object) { binding = $0 } }
      root = host.root
      binding?.wrappedValue += 1
    }
    #expect(model == nil)
    #expect(root == nil)
    binding?.wrappedValue += 1
  }

  @Test func `a proxy that outlives its reader has no size and retains nothing`() throws {
    var proxy: GeometryProxy?
    let host = ViewHost {
      Toggling {
        GeometryReader { g in
          let _ = (proxy = g)
          Text("in").onDisappear { print("\(g.size.width)") }
        }
      }
    }
    let lines = try printedLines {
      try host.tap("toggle")
      #expect(proxy?.size != .zero)
      try host.tap("toggle")
    }
    #expect(lines.count == 1)
    #expect(proxy?.size == .zero)
    #expect(proxy?.frame(in: .global) == .zero)
  }

  @Test func `repeated resizing makes no more nodes`() {
    let host = ViewHost { Toggling { Rich { _ in } } }
    var counts: Set<Int> = []
    for step in 0..<200 {
      host.resize(to: CGSize(width: 100 + step, height: 300 + step))
      if step > 50 { counts.insert(host.runtime.graph.statistics.nodes) }
    }
    #expect((counts.max() ?? 0) < 200)
  }

  struct Table: View {
    @State private var isShown = false
    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown {
        VStack { ForEach((0..<20).map { $0 }, id: \.self) { Row(number: $0) } }
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

  @Test func `mounting and unmounting rows many times leaves no node`() throws {
    let host = ViewHost { Table() }
    try host.tap("toggle")
    try host.tap("toggle")
    let before = host.population
    for _ in 1...20 {
      try host.tap("toggle")
      #expect(host.population.nodes > before.nodes)
      #expect(host.population.positions > before.positions + 20)
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

  @Test func `rows inserted and removed one by one leave no node`() {
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

  @Test func `a released host releases all of its positions`() {
    var host: ViewHost? = ViewHost { Table() }
    let runtime = host?.runtime
    #expect((runtime?.population.count ?? 0) > 0)
    host = nil
    #expect(runtime?.population.count == 0)
  }

  @Test func `a released host releases what it presents, with the controls there`() {
    struct Presenting: View {
      var body: some View {
        Text("below").sheet(isPresented: .constant(true)) {
          Toggle("switch", isOn: .constant(true))
          Slider(value: .constant(0.5))
          Stepper("stepper", value: .constant(1))
          TextField("field", text: .constant(""))
        }
      }
    }
    var host: ViewHost? = ViewHost { Presenting() }
    let runtime = host?.runtime
    #expect(host?.texts.contains("switch") == true)
    host = nil
    #expect(runtime?.population.count == 0)
  }

  /// Holds a position off the main actor.
  private actor Keeper {
    private var position: ViewPosition?

    init(_ position: ViewPosition) { self.position = position }

    func release() { position = nil }
  }

  @Test func `the last reference to a position may be released on any thread`() async throws {
    var host: ViewHost? = ViewHost { Table() }
    let runtime = try #require(host?.runtime)
    let keeper = Keeper(try #require(host?.root))
    host = nil
    #expect(runtime.population.count == 1)
    await keeper.release()
    #expect(runtime.population.count == 0)
  }
}
