import AttributeGraphUI
import Observation
import Testing
import ViewTestSupport

/// Columns without a body, which `_makeContent(content:inputs:)` makes, as in the wrappers of libraries.
@MainActor
struct `Wrapped table columns` {
  struct Item: Identifiable {
    let id: Int
  }

  @Observable final class Model {
    var title = "Id"
    var hasNote = false
  }

  nonisolated struct Wrapper<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    let content: () -> Content

    init<R, C>(@TableColumnBuilder<R, C> content: @escaping () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
      self.content = content
    }

    var tableColumnBody: Never { fatalError("There are no columns.") }

    private var made: Content { content() }

    static func _makeContent(
      content: _GraphValue<Wrapper<Content>>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
      Content._makeContent(content: content[\.made], inputs: inputs)
    }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      Table([Item(id: 1), Item(id: 2)]) {
        TableColumn("First") { (item: Item) in Text("first \(item.id)") }
        Wrapper {
          TableColumn(model.title) { (item: Item) in Text("id \(item.id)") }
          if model.hasNote { TableColumn("Note") { (_: Item) in Text("-") } }
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test func `the columns in a wrapper are columns of the table`() {
    let host = ViewHost { Screen(model: Model()) }
    #expect(host.texts == ["First", "Id", "first 1", "id 1", "first 2", "id 2"])
    #expect(host.issues == [])
  }

  @Test func `a model that the wrapper reads changes the columns`() {
    let model = Model()
    let host = ViewHost { Screen(model: model) }
    model.title = "Number"
    model.hasNote = true
    host.flush()
    #expect(host.texts == ["First", "Number", "Note", "first 1", "id 1", "-", "first 2", "id 2", "-"])
  }
}
