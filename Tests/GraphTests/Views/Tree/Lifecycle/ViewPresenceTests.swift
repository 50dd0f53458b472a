import AttributeGraphUI
import Testing
import ViewTestSupport

/// A group appears with its first view and disappears with its last.
@MainActor
struct `Presence of views` {
  struct Nothing: View {
    var body: some View { EmptyView() }
  }

  @Test func `onAppear is not called for empty content`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          EmptyView().onAppear { print("empty") }
          Nothing().onAppear { print("nothing") }
          AnyView(EmptyView()).onAppear { print("erased") }
          Text("x")
        }
      }
    }
    #expect(lines == [])
  }

  struct Loading: View {
    let name: String
    @State private var text: String?
    var body: some View {
      Group { if let text { Text(text) } }.onAppear { text = "loaded \(name)" }
    }
  }

  @Test func `what is alone in its place appears, though it shows nothing yet`() {
    #expect(ViewHost { Loading(name: "root") }.texts == ["loaded root"])
    #expect(ViewHost { NavigationStack { Loading(name: "page") } }.texts == ["loaded page"])
    #expect(ViewHost { Color.red.overlay { Loading(name: "layer") } }.texts == ["loaded layer"])
    #expect(ViewHost { Color.red.background(Loading(name: "layer")) }.texts == ["loaded layer"])
    #expect(
      ViewHost { Color.red.sheet(isPresented: .constant(true)) { Loading(name: "sheet") } }.texts == ["loaded sheet"])
    #expect(ViewHost { VStack { Loading(name: "one of several") } }.texts == [])
  }

  @Test func `onAppear of a view of a hidden type that is alone on its screen is called, though it is empty`() {
    struct Alone: View {
      var body: some View { AnyView(EmptyView()).padding().onAppear { print("alone") } }
    }
    #expect(printedLines { _ = ViewHost { AnyView(EmptyView()).onAppear { print("root") } } } == ["root"])
    #expect(printedLines { _ = ViewHost { Alone() } } == ["alone"])
    let several = printedLines {
      _ = ViewHost {
        AnyView(EmptyView()).onAppear { print("one of several") }
        Text("x")
      }
    }
    #expect(several == [])
  }

  /// Views behind a modifier, and buttons that bring them and take them away.
  struct Switches<Content: View>: View {
    @State private var a = false
    @State private var b = false
    @State private var ids: [Int] = []
    let content: (Bool, Bool, [Int]) -> Content
    var body: some View {
      VStack {
        Button("a") { a.toggle() }
        Button("b") { b.toggle() }
        Button("add") { ids.append(ids.count) }
        Button("remove") { ids.removeLast() }
        content(a, b, ids)
      }
    }
  }

  @Test func `a group appears and disappears with its view, each time`() throws {
    var host: ViewHost?
    let mount = printedLines {
      host = ViewHost {
        Switches { a, _, _ in Group { if a { Text("t").lifetime("t") } }.lifetime("group") }
      }
    }
    #expect(mount == [])
    #expect(try printedLines { try host?.tap("a") } == ["t appear", "group appear"])
    #expect(try printedLines { try host?.tap("a") } == ["t disappear", "group disappear"])
    #expect(try printedLines { try host?.tap("a") } == ["t appear", "group appear"])
  }

  struct Optional: View {
    let isThere: Bool
    @ViewBuilder private var part: some View { if isThere { Text("part") } }
    var body: some View { part.lifetime("part") }
  }

  @Test func `builder content appears only if it contains a view`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Switches { a, _, _ in Optional(isThere: a) } } } == [])
    #expect(try printedLines { try host?.tap("a") } == ["part appear"])
    #expect(try printedLines { try host?.tap("a") } == ["part disappear"])
  }

  @Test func `rows appear with the first of them and disappear with the last`() throws {
    var host: ViewHost?
    let mount = printedLines {
      host = ViewHost { Switches { _, _, ids in ForEach(ids, id: \.self) { Text("\($0)") }.lifetime("rows") } }
    }
    #expect(mount == [])
    #expect(try printedLines { try host?.tap("add") } == ["rows appear"])
    #expect(try printedLines { try host?.tap("add") } == [])
    #expect(try printedLines { try host?.tap("remove") } == [])
    #expect(try printedLines { try host?.tap("remove") } == ["rows disappear"])
  }

  @Test func `a group appears with the first of its branches and disappears with the last`() throws {
    var host: ViewHost?
    let mount = printedLines {
      host = ViewHost {
        Switches { a, b, _ in
          Group {
            if a { Text("a") }
            if b { Text("b") }
          }
          .lifetime("group")
        }
      }
    }
    #expect(mount == [])
    #expect(try printedLines { try host?.tap("a") } == ["group appear"])
    #expect(try printedLines { try host?.tap("b") } == [])
    #expect(try printedLines { try host?.tap("a") } == [])
    #expect(try printedLines { try host?.tap("b") } == ["group disappear"])
  }

  @Test func `a group does not appear again when one branch replaces another`() throws {
    var host: ViewHost?
    let mount = printedLines {
      host = ViewHost {
        Switches { a, _, _ in Group { if a { Text("a") } else { Text("b") } }.lifetime("group") }
      }
    }
    #expect(mount == ["group appear"])
    #expect(try printedLines { try host?.tap("a") } == [])
  }

  @Test func `in a list a group disappears and appears again when one branch replaces another`() throws {
    var host: ViewHost?
    let mount = printedLines {
      host = ViewHost {
        Switches { a, b, _ in
          List {
            Group { if a { Text("a").onAppear { print("a") } } else { Text("b").onAppear { print("b") } } }
              .lifetime("group")
            Group {
              if b { Text("c") }
              Text("stays")
            }
            .lifetime("part")
          }
        }
      }
    }
    #expect(mount == ["b", "group appear", "part appear"])
    #expect(try printedLines { try host?.tap("a") } == ["a", "group disappear", "group appear"])
    #expect(try printedLines { try host?.tap("a") } == ["b", "group disappear", "group appear"])
    #expect(try printedLines { try host?.tap("b") } == [], "A view of the group stays.")
  }

  @Test func `in a list the task of a group starts anew when one branch replaces another`() async throws {
    var starts = 0
    let host = ViewHost {
      Switches { a, _, _ in
        List { Group { if a { Text("a") } else { Text("b") } }.task { starts += 1 } }
      }
    }
    await host.settle()
    try host.tap("a")
    await host.settle()
    #expect(starts == 2)
  }

  struct Removable: View {
    @State private var isThere = true
    let hasView: Bool
    var body: some View {
      VStack {
        Button("remove") { isThere = false }
        if isThere { Group { if hasView { Text("t") } }.lifetime("group") }
      }
    }
  }

  @Test func `a removed group disappears only if it had a view`() throws {
    let full = ViewHost { Removable(hasView: true) }
    #expect(try printedLines { try full.tap("remove") } == ["group disappear"])
    let empty = ViewHost { Removable(hasView: false) }
    #expect(try printedLines { try empty.tap("remove") } == [])
  }

  @Test func `several views appear once, for the whole group`() {
    let lines = printedLines {
      _ = ViewHost {
        Group {
          Text("a")
          Text("b")
        }
        .lifetime("group")
      }
    }
    #expect(lines == ["group appear"])
  }

  /// The events, in order.
  final class Log: Sendable {
    @MainActor var lines: [String] = []
  }

  @Test func `a task starts with the first view and is cancelled with the last`() async throws {
    let (log, clock) = (Log(), VirtualClock())
    let host = ViewHost(clock: clock) {
      Switches { a, b, _ in
        Group {
          if a { Text("a") }
          if b { Text("b") }
        }
        .task { @MainActor in
          log.lines.append("start")
          try? await clock.sleep(for: .seconds(1_000))
          log.lines.append("cancelled \(Task.isCancelled)")
        }
      }
    }
    await host.settle()
    #expect(log.lines == [])
    try host.tap("a")
    await host.settle()
    try host.tap("b")
    try host.tap("a")
    await host.settle()
    #expect(log.lines == ["start"])
    try host.tap("b")
    await host.settle()
    #expect(log.lines == ["start", "cancelled true"])
  }
}
