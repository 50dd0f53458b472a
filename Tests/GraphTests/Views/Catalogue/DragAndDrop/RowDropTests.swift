import AttributeGraphUI
import Foundation
import Testing

/// Items that are dropped between the rows of a list, and rows that are moved by a drop delegate.
@MainActor
struct `Drops on rows` {
  struct Rows: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0).frame(height: 40) }
          .dropDestination(for: String.self) { new, offset in items.insert(contentsOf: new, at: offset) }
      }
    }
  }

  @Test func `items go before the row in whose upper half they are dropped, and behind it in the lower`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Rows() }
    var drag = host.beginDrag(of: ["x"])
    drag.move(to: CGPoint(x: 150, y: 45))
    #expect(drag.isOverTarget)
    drag.drop()
    #expect(host.texts == ["a", "x", "b", "c"])
    drag = host.beginDrag(of: ["y", "z"])
    drag.move(to: CGPoint(x: 10, y: 155))
    drag.drop()
    #expect(host.texts == ["a", "x", "b", "c", "y", "z"])
  }

  @Test func `rows take only the types of the modifier`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Rows() }
    let drag = host.beginDrag(of: [Color.red])
    drag.move(to: CGPoint(x: 10, y: 10))
    #expect(!drag.isOverTarget)
  }

  /// The reorder of many tutorials: rows move aside while one of them is dragged.
  struct Reordering: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var dragged: String?

    struct Mover: DropDelegate {
      let item: String
      @Binding var items: [String]
      @Binding var dragged: String?

      func dropEntered(info: DropInfo) {
        guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
          let to = items.firstIndex(of: item)
        else { return }
        items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
      }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          Color.gray.frame(height: 50).overlay { Text(item) }
            .onDrag {
              dragged = item
              return NSItemProvider(object: item as NSString)
            }
            .onDrop(of: [.text], delegate: Mover(item: item, items: $items, dragged: $dragged))
        }
      }
    }
  }

  @Test func `rows move aside while one is dragged over them`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Reordering() }
    let drag = try host.beginDrag("a")
    drag.move(to: CGPoint(x: 50, y: 75))
    #expect(host.texts == ["b", "a", "c", "d"])
    drag.move(to: CGPoint(x: 50, y: 175))
    #expect(host.texts == ["b", "c", "d", "a"])
    drag.drop()
    #expect(drag.wasAccepted && drag.proposal?.operation == .move)
    #expect(host.texts == ["b", "c", "d", "a"])
    #expect(host.issues.isEmpty)
  }
}
