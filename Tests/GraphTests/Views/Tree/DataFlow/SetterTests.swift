import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// When setting state runs a body.
@MainActor
struct `State getters and setters` {
  struct V: View {
    @State var n = 0

    var body: some View {
      VStack {
        Text("\(n)")
        Button("0") { n = 0 }
        Button("1, 2, 3") {
          n = 1
          n = 2
          n = 3
        }
        Button("1, 0") {
          n = 1
          n = 0
        }
      }
    }
  }

  @Test func `R-002: an equal value does nothing`() throws {
    let host = ViewHost { V() }
    let report = try host.tap("0")
    #expect(host.counts(of: V.self).bodies == 1)
    #expect(report.total == WorkCounts())
    #expect(host.events == [.layout, .commit])
  }

  @Test func `R-084: several sets in one action are one update`() throws {
    let host = ViewHost { V() }
    try host.tap("1, 2, 3")
    #expect(host.counts(of: V.self).bodies == 2)
    #expect(host.texts.first == "3")
    #expect(host.commits == 2)
  }

  @Test func `R-088: another value and the old one again is a change to the setter only`() throws {
    let host = ViewHost { V() }
    try host.tap("1, 0")
    #expect(host.counts(of: V.self).bodies == 2)
    #expect(host.commits == 1)
  }

  struct Three: View {
    @State var a = 0
    @State var b = 0
    @State var c = 0

    var body: some View {
      VStack {
        Text("\(a) \(b) \(c)")
        Button("all") {
          a = 1
          b = 2
          c = 3
        }
      }
    }
  }

  @Test func `R-085: several states set in one action are one update`() throws {
    let host = ViewHost { Three() }
    try host.tap("all")
    #expect(host.counts(of: Three.self).bodies == 2)
    #expect(host.texts.first == "1 2 3")
  }

  struct NE { var x: Int }

  struct NotEquatable: View {
    @State var s = NE(x: 1)

    var body: some View {
      VStack {
        Text("\(s.x)")
        Button("set") { s = NE(x: 1) }
      }
    }
  }

  @Test func `R-003: a value that is not Equatable is different each time it is set`() throws {
    let host = ViewHost { NotEquatable() }
    try host.tap("set")
    #expect(host.counts(of: NotEquatable.self).bodies == 2)
    #expect(host.commits == 1)
  }

  final class Box {}

  struct Reference: View {
    @State var b = Box()

    var body: some View {
      let box = b
      Button("set") { b = box }
    }
  }

  @Test func `R-004: a reference that is not Equatable is different even if it is the same`() throws {
    let host = ViewHost { Reference() }
    try host.tap("set")
    #expect(host.counts(of: Reference.self).bodies == 2)
  }

  struct Unread: View {
    @State var n = 0

    var body: some View {
      VStack {
        Button("+") {
          n += 1
          print(n)
        }
        Button("7") { n = 7 }
        Button("p") { print(n) }
      }
    }
  }

  @Test func `R-005: state that no body reads can be set without an update`() throws {
    let host = ViewHost { Unread() }
    let lines = try printedLines { for _ in 1...3 { try host.tap("+") } }
    #expect(lines == ["1", "2", "3"])
    #expect(host.counts(of: Unread.self).bodies == 1)
    #expect(host.commits == 1)
  }

  @Test func `R-006: an action sees the current value, and its reads are not the body's`() throws {
    let host = ViewHost { Unread() }
    let lines = try printedLines {
      try host.tap("p")
      try host.tap("7")
      try host.tap("p")
    }
    #expect(lines == ["0", "7"])
    #expect(host.counts(of: Unread.self).bodies == 1)
  }

  struct Branching: View {
    @State var show = false
    @State var n = 0

    var body: some View {
      VStack {
        if show { Text("\(n)") }
        Button("show") { show = true }
        Button("hide") { show = false }
        Button("+") { n += 1 }
      }
    }
  }

  @Test func `R-008: each evaluation registers what it reads`() throws {
    let host = ViewHost { Branching() }
    try host.tap("+")
    #expect(host.counts(of: Branching.self).bodies == 1)
    try host.tap("show")
    #expect(host.counts(of: Branching.self).bodies == 2)
    try host.tap("+")
    #expect(host.counts(of: Branching.self).bodies == 3)
    #expect(host.texts.first == "2")
  }

  @Test func `R-009: a property that the last evaluation did not read runs no body`() throws {
    let host = ViewHost { Branching() }
    try host.tap("show")
    try host.tap("hide")
    #expect(host.counts(of: Branching.self).bodies == 3)
    try host.tap("+")
    #expect(host.counts(of: Branching.self).bodies == 3)
  }
}
