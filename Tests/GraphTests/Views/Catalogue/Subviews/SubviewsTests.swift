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
@Suite struct `Subviews` {
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
}
