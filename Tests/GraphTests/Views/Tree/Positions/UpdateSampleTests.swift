import AttributeGraphUI
import Testing
import ViewTestSupport

/// A sample with a circle inline, and as a view of its own.
@MainActor
struct `The update sample` {
  struct UpdateTest: View {
    @State var i = 0

    var body: some View {
      VStack {
        let _ = print("root update")
        Text("\(i)")
        Button("change") { i += 1 }
        VStack {
          let _ = print("circle update")
          Circle().fill(.red.opacity(0.5)).frame(width: 50, height: 50)
        }
      }
    }
  }

  @Test func `S-091, R-015: an inline circle is part of the root's body`() throws {
    let lines = try printedLines {
      let host = ViewHost { UpdateTest() }
      try host.tap("change")
      try host.tap("change")
      #expect(host.counts(of: UpdateTest.self).bodies == 3)
    }
    #expect(
      lines == [
        "root update", "circle update",
        "root update", "circle update",
        "root update", "circle update",
      ])
  }

  struct UpdateTestWithSubView: View {
    @State var i = 0

    var body: some View {
      VStack {
        let _ = print("root update")
        Text("\(i)")
        Button("change") { i += 1 }
        UpdateSubView()
      }
    }
  }

  struct UpdateSubView: View {
    var body: some View {
      VStack {
        let _ = print("circle update")
        Circle().fill(.red.opacity(0.5)).frame(width: 50, height: 50)
      }
    }
  }

  @Test func `S-092, R-016: a circle split out has no stored properties and is not updated`() throws {
    let host = ViewHost { UpdateTestWithSubView() }
    for _ in 1...3 {
      #expect(try printedLines { try host.tap("change") } == ["root update"])
    }
    #expect(printedLines { _ = ViewHost { UpdateTestWithSubView() } } == ["root update", "circle update"])
    #expect(host.counts(of: UpdateSubView.self).bodies == 1)
  }
}
