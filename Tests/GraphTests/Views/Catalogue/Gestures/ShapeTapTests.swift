import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
struct `A tap on a shape without text` {
  struct Sample: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Circle().fill(.red).frame(width: 40, height: 40).onTapGesture { count += 1 }
        Text(verbatim: "\(count)")
      }
    }
  }

  @Test func `reaches it by a point inside of its outline, and not by one outside`() throws {
    let host = ViewHost(size: CGSize(width: 40, height: 60)) { Sample() }
    let frame = try #require(host.displayList.first?.frame)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
    #expect(host.texts == ["1"])
  }

  @Test func `reaches it by its element`() throws {
    let host = ViewHost(size: CGSize(width: 40, height: 60)) { Sample() }
    let frame = try #require(host.displayList.first?.frame)
    host.tap(try #require(host.element(at: CGPoint(x: frame.midX, y: frame.midY))))
    #expect(host.texts == ["1"])
  }
}
