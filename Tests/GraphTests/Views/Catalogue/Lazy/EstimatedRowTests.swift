import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Rows whose lengths were estimated until they came into sight.
@MainActor
struct `Rows with estimated lengths` {
  /// Sixty rows of 20 to 100 points, in a container of 200.
  struct Rows: View {
    let isList: Bool
    var body: some View {
      if isList {
        List { rows }.frame(height: 200)
      } else {
        ScrollView { LazyVStack(spacing: 0) { rows } }.frame(height: 200)
      }
    }

    private var rows: some View {
      ForEach(0..<60, id: \.self) { row in
        Text("row \(row)").frame(height: [30, 90, 50, 70, 20][row % 5] + CGFloat(row * 7 % 11))
      }
    }
  }

  private func place(of text: String, in host: ViewHost) throws -> CGFloat {
    try #require(host.element(text: text)?.frame).midY
  }

  @Test(arguments: [false, true])
  func `rows that come in above do not push away those in sight`(isList: Bool) throws {
    let host = ViewHost { Rows(isList: isList) }
    try host.scroll(toID: 40, anchor: .top)
    for _ in 0..<3 {
      let before = try place(of: "row 40", in: host)
      try host.scroll(by: -30)
      #expect(try abs(place(of: "row 40", in: host) - before - 30) < 0.01)
    }
  }

  @Test func `a row that is inserted above those in sight pushes them away`() throws {
    struct Growing: View {
      @State private var first = 1
      var body: some View {
        Button("insert") { first = 0 }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(Array(first..<60), id: \.self) { Text("row \($0)").frame(height: 70) } }
        }
        .frame(height: 200)
      }
    }
    let host = ViewHost { Growing() }
    try host.tap("insert")
    #expect(try host.scrollOffset().y == 0)
    #expect(host.texts.contains("row 0"))
  }
}
