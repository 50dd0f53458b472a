import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Where views are that were removed and are still shown.
@MainActor
struct `The places of leaving views` {
  @Test(arguments: [false, true])
  func `a leaving view in a scroll view scrolls along`(isMoved: Bool) throws {
    struct Scrolled: View {
      let isMoved: Bool
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.clear.frame(height: 100)
              if isShown { Color.red.frame(width: 20, height: 10).offset(x: isMoved ? 1 : 0) }
              Color.blue.frame(width: 20, height: 10)
              Color.clear.frame(height: 1000)
            }
          }
          Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 300)) { Scrolled(isMoved: isMoved) }
    try host.tap("hide")
    host.advance(by: .milliseconds(300))
    func top(_ color: Color) -> CGFloat? { host.displayList.first { $0.content == .color(color) }?.frame.minY }
    #expect(top(.red) == 100)
    let neighbour = try #require(top(.blue))
    try host.scroll(by: 50)
    #expect(top(.red) == 50)
    #expect(top(.blue) == neighbour - 50)
  }
}
