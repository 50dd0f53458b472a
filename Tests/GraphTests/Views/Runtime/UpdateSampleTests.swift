import AttributeGraphUI
import Testing
import ViewTestSupport

/// Rows S-091 and S-092 of the seeds: a circle inline, and split out.
@MainActor
@Suite struct `The update sample` {
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

  @Test func `S-091: an inline circle is part of the root's body`() throws {
    let lines = try printedLines {
      let host = ViewHost { UpdateTest() }
      try host.tap("change")
      try host.tap("change")
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

  @Test func `S-092: a circle split out is not updated`() throws {
    let host = ViewHost { UpdateTestWithSubView() }
    for _ in 1...3 {
      #expect(try printedLines { try host.tap("change") } == ["root update"])
    }
    #expect(printedLines { _ = ViewHost { UpdateTestWithSubView() } } == ["root update", "circle update"])
    #expect(host.counts(of: UpdateSubView.self).bodies == 1)
  }
}
