import AttributeGraphUI
import Testing
import ViewTestSupport

/// Buttons at the sides of rows.
@MainActor
struct `Swipe actions` {
  struct Label: View {
    let text: String
    var body: some View { Text(text) }
  }

  struct Mail: View {
    @State private var items = ["a", "b"]
    @State private var log = ""
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(item)
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Flag") { log += "flag \(item) " }.tint(.orange)
              Button {
                log += "read \(item) "
              } label: {
                Label(text: "Read")
              }
            }
            .swipeActions {
              Button(role: .destructive) {
                items.removeAll { $0 == item }
              } label: {
                Text("Trash")
              }
            }
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
      Text(log)
      EditButton()
    }
  }

  @Test func `buttons are made when a row is swiped, and leave when one is tapped`() throws {
    let host = ViewHost { Mail() }
    #expect(host.counts(of: Label.self).bodies == 0)
    try host.swipe("b", from: .leading)
    #expect(host.presentation?.kind == .swipeActions)
    #expect(host.presentation?.buttons == ["Flag", "Read"])
    #expect(host.counts(of: Label.self).bodies == 1)
    try host.tap("Read")
    #expect(host.presentation == nil)
    #expect(host.texts.contains("read b "))
    #expect(
      host.leavesNothingBehind {
        _ = try? host.swipe("b", from: .leading)
        _ = try? host.dismiss()
      })
  }

  @Test func `one edge of one row of a list is open at a time`() throws {
    struct TwoLists: View {
      var body: some View {
        Mail()
        List { Text("other").swipeActions { Button("Archive") {} } }
      }
    }
    let host = ViewHost { TwoLists() }
    try host.swipe("a", from: .leading)
    try host.swipe("other")
    #expect(host.presentations.map(\.buttons) == [["Flag", "Read"], ["Archive"]])
    try host.swipe("a")
    #expect(host.presentations.map(\.buttons) == [["Archive"], ["Trash"]])
    try host.swipe("a")
    #expect(host.presentations.map(\.buttons) == [["Archive"], ["Trash"]])
    try host.swipe("b")
    #expect(host.presentations.count == 2)
    try host.swipeFully("a")
    #expect(host.presentations.map(\.buttons) == [["Archive"]])
    #expect(!host.texts.contains("a"))
    #expect(host.texts.contains("b"))
  }

  @Test func `a full swipe taps the first button where that is allowed`() throws {
    let host = ViewHost { Mail() }
    try host.swipeFully("a", from: .leading)
    #expect(host.presentation?.buttons == ["Flag", "Read"])
    try host.dismiss()
    try host.swipeFully("a")
    #expect(host.presentation == nil)
    #expect(host.texts.first == "b")
    #expect(host.issues.isEmpty)
  }

  @Test func `trailing actions take the place of the deletion, but not while the list is edited`() throws {
    let host = ViewHost { Mail() }
    #expect(try host.listRows().map(\.swipeEdges) == [[.leading, .trailing], [.leading, .trailing]])
    let deletion = #expect(throws: HostError.self) { try host.deleteRow("a") }
    #expect(deletion?.description == "There is no deletion of the row 'a': it has swipe actions of its own.")
    try host.tap("Edit")
    #expect(throws: HostError.notOffered("swipe of the row 'a'", reason: "the list is edited")) { try host.swipe("a") }
    try host.deleteRow("a")
    #expect(host.texts.first == "b")
  }

  struct Plain: View {
    @State private var items = ["a", "b"]
    var body: some View {
      List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
    }
  }

  @Test func `a full swipe deletes a row that has no buttons`() throws {
    let host = ViewHost { Plain() }
    try host.swipeFully("a")
    #expect(host.texts == ["b"])
  }

  @Test func `swipe actions outside of lists do nothing`() throws {
    let host = ViewHost { VStack { Text("a").swipeActions { Button("b") {} } } }
    #expect(host.texts == ["a"])
    #expect(throws: HostError.self) { try host.swipe("a") }
  }
}

extension ViewHost {
  /// Whether something that is done again and again leaves nothing behind.
  fileprivate func leavesNothingBehind(_ action: () -> Void) -> Bool {
    action()
    let before = treeDescription
    for _ in 0..<10 { action() }
    return treeDescription == before
  }
}
