import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Overlays and backgrounds made from preferences, and anchors.
@MainActor
@Suite struct `Layers of preferences` {
  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  struct AllBounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  struct Naming: View {
    @State private var name = "a"
    var body: some View {
      VStack {
        Text(name).preference(key: Names.self, value: [name])
        Button("rename") { name = "b" }
      }
      .overlayPreferenceValue(Names.self) { Text("over \($0.joined())") }
      .backgroundPreferenceValue(Names.self) { Text("behind \($0.joined())") }
    }
  }

  @Test func `an overlay and a background follow the preference in the same frame`() throws {
    let host = ViewHost { Naming() }
    #expect(Set(host.texts) == ["a", "rename", "over a", "behind a"])
    #expect(host.commits == 1)
    let report = try host.tap("rename")
    #expect(Set(host.texts) == ["b", "rename", "over b", "behind b"])
    #expect(report.total.bodies == 1)
    #expect(host.issues == [])
  }

  struct Marked: View {
    @State private var width = 50.0
    var body: some View {
      VStack(spacing: 0) {
        F(100, 20)
        Color.red.frame(width: width, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        Button("wider") { width = 80 }.frame(width: 10, height: 10)
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { g in
          if let anchor { Color.blue.frame(width: g[anchor].width, height: g[anchor].minY) }
        }
      }
    }
  }

  @Test func `anchors of several views are combined, and can be sent to other tasks`() async {
    var anchors: [Anchor<CGRect>] = []
    let host = ViewHost(proposing: .unspecified) {
      VStack(spacing: 0) {
        F(10, 20).anchorPreference(key: AllBounds.self, value: .bounds) { [$0] }
        F(10, 30).anchorPreference(key: AllBounds.self, value: .bounds) { [$0] }
      }
      .onPreferenceChange(AllBounds.self) { anchors = $0 }
    }
    #expect(anchors.count == 2)
    let sent = anchors
    #expect(await Task.detached { Set(sent).count }.value == 2)
    #expect(host.issues == [])
  }

  @Test func `an anchor is resolved in the coordinates of the reader that asks`() throws {
    let host = ViewHost { Marked() }
    func blue() -> CGSize? { host.displayList.first { $0.content == .color(.blue) }?.frame.size }
    #expect(blue() == CGSize(width: 50, height: 20))
    try host.tap("wider")
    #expect(blue() == CGSize(width: 80, height: 20))
    #expect(host.issues == [])
  }

  struct Adding: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .anchorPreference(key: AllBounds.self, value: .bounds) { [$0] }
          .padding(5)
          .transformAnchorPreference(key: AllBounds.self, value: .bounds) { $0.append($1) }
        Button("wider") { width = 30 }.frame(width: 10, height: 10)
      }
      .overlayPreferenceValue(AllBounds.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: " "))
        }
      }
    }
  }

  @Test func `an anchor transforms the inner preference, and again when it moves`() throws {
    let host = ViewHost { Adding() }
    #expect(host.texts.last == "10 20")
    try host.tap("wider")
    #expect(host.texts.last == "30 40")
    #expect(host.issues == [])
  }

  @Test func `without an inner preference the default is transformed`() {
    var seen: [Anchor<CGRect>] = []
    let host = ViewHost(proposing: .unspecified) {
      F(10, 20).transformAnchorPreference(key: AllBounds.self, value: .bounds) { $0.append($1) }
        .onPreferenceChange(AllBounds.self) { seen = $0 }
    }
    #expect(seen.count == 1)
    #expect(host.issues == [])
  }
}
