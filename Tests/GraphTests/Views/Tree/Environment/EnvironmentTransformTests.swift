import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// Modifiers that change a value of the environment, compared with those of the last run of the body that wrote them.
@MainActor
struct `Equal changes of the environment` {
  private func areEqual<Content>(_ one: Content, _ other: Content) -> Bool {
    FieldPlan.plan(for: Content.self).areEqual(one, other)
  }

  @Test func `a modifier with an equal value is equal, with another one not`() {
    #expect(areEqual(Color.red.disabled(true), Color.red.disabled(true)))
    #expect(!areEqual(Color.red.disabled(true), Color.red.disabled(false)))
    #expect(areEqual(Color.red.fontWeight(.bold), Color.red.fontWeight(.bold)))
    #expect(!areEqual(Color.red.fontWeight(.bold), Color.red.fontWeight(nil)))
    #expect(areEqual(Color.red.underline(color: .blue), Color.red.underline(color: .blue)))
    #expect(!areEqual(Color.red.underline(color: .blue), Color.red.underline(color: .green)))
  }

  @Test func `modifiers of one type are not equal if they are written otherwise`() throws {
    func areEqual(_ one: any View, _ other: any View) throws -> Bool {
      func areEqual<Content: View>(_ one: Content) throws -> Bool {
        self.areEqual(one, try #require(other as? Content))
      }
      return try areEqual(one)
    }
    #expect(try areEqual(Color.red.bold(), Color.red.bold()))
    #expect(try !areEqual(Color.red.bold(), Color.red.italic()))
    #expect(try !areEqual(Color.red.kerning(3), Color.red.tracking(3)))
  }

  @Test func `closures of the program are never equal`() {
    func change(_ view: some View) -> some View { view.transformEnvironment(\.isEnabled) { $0 = false } }
    #expect(!areEqual(change(Color.red), change(Color.red)))
  }

  @Test func `another value reaches the views inside, and an enclosing change does, too`() throws {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    struct Owner: View {
      @State var isInnerDisabled = false
      @State var isOuterDisabled = false
      var body: some View {
        VStack {
          Reader().disabled(isInnerDisabled)
          Reader()
        }
        .disabled(isOuterDisabled)
        Button("inner") { isInnerDisabled.toggle() }
        Button("outer") { isOuterDisabled.toggle() }
      }
    }
    let host = ViewHost { Owner() }
    try host.tap("inner")
    #expect(host.texts.prefix(2) == ["off", "on"])
    try host.tap("outer")
    #expect(host.texts.prefix(2) == ["off", "off"])
    try host.tap("inner")
    #expect(host.texts.prefix(2) == ["off", "off"])
    try host.tap("outer")
    #expect(host.texts.prefix(2) == ["on", "on"])
  }

  @Test func `state that only the closure reads makes the body run again, and nothing else`() throws {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    struct Owner: View {
      @State private var limit = 1
      var body: some View {
        let _ = print("owner")
        Reader().transformEnvironment(\.lineLimit) { $0 = limit }
        Button("more") { limit += 1 }
      }
    }
    struct Outer: View {
      var body: some View {
        let _ = print("outer")
        Owner()
      }
    }
    let host = ViewHost { Outer() }
    #expect(host.texts.contains("limit 1"))
    #expect(try printedLines { try host.tap("more") } == ["owner"])
    #expect(host.texts.contains("limit 2"))
  }
}
