import MutationOperators
import Testing

struct `Identities` {
  private func names(in text: String, by name: String) -> [String] {
    mutants(of: text, by: name).map(\.identity.description)
  }

  @Test func `a mutant is named by file, declaration, operator and ordinal`() {
    #expect(
      names(in: "extension Graph { func verify(_ a: Int, at b: Int) { if a { c() }; if b { c() } } }", by: "negate")
        == [
          "Kernel/Verify.swift/Graph.verify(_:at:)/negate-1", "Kernel/Verify.swift/Graph.verify(_:at:)/negate-2",
        ])
  }

  @Test func `edits elsewhere in the file do not move it`() {
    let function = "func f() { if a { b() } }"
    #expect(names(in: function, by: "negate") == names(in: "let c = d ? 1 : 2\n\n\(function)", by: "negate").suffix(1))
  }

  @Test func `overloads and accessors have names of their own`() {
    #expect(
      names(in: "func f(_ a: Int) { b() }\nfunc f(_ a: Bool) { b() }", by: "drop") == [
        "Kernel/Verify.swift/f(_:)/drop-1", "Kernel/Verify.swift/f(_:)#2/drop-1",
      ])
    #expect(
      names(in: "struct S { var a: Int { get { 1 } set { b() } } }", by: "drop") == [
        "Kernel/Verify.swift/S.a.set/drop-1"
      ])
  }

  @Test func `the folder is that of the file`() {
    #expect(mutants(of: "func f() { a() }", by: "drop").map(\.identity.folder) == ["Kernel"])
  }
}
