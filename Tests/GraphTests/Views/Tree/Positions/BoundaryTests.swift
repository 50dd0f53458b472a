import AttributeGraphUI
import Testing
import ViewTestSupport

/// Which views an update stops at.
@MainActor
struct `Boundaries of an update` {
  struct Siblings: View {
    var body: some View {
      VStack {
        A()
        B()
      }
    }
  }

  struct A: View {
    @State var x = 0
    var body: some View { Button("x \(x)") { x += 1 } }
  }

  struct B: View {
    @State var y = 0
    var body: some View { Button("y \(y)") { y += 1 } }
  }

  @Test func `R-014: an update begins at the state's owner`() throws {
    let host = ViewHost { Siblings() }
    try host.tap("x 0")
    #expect(host.counts(of: A.self).bodies == 2)
    #expect(host.counts(of: B.self).bodies == 1)
    #expect(host.counts(of: Siblings.self).bodies == 1)
  }

  struct P: View {
    @State var x = 0
    var body: some View {
      VStack {
        Button("x") { x += 1 }
        Outer(x: x)
      }
    }
  }

  struct Outer: View {
    let x: Int
    var body: some View { Inner(x: x) }
  }

  struct Inner: View {
    let x: Int
    var body: some View { Text("\(x)") }
  }

  @Test func `R-017, R-020: a changed input runs every link through which it passes`() throws {
    let host = ViewHost { P() }
    try host.tap("x")
    #expect(host.counts(of: P.self).bodies == 2)
    #expect(host.counts(of: Outer.self).bodies == 2)
    #expect(host.counts(of: Inner.self).bodies == 2)
    #expect(host.texts.last == "1")
  }

  struct Top: View {
    @State var x = 0
    var body: some View {
      VStack {
        Button("x \(x)") { x += 1 }
        Middle()
      }
    }
  }

  struct Middle: View {
    init() { print("init Middle") }
    var body: some View { Bottom() }
  }

  struct Bottom: View {
    init() { print("init Bottom") }
    var body: some View { Text("b") }
  }

  @Test func `R-021: below a view that is skipped nothing is even made`() throws {
    let host = ViewHost { Top() }
    #expect(try printedLines { try host.tap("x 0") } == ["init Middle"])
    #expect(host.counts(of: Middle.self).bodies == 1)
    #expect(host.counts(of: Bottom.self).bodies == 1)
  }

  struct Helpers: View {
    @State var x = 0
    private var header: some View { Text("\(x)") }
    @ViewBuilder private func footer() -> some View { Text("\(x)") }
    var body: some View {
      VStack {
        header
        Button("x") { x += 1 }
        footer()
      }
    }
  }

  @Test func `S-049, R-022: a computed property or a function is part of the body`() throws {
    let host = ViewHost { Helpers() }
    let report = try host.tap("x")
    #expect(host.counts(of: Helpers.self).bodies == 2)
    #expect(report.total.bodies == 1)
    #expect(host.texts == ["1", "x", "1"])
  }

  struct List: View {
    @State var x = 0
    var body: some View {
      VStack {
        Button("x \(x)") { x += 1 }
        ForEach(0..<5) { Row(i: $0) }
      }
    }
  }

  struct Row: View {
    let i: Int
    init(i: Int) {
      print("init \(i)")
      self.i = i
    }
    var body: some View { Text("\(i)") }
  }

  @Test func `R-023: rows whose inputs are equal are made anew and not run`() throws {
    let host = ViewHost { List() }
    let lines = try printedLines { try host.tap("x 0") }
    #expect(lines == (0..<5).map { "init \($0)" })
    #expect(host.counts(of: List.self).bodies == 2)
    #expect(host.counts(of: Row.self).bodies == 5)
  }
}
