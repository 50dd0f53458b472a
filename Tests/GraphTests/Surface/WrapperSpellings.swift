import SwiftUI

/// A wrapper around content of any kind, as libraries that track models write it: what conforms to a protocol without
/// a body is made by its requirements with underscores.
struct WrapperSpelling<Content> {
  @State private var id = 0
  private let content: () -> Content

  var body: Content {
    let _ = id
    return content()
  }

  init(content: @escaping @autoclosure () -> Content) { self.content = content }
}

extension WrapperSpelling: View where Content: View {
  init(@ViewBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

extension WrapperSpelling: Scene where Content: Scene {
  init(@SceneBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

extension WrapperSpelling: Commands where Content: Commands {
  init(@CommandsBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

extension WrapperSpelling: ToolbarContent where Content: ToolbarContent {
  init(@ToolbarContentBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

extension WrapperSpelling: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension WrapperSpelling: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  init<R, C>(@TableColumnBuilder<R, C> content: @escaping () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  nonisolated var tableColumnBody: Never { fatalError("There are no columns.") }

  nonisolated static func _makeContent(
    content: _GraphValue<WrapperSpelling<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

extension WrapperSpelling: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  init<R>(@TableRowBuilder<R> content: @escaping () -> Content) where R == Content.TableRowValue {
    self.init(content: content())
  }

  nonisolated var tableRowBody: Never { fatalError("There are no rows.") }
}

extension WrapperSpelling: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  init(@AccessibilityRotorContentBuilder content: @escaping () -> Content) { self.init(content: content()) }
}

struct WrapperUse: View {
  struct Item: Identifiable {
    let id: Int
  }

  struct Chapters: AccessibilityRotorContent {
    let titles: [String]

    var body: some AccessibilityRotorContent {
      ForEach(titles, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
      if titles.isEmpty { AccessibilityRotorEntry("None", id: 0) }
    }
  }

  let items: [Item]

  var body: some View {
    WrapperSpelling {
      Table(items) {
        WrapperSpelling { TableColumn("Id") { (item: Item) in Text("\(item.id)") } }
      }
    }
    .toolbar { WrapperSpelling { ToolbarItem { Text("a") } } }
    .accessibilityRotor("Chapters") { Chapters(titles: ["a"]) }
    .accessibilityRotor("Others") { WrapperSpelling { Chapters(titles: ["b"]) } }
  }
}
