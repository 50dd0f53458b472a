import Testing
import MacroExpansion

struct `The expansion of @Entry` {
  private func accessors(_ source: String, in container: String = "extension EnvironmentValues {}") -> MacroUse.Outcome
  {
    MacroUse(source, in: [container], role: "accessor").expansion(of: "EntryMacro")
  }

  private func key(_ source: String, in container: String = "\nextension EnvironmentValues {}") -> MacroUse.Outcome {
    MacroUse(source, in: [container], role: "peer").expansion(of: "EntryMacro")
  }

  /// A key with members.
  private func keyType(_ name: String, _ keyProtocol: String = "EnvironmentKey", _ members: String...)
    -> MacroUse.Outcome
  {
    .expanded(
      """
      private struct __Key_\(name): AttributeGraphUI.\(keyProtocol) {
      \(members.map { "  " + $0 }.joined(separator: "\n"))
      }
      """)
  }

  @Test(arguments: ["@Entry var gap: Int = 3", "/// Doc.\n@Entry public var gap = 3", "@SwiftUI.Entry\nvar `gap` = 3"])
  func `the accessors use the key`(source: String) {
    #expect(
      accessors(source) == .expanded("get { self[__Key_gap.self] }\nset { self[__Key_gap.self] = newValue }"))
  }

  @Test func `the default of a written type is computed`() {
    #expect(
      key("@Entry var gap: [String: Int] = [\"a=b\": 1] // c")
        == keyType(
          "gap", "EnvironmentKey", "typealias Value = [String: Int]",
          "static var defaultValue: Value { [\"a=b\": 1] }"))
  }

  @Test func `the compiler finds the type of a default where none is written`() {
    #expect(
      key("@Entry package var style = Style.plain { 1 }")
        == keyType(
          "style", "EnvironmentKey",
          "@ViewMacros.__EntryDefaultValue static var defaultValue = Style.plain { 1 }"))
  }

  @Test func `that default is computed too`() {
    let use = MacroUse("@ViewMacros.__EntryDefaultValue static var defaultValue = a + b", role: "accessor")
    #expect(use.expansion(of: "EntryDefaultValueMacro") == .expanded("get { a + b }"))
  }

  @Test(arguments: ["Int?", "Optional<Int>", "(() -> Void)?"])
  func `an optional without a default is nil`(type: String) {
    #expect(
      key("@Entry var gap: \(type)")
        == keyType("gap", "EnvironmentKey", "typealias Value = \(type)", "static var defaultValue: Value { nil }"))
  }

  @Test(arguments: [
    ("extension Transaction {}", "TransactionKey"),
    ("public extension SwiftUI.ContainerValues {}", "ContainerValueKey"),
    ("@available(macOS 15, *)\nextension EnvironmentValues {}", "EnvironmentKey"),
  ])
  func `each type that takes entries has keys of its own`(container: String, keyProtocol: String) {
    #expect(
      key("@Entry var gap: Int = 3", in: container)
        == keyType("gap", keyProtocol, "typealias Value = Int", "static var defaultValue: Value { 3 }"))
  }

  @Test(arguments: ["Binding<Int>?", "Optional<Binding<Int>>"])
  func `a focused value has the type inside of its optional, and no default`(type: String) {
    #expect(
      key("@Entry var draft: \(type)", in: "extension FocusedValues {}")
        == keyType("draft", "FocusedValueKey", "typealias Value = Binding<Int>"))
  }

  @Test func `a focused value that is no optional is an error at its type`() {
    #expect(
      key("@Entry var draft: Int", in: "extension FocusedValues {}")
        == .failed("A focused value is absent where nothing has the focus. Make 'Int' an optional: 'Int?'.", at: "Int"))
    #expect(
      key("@Entry var draft = 3", in: "extension FocusedValues {}")
        == .failed("A focused value has no default. Write the type of 'draft': an optional.", at: "draft"))
  }

  @Test func `an entry without a default is an error at its name`() {
    #expect(
      key("@Entry var gap: Int")
        == .failed("'gap' has no default value. Give it one: 'var gap = …'.", at: "gap"))
  }

  @Test func `a constant is an error at its keyword`() {
    #expect(
      accessors("@Entry let gap = 3")
        == .failed("'@Entry' needs a variable, and 'gap' is a constant. Write 'var' instead of 'let'.", at: "let"))
  }

  @Test func `accessors are an error at their block`() {
    #expect(
      accessors("@Entry var gap: Int { 3 }")
        == .failed("'gap' has accessors, and '@Entry' makes them. Remove the block.", at: "{ 3 }"))
  }

  @Test(arguments: ["extension Color {}", "struct EnvironmentValues {}"])
  func `an entry of another type is an error at the attribute`(container: String) {
    let message =
      "'@Entry' makes 'gap' an entry of a type that takes none. Declare it in an extension of "
      + "EnvironmentValues, Transaction, ContainerValues or FocusedValues."
    #expect(accessors("// é\n@Entry public var gap = 3", in: container) == .failed(message, at: "@Entry"))
  }

  @Test func `what is wrong is reported once, with the accessors`() {
    #expect(key("@Entry let gap = 3") == .expanded(""))
    #expect(key("@Entry var gap: Int { 3 }") == .expanded(""))
    #expect(key("@Entry var gap = 3", in: "extension Color {}") == .expanded(""))
  }

  @Test func `an entry outside of all types is an error at the attribute`() {
    let outcome = MacroUse("@Entry var gap = 3", role: "accessor").expansion(of: "EntryMacro")
    guard case .failed(_, at: "@Entry") = outcome else {
      Issue.record("The outcome is \(outcome).")
      return
    }
  }

  @Test func `a function is an error at the attribute`() {
    #expect(
      key("@Entry func gap() {}")
        == .failed(
          "'@Entry' is attached to a declaration that is no variable. Attach it to a 'var'.", at: "@Entry"))
  }
}
