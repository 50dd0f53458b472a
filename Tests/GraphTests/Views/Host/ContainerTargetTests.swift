import AttributeGraphUI
import Foundation
import Testing

/// The containers and rows that a target finds, where a presentation shows the same texts as the view that it covers.
@MainActor
struct `Containers found by a target` {
  /// A list with a sheet over it that shows the same names; those of the sheet can be deleted.
  struct Editor: View {
    @State private var kept = ["Daisy", "Bob"]
    @State private var edited = ["Daisy", "Zoe"]

    var body: some View {
      List {
        ForEach(kept, id: \.self) { Text($0) }.onDelete { kept.remove(atOffsets: $0) }
        Text("below")
      }
      .sheet(isPresented: .constant(true)) {
        List {
          ForEach(edited, id: \.self) { Text($0) }.onDelete { edited.remove(atOffsets: $0) }
        }
      }
    }
  }

  @Test func `a row of a sheet is found before one of the list that it covers`() throws {
    let host = ViewHost { Editor() }
    try host.deleteRow("Daisy")
    #expect(host.texts == ["Daisy", "Bob", "below", "Zoe"])
    try host.deleteRow("Daisy")
    #expect(host.texts == ["Bob", "below", "Zoe"])
  }

  @Test func `the list of a sheet is found before the one that it covers`() throws {
    let host = ViewHost { Editor() }
    #expect(try host.listRows(in: "Daisy").map(\.texts) == [["Daisy"], ["Zoe"]])
    #expect(try host.listRows(in: "below").count == 3)
  }

  @Test func `the latest of several presentations is searched first`() throws {
    let host = ViewHost {
      List { Text("name") }
        .sheet(isPresented: .constant(true)) {
          List {
            Text("name")
            Text("sheet")
          }
          .sheet(isPresented: .constant(true)) {
            List {
              Text("name")
              Text("top")
            }
          }
        }
    }
    #expect(try host.listRows(in: "name").map(\.texts) == [["name"], ["top"]])
    #expect(try host.listRows(in: "sheet").count == 2)
  }
}
