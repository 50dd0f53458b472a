import AttributeGraphUI
import Testing

/// Pickers whose options are visible, for assistive technologies.
@MainActor
struct `Accessibility of visible options` {
  struct Sizes: View {
    @State private var size = "s"
    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag("s")
        Text("Large").tag("l")
      }
    }
  }

  @Test(arguments: [true, false])
  func `options beside each other are buttons in an element with the label, which finds the picker`(
    _ isSegmented: Bool
  ) throws {
    let host = ViewHost {
      if isSegmented { Sizes().pickerStyle(.segmented) } else { Sizes().pickerStyle(.palette) }
    }
    #expect(host.texts == ["Small", "Large"])
    #expect(
      host.accessibilityTree().text == """
        'Size'
          'Small' (button, selected)
          'Large' (button)
        """)
    try host.pick("Large", in: "Size")
    try host.accessibilityActivate("Small")
    try host.accessibilityActivate("Large")
    #expect(
      host.accessibilityTree().text == """
        'Size'
          'Small' (button)
          'Large' (button, selected)
        """)
    let error = #expect(throws: HostError.self) { try host.pick("Large", in: "Colour") }
    #expect(error?.description == "No picker is titled 'Colour'. There is one: 'Size'.")
  }

  @Test func `the options of an inline picker are buttons below its label`() {
    let host = ViewHost { Sizes().pickerStyle(.inline) }
    #expect(
      host.accessibilityTree().text.hasSuffix(
        """
        'Small' (button, selected)
        'Large' (button)
        """))
    #expect(host.accessibilityTree().elements.first?.label == "Size")
    let hidden = ViewHost { Sizes().pickerStyle(.inline).labelsHidden() }
    #expect(hidden.accessibilityTree().elements.map(\.label) == ["Size"])
  }
}
