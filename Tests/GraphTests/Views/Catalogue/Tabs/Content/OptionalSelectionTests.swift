import AttributeGraphUI
import Testing
import ViewTestSupport

/// Groups, loops and sections of tabs in a tab view whose selection is optional.
@MainActor
struct `Tabs of an optional selection` {
  struct Folder: Identifiable {
    let id: Int
    let name: String
  }

  struct Folders: View {
    @State private var selection: Int?
    let folders = [Folder(id: 4, name: "four"), Folder(id: 7, name: "seven")]

    var body: some View {
      VStack {
        Text(selection.map { "\($0)" } ?? "none")
        TabView(selection: $selection) {
          ForEach(folders) { folder in Tab(folder.name, systemImage: "folder", value: folder.id) { Text(folder.name) } }
          ForEach(0..<2) { number in Tab("number \(number)", systemImage: "star", value: number) { Text("\(number)") } }
          Group { Tab("grouped", systemImage: "star", value: 9) { Text("nine") } }
          TabSection("Section") {
            ForEach(folders, id: \.name) { folder in
              Tab("a copy of \(folder.name)", systemImage: "folder", value: folder.id + 10) { Text("copy") }
            }
          }
        }
      }
    }
  }

  @Test func `a loop, a group and a section make tabs that a person selects`() throws {
    let host = ViewHost { Folders() }
    #expect(
      try host.tabs() == [
        "four", "seven", "number 0", "number 1", "grouped", "a copy of four", "a copy of seven",
      ])
    #expect(host.texts == ["none", "four"])
    try host.selectTab("seven")
    #expect(host.texts == ["7", "seven"])
    try host.selectTab("number 1")
    #expect(host.texts == ["1", "1"])
    try host.selectTab("grouped")
    #expect(host.texts == ["9", "nine"])
    try host.selectTab("a copy of seven")
    #expect(host.texts == ["17", "copy"])
  }
}
