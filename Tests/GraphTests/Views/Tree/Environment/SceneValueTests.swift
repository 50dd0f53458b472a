import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Values that a scene keeps, focused values, and pictures of views.
@MainActor
struct `Scene values` {
  struct Counter: View {
    @SceneStorage("count") private var count = 1
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  struct Two: View {
    var body: some View {
      Counter()
      Counter()
    }
  }

  @Test func `views with one key share a value that the host keeps`() throws {
    let host = ViewHost { Two() }
    let report = try host.tap("count 1")
    #expect(host.texts == ["count 2", "count 2"])
    #expect(report.byType["Counter"]?.bodies == 2)
    #expect(host.sceneStorage["count"] as? Int == 2)
    host.perform { host.sceneStorage = ["count": 7] }
    #expect(host.texts == ["count 7", "count 7"])
    #expect(ViewHost { Counter() }.sceneStorage.isEmpty)
  }

  struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Text("note \(note ?? "none"), draft \(draft ?? "none")")
      Button("write") { draft = "new" }
    }
  }

  struct Writer: View {
    @State private var draft = "old"
    @State private var isShown = true
    var body: some View {
      Reader()
      if isShown { Text("writer").focusedValue(\.note, "a").focusedSceneValue(\.draft, $draft) }
      Button("hide") { isShown = false }
    }
  }

  struct Tabbed: View {
    @State private var tab = 0
    var body: some View {
      Reader()
      TabView(selection: $tab) {
        Text("first").focusedSceneValue(\.note, "a").tag(0)
        Text("second").tag(1)
        Text("third").focusedSceneValue(\.note, "c").tag(2)
      }
      Button("next") { tab = (tab + 1) % 3 }
    }
  }

  @Test func `a focused value of a tab that is not shown does not count`() throws {
    let host = ViewHost { Tabbed() }
    var notes = [host.texts[0]]
    for _ in 0..<4 {
      try host.tap("next")
      notes.append(host.texts[0])
    }
    #expect(notes.map { $0.prefix(6) } == ["note a", "note n", "note c", "note a", "note n"])
  }

  @Test func `a focused value goes to its readers as long as its view is there`() throws {
    let host = ViewHost { Writer() }
    #expect(host.texts.first == "note a, draft old")
    try host.tap("write")
    #expect(host.texts.first == "note a, draft new")
    try host.tap("hide")
    #expect(host.texts.first == "note none, draft none")
    #expect(host.issues.isEmpty)
  }

  @Test func `focused values are equal if they have the same values of the same keys`() {
    let empty = ViewHost { Text("a") }.focusedValues
    let hosts = ["a", "b", "b"].map { note in ViewHost { Text("a").focusedValue(\.note, note) } }
    let values = hosts.map(\.focusedValues)
    #expect(values[0] != values[1])
    #expect(values[1] == values[2])
    #expect(empty != values[0])
    #expect(empty == ViewHost { Text("b") }.focusedValues)
  }

  struct Sized: View {
    @Environment(\.sizeCategory) private var size
    @Environment(\.requestReview) private var requestReview
    var body: some View { Button("large \(size.isAccessibilityCategory)") { requestReview() } }
  }

  @Test func `a size of text has an older name, and a review is counted`() throws {
    let host = ViewHost { Sized().environment(\.sizeCategory, .accessibilityLarge) }
    try host.tap("large true")
    #expect(host.reviewRequests == 1)
    #expect(ContentSizeCategory.small < .extraLarge)
    let other = ViewHost { Sized().dynamicTypeSize(.accessibility3) }
    #expect(other.texts == ["large true"])
  }

  @Test func `a path is written down and read`() throws {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    let data = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    struct Secret: Hashable {}
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test func `a picture of a view has its size and its lines`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    #expect(renderer.size == CGSize(width: 20, height: 10))
    #expect(renderer.svg.contains("<svg"))
    #if !canImport(Darwin)
    #expect(renderer.cgImage?.width == 40)
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
    #endif
  }
}

extension FocusedValues {
  private struct NoteKey: FocusedValueKey { typealias Value = String }
  private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
