import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Outlines and loops among the rows of a table, and styles of a program's own.
@MainActor
struct `Rows of tables` {
  struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  static let folders = [
    Folder(id: "music", children: [Folder(id: "jazz", children: [Folder(id: "solo")]), Folder(id: "pop")]),
    Folder(id: "notes"),
  ]

  private func wide<Content: View>(_ content: Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400)) { content.environment(\.horizontalSizeClass, .regular) }
  }

  private func rows(_ host: ViewHost) throws -> [String] { try host.listRows().map { $0.texts[0] } }

  struct Outline: View {
    @State private var chosen: Set<String> = []
    var body: some View {
      Text(chosen.sorted().joined(separator: ","))
      Table(of: Folder.self, selection: $chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Length") { Text("\($0.id.count)") }
      } rows: {
        TableRow(Folder(id: "first"))
        OutlineGroup(`Rows of tables`.folders, children: \.children) { TableRow($0) }
        OutlineGroup(Folder(id: "root", children: [Folder(id: "leaf")]), children: \.children)
      }
    }
  }

  @Test func `an outline is rows that a person expands, with all of their columns`() throws {
    let host = wide(Outline())
    #expect(try rows(host) == ["first", "music", "notes", "root"])
    try host.expand("music")
    try host.expand("jazz")
    try host.expand("root")
    #expect(try rows(host) == ["first", "music", "jazz", "solo", "pop", "notes", "root", "leaf"])
    #expect(try host.listRows().map { $0.texts.count } == Array(repeating: 2, count: 8))
    try host.collapse("music")
    #expect(try rows(host) == ["first", "music", "notes", "root", "leaf"])
  }

  @Test func `rows of an outline are selected by their ids`() throws {
    let host = wide(Outline())
    try host.expand("music")
    try host.tap("jazz")
    try host.tap("notes")
    #expect(host.texts[0] == "jazz,notes")
  }

  struct Changed: View {
    var body: some View {
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        OutlineGroup(`Rows of tables`.folders, children: \.children) { folder in
          if folder.id != "jazz" { TableRow(folder) }
        }
      }
    }
  }

  @Test func `an outline makes the rows that its closure returns`() throws {
    let host = wide(Changed())
    try host.expand("music")
    #expect(host.texts == ["Name", "music", "pop", "notes"])
  }

  @Test func `a loop over numbers makes a row for each`() throws {
    let host = wide(
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach(0..<2) { number in TableRow(`Rows of tables`.folders[number]) }
      })
    #expect(try rows(host) == ["music", "notes"])
  }

  struct Plain: TableStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "a table" : "no table") }
  }

  @Test func `the body of a program's style replaces the table`() throws {
    let table = Table(`Rows of tables`.folders) { TableColumn("Name", value: \.id) }
    let host = wide(
      VStack {
        table.disabled(true)
        table.tableStyle(.inset)
      }
      .tableStyle(Plain()))
    #expect(host.texts == ["no table", "Name", "music", "notes"])
  }

  @Test func `the library's styles show the columns and the rows`() throws {
    let table = Table(`Rows of tables`.folders) { TableColumn("Name", value: \.id) }
    for host in [
      wide(table.tableStyle(.automatic)), wide(table.tableStyle(.inset(alternatesRowBackgrounds: true))),
      wide(table.tableStyle(.bordered)),
    ] {
      #expect(host.texts == ["Name", "music", "notes"])
    }
  }
}
