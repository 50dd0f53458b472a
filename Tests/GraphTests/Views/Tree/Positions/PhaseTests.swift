import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// The phases of a view and of a frame.
@MainActor
struct `Phases of a view and of a frame` {
  struct Root: View {
    @State var show = true

    var body: some View {
      VStack {
        if show { Child() }
        Button("switch") { show.toggle() }
      }
    }
  }

  struct Child: View {
    @State var n = 0

    var body: some View {
      let _ = print("body \(n)")
      Button("+") { n += 1 }
        .onAppear { print("appear") }
        .onDisappear { print("disappear") }
    }
  }

  /// The sample's body reads `n` only to print it; that is a read all the same.
  @Test func `S-007: a view appears, is updated and disappears`() throws {
    let lines = try printedLines {
      let host = ViewHost { Root() }
      try host.tap("+")
      try host.tap("switch")
    }
    #expect(lines == ["body 0", "appear", "body 1", "disappear"])
  }

  @Test func `S-008: a frame that changed something lays out and then commits, another does neither`() throws {
    let host = ViewHost { Root() }
    #expect(host.events == [.layout, .commit])
    try host.tap("+")
    #expect(host.events == [.layout, .commit], "The body ran, but nothing on the screen changed.")
    try host.tap("switch")
    #expect(host.events == [.layout, .commit, .layout, .commit])
    host.flush()
    host.perform {}
    #expect(host.events.count == 4)
  }

  @MainActor
  final class Model: ObservableObject {
    let commits: () -> Int
    init(commits: @escaping () -> Int) { self.commits = commits }
    isolated deinit { print("deinit after commit \(commits())") }
  }

  struct Owner: View {
    @State var show = true
    let commits: () -> Int

    var body: some View {
      VStack {
        if show { Owned(commits: commits) }
        Button("hide") { show = false }
      }
    }
  }

  struct Owned: View {
    @StateObject var m: Model

    init(commits: @escaping () -> Int) {
      _m = StateObject(wrappedValue: Model(commits: commits))
    }

    var body: some View {
      Text("x").onDisappear { print("disappear after commit \(m.commits())") }
    }
  }

  @Test func `S-009: the commit ends what is no longer needed, after it has disappeared`() throws {
    final class Box { weak var host: ViewHost? }
    let box = Box()
    let host = ViewHost { Owner { box.host?.commits ?? 0 } }
    box.host = host
    let lines = try printedLines { try host.tap("hide") }
    #expect(lines == ["disappear after commit 1", "deinit after commit 2"])
  }

  struct Impure: View {
    @State private var count = 0

    var body: some View {
      let _ = (count += 1)
      Text("\(count)")
    }
  }

  @Test func `S-010: a write in a body is reported and dropped, and nothing loops`() {
    let host = ViewHost { Impure() }
    #expect(host.counts(of: Impure.self).bodies == 1)
    #expect(host.texts == ["0"])
    #expect(
      host.issues.map(\.message) == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(host.issues.map(\.view) == ["Impure"])
    #expect(host.issues.map(\.property) == ["count"])
    host.flush()
    #expect(host.counts(of: Impure.self).bodies == 1)
  }

  struct Settling: View {
    @State var n = 0

    var body: some View {
      let _ = print("body \(n)")
      (n == 0 ? Color.red : .blue).onAppear {
        print("appear")
        n = 1
      }
    }
  }

  @Test func `S-016, R-090: what an appearance changes is in the first frame that is shown`() {
    var host: ViewHost?
    let lines = printedLines { host = ViewHost { Settling() } }
    #expect(lines == ["body 0", "appear", "body 1"])
    #expect(host?.commits == 1)
    #expect(host?.lastCommit == CommitSummary(inserted: 1))
    #expect(host?.displayList.map(\.content) == [.color(.blue)])
  }
}
