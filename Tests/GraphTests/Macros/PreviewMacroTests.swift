import Foundation
import Testing
import ViewMacros

private struct Counter: View {
  @Binding var count: Int
  var body: some View { Button("Count \(count)") { count += 1 } }
}

#Preview("A counter", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 3
  Counter(count: $count)
}

#Preview { Text("without a name") }

// What #Preview takes as arguments may be anything that its closure may hold: "}" /* } */
#Preview(
  "Braces }",
  body: {
    let texts = ["{", "}"]
    ForEach(texts, id: \.self) { Text("\($0) \("}")") }
  })

private struct Outer {
  #Preview("Inside of a type", traits: .landscapeLeft, .modifier(Loud())) {
    @Previewable @State var a: Int? = nil
    @Previewable @State var b = [1, 2]
      .map { $0 + 1 }
    let sum = b.reduce(a ?? 0, +)
    if sum > 3 { Text("Sum \(sum)") }
  }
}

private struct Loud: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content
    Text("!")
  }
}

#if !(canImport(Darwin) && canImport(UIKit))
#Preview("A controller") {
  UIHostingController(rootView: Text("of UIKit"))
}
#endif

extension EnvironmentValues {
  @Entry var spacing: Int = 8
  /// An entry whose type the compiler finds.
  @Entry fileprivate var title = "no title"
  @Entry var action: (@MainActor () -> Void)?
  @Entry var `default` = [1: "a"]
}

extension Transaction {
  @Entry fileprivate var reason: String = "none"
}

private struct Reader: View {
  @Environment(\.spacing) var spacing
  @Environment(\.title) var title
  @Environment(\.default) var names
  var body: some View { Text("\(title) \(spacing) \(names.count)") }
}

@MainActor
struct `The macros` {
  private func preview(_ name: String?) throws -> Preview {
    try #require(Previews.all(in: "MacroTests").first { $0.displayName == name })
  }

  @Test func `every preview of a file is listed in the order of the source, with its place`() {
    let previews = Previews.all(in: "MacroTests")
    #expect(previews.map(\.displayName) == ["A counter", nil, "Braces }", "Inside of a type", "A controller"])
    let origins = previews.map(\.origin)
    #expect(origins[0] == .macro(fileID: "MacroTests/PreviewMacroTests.swift", line: 10, column: 1))
    #expect(origins[3] == .macro(fileID: "MacroTests/PreviewMacroTests.swift", line: 26, column: 3))
  }

  @Test func `every preview is mounted, without an issue`() async throws {
    var texts: [[String]] = []
    for preview in Previews.all(in: "MacroTests") {
      let host = try await ViewHost(preview: preview)
      #expect(host.issues == [], "\(preview)")
      texts.append(host.texts)
    }
    #expect(texts == [["Count 3"], ["without a name"], ["{ }", "} }"], ["Sum 5", "!"], ["of UIKit"]])
  }

  @Test func `a previewable variable is state`() async throws {
    let host = try await ViewHost(preview: preview("A counter"))
    let report = try host.tap("Count 3")
    #expect(host.texts == ["Count 4"])
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Counter": 1])
  }

  @Test func `an entry has its default until it is set`() {
    let host = ViewHost {
      Reader()
      Reader().environment(\.spacing, 2).environment(\.title, "set")
    }
    #expect(host.texts == ["no title 8 1", "set 2 1"])
  }

  @Test func `an entry of an optional type is nil`() {
    #expect(EnvironmentValues().action == nil)
  }

  @Test func `an entry of a transaction comes with the change`() {
    var reasons: [String] = []
    let binding = Binding(get: { 0 }, set: { _, transaction in reasons.append(transaction.reason) })
    withTransaction(\.reason, "button") { binding.wrappedValue = 1 }
    binding.wrappedValue = 2
    #expect(reasons == ["button", "none"])
    #expect(Transaction().reason == "none")
  }
}
