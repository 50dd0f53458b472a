import AttributeGraphUI
import Testing

/// Environment values that modifiers of controls set.
@MainActor
struct `Environment values of controls` {
  struct Marked: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(shortcut == .defaultAction ? "default" : shortcut == nil ? "none" : "other")
    }
  }

  @Test func `a style reads the shortcut of its button`() {
    let host = ViewHost {
      Button("a") {}.keyboardShortcut(.defaultAction)
      Button("b") {}
      Button("c") {}.keyboardShortcut("c")
    }
    let styled = ViewHost {
      Group {
        Button("a") {}.keyboardShortcut(.defaultAction)
        Button("b") {}
        Button("c") {}.keyboardShortcut("c")
      }
      .buttonStyle(Marked())
    }
    #expect(host.texts == ["a", "b", "c"])
    #expect(styled.texts == ["a", "default", "b", "none", "c", "other"])
  }

  struct Reader: View {
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isFocusEffectEnabled) private var hasFocusEffect
    @Environment(\.allowedDynamicRange) private var range
    var body: some View { Text("\(indicator == .hidden) \(hasFocusEffect) \(range == .high)") }
  }

  @Test func `a view reads what the modifiers around it set`() {
    let host = ViewHost {
      Reader()
      Reader().menuIndicator(.hidden)
      Reader().focusEffectDisabled()
      Reader().focusEffectDisabled(false).focusEffectDisabled()
      Reader().allowedDynamicRange(.high)
    }
    #expect(
      host.texts == [
        "false true false", "true true false", "false false false", "false false false", "false true true",
      ])
  }

  struct EffectReader: View {
    @Environment(\.isHoverEffectEnabled) private var hasHoverEffect
    @Environment(\.textSelectionAffinity) private var affinity
    @Environment(\.sidebarRowSize) private var rowSize
    var body: some View { Text("\(hasHoverEffect) \(affinity) \(rowSize)") }
  }

  @Test func `hover effects, carets and sizes of rows follow the modifiers around, too`() {
    let host = ViewHost {
      EffectReader()
      EffectReader().hoverEffectDisabled(false).hoverEffectDisabled()
      EffectReader().textSelectionAffinity(.upstream).environment(\.sidebarRowSize, .large)
    }
    #expect(host.texts == ["true automatic medium", "false automatic medium", "true upstream large"])
  }

  struct SizeReader: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test func `a range of control sizes limits the one of the surroundings`() {
    let host = ViewHost {
      SizeReader().controlSize(.large ... .extraLarge)
      SizeReader().controlSize(...ControlSize.small)
      SizeReader().controlSize(.mini ... .extraLarge).controlSize(.large)
    }
    #expect(host.texts == ["large", "small", "large"])
  }

  struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("frame")
      GroupBox(configuration)
    }
  }

  @Test func `a style of boxes shows a box with the default look`() {
    let host = ViewHost { GroupBox("title") { Text("content") }.groupBoxStyle(Framed()) }
    #expect(host.texts == ["frame", "title", "content"])
  }
}
