import AttributeGraphUI
import Testing
import ViewTestSupport

/// Views compared by their own `==`.
@MainActor
struct `Equatable views` {
  struct Parity: View, Equatable {
    let n: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.n % 2 == b.n % 2 }
    var body: some View {
      let _ = print("parity \(n)")
      Text(n % 2 == 0 ? "EVEN" : "ODD")
    }
  }

  struct Parent<Content: View>: View {
    @State private var n = 3
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      VStack {
        Button("+2") { n += 2 }
        Button("+1") { n += 1 }
        content(n)
      }
    }
  }

  /// The lines that 3 → 5 → 6 prints.
  private func lines<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) throws -> [String] {
    try printedLines {
      let host = ViewHost { Parent(content: content) }
      try host.tap("+2")
      try host.tap("+1")
      #expect(host.texts.last == "EVEN")
      #expect(host.counts(of: Parent<Content>.self).bodies == 3)
    }
  }

  @Test func `S-019, R-033: an equatable view runs when its own comparison says so`() throws {
    #expect(try lines { Parity(n: $0).equatable() } == ["parity 3", "parity 6"])
    #expect(try lines { EquatableView(content: Parity(n: $0)) } == ["parity 3", "parity 6"])
  }

  @Test func `R-035: without it the comparison of plain data is not asked`() throws {
    #expect(try lines { Parity(n: $0) } == ["parity 3", "parity 5", "parity 6"])
  }

  struct NeverEqual: View, Equatable {
    let n: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { false }
    var body: some View { Text("never \(n)") }
  }

  @Test func `R-037: a comparison that is never true runs the body when a field has changed`() throws {
    let host = ViewHost { Parent { NeverEqual(n: $0).equatable() } }
    try host.tap("+1")
    #expect(host.counts(of: NeverEqual.self).bodies == 2)
    let same = ViewHost { Parent { _ in NeverEqual(n: 1).equatable() } }
    try same.tap("+1")
    #expect(same.counts(of: NeverEqual.self).bodies == 1, "Equal plain bytes are equal whatever the comparison says.")
  }
}
