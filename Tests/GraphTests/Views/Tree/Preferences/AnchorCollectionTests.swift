import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Anchors of several places, and of none.
@MainActor
struct `Anchors of arrays and optionals` {
  struct Corners: PreferenceKey {
    static let defaultValue: [Anchor<[CGPoint]>] = []
    static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
      value += nextValue()
    }
  }

  struct Perhaps: PreferenceKey {
    static let defaultValue: [Anchor<CGRect?>] = []
    static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) { value += nextValue() }
  }

  @Test func `an array of places is seen from another view`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Corners.self, value: Anchor.Source([.topLeading, .bottomTrailing])) { [$0] }
        .padding(10)
        .overlayPreferenceValue(Corners.self) { anchors in
          GeometryReader { geometry in
            let points = anchors.flatMap { geometry[$0] }
            Text(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
          }
        }
    }
    #expect(host.texts == ["10,10 50,30"])
  }

  @Test func `a place may be none`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Perhaps.self, value: Anchor.Source(Anchor<CGRect>.Source.bounds)) { [$0] }
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Perhaps.self, value: Anchor.Source(Anchor<CGRect>.Source?.none)) { [$0] }
      }
      .overlayPreferenceValue(Perhaps.self) { anchors in
        GeometryReader { geometry in Text(anchors.map { geometry[$0]?.width ?? 0 }.map { "\(Int($0))" }.joined()) }
      }
    }
    #expect(host.texts == ["400"])
  }
}
