import Testing

struct `Early returns` {
  @Test func `a function without a result returns at once`() {
    #expect(broken("func f() { a(); b() }", by: "return") == ["func f() { return; a(); b() }"])
    #expect(broken("class C { deinit { a(); b() } }", by: "return").count == 1)
    #expect(broken("var a: Int { get { 1 } set { b(); c() } }", by: "return").count == 1)
  }

  @Test func `one whose only statement can be dropped is left to that`() {
    #expect(broken("func f() { a() }", by: "return").isEmpty)
  }

  @Test func `a condition is true or false`() {
    #expect(
      broken("var a: Bool { b < c }", by: "return") == [
        "var a: Bool { return true }", "var a: Bool { return false }",
      ])
    #expect(broken("func f() -> Bool { true }", by: "return") == ["func f() -> Bool { return false }"])
  }

  @Test func `other functions and initialisers are left alone`() {
    #expect(broken("func f() -> Int { a(); return 1 }", by: "return").isEmpty)
    #expect(broken("struct S { init() { a(); b() } }", by: "return").isEmpty)
  }

  @Test func `the schema makes a result explicit once`() {
    #expect(
      schema("var a: Bool { b < c }", by: "return")
        == "var a: Bool { if MutantSwitch.isOn(1) { return true }; if MutantSwitch.isOn(2) { return false }; "
        + "return b < c }")
  }
}
