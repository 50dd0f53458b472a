import AttributeGraphUI
import Testing
import ViewTestSupport

/// Which position owns state, and when state starts again.
@MainActor
struct `Identity and state` {
  struct Counter: View {
    @State var n = 0
    var tag = 0

    var body: some View {
      Button("+") { n += 1 }
        .onAppear { print("appear") }
        .onDisappear { print("disappear") }
      Text("tag \(tag) n \(n)")
    }
  }

  struct Flagged<Content: View>: View {
    @State var flag = true
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      VStack {
        Button("flip") { flag.toggle() }
        content(flag)
      }
    }
  }

  /// Counts to five.
  private func count(_ host: ViewHost) throws {
    for _ in 1...5 { try host.tap("+") }
    #expect(host.texts.last?.hasSuffix("n 5") == true)
  }

  @Test func `R-064: state ends with its branch`() throws {
    let lines = try printedLines {
      let host = ViewHost {
        Flagged { if $0 { Counter() } else { Text("-") } }
      }
      try count(host)
      try host.tap("flip")
      #expect(host.texts == ["flip", "-"])
      try host.tap("flip")
      #expect(host.texts.last == "tag 0 n 0")
    }
    #expect(lines == ["appear", "disappear", "appear"])
  }

  @Test func `R-065: two branches are two identities even of one type`() throws {
    let host = ViewHost {
      Flagged { if $0 { Counter(tag: 1) } else { Counter(tag: 2) } }
    }
    try count(host)
    try host.tap("flip")
    #expect(host.texts.last == "tag 2 n 0")
  }

  @Test func `R-066: one position is one identity, whatever its input`() throws {
    let host = ViewHost { Flagged { Counter(tag: $0 ? 1 : 2) } }
    try count(host)
    let report = try host.tap("flip")
    #expect(host.texts.last == "tag 2 n 5")
    #expect(report.byType["Counter"]?.bodies == 1)
  }

  struct Child: View {
    let v: Int
    @State var n = 0
    var body: some View { Button("v \(v) n \(n)") { n += 1 } }
  }

  struct Unwrapping: View {
    @State var optional: Int? = 1
    var body: some View {
      VStack {
        if let v = optional { Child(v: v) }
        Button("two") { optional = 2 }
        Button("none") { optional = nil }
      }
    }
  }

  @Test func `R-081: an optional that stays a value stays the same branch`() throws {
    let host = ViewHost { Unwrapping() }
    try host.tap("v 1 n 0")
    try host.tap("two")
    #expect(host.texts.first == "v 2 n 1")
    #expect(host.counts(of: Child.self).bodies == 3)
    try host.tap("none")
    try host.tap("two")
    #expect(host.texts.first == "v 2 n 0")
  }

  struct Started: View {
    @State var n: Int
    init(start: Int) { _n = State(initialValue: start) }
    var body: some View { Text("\(n)") }
  }

  @Test func `R-082: an initial value matters at the first insertion only`() throws {
    let host = ViewHost { Flagged { Started(start: $0 ? 0 : 9) } }
    try host.tap("flip")
    #expect(host.texts == ["flip", "0"])
  }

  @Test func `S-097: two mounts of one value have state of their own`() throws {
    let view = Counter()
    let (one, other) = (ViewHost { view }, ViewHost { view })
    try one.tap("+")
    #expect(one.texts.last == "tag 0 n 1")
    #expect(other.texts.last == "tag 0 n 0")
  }
}
