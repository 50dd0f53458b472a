import AttributeGraphUI
import Testing
import ViewTestSupport

/// Preferences: values that flow up the tree.
@MainActor
struct `Preferences` {
  struct K: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {
      print("reduce")
      value = nextValue()
    }
  }

  struct Sum: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `S-039: the values are combined in the order of the source`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          Text("1").preference(key: K.self, value: 1)
          Text("2").preference(key: K.self, value: 2)
          Text("3").preference(key: K.self, value: 3)
        }
        .onPreferenceChange(K.self) { print("value", $0) }
      }
    }
    #expect(lines == ["reduce", "reduce", "value 3"])
  }

  @Test func `S-039: without a writer the handler does not run`() {
    let lines = printedLines {
      _ = ViewHost { Text("1").onPreferenceChange(K.self) { print("value", $0) } }
    }
    #expect(lines == [])
  }

  @Test func `R-098: a single writer's value is not combined with anything`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          Text("a")
          Text("1").preference(key: K.self, value: 1)
        }
        .onPreferenceChange(K.self) { print("value", $0) }
      }
    }
    #expect(lines == ["value 1"])
  }

  struct Child: View {
    @State private var n = 1
    @State private var tick = 0
    var body: some View {
      Button("n") { n += 1 }
      Button("tick \(tick)") { tick += 1 }
      Text("value").preference(key: Sum.self, value: ["\(n)"])
    }
  }

  struct Root<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      VStack { content() }.onPreferenceChange(Sum.self) { print("heard", $0.joined()) }
    }
  }

  @Test func `S-040, R-096: the handler runs when the value has changed, and no body for it`() throws {
    let host = ViewHost { Root { Child() } }
    #expect(try printedLines { try host.tap("tick 0") } == [])
    var report: UpdateReport?
    #expect(try printedLines { report = try host.tap("n") } == ["heard 2"])
    #expect(report?.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Child": 1])
  }

  struct OptionalKey: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
  }

  struct Alerting: View {
    @State private var alert: String?
    var body: some View {
      Text("\(alert ?? "none")").preference(key: OptionalKey.self, value: nil)
        .onPreferenceChange(OptionalKey.self) {
          print("heard", $0 ?? "nil")
          alert = $0
        }
    }
  }

  @Test func `S-041: the handler runs once at the mount, also with nil`() {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Alerting() } } == ["heard nil"])
    #expect(host?.counts(of: Alerting.self).bodies == 1)
  }

  struct Feeding: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)").preference(key: K.self, value: n)
        .onPreferenceChange(K.self) { _ in n += 1 }
    }
  }

  struct Stopping: View {
    @State private var n = 0
    @State private var isLooping = true
    var body: some View {
      VStack {
        Text("\(n)").preference(key: K.self, value: n)
        Button("count") { n += 1 }
        Button("stop") { isLooping = false }
      }
      .onPreferenceChange(K.self) {
        if !isLooping { print($0) }
        if isLooping && n > 0 { n += 1 }
      }
    }
  }

  @Test func `after a loop was cut off, later frames run the action again`() throws {
    let host = ViewHost { Stopping() }
    try host.tap("count")
    #expect(host.issues.count == 1)
    try host.tap("stop")
    let last = try #require(Int(host.texts.first ?? ""))
    #expect(try printedLines { for _ in 1...3 { try host.tap("count") } } == (1...3).map { "\(last + $0)" })
  }

  @Test func `R-094: a preference loop is cut off and reported once`() {
    let host = ViewHost { Feeding() }
    #expect(host.issues.map(\.message) == ["Bound preference K tried to update multiple times per frame."])
    #expect(host.issues.first?.property == "Bound preference K → Feeding.n → Bound preference K")
    #expect(host.commits == 1)
    #expect(host.texts == ["\(host.counts(of: Feeding.self).bodies - 1)"], "The last value is kept.")
  }

  struct Conditional: View {
    @State private var show = true
    @State private var ids = [1, 2, 3]
    var body: some View {
      VStack {
        if show { Text("a").preference(key: Sum.self, value: ["a"]) }
        ForEach(ids, id: \.self) { Text("\($0)").preference(key: Sum.self, value: ["\($0)"]) }
        Button("toggle") { show.toggle() }
        Button("reverse") { ids.reverse() }
        Button("none") {
          show = false
          ids = []
        }
      }
      .onPreferenceChange(Sum.self) { print("heard", $0.joined()) }
    }
  }

  @Test func `inserted, removed and moved writers are combined again`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Conditional() } } == ["heard a123"])
    #expect(try printedLines { try host?.tap("toggle") } == ["heard 123"])
    #expect(try printedLines { try host?.tap("reverse") } == ["heard 321"])
    #expect(try printedLines { try host?.tap("toggle") } == ["heard a321"])
    #expect(try printedLines { try host?.tap("none") } == ["heard "])
  }

  @Test func `an outer value replaces the inner ones, and a transformation changes them`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          VStack { Text("a").preference(key: Sum.self, value: ["a"]) }.preference(key: Sum.self, value: ["outer"])
          Text("b").preference(key: Sum.self, value: ["b"]).transformPreference(Sum.self) { $0.append("!") }
          Text("c").transformPreference(Sum.self) { $0.append("?") }
        }
        .onPreferenceChange(Sum.self) { print($0.joined(separator: " ")) }
      }
    }
    #expect(lines == ["outer b ! ?"])
  }

  struct Names: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private func heardNames<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    printedLines { _ = ViewHost { VStack(content: content).onPreferenceChange(Names.self) { print($0) } } }
  }

  @Test func `state that only a transformation reads makes the body run again`() throws {
    struct Owner: View {
      @State private var least = 1
      var body: some View {
        VStack {
          Text("x").transformPreference(Largest.self) { $0 = max($0, least) }
          Button("more") { least += 1 }
        }
        .onPreferenceChange(Largest.self) { print("largest \($0)") }
      }
    }
    let host = ViewHost { Owner() }
    #expect(try printedLines { try host.tap("more") } == ["largest 2"])
  }

  @Test func `a background is combined before its view, and an overlay after it`() {
    let behind = heardNames {
      Text("q").preference(key: Names.self, value: "a").background(Text("z").preference(key: Names.self, value: "b"))
    }
    #expect(behind == ["ba"])
    let over = heardNames {
      Text("q").preference(key: Names.self, value: "a").overlay(Text("z").preference(key: Names.self, value: "b"))
    }
    #expect(over == ["ab"])
  }

  struct Choosing: View {
    @State private var width = 100.0
    var body: some View {
      VStack {
        ViewThatFits {
          Text("aa").preference(key: Total.self, value: 1).frame(width: 200)
          Text("b").preference(key: Total.self, value: 10)
        }
        .frame(width: width)
        Button("wide") { width = 300 }
      }
      .onPreferenceChange(Total.self) { print("sum \($0)") }
    }
  }

  @Test func `of the views of a ViewThatFits only the chosen one contributes`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Choosing() } } == ["sum 10"])
    #expect(try printedLines { try host?.tap("wide") } == ["sum 1"])
  }
}

private struct Largest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
