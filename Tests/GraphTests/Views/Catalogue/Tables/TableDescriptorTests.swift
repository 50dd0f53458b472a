import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Tables of objects, whose order consists of `SortDescriptor`s.
@MainActor
struct `Tables sorted by descriptors` {
  final class Track: NSObject, Identifiable {
    let id: Int
    let name: String
    let isLiked: Bool
    let isHidden: Bool?
    let rating: Int?

    init(_ id: Int, _ name: String, isLiked: Bool = false, isHidden: Bool? = nil, rating: Int? = nil) {
      (self.id, self.name, self.isLiked, self.isHidden, self.rating) = (id, name, isLiked, isHidden, rating)
    }
  }

  struct Library: View {
    @State private var tracks = [
      Track(1, "Cleo", isLiked: true, isHidden: true, rating: 2), Track(2, "Ann", isHidden: false),
      Track(3, "Bob", rating: 1),
    ]
    @State private var order: [SortDescriptor<Track>] = []

    var body: some View {
      Table(tracks, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Liked", value: \.isLiked) { Text($0.isLiked ? "yes" : "no") }
        TableColumn("Hidden", value: \.isHidden) { Text($0.isHidden == true ? "yes" : "no") }
        TableColumn(Text("Rating"), value: \.rating) { Text("\($0.rating ?? 0)") }
        TableColumn("Loud", value: \.name, comparator: .lexical) { Text($0.name.uppercased()) }
      }
      .onChange(of: order) { tracks.sort(using: order) }
    }
  }

  private let host = ViewHost(size: CGSize(width: 400, height: 400)) {
    Library().environment(\.horizontalSizeClass, .regular)
  }

  private func names() throws -> [String] { try host.listRows().map { $0.texts[0] } }

  @Test func `a column of texts sorts by them`() throws {
    try host.sortTable(by: "Name")
    #expect(try names() == ["Ann", "Bob", "Cleo"])
    try host.sortTable(by: "Name")
    #expect(try names() == ["Cleo", "Bob", "Ann"])
  }

  @Test func `false comes before true, and nil before both`() throws {
    try host.sortTable(by: "Liked")
    #expect(try names() == ["Ann", "Bob", "Cleo"])
    try host.sortTable(by: "Hidden")
    #expect(try names() == ["Bob", "Ann", "Cleo"])
  }

  @Test func `nil comes before numbers`() throws {
    try host.sortTable(by: "Rating")
    #expect(try names() == ["Ann", "Bob", "Cleo"])
    #expect(try host.tableColumns().map(\.isSortable) == [true, true, true, true, true])
  }
}
