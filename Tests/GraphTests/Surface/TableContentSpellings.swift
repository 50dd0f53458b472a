import Foundation
import SwiftUI

final class Track: NSObject, Identifiable {
  let id = UUID()
  let name: String
  let album: String?
  let plays: Int
  let rating: Double?
  let isLiked: Bool
  let isHidden: Bool?
  let added: Date

  init(name: String, plays: Int) {
    (self.name, album, self.plays, rating) = (name, nil, plays, nil)
    (isLiked, isHidden, added) = (false, nil, Date(timeIntervalSince1970: 0))
  }
}

struct DescriptorTableSpelling: View {
  @State private var tracks: [Track] = []
  @State private var order = [SortDescriptor(\Track.name)]
  let title: String

  var body: some View {
    Table(tracks, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Name", value: \.name, comparator: .lexical)
      TableColumn("Name", value: \.name) { Text($0.name).bold() }
      TableColumn("Name", value: \.name, comparator: .lexical) { Text($0.name) }
      TableColumn("Album", value: \.album) { Text($0.album ?? "") }
      TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.alignment(.numeric(Locale.NumberingSystem("latn")))
      TableColumn(title, value: \.rating) { Text("\($0.rating ?? 0)") }
      TableColumn(Text("Liked"), value: \.isLiked) { Text($0.isLiked ? "yes" : "no") }
      TableColumn("Hidden", value: \.isHidden) { Text($0.isHidden == true ? "yes" : "no") }
    }
    Table(tracks, sortOrder: $order) {
      TableColumn(Text("Added"), value: \.added) { Text("\($0.added)") }
      TableColumn("Id", value: \.id) { Text("\($0.id)") }
      TableColumn("Plain") { (track: Track) in Text(track.name) }
    }
  }
}

/// A style that a program writes.
struct CountingTableStyle: TableStyle {
  func makeBody(configuration: Configuration) -> some View { Text("a table") }
}

extension DynamicTableRowContent {
  var count: Int { data.count }
}

struct OutlineTableSpelling: View {
  struct Node: Identifiable {
    let id: Int
    let name: String
    var children: [Node]?
  }

  typealias Two = TupleTableRowContent<Node, (TableRow<Node>, TableRow<Node>)>
  typealias Columns = TupleTableColumnContent<Node, Never, (NameColumn, NameColumn)>
  typealias NameColumn = TableColumn<Node, Never, Text, Text>

  let nodes: [Node]

  @TableColumnBuilder<Node, Never> var columns: Columns {
    TableColumn("Name", value: \.name)
    TableColumn("Name") { Text($0.name) }
  }

  @TableRowBuilder<Node> var noRows: EmptyTableRowContent<Node> {}

  @TableRowBuilder<Node> var two: Two {
    TableRow(nodes[0])
    TableRow(nodes[1])
  }

  var body: some View {
    Table(of: Node.self) {
      columns
    } rows: {
      OutlineGroup(nodes, children: \.children) { TableRow($0) }
      OutlineGroup(nodes, id: \.id, children: \.children) { TableRow($0).contextMenu { Button("Delete") {} } }
      OutlineGroup(nodes[0], children: \.children) { TableRow($0) }
      OutlineGroup(nodes[0], id: \.id, children: \.children) { TableRow($0) }
      OutlineGroup(nodes, children: \.children)
      OutlineGroup(nodes[0], children: \.children)
      two
      noRows
    }
    .tableStyle(CountingTableStyle())
    Table(of: Node.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(0..<3) { number in TableRow(nodes[number]) }
      ForEach(0..<3) { number in
        if number > 1 { TableRow(nodes[number]) }
        TableRow(nodes[0])
      }
      ForEach(nodes).onInsert(of: [.text]) { _, _ in }
    }
  }
}
