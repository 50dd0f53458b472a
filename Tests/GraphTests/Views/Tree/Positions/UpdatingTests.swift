import AttributeGraphUI
import Testing
import ViewTestSupport

/// The bodies that an update reaches.
@MainActor
struct `Updating` {
  struct P: View {
    @State var x = 0

    var body: some View {
      VStack {
        Button("x") { x = 1 }
        A(x: x)
        B(y: 1)
        Q()
      }
    }
  }

  struct A: View {
    let x: Int

    init(x: Int) {
      print("init A")
      self.x = x
    }

    var body: some View { Text("\(x)") }
  }

  struct B: View {
    let y: Int

    init(y: Int) {
      print("init B")
      self.y = y
    }

    var body: some View { Text("\(y)") }
  }

  struct Q: View {
    var body: some View { Text("q") }
  }

  @Test func `S-018: the owner's children are made anew and compared, and only the different one runs`() throws {
    let host = ViewHost { P() }
    let lines = try printedLines { try host.tap("x") }
    #expect(lines == ["init A", "init B"])
    #expect(host.counts(of: P.self).bodies == 2)
    #expect(host.counts(of: A.self).bodies == 2)
    #expect(host.counts(of: B.self).bodies == 1)
  }

  @Test func `S-021: a sibling that does not depend on the changed state is not run`() throws {
    let host = ViewHost { P() }
    try host.tap("x")
    #expect(host.counts(of: Q.self).bodies == 1)
  }

  struct Grandparent: View {
    @State var x = 0
    var body: some View {
      VStack {
        Text("\(x)")
        Parent()
      }
    }
  }

  struct Parent: View {
    var body: some View { Grandchild() }
  }

  struct Grandchild: View {
    @State var y = 0
    var body: some View { Button("y \(y)") { y += 1 } }
  }

  @Test func `S-020: updates go down, never up`() throws {
    let host = ViewHost { Grandparent() }
    try host.tap("y 0")
    #expect(host.counts(of: Grandchild.self).bodies == 2)
    #expect(host.counts(of: Parent.self).bodies == 1)
    #expect(host.counts(of: Grandparent.self).bodies == 1)
  }

  struct Word: View {
    @State var s = "a"
    var body: some View {
      VStack {
        Text(s)
        Button("set a") { s = "a" }
        Button("set b") { s = "b" }
      }
    }
  }

  @Test func `S-022: an equal string does not run the body, a different one does`() throws {
    let host = ViewHost { Word() }
    try host.tap("set a")
    #expect(host.counts(of: Word.self).bodies == 1)
    try host.tap("set b")
    #expect(host.counts(of: Word.self).bodies == 2)
  }
}
