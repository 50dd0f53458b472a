import AttributeGraphUI
import Testing

/// A modifier with something that all previews share.
private struct Sample: PreviewModifier {
  @MainActor final class Store {
    static var made = 0
    let names = ["Ada", "Grace"]
    init() { Self.made += 1 }
  }

  let index: Int

  static func makeSharedContext() async throws -> Store { Store() }

  func body(content: Content, context: Store) -> some View {
    VStack {
      Text(context.names[index])
      content
    }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    HStack {
      Text("[")
      content
      Text("]")
    }
  }
}

private struct Failing: PreviewModifier {
  struct Failure: Error {}
  static func makeSharedContext() async throws -> Int { throw Failure() }
  func body(content: Content, context: Int) -> some View { content }
}

/// A registry that a person has written, and that cannot make its preview.
private enum BrokenRegistry: PreviewRegistry {
  static var fileID: String { "Broken/File.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview { throw Failing.Failure() }
}

@MainActor
struct `A preview` {
  @Test func `a preview has the name and the traits that it was given`() {
    let preview = Preview("Name", traits: .fixedLayout(width: 10, height: 20), .landscapeRight) { Text("a") }
    #expect(preview.displayName == "Name")
    #expect(preview.layout == .fixed(width: 10, height: 20))
    #expect(preview.interfaceOrientation == .landscapeRight)
    #expect(preview.description == "Name")
    #expect(Preview { Text("a") }.layout == .device)
  }

  @Test func `a preview without a device on its side has the usual screen on its side`() async throws {
    let host = try await ViewHost(preview: Preview(traits: .landscapeLeft) { Text("a") })
    #expect(host.picture.text.hasPrefix("screen 700 × 390"))
  }

  @Test func `several views of one preview are shown together`() async throws {
    let host = try await ViewHost(
      preview: Preview {
        Text("a")
        Text("b")
      })
    #expect(host.texts == ["a", "b"])
  }

  @Test func `the first modifier is the innermost, and what modifiers share is made once`() async throws {
    let first = try await ViewHost(
      preview: Preview(traits: .modifier(Sample(index: 0)), .modifier(Framed())) { Text("x") })
    #expect(first.texts == ["[", "Ada", "x", "]"])
    let second = try await ViewHost(
      preview: Preview(traits: .modifier(Framed()), .modifier(Sample(index: 1))) { Text("x") })
    #expect(second.texts == ["Grace", "[", "x", "]"])
    #expect(Sample.Store.made == 1)
  }

  @Test func `an error of what modifiers share comes out of the host`() async {
    await #expect(throws: Failing.Failure.self) {
      try await ViewHost(preview: Preview(traits: .modifier(Failing())) { Text("x") })
    }
  }

  @Test func `a preview that cannot be made is listed, and throws when it is mounted`() async throws {
    let preview = try #require(Previews.all(in: "Broken").first)
    #expect(preview.origin == .macro(fileID: "Broken/File.swift", line: 3, column: 1))
    #expect(preview.description == "Broken/File.swift:3")
    await #expect(throws: Failing.Failure.self) { try await ViewHost(preview: preview) }
  }

  #if !(canImport(Darwin) && canImport(UIKit))
  @Test func `a preview of a hosting controller shows its root view`() async throws {
    let host = try await ViewHost(preview: Preview { UIHostingController(rootView: Text("root")) })
    #expect(host.texts == ["root"])
  }

  @Test func `a preview of another controller shows nothing`() async throws {
    let host = try await ViewHost(preview: Preview { UIViewController() })
    #expect(host.displayList == [])
  }

  @Test func `a preview of a view of the platform shows nothing`() async throws {
    let host = try await ViewHost(
      preview: Preview {
        let label = UILabel()
        label.text = "a"
        return label
      })
    #expect(host.displayList == [])
  }
  #endif
}
