import AttributeGraphUI
import Foundation
import Testing

/// Items that services of the system read from views and bring to them.
@MainActor
struct `Services of items` {
  @Test func `a view gives items, and takes those of its types`() throws {
    var taken: [Int] = []
    let host = ViewHost {
      Text("page")
        .exportsItemProviders([.plainText]) {
          [NSItemProvider(object: "a")]
        } onEdit: { items in
          taken.append(items.count)
          return true
        }
      Text("frame").importsItemProviders([.image]) { _ in false }
    }
    let items = try host.exportedItems(from: "page")
    #expect(items.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"]])
    try host.importItems(items + [NSItemProvider(item: Data(), typeIdentifier: "public.png")], into: "page")
    #expect(taken == [1])
    #expect(throws: HostError.self) { try host.importItems(items, into: "frame") }
    #expect(throws: HostError.disabled("1 items", kind: "import of")) {
      try host.importItems([NSItemProvider(item: Data(), typeIdentifier: "public.png")], into: "frame")
    }
  }
}
