import AttributeGraphUI
import Testing
import ViewTestSupport

/// Styles with properties of their own, for the controls whose style is set with its type erased.
@MainActor
struct `Properties of styles` {
  private struct CountingGroups: DisclosureGroupStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button("count \(count) \(isEnabled)") { count += 1 }
      configuration.label
    }
  }

  private struct CountingMenus: MenuStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button("count \(count) \(isEnabled)") { count += 1 }
      Menu(configuration)
    }
  }

  @Test func `a style of disclosure groups has state and an environment`() throws {
    let host = ViewHost { DisclosureGroup("more") { Text("inside") }.disclosureGroupStyle(CountingGroups()) }
    try host.tap("count 0 true")
    #expect(host.texts == ["count 1 true", "more"])
    let disabled = ViewHost { DisclosureGroup("more") {}.disclosureGroupStyle(CountingGroups()).disabled(true) }
    #expect(disabled.texts == ["count 0 false", "more"])
  }

  @Test func `each group has state of its own`() throws {
    let host = ViewHost {
      List {
        DisclosureGroup("one") {}
        DisclosureGroup("two") {}
      }
      .disclosureGroupStyle(CountingGroups())
    }
    try host.tap(.number(1, of: "count 0 true"))
    #expect(host.texts == ["count 1 true", "one", "count 0 true", "two"])
  }

  @Test func `a style of menus has state and an environment`() throws {
    let host = ViewHost { Menu("more") { Button("inside") {} }.menuStyle(CountingMenus()) }
    try host.tap("count 0 true")
    #expect(host.texts == ["count 1 true", "more"])
  }
}
