import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

private enum PinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// Containers that look at the views that they were given.
@MainActor
struct `Subviews` {
  struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        if let first = subviews.first { first }
        ForEach(subviews.dropFirst()) { subview in
          if subview.containerValues.isPinned { Text("pinned") }
          subview
        }
        Text("tag \(subviews.compactMap { $0.containerValues.tag(for: Int.self) }.first ?? 0)")
      }
    }
  }

  struct Counter: View {
    var name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `a container sees the views of a block with their values`() {
    let host = ViewHost {
      Board {
        Text("a")
        ForEach(0..<2) { Text("row \($0)").tag($0 + 5) }
        if true { Text("b").containerValue(\.isPinned, true).padding() }
        Group { Text("c") }
        Text("d").containerValue(\.isPinned, true).id("d")
      }
    }
    #expect(
      host.texts == ["6 cards", "a", "row 0", "row 1", "pinned", "b", "c", "pinned", "d", "tag 5"])
  }

  @Test func `a modifier of several views is one of each, unless it acts on all together`() {
    let host = ViewHost {
      Board {
        Group {
          Text("a").containerValue(\.isPinned, false).tag(7)
          Text("b")
        }
        .padding()
        .containerValue(\.isPinned, true)
        .tag(8)
        ForEach(0..<2) { Text("row \($0)") }.font(.title)
        AnyView(
          Group {
            Text("c"); Text("d")
          })
        Group {
          Text("e"); Text("f")
        }.onAppear {}
      }
    }
    #expect(
      host.texts == ["7 cards", "a", "pinned", "b", "row 0", "row 1", "c", "d", "e", "f", "tag 7"])
  }

  @Test func `subviews keep their state while others come and go`() throws {
    struct Changing: View {
      @State private var names = ["x", "y", "z"]
      var body: some View {
        Button("remove") { names.removeFirst() }
        VStack { ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { $0 } }
      }
    }
    let host = ViewHost { Changing() }
    try host.tap("y 0")
    #expect(host.texts == ["remove", "x 0", "y 1", "z 0"])
    try host.tap("remove")
    #expect(host.texts == ["remove", "y 1", "z 0"])
  }

  struct Pair: View {
    var body: some View {
      Text("left").containerValue(\.isPinned, true)
      Text("right").tag(3)
    }
  }

  struct Wrapped: View {
    let isShown: Bool
    var body: some View { if isShown { AnyView(Pair()).padding() } }
  }

  @Test func `a custom view stands for the views of its body, with their values`() {
    let host = ViewHost {
      Board {
        Text("a")
        Pair().onAppear {}
        Wrapped(isShown: true).containerValue(\.isPinned, false)
        Wrapped(isShown: false)
      }
    }
    #expect(
      host.texts == ["4 cards", "a", "left", "right", "pinned", "left", "right", "tag 3"])
  }

  struct Limited: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)").tag(limit ?? 0) }
  }

  @Test func `the body of a custom view runs in the environment that its modifiers make`() throws {
    struct Growing: View {
      @State private var limit = 1
      var body: some View {
        Button("more") { limit += 1 }
        Board { Group { Limited() }.padding().lineLimit(limit) }
      }
    }
    let host = ViewHost { Growing() }
    #expect(host.texts == ["more", "1 cards", "limit 1", "tag 1"])
    try host.tap("more")
    #expect(host.texts == ["more", "1 cards", "limit 2", "tag 2"])
    #expect(host.counts(of: Limited.self).bodies == 2)
  }

  @Test func `a custom view of one view keeps its modifiers and its id`() throws {
    struct Numbered: View {
      @State private var number = 0
      var body: some View {
        Button("next") { number += 1 }
        ForEach(subviews: Counter(name: "c").onAppear { print("appear \(number)") }.id(number)) { $0 }
      }
    }
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Numbered() }
      try host?.tap("c 0")
      #expect(host?.texts == ["next", "c 1"])
      try host?.tap("next")
    }
    #expect(host?.texts == ["next", "c 0"])
    #expect(lines == ["appear 0", "appear 1"])
  }

  @Test func `the body of a custom view runs once, when its own input or state has changed`() throws {
    struct Growing: View {
      let name: String
      @State private var count = 1
      var body: some View {
        Button("\(name) grows") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("\(name) \($0)") }
      }
    }
    struct Ticking: View {
      @State private var tick = 0
      var body: some View {
        Button("tick \(tick)") { tick += 1 }
        Group(subviews: ForEach(["a", "b"], id: \.self) { Growing(name: $0) }) { subviews in
          Text("\(subviews.count) views")
          subviews
        }
      }
    }
    let host = ViewHost { Ticking() }
    #expect(host.counts(of: Growing.self).bodies == 2)
    #expect(host.texts == ["tick 0", "4 views", "a grows", "a 0", "b grows", "b 0"])
    try host.tap("tick 0")
    #expect(host.counts(of: Growing.self).bodies == 2)
    try host.tap("a grows")
    #expect(host.counts(of: Growing.self).bodies == 3)
    #expect(host.texts == ["tick 1", "5 views", "a grows", "a 0", "a 1", "b grows", "b 0"])
    #expect(host.close().isEmpty)
  }

  @Test func `a container passes its subviews on one by one, with their values`() {
    struct Outer<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in Board { subviews.dropFirst() } }
      }
    }
    let host = ViewHost {
      Outer {
        Text("a")
        Text("b")
        Pair()
      }
    }
    #expect(host.texts == ["3 cards", "b", "pinned", "left", "right", "tag 3"])
  }

  @Test func `a custom view that contains itself many times is taken apart in part, and shown whole`() {
    struct Nested: View {
      let depth: Int
      var body: some View { if depth > 0 { AnyView(Nested(depth: depth - 1)) } else { Text("inside") } }
    }
    let host = ViewHost { Board { Nested(depth: 1_000) } }
    #expect(host.texts == ["1 cards", "inside", "tag 0"])
    #expect(host.counts(of: Nested.self).bodies == 1_001)
    #expect(host.issues == [])
  }

  @Test func `a loop over subviews in a list makes a row of each`() {
    let host = ViewHost(size: CGSize(width: 100, height: 500)) {
      List { ForEach(subviews: ForEach(0..<3) { Text("row \($0)") }) { $0.frame(height: 100) } }
    }
    #expect(host.texts == ["row 0", "row 1", "row 2"])
  }
}
