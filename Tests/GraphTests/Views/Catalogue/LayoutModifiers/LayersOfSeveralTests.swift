import AttributeGraphUI
import Testing

/// An overlay or background of several views applies to each of them.
@MainActor
struct `Overlays and backgrounds of several views` {
  struct Multi: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  struct Framing: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).overlay(Text("o")) }
  }

  struct Padded: View {
    var body: some View {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
    }
  }

  /// The items of a view, from back to front.
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let host = ViewHost { ZStack(content: content) }
    let names = Dictionary(host.viewList.map { ($0.id, $0.description) }) { first, _ in first }
    return host.displayList.map { names[$0.id] ?? "" }
  }

  @Test func `each view of a body has its own layer`() {
    #expect(drawn { Multi().overlay(Text("o")) } == ["a", "o", "b", "o"])
    #expect(drawn { Multi().background(Text("o")) } == ["o", "a", "o", "b"])
    #expect(drawn { Multi().overlay(Text("o")).overlay(Text("p")) } == ["a", "o", "p", "b", "o", "p"])
  }

  @Test func `each view has its own layer behind optionals, erased types and modifiers with a body`() {
    #expect(drawn { Optional(Multi()).overlay(Text("o")) } == ["a", "o", "b", "o"])
    #expect(drawn { AnyView(Multi()).overlay(Text("o")) } == ["a", "o", "b", "o"])
    #expect(drawn { Multi().modifier(Framing()) } == ["a", "o", "b", "o"])
    #expect(drawn { Multi().padding(1).background(Text("o")) } == ["o", "a", "o", "b"])
  }

  @Test func `a background is behind all layers of its view`() {
    #expect(drawn { Optional(Text("a")).padding(1).background(Text("o")) } == ["o", "a"])
    #expect(drawn { Multi().overlay(Text("p")).background(Text("o")) } == ["o", "a", "p", "o", "b", "p"])
  }

  @Test func `each view of a modified group has its own layer`() {
    let order = drawn {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
      .overlay(Text("o"))
    }
    #expect(order == ["a", "o", "b", "o"])
    #expect(drawn { Padded().overlay(Text("o")) } == ["a", "o", "b", "o"])
    #expect(drawn { ForEach(0..<2) { Text("\($0)") }.overlay(Text("o")) } == ["0", "o", "1", "o"])
  }

  struct Key: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @Test func `each view has its own layer made from preferences`() {
    #expect(drawn { Multi().overlayPreferenceValue(Key.self) { _ in Text("o") } } == ["a", "o", "b", "o"])
    #expect(drawn { Multi().backgroundPreferenceValue(Key.self) { _ in Text("o") } } == ["o", "a", "o", "b"])
  }
}
