import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Deleting, moving and inserting rows of lists.
@MainActor
struct `Rows that a person deletes and moves` {
  struct Item: Identifiable, Hashable {
    var id: String
  }

  struct Row: View {
    let title: String
    var body: some View { Text(title).frame(height: 20) }
  }

  struct Editable: View {
    @State private var items = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Row(title: $0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: String.self) { values, index in items.insert(contentsOf: values, at: index) }
      }
      EditButton()
    }
  }

  @Test func `a deleted row's offset goes to the closure, and the other rows stay`() throws {
    let host = ViewHost { Editable() }
    let report = try host.deleteRow("b")
    #expect(host.texts == ["a", "c", "d", "Edit"])
    #expect(report.byType["Editable"]?.bodies == 1)
    #expect(report.byType["Row"]?.bodies == nil)
    #expect(host.issues.isEmpty)
  }

  @Test func `rows move before and behind others`() throws {
    let host = ViewHost { Editable() }
    try host.moveRow("a", after: "c")
    #expect(host.texts.dropLast() == ["b", "c", "a", "d"])
    try host.moveRow("d", before: "b")
    #expect(host.texts.dropLast() == ["d", "b", "c", "a"])
    #expect(host.counts(of: Row.self).bodies == 4)
  }

  @Test func `items are dropped before a row`() throws {
    let host = ViewHost { Editable() }
    try host.insert(["x", Color.red], before: "c")
    #expect(host.texts.dropLast() == ["a", "b", "x", "c", "d"])
    #expect(throws: HostError.disabled("c", kind: "insertion before the row")) {
      try host.insert([Color.red], before: "c")
    }
  }

  @Test func `a list follows the edit mode`() throws {
    let host = ViewHost { Editable() }
    #expect(try !host.isEditing(list: nil))
    #expect(try host.listRows().map(\.showsDeletion) == [false, false, false, false])
    try host.tap("Edit")
    #expect(try host.isEditing())
    #expect(try host.listRows().map(\.showsDeletion) == [true, true, true, true])
    try host.deleteRow("a")
    #expect(host.texts == ["b", "c", "d", "Done"])
  }

  struct OwnMode: View {
    @State private var mode = EditMode.active
    var body: some View {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
        .environment(\.editMode, $mode)
      Button("stop") { mode = .inactive }
    }
  }

  @Test func `a list follows an edit mode of its own`() throws {
    let host = ViewHost { OwnMode() }
    #expect(try host.listRows().map(\.showsDeletion) == [true])
    try host.tap("stop")
    #expect(try host.listRows().map(\.showsDeletion) == [false])
  }

  struct Guarded: View {
    @State private var items = ["a", "b", "c"]
    @State private var isLocked = false
    var body: some View {
      List {
        Text("fixed")
        ForEach(items, id: \.self) { item in
          Text(item)
            .deleteDisabled(item == "a" || isLocked)
            .moveDisabled(item == "b")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Button("lock") { isLocked = true }
    }
  }

  @Test func `rows that must not be deleted or moved are not`() throws {
    let host = ViewHost { Guarded() }
    #expect(try host.listRows().map(\.isDeletable) == [false, false, true, true])
    #expect(try host.listRows().map(\.isMovable) == [false, true, false, true])
    let deletion = #expect(throws: HostError.self) { try host.deleteRow("a") }
    let expected = "There is no deletion of the row 'a': it is in no ForEach with onDelete, or has deleteDisabled."
    #expect(deletion?.description == expected)
    let move = #expect(throws: HostError.self) { try host.moveRow("b", before: "a") }
    #expect(move?.description.hasPrefix("There is no move of the row 'b': ") == true)
    try host.moveRow("c", before: "b")
    #expect(host.texts == ["fixed", "a", "c", "b", "lock"])
    try host.tap("lock")
    #expect(try host.listRows().allSatisfy { !$0.isDeletable })
  }

  struct Sections: View {
    @State private var sections = ["x": ["a", "b"], "y": ["c", "d"]]
    var body: some View {
      List {
        ForEach(["x", "y"], id: \.self) { key in
          Section(key) {
            ForEach(sections[key] ?? [], id: \.self) { Text($0) }
              .onDelete { sections[key]?.remove(atOffsets: $0) }
          }
        }
      }
    }
  }

  @Test func `a row in a section is deleted from the collection of its section`() throws {
    let host = ViewHost { Sections() }
    #expect(try host.listRows().map(\.part) == [.header, .row, .row, .header, .row, .row])
    #expect(try host.listRows().map(\.isDeletable) == [false, true, true, false, true, true])
    try host.deleteRow("d")
    #expect(host.texts == ["x", "a", "b", "y", "c"])
  }

  struct ThroughBinding: View {
    @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
    let actions: EditActions<[Item]>
    var body: some View {
      List($items, editActions: actions) { $item in Text(item.id) }
      Text(items.map(\.id).joined())
    }
  }

  @Test(arguments: [EditActions<[Item]>.move, nil])
  func `a row moves within its collection only`(actions: EditActions<[Item]>?) {
    struct Lists: View {
      @State private var items = [[Item(id: "a"), Item(id: "b")], [Item(id: "c"), Item(id: "d")]]
      let actions: EditActions<[Item]>?
      var body: some View {
        List {
          ForEach(0..<2, id: \.self) { number in
            if let actions {
              ForEach($items[number], editActions: actions) { $item in Text(item.id) }
            } else {
              ForEach(items[number]) { Text($0.id) }.onMove { items[number].move(fromOffsets: $0, toOffset: $1) }
            }
          }
        }
      }
    }
    let host = ViewHost { Lists(actions: actions) }
    #expect(throws: Never.self) { try host.moveRow("c", after: "d") }
    #expect(host.texts == ["a", "b", "d", "c"])
    let error = #expect(throws: HostError.self) { try host.moveRow("a", after: "c") }
    let expected = "There is no move of the row 'a': the two rows are in different collections, and stay in them."
    #expect(error?.description == expected && host.texts == ["a", "b", "d", "c"])
  }

  @Test func `rows of a binding are deleted and moved without a closure`() throws {
    let host = ViewHost { ThroughBinding(actions: .all) }
    try host.deleteRow("b")
    #expect(host.texts == ["a", "c", "ac"])
    try host.moveRow("c", before: "a")
    #expect(host.texts == ["c", "a", "ca"])
  }

  @Test func `rows of a binding allow the actions that are named`() throws {
    let host = ViewHost { ThroughBinding(actions: .move) }
    #expect(try host.listRows().map(\.isDeletable) == [false, false, false])
    #expect(try host.listRows().map(\.isMovable) == [true, true, true])
  }

  struct Selectable: View {
    @State private var selection: Set<String> = []
    var body: some View {
      List(selection: $selection) {
        ForEach(["a", "b"], id: \.self) { Text($0).selectionDisabled($0 == "b") }
      }
      Text(selection.sorted().joined(separator: ","))
    }
  }

  @Test func `a row whose selection is disabled is not chosen by a tap`() throws {
    let host = ViewHost { Selectable() }
    try host.tap("b")
    try host.tap("a")
    #expect(host.texts == ["a", "b", "a"])
  }

  @Test func `a mutable collection moves elements as they are dropped`() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["a", "d", "c", "e", "b"])
    letters.remove(atOffsets: [0, 4])
    #expect(letters == ["d", "c", "e"])
    var text = "abcd"
    text.remove(atOffsets: [1, 3])
    #expect(text == "ac")
  }
}
