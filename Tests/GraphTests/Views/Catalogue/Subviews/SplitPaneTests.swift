import AttributeGraphUI
import Foundation
import Testing

/// Panes with lines between them.
@MainActor
struct `Split panes` {
  private func frame(_ text: String, _ host: ViewHost) -> CGRect { host.element(text: text)?.frame ?? .null }

  @Test func `panes are side by side, one pixel apart`() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      HSplitView {
        Text("a").frame(width: 50, height: 20)
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    #expect(frame("a", host).midX == 25)
    // The line is one point wide at one pixel a point.
    #expect(frame("b", host).midX == 175.5)
  }

  @Test func `panes are below each other, one pixel apart`() {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      VSplitView {
        ForEach(0..<3) { Text("\($0)").frame(width: 20, height: 50) }
      }
    }
    #expect(frame("1", host).midY - frame("0", host).midY == 51)
    #expect(frame("2", host).midY - frame("1", host).midY == 51)
    #expect(frame("0", host).midX == frame("2", host).midX)
  }
}
