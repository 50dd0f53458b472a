import Testing
import MacroExpansion

struct `The expansion of #Preview` {
  private func expansion(_ source: String) -> MacroUse.Outcome { MacroUse(source).expansion(of: "PreviewMacro") }

  /// The type that a preview expands to.
  private func registry(_ call: String, line: Int = 2, column: Int = 1, before: String = "", members: String = "")
    -> MacroUse.Outcome
  {
    .expanded(
      """
      \(before)struct $s5Views15PreviewRegistryfMu_: AttributeGraphUI.PreviewRegistry {
        static var fileID: String { "Views/File.swift" }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> AttributeGraphUI.Preview {
          AttributeGraphUI.Preview\(call)
        }\(members)
      }
      """)
  }

  /// The view that the body with `@Previewable` variables becomes.
  private func view(_ properties: String, _ rest: String) -> String {
    """

      private struct Previewed: AttributeGraphUI.View {
    \(properties)
        var body: some AttributeGraphUI.View {
    \(rest)
        }
      }
    """
  }

  @Test(arguments: [
    #"{ Text("a") }"#, #"("Name") { Text("a") }"#, #"("Name", traits: .landscapeLeft, .sizeThatFitsLayout) { A() }"#,
    #"(body: { A() })"#, #"("}", traits: .modifier(Data { "x" })) { A() }"#, "{ A { $0 } b: { c() } }",
  ])
  func `arguments and closures are handed on as they are written`(call: String) {
    #expect(expansion("#Preview\(call)") == registry(call))
    #expect(expansion("#Preview \(call)") == registry(call))
  }

  @Test func `a preview may be named with its module`() {
    #expect(expansion("#SwiftUI.Preview { A() }") == registry("{ A() }"))
  }

  @Test func `the place is that of the mark, behind comments and empty lines`() {
    #expect(expansion("\n// about\n  #Preview { A() } // b") == registry("{ A() }", line: 4, column: 3))
  }

  @Test func `attributes before the macro belong to the type`() {
    #expect(
      expansion("@available(macOS 15, *)\n#Preview { A() }")
        == registry("{ A() }", line: 3, before: "@available(macOS 15, *)\n"))
  }

  @Test func `a previewable variable becomes a property of a view, and the rest its body`() {
    #expect(
      expansion(#"#Preview("Name") { @Previewable @State var isOn = true; Toggle("On", isOn: $isOn) }"#)
        == registry(
          #"("Name") { Previewed() }"#,
          members: view("     @State var isOn = true", #"  Toggle("On", isOn: $isOn) "#)))
  }

  @Test func `a body may be an argument`() {
    #expect(
      expansion("#Preview(body: { @SwiftUI.Previewable @State var a = 1; A(a) })")
        == registry("(body: { Previewed() })", members: view("     @State var a = 1", "  A(a) ")))
  }

  @Test(arguments: [
    "@State var a = 1", "@State private var a: Int? ", "@State\n  var a = b\n    .c { d }\n    + e",
    "@State var a = b ??\n  c", "@Environment(\\.a)\n  private var a", "@State var a: [Int] =\n  [\n  1\n ]",
    "@State var a = (\n1,\n2)", "@State var a = { \n1 }()", "@FocusState var a: Bool", "let a = b\n  as Int",
    "@State var a = b!", "@State var a = b\n  ? c\n  : d",
  ])
  func `a declaration ends at the line that does not go on with it`(declaration: String) {
    for next in ["Text(\"a\")", "-b", "!c", "@ViewBuilder var x: Int { 1 }", "if a { b }", "#if DEBUG\n A()\n #endif"] {
      let declaration = declaration.trimmingSuffix(while: \.isWhitespace)
      #expect(
        expansion("#Preview {\n  @Previewable \(declaration)\n  \(next)\n}")
          == registry("{ Previewed() }", members: view("     \(declaration)", "\n  \n  \(next)\n")))
    }
  }

  @Test func `several previewable variables keep their order, with what stands between them`() {
    #expect(
      expansion("#Preview { @Previewable @State var a = 1\n let b = 2\n @Previewable @State var c = 3\n A(a, b, c) }")
        == registry(
          "{ Previewed() }",
          members: view("     @State var a = 1\n     @State var c = 3", " \n let b = 2\n \n A(a, b, c) ")))
  }

  @Test func `a previewable variable inside of other braces is an error at the attribute`() {
    let message =
      "'@Previewable' belongs to the variables of a '#Preview' body, outside of all other braces. "
      + "Move the variable there, or remove the attribute."
    #expect(
      expansion("#Preview { Group { @State @Previewable var a = 1; A(a) } }") == .failed(message, at: "@Previewable"))
  }

  @Test func `a preview without a view is an error`() {
    #expect(
      expansion("#Preview") == .failed("'#Preview' has no view. Write one: '#Preview { … }'.", at: "#Preview"))
  }

  @Test func `a previewable variable elsewhere is an error at the attribute`() {
    let use = MacroUse("  @Previewable @State var a = 1", role: "peer")
    let message =
      "'@Previewable' belongs to the variables of a '#Preview' body, outside of all other braces. "
      + "Move the variable there, or remove the attribute."
    #expect(use.expansion(of: "PreviewableMacro") == .failed(message, at: "@Previewable"))
  }

  @Test(arguments: ["#Preview", "#Preview(\"Name\")", "#SwiftUI.Preview { A() }"])
  func `a previewable variable of a preview has no peers, as the preview takes it`(_ preview: String) {
    let use = MacroUse("  @Previewable @Namespace var space", in: ["{ A() }", preview], role: "peer")
    #expect(use.expansion(of: "PreviewableMacro") == .expanded(""))
  }
}

extension String {
  /// The text without the characters at its end that satisfy a predicate.
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
