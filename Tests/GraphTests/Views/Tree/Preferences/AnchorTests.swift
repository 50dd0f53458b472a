import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Overlays and backgrounds made from preferences, and anchors.
@MainActor
struct `Layers of preferences` {
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

  /// Reports a rectangle of 50 × 20 as seen from outside an effect, and from inside another one.
  struct Effected: View {
    let scale: CGFloat
    let angle: Angle
    let told: (CGRect, CGRect) -> Void
    @State private var isLarge = false

    var body: some View {
      Color.clear.frame(width: 100, height: 100)
        .overlay {
          F(50, 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            .scaleEffect(isLarge ? 2 * scale : scale).rotationEffect(angle)
        }
        .overlay { Button("enlarge") { isLarge = true } }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { outside in
            let bounds = anchor.map { outside[$0] } ?? .zero
            Color.clear.frame(width: 50, height: 20)
              .overlay {
                GeometryReader { inside in
                  let _ = told(bounds, anchor.map { inside[$0] } ?? .zero)
                }
              }
              .scaleEffect(2)
          }
        }
    }
  }

  @Test func `an anchor tells the rectangle that effects make, in the coordinates of a reader in effects`() throws {
    var told = (CGRect.zero, CGRect.zero)
    let host = ViewHost { Effected(scale: 2, angle: .zero) { told = ($0, $1) } }
    #expect(told.0 == CGRect(x: 0, y: 30, width: 100, height: 40))
    // The reader is at the corner, twice as large: it lies from -25 to 75 and from -10 to 30.
    #expect(told.1 == CGRect(x: 12.5, y: 20, width: 50, height: 20))
    try host.tap("enlarge")
    #expect(told.0 == CGRect(x: -50, y: 10, width: 200, height: 80))
    _ = ViewHost { Effected(scale: 1, angle: .degrees(90)) { told = ($0, $1) } }
    #expect(abs(told.0.width - 20) < 1e-9 && abs(told.0.minX - 40) < 1e-9 && abs(told.0.minY - 25) < 1e-9)
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
