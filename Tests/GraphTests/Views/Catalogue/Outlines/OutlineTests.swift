import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Trees of rows: which are made when a row is expanded, their state, their selection.
@MainActor
struct `Outlines` {
  struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  static let files = [
    Item(id: "users", children: [Item(id: "ann", children: [Item(id: "photo")]), Item(id: "bob", children: [])]),
    Item(id: "readme"),
  ]

  struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Files: View {
    var files = Outlines.files
    var body: some View { List(files, children: \.children) { Row(name: $0.id) } }
  }

  @Test func `an outline shows the elements at the top, and the children of a row that is expanded`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Files() }
    #expect(host.texts == ["users", "readme"])
    #expect(host.counts(of: Row.self).bodies == 2)
    try host.expand("users")
    #expect(host.texts == ["users", "ann", "bob", "readme"])
    #expect(host.counts(of: Row.self).bodies == 4)
    try host.expand("ann")
    #expect(host.texts == ["users", "ann", "photo", "bob", "readme"])
    #expect(host.counts(of: Row.self).bodies == 5)
    #expect(host.counts(of: Files.self).bodies == 1)
    try host.collapse("users")
    #expect(host.texts == ["users", "readme"])
    #expect(host.counts(of: Row.self).bodies == 5)
  }

  @Test func `rows of children are indented by 20 points each`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Files() }
    try host.expand("users")
    try host.expand("ann")
    let edges = ["users", "ann", "photo"].map { host.element(text: $0)?.frame?.minX }
    #expect(edges == [0, 20, 40])
    #expect(try host.listRows().map { $0.texts.first } == ["users", "ann", "photo", "bob", "readme"])
  }

  @Test func `a row without children cannot be expanded, one with none yet can`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Files() }
    #expect(throws: HostError.self) { try host.expand("readme") }
    try host.expand("users")
    try host.expand("bob")
    #expect(try host.isExpanded("bob"))
    #expect(try !host.isExpanded("ann"))
    #expect(host.texts == ["users", "ann", "bob", "readme"])
  }

  @Test func `a tap on a row expands it where nothing is chosen`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Files() }
    try host.tap("users")
    #expect(host.texts.count == 4)
  }

  struct Chosen: View {
    @State private var chosen: String?
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? "-")")
        List(Outlines.files, children: \.children, selection: $chosen) { Row(name: $0.id) }
      }
    }
  }

  @Test func `a tap on a row chooses it where there is a selection, children too`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Chosen() }
    try host.expand("users")
    try host.tap("ann")
    #expect(host.texts.first == "chosen ann")
    #expect(try !host.isExpanded("ann"))
    try host.tap("users")
    #expect(host.texts.first == "chosen users")
    try host.tap("readme")
    #expect(host.texts.first == "chosen readme")
  }

  struct Changing: View {
    @State private var files = Outlines.files
    var body: some View {
      VStack(spacing: 0) {
        Button("add") { files[0].children?.insert(Item(id: "new"), at: 0) }
        Button("turn") { files.reverse() }
        List(files, children: \.children) { Row(name: $0.id) }
      }
    }
  }

  @Test func `an expanded row stays expanded when elements come and move`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Changing() }
    try host.expand("users")
    try host.tap("add")
    #expect(host.texts == ["add", "turn", "users", "new", "ann", "bob", "readme"])
    try host.tap("turn")
    #expect(host.texts == ["add", "turn", "readme", "users", "new", "ann", "bob"])
  }

  struct Loose: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        OutlineGroup(Outlines.files[0], children: \.children) { Row(name: $0.id) }
      }
    }
  }

  @Test func `outside of a list an outline is a column of disclosure groups`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Loose() }
    #expect(host.texts == ["users"])
    try host.expand("users")
    try host.expand("ann")
    #expect(host.texts == ["users", "ann", "photo", "bob"])
  }

  struct Editing: View {
    @State private var files = Outlines.files
    var body: some View {
      VStack(spacing: 0) {
        Text(files[0].children?[0].id ?? "")
        List($files, id: \.id, children: \.children) { $file in Button(file.id) { file.children = nil } }
      }
    }
  }

  @Test func `a binding to an element of a tree reaches the tree`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Editing() }
    try host.expand("users")
    #expect(host.texts == ["ann", "users", "ann", "bob", "readme"])
    try host.tap(.number(1, of: "bob"))
    #expect(throws: HostError.self) { try host.expand("bob") }
  }

  struct Groups: View {
    @State private var isOpen = false
    @State private var isShown = true
    var body: some View {
      List {
        DisclosureGroup("more", isExpanded: $isOpen) {
          Row(name: "one")
          Row(name: "two")
        }
        Section("section", isExpanded: $isShown) { Row(name: "three") }
        Section(isExpanded: .constant(false)) {
          Row(name: "four")
        } header: {
          Text("closed")
        }
      }
    }
  }

  @Test func `the views of a disclosure group in a list are rows`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Groups() }
    #expect(host.texts == ["more", "section", "three", "closed"])
    try host.expand("more")
    #expect(try host.listRows().map { $0.texts.first } == ["more", "one", "two", "section", "three", "closed"])
    #expect(host.counts(of: Row.self).bodies == 3)
    #expect(host.counts(of: Groups.self).bodies == 1)
  }

  @Test func `a section is collapsed and expanded by its header`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Groups() }
    try host.collapse("section")
    #expect(host.texts == ["more", "section", "closed"])
    try host.expand("section")
    #expect(host.texts == ["more", "section", "three", "closed"])
    try host.expand("closed")
    #expect(host.texts == ["more", "section", "three", "closed"])
    #expect(try host.listRows().map(\.part) == [.row, .header, .row, .header])
  }
}
