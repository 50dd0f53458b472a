import SwiftUI

struct OutlineSpellings: View {
  struct FileItem: Hashable, Identifiable, CustomStringConvertible {
    var id: Self { self }
    var name: String
    var children: [FileItem]? = nil
    var description: String { children == nil ? "file \(name)" : "folder \(name)" }
  }

  @State private var files = [FileItem(name: "users", children: [FileItem(name: "photo")])]
  @State private var single: FileItem?
  @State private var several: Set<FileItem> = []
  @State private var names: Set<String> = []
  @State private var isExpanded = true

  var body: some View {
    List(files, children: \.children) { item in Text(item.description) }
    List(files, id: \.name, children: \.children) { item in Text("\(item.description)") }
    List(files, children: \.children, selection: $single) { Text($0.name) }
    List(files, children: \.children, selection: $several) { Text($0.name) }
    List(files, id: \.name, children: \.children, selection: $names) { Text($0.name) }
    List($files, id: \.name, children: \.children) { $item in TextField("Name", text: $item.name) }
    List {
      OutlineGroup(files, children: \.children) { item in Text("\(item.description)") }
      OutlineGroup(files[0], id: \.name, children: \.children) { Text($0.name) }
      Section("Files", isExpanded: $isExpanded) {
        OutlineGroup(files, id: \.name, children: \.children) { file in Label(file.name, systemImage: "doc") }
      }
      Section(isExpanded: $isExpanded) {
        Text("one")
      } header: {
        Text("Header")
      }
      ForEach(files) { file in
        DisclosureGroup(file.name) { OutlineGroup(file.children ?? [], children: \.children) { Text($0.name) } }
      }
    }
    .listStyle(.sidebar)
    OutlineGroup($files, id: \.name, children: \.children) { $item in Text(item.name) }
  }
}
