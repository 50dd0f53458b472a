import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Preferences that are changed by the place of a view.
@MainActor
@Suite struct `Preferences changed by places` {
  struct Heights: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  struct Adding: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
          .padding(5)
          .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        Button("wider") { width = 30 }.frame(width: 10, height: 10)
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: " "))
        }
      }
    }
  }

  @Test func `what is said inside is changed by the place of the view, and again when that is another`() throws {
    let host = ViewHost { Adding() }
    #expect(host.texts.last == "10 20")
    try host.tap("wider")
    #expect(host.texts.last == "30 40")
    #expect(host.issues == [])
  }

  @Test func `where nothing is said inside the default is changed`() {
    var seen: [Anchor<CGRect>] = []
    let host = ViewHost(proposing: .unspecified) {
      F(10, 20).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        .onPreferenceChange(Places.self) { seen = $0 }
    }
    #expect(seen.count == 1)
    #expect(host.issues == [])
  }
}
