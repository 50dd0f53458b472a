import AttributeGraphUI
import Testing
import ViewTestSupport

/// Actions that run when a value changes, and updates of several transactions.
@MainActor
struct `Change actions` {
  struct Numbers<Content: View>: View {
    @State private var n = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      VStack {
        content(n)
        Button("1") { n = 1 }
        Button("2") { n = 2 }
      }
    }
  }

  /// The lines that 0 → 1 → 1 → 2 prints.
  private func lines<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) throws -> [String] {
    try printedLines {
      let host = ViewHost { Numbers(content: content) }
      for title in ["1", "1", "2"] { try host.tap(title) }
      #expect(host.issues == [])
    }
  }

  @Test func `S-132: the action gets the old and the new value`() throws {
    #expect(try lines { n in Color.red.onChange(of: n) { old, new in print(old, new) } } == ["0 1", "1 2"])
  }

  @Test func `S-132: it also runs at the mount if it is asked to`() throws {
    #expect(
      try lines { n in Color.red.onChange(of: n, initial: true) { old, new in print(old, new) } }
        == ["0 0", "0 1", "1 2"])
  }

  @Test func `S-132: the form without values runs as often, and sees the new captures`() throws {
    #expect(try lines { n in Color.red.onChange(of: n) { print("n", n) } } == ["n 1", "n 2"])
  }

  @Test func `S-132: the form with one value sees the old captures`() throws {
    var seen: [[Int]] = []
    _ = try lines { n in Color.red.onChange(of: n, perform: { new in seen.append([new, n]) }) }
    #expect(seen == [[1, 0], [2, 1]])
  }

  struct Transactions: View {
    @State private var value = 0
    let seen: (Int) -> Void
    let changed: (Int, Int) -> Void
    var body: some View {
      let _ = seen(value)
      Color.red
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { changed($0, $1) }
    }
  }

  @Test func `R-086: the writes of two transactions are two updates`() {
    var seen: [Int] = []
    var changes: [[Int]] = []
    let host = ViewHost { Transactions(seen: { seen.append($0) }, changed: { changes.append([$0, $1]) }) }
    #expect(seen == [0, 2, 4])
    #expect(changes == [[0, 2], [2, 4]])
    #expect(host.commits == 1)
  }

  struct Looping: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").onChange(of: n) { n += 1 }
      Button("start") { n = 1 }
    }
  }

  @Test func `R-093: an action that changes its own value is cut off and reported, and the last value kept`()
    throws
  {
    let host = ViewHost { Looping() }
    try host.tap("start")
    #expect(host.issues.map(\.message) == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(host.issues.first?.property == "onChange(of: Int) action → Looping.n → onChange(of: Int) action")
    let last = try #require(host.texts.first.flatMap { Int($0) })
    host.flush()
    #expect(host.texts.first == "\(last)")
    #expect(host.issues.count == 1)
  }

  struct PingPong: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("\(a) \(b)")
        .onChange(of: a) { b += 1 }
        .onChange(of: "\(b)") { a += 1 }
      Button("start") { a = 1 }
    }
  }

  @Test func `a loop over two actions is named as a whole`() throws {
    let host = ViewHost { PingPong() }
    try host.tap("start")
    #expect(host.issues.count == 1)
    #expect(
      host.issues.first?.property == """
        onChange(of: Int) action → PingPong.b → onChange(of: String) action → PingPong.a → onChange(of: Int) action
        """)
    #expect(host.commits == 2)
  }

  @Test func `an initial action does not run for no view`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          EmptyView().onChange(of: 1, initial: true) { print("none") }
          Text("x").onChange(of: 1, initial: true) { print("one") }
        }
      }
    }
    #expect(lines == ["one"])
  }

  struct Clamping: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").onChange(of: n) { if n > 10 { n = 10 } }
      Button("set") { n = 50 }
    }
  }

  @Test func `an action that settles its own value is not a loop`() throws {
    let host = ViewHost { Clamping() }
    try host.tap("set")
    #expect(host.texts.first == "10")
    #expect(host.issues == [])
    #expect(host.commits == 2)
  }
}
