import AttributeGraphUI
import Testing
import ViewTestSupport

/// Decision D3: what goes in one frame disappears as it appeared, parents first, siblings from the last to the first.
@MainActor
@Suite struct `Order of disappearing` {
  struct Rows: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      Button("insert") { ids = [1, 4, 2, 3] }
      Button("clear") { ids = [] }
      ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("d\(id)") } }
    }
  }

  @Test func `rows disappear from the last to the first`() throws {
    let host = ViewHost { Rows() }
    #expect(try printedLines { try host.tap("clear") } == ["d3", "d2", "d1"])
  }

  @Test func `a row that came later disappears where it stands`() throws {
    let host = ViewHost { Rows() }
    try host.tap("insert")
    #expect(try printedLines { try host.tap("clear") } == ["d3", "d2", "d4", "d1"])
  }

  struct Siblings: View {
    @State private var show = true
    @State private var ids = [1, 2]
    var body: some View {
      VStack {
        Button("hide") {
          show = false
          ids = []
        }
        if show { Text("first").onDisappear { print("first") } }
        ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("row \(id)") } }
        if show {
          VStack { Text("inner").onDisappear { print("inner") } }.onDisappear { print("last") }
        }
      }
    }
  }

  @Test func `branches and rows disappear from the last to the first, parents before what is inside`() throws {
    let host = ViewHost { Siblings() }
    #expect(try printedLines { try host.tap("hide") } == ["last", "inner", "row 2", "row 1", "first"])
  }

  struct LazyRows: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      VStack {
        Button("clear") { ids = [] }
        ScrollView { LazyVStack { ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { print("d\(id)") } } } }
      }
    }
  }

  @Test func `rows of lazy containers disappear from the first to the last`() throws {
    let host = ViewHost { LazyRows() }
    #expect(try printedLines { try host.tap("clear") } == ["d1", "d2", "d3"])
  }
}
