import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Links driven by bindings, and links that are inserted and removed.
@MainActor
struct `Navigation by bindings` {
  struct D: View {
    let i: Int
    var body: some View { Text("D \(i)") }
  }

  struct ProfileView: View {
    init() { print("Profile init") }
    var body: some View { Text("profile") }
  }

  struct Flagged: View {
    @State private var isProfile = false
    let levers: Levers
    var body: some View {
      let _ = levers.set = { isProfile = $0 }
      let _ = levers.get = { isProfile }
      NavigationView {
        NavigationLink(destination: ProfileView(), isActive: $isProfile) { Text("Profile") }
      }
    }
  }

  final class Levers {
    var set: (Bool) -> Void = { _ in }
    var get: () -> Bool = { false }
  }

  @Test func `S-142, S-145: a binding leads to the destination and back`() throws {
    let levers = Levers()
    let host = ViewHost { Flagged(levers: levers) }
    let push = host.perform { levers.set(true) }
    #expect(try host.navigationDepth() == 2)
    #expect(push.byType["Flagged"] == nil)
    #expect(push.byType["ProfileView"]?.bodies == 1)
    host.perform { levers.set(false) }
    #expect(try host.navigationDepth() == 1)
    try host.tap("Profile")
    #expect(levers.get())
    #expect(try host.navigationDepth() == 2)
    try host.goBack()
    #expect(!levers.get())
    #expect(try host.navigationDepth() == 1)
    #expect(host.counts(of: Flagged.self).bodies == 1)
  }

  struct Selecting: View {
    @State private var sel: Int?
    let levers: Selection
    var body: some View {
      let _ = levers.set = { sel = $0 }
      let _ = levers.get = { sel }
      NavigationView {
        VStack {
          NavigationLink(destination: D(i: 1), tag: 1, selection: $sel) { Text("one") }
          NavigationLink(destination: D(i: 2), tag: 2, selection: $sel) { Text("two") }
        }
      }
    }
  }

  final class Selection {
    var set: (Int?) -> Void = { _ in }
    var get: () -> Int? = { nil }
  }

  @Test func `S-143: a selection leads to the destination with its tag`() throws {
    let levers = Selection()
    let host = ViewHost { Selecting(levers: levers) }
    host.perform { levers.set(2) }
    #expect(host.texts == ["D 2"])
    host.perform { levers.set(1) }
    #expect(host.texts == ["D 1"])
    #expect(try host.navigationDepth() == 2)
    #expect(levers.get() == 1)
    host.perform { levers.set(nil) }
    #expect(try host.navigationDepth() == 1)
    try host.tap("one")
    #expect(levers.get() == 1)
    try host.goBack()
    #expect(levers.get() == nil)
    host.perform { levers.set(7) }
    #expect(try host.navigationDepth() == 1)
    #expect(levers.get() == 7)
  }

  class Nav: ObservableObject {
    @Published var active = false { didSet { print(active) } }
  }

  struct Watching: View {
    @ObservedObject var nav: Nav
    var body: some View {
      NavigationView { NavigationLink("child", isActive: $nav.active) { Text("child page") } }
    }
  }

  @Test func `S-131: an object is notified when its page is shown and left`() throws {
    let nav = Nav()
    let host = ViewHost { Watching(nav: nav) }
    #expect(try printedLines { try host.tap("child") } == ["true"])
    #expect(try host.navigationDepth() == 2)
    #expect(try printedLines { try host.goBack() } == ["false"])
    #expect(try host.navigationDepth() == 1)
    host.perform { nav.active = true }
    #expect(try host.navigationDepth() == 2)
    host.perform { nav.active = false }
    #expect(try host.navigationDepth() == 1)
  }

  struct Conditional: View {
    @State private var isProfile = false
    var body: some View {
      NavigationView {
        VStack {
          Button("profile") { isProfile.toggle() }
          if self.isProfile { NavigationLink(destination: ProfileView()) { Text("go") } }
        }
      }
    }
  }

  @Test func `S-146: a link behind a condition`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Conditional() } } == [])
    #expect(try printedLines { try host?.tap("profile") } == ["Profile init"])
    #expect(host?.counts(of: Conditional.self).bodies == 2)
    #expect(host?.counts(of: ProfileView.self).bodies == 0)
  }

  struct LinkGoes: View {
    @State private var isShown = true
    var body: some View {
      NavigationView {
        VStack {
          if isShown { NavigationLink(destination: Button("remove") { isShown = false }) { Text("go") } }
          Text("root")
        }
      }
    }
  }

  @Test func `removing a link leaves its page`() throws {
    let host = ViewHost { LinkGoes() }
    try host.tap("go")
    try host.tap("remove")
    #expect(try host.navigationDepth() == 1)
    #expect(host.texts == ["root"])
  }

  struct PageA: View {
    @State private var isB: Bool
    init(isB: Bool) { _isB = State(initialValue: isB) }
    var body: some View {
      NavigationLink("to B", isActive: $isB) { Text("B") }
    }
  }

  struct TwoLevels: View {
    @State private var isA = true
    let levers: Levers
    var body: some View {
      let _ = levers.set = { isA = $0 }
      NavigationView { NavigationLink("to A", isActive: $isA) { PageA(isB: true) } }
    }
  }

  @Test func `S-148: two levels of flags`() throws {
    let levers = Levers()
    let host = ViewHost { TwoLevels(levers: levers) }
    #expect(try host.navigationDepth() == 3)
    #expect(host.texts == ["B"])
    host.perform { levers.set(false) }
    #expect(try host.navigationDepth() == 1)
    host.perform { levers.set(true) }
    #expect(try host.navigationDepth() == 3)
  }

  private struct Hidden<Shade: ViewModifier>: View {
    let shade: Shade
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        Button("go") { isActive = true }
          .background(NavigationLink("link", destination: Page(), isActive: $isActive).modifier(shade))
      }
      .opacity(0.5)
    }
  }

  private struct Page: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Hiding: ViewModifier {
    func body(content: Content) -> some View { content.hidden() }
  }

  private struct Fading: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0) }
  }

  @Test func `the page of a link that is hidden is seen, with the opacity of its container`() throws {
    for host in [ViewHost { Hidden(shade: Hiding()) }, ViewHost { Hidden(shade: Fading()) }] {
      try host.tap("go")
      try host.tap("count 0")
      #expect(host.texts == ["count 1"])
      #expect(host.displayList.map(\.opacity) == [0.5])
    }
  }
}
