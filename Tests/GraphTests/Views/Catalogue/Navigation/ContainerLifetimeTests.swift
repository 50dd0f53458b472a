import AttributeGraphUI
import Foundation
import Testing

/// The content of containers ends with its row, page, tab, sheet or host.
@MainActor
struct `Lifetimes in containers` {
  @MainActor
  final class Model: ObservableObject {
    let name: String
    static var live: Set<String> = []
    init(_ name: String) {
      self.name = name
      Model.live.insert(name)
    }
    isolated deinit { Model.live.remove(name) }
  }

  struct Holder: View {
    @StateObject private var model: Model
    init(_ name: String) { _model = StateObject(wrappedValue: Model(name)) }
    var body: some View { Text(model.name).frame(height: 20) }
  }

  struct Everything: View {
    @State private var isShown = true
    @State private var isSheet = false
    @State private var items = Array(0..<50)
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        Button("sheet") { isSheet.toggle() }
        Button("remove first") { items.removeFirst() }
        if isShown {
          TabView {
            List(items, id: \.self) { Holder("row \($0)") }
            NavigationView {
              NavigationLink("go") {
                NavigationLink("on") { Holder("page 2") }.background { Holder("page 1") }
              }
            }
            Holder("tab")
          }
          .sheet(isPresented: $isSheet) { Holder("sheet") }
        }
      }
    }
  }

  private func mount() throws -> ViewHost {
    let host = ViewHost(size: CGSize(width: 390, height: 200)) { Everything() }
    try host.scroll(by: 40)
    try host.selectTab(number: 3)
    try host.selectTab(number: 2)
    try host.follow("go")
    try host.follow("on")
    try host.tap("sheet")
    return host
  }

  @Test func `views live until their container is removed`() throws {
    Model.live = []
    let host = try mount()
    #expect(Model.live.isSuperset(of: ["row 0", "page 1", "page 2", "tab", "sheet"]))
    try host.goBack()
    #expect(!Model.live.contains("page 2"))
    #expect(Model.live.contains("page 1"))
    try host.goBack()
    #expect(!Model.live.contains("page 1"))
    try host.tap("remove first")
    #expect(!Model.live.contains("row 0"))
    #expect(Model.live.contains("row 1"))
    try host.tap("sheet")
    #expect(!Model.live.contains("sheet"))
    try host.tap("toggle")
    #expect(Model.live == [])
    try host.tap("toggle")
    #expect(host.issues == [])
  }

  @Test func `nothing outlives the container that is removed with pages and a sheet`() throws {
    Model.live = []
    let host = try mount()
    try host.tap("toggle")
    #expect(Model.live == [])
    #expect(host.presentation == nil)
    #expect(host.displayList.count == 3)
  }

  @Test func `nothing outlives the host`() throws {
    Model.live = []
    var host: ViewHost? = try mount()
    weak let gone = host
    host = nil
    #expect(gone == nil)
    #expect(Model.live == [])
  }

  @Test func `mounting and unmounting containers many times leaves no node`() throws {
    let host = ViewHost(size: CGSize(width: 390, height: 200)) { Everything() }
    try host.tap("toggle")
    var nodes: Set<Int> = []
    for _ in 1...10 {
      try host.tap("toggle")
      try host.scroll(by: 40)
      try host.selectTab(number: 2)
      try host.follow("go")
      try host.tap("sheet")
      try host.tap("sheet")
      try host.tap("toggle")
      nodes.insert(host.population.nodes)
    }
    #expect(nodes.count == 1, "The number of nodes changes: \(nodes.sorted()).")
  }

  @Test func `a late dismiss does nothing`() throws {
    var late: DismissAction?
    let host = ViewHost { Late { late = $0 } }
    try host.tap("sheet")
    let first = late
    try host.dismiss()
    first?()
    host.flush()
    try host.tap("sheet")
    first?()
    host.flush()
    #expect(host.presentations.count == 1)
    late?()
    host.flush()
    #expect(host.presentations.isEmpty)
  }

  struct Late: View {
    @State private var isSheet = false
    let note: (DismissAction) -> Void
    var body: some View {
      Button("sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Noting(note: note) }
    }
  }

  struct Noting: View {
    @Environment(\.dismiss) private var dismiss
    let note: (DismissAction) -> Void
    var body: some View {
      let _ = note(dismiss)
      Text("inside")
    }
  }
}
