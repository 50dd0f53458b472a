import AttributeGraphUI
import Foundation
import Testing

/// The anchor that a change of a scroll position brings along.
@MainActor
struct `The scroll target anchor of a transaction` {
  struct Rows: View {
    @State private var id: Int?
    var body: some View {
      Button("middle") {
        var transaction = Transaction()
        transaction.scrollTargetAnchor = .center
        withTransaction(transaction) { id = 10 }
      }
      Button("top") { id = 12 }
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 50, height: 30).named("row \($0)") } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: .top)
      .frame(height: 100)
      .named("list")
    }
  }

  @Test func `it takes the place of that of the modifier, for one change`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Rows() }
    let list = try #require(host.frame(named: "list"))
    try host.tap("middle")
    #expect(host.frame(named: "row 10")?.midY == list.midY)
    try host.tap("top")
    #expect(host.frame(named: "row 12")?.minY == list.minY)
  }
}
