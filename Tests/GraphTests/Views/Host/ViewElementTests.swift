import AttributeGraphUI
import Foundation
import Testing

/// Single views found in a host.
@MainActor
struct `Elements of a host` {
  struct Row: View {
    let title: String
    @State private var taps = 0
    var body: some View {
      HStack(spacing: 0) {
        Button("tap \(title)") { taps += 1 }
        Text("\(title) \(taps)").frame(width: 40, height: 10)
      }
      .accessibilityIdentifier("row \(title)")
    }
  }

  struct Table: View {
    @State private var titles = ["a", "b"]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(titles, id: \.self) { Row(title: $0) }
        Button("remove") { titles.removeLast() }
      }
    }
  }

  @Test func `elements of a type are counted place by place`() throws {
    let host = ViewHost { Table() }
    try host.tap("tap b")
    let rows = host.elements(of: Row.self)
    #expect(rows.map(\.counts.bodies) == [1, 2])
    #expect(rows.map(\.texts) == [["tap a", "a 0"], ["tap b", "b 1"]])
    #expect(rows[1].lastCause?.description == "_taps changed.")
    #expect(rows[0].lastCause == nil)
    #expect(rows.map(\.typeName) == ["Row", "Row"])
    try host.tap("remove")
    #expect(rows.map(\.isPresent) == [true, false])
    #expect(host.elements(of: Row.self).map(\.id) == [rows[0].id])
  }

  @Test func `a view is found by its text and by its identifier`() throws {
    let host = ViewHost { Table() }
    let text = try #require(host.element(text: "a 0"))
    let row = try #require(host.element(identifier: "row a"))
    #expect(text.displayItems.map(\.frame) == [text.frame].compactMap { $0 })
    #expect(row.texts == ["tap a", "a 0"])
    let (outer, inner) = (try #require(row.frame), try #require(text.frame))
    #expect(outer.contains(inner))
    #expect(row.treeDescription.contains("Text 'a 0'"))
    #expect(host.element(text: "none") == nil)
    #expect(host.element(identifier: "none") == nil)
  }

  @Test func `what a query returns is described by its texts`() throws {
    struct Asking: View {
      @State private var isAsking = false
      @State private var rows = ["one"]
      var body: some View {
        List { ForEach(rows, id: \.self) { Text($0) } }
          .alert("Delete?", isPresented: $isAsking) {
            Button("Delete") { rows = [] }
          } message: {
            Text("For ever.")
          }
        Button("ask") { isAsking = true }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Asking() }
    let element = try #require(host.elements(of: Asking.self).first)
    #expect("\(element)" == "Asking #\(element.id) 'one', 'ask'")
    #expect(try host.listRows().map { "\($0)" } == ["row 'one'"])
    try host.tap("ask")
    #expect(try "\(#require(host.alert))" == "alert 'Delete?', 'For ever.', 'Delete'")
    let finger = host.touchDown(at: CGPoint(x: 10, y: 20))
    #expect("\(finger)" == "finger at (10.0, 20.0)")
    finger.lift()
    #expect("\(finger)" == "finger at (10.0, 20.0), which has left the screen")
  }
}
