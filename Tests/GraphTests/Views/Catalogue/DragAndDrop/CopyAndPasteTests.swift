import AttributeGraphUI
import Foundation
import Testing

/// Copying, cutting and pasting in views.
@MainActor
struct `Copying and pasting` {
  struct Shelf: View {
    @State private var books = ["Emma", "Ulysses"]
    @State private var basket: [String] = []

    var body: some View {
      ForEach(books, id: \.self) { book in
        Text(book)
          .copyable([book])
          .cuttable(for: String.self) {
            books.removeAll { $0 == book }
            return [book]
          }
      }
      Text("Basket: \(basket.joined(separator: " "))")
        .pasteDestination(for: String.self) {
          basket += $0
        } validator: {
          $0.filter { $0.count > 4 }
        }
        .accessibilityIdentifier("basket")
    }
  }

  @Test func `what was copied is pasted into a view that takes it`() throws {
    let host = ViewHost { Shelf() }
    try host.copy("Ulysses")
    try host.paste(into: .identifier("basket"))
    #expect(host.texts == ["Emma", "Ulysses", "Basket: Ulysses"])
  }

  @Test func `what was cut goes, and what the validator refuses does not come`() throws {
    let host = ViewHost { Shelf() }
    try host.cut("Emma")
    try host.paste()
    #expect(host.texts == ["Ulysses", "Basket: "])
    #expect(host.pasteboardItems.count == 1)
  }

  @Test func `a view without such values cannot be copied, and takes nothing of other types`() {
    let host = ViewHost { Shelf() }
    #expect(throws: HostError.self) { try host.copy(.identifier("nothing")) }
    host.pasteboardItems = [Color.red]
    #expect(throws: HostError.self) { try host.paste(into: .identifier("basket")) }
  }

  @Test func `commands hand on items as they are`() throws {
    var pasted: [[String]] = []
    let host = ViewHost {
      Text("from").onCopyCommand { [NSItemProvider(object: "a")] }
      Text("to").onPasteCommand(of: [.text]) { pasted.append($0.flatMap(\.registeredTypeIdentifiers)) }
      PasteButton(supportedContentTypes: [.image]) { _ in pasted.append([]) }
    }
    try host.copy("from")
    try host.paste(into: "to")
    try host.tap("Paste")
    #expect(pasted == [["public.utf8-plain-text"]])
  }

  @Test func `a validator makes what a command gets, and may refuse`() throws {
    var pasted: [String] = []
    let host = ViewHost {
      Text("from").onCopyCommand { [NSItemProvider(object: "a")] }
      Text("to").onPasteCommand(of: ["public.text"], validator: { $0.first?.registeredTypeIdentifiers.first }) {
        pasted.append($0)
      }
      Text("none").onPasteCommand(of: [.text], validator: { _ in String?.none }) { pasted.append($0) }
    }
    try host.copy("from")
    try host.paste(into: "to")
    try host.paste(into: "none")
    #expect(pasted == ["public.utf8-plain-text"])
  }
}
