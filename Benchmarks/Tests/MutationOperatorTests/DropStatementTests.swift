import Testing

struct `Dropped statements` {
  @Test func `calls and assignments are dropped, declarations are not`() {
    #expect(
      broken("func f() { let a = b(); try c(a); d = a; e += 1 }", by: "drop") == [
        "func f() { let a = b(); ; d = a; e += 1 }", "func f() { let a = b(); try c(a); ; e += 1 }",
        "func f() { let a = b(); try c(a); d = a;  }",
      ])
  }

  @Test func `the only expression of a function is dropped where it is no result`() {
    #expect(broken("func f() { a() }", by: "drop") == ["func f() {  }"])
    #expect(broken("func f() -> Int { a() }", by: "drop").isEmpty)
    #expect(broken("var f: Int { a() }", by: "drop").isEmpty)
    #expect(broken("let f = g { a($0) }", by: "drop").isEmpty)
    #expect(broken("let f = g { b = $0 }", by: "drop").count == 1)
  }

  @Test func `what gives a variable its first value stays`() {
    #expect(broken("func f() { let a: Int; if b { a = 1 } else { a = 2 }; g(a) }", by: "drop").count == 1)
    #expect(broken("struct S { let a: Int; init() { self.a = 1; g() } }", by: "drop").count == 1)
    #expect(broken("class S: T { init() { super.init() } }", by: "drop").isEmpty)
  }

  @Test func `a call that never returns stays where nothing follows that leaves the scope`() {
    #expect(broken("func f() -> Int { if a { return 1 }; fatalError() }", by: "drop").isEmpty)
    let trap = "\nfunc trap() -> Never { fatalError() }"
    #expect(
      broken("func f() { guard a else { trap() }; g() }" + trap, by: "drop") == [
        "func f() { guard a else { trap() };  }" + trap
      ])
    #expect(broken("func f() { if a { fatalError() }; g() }", by: "drop").count == 2)
  }

  @Test func `a call that only keeps something alive is left alone`() {
    #expect(broken("func f() { withExtendedLifetime(a) {} }", by: "drop").isEmpty)
    #expect(broken("func f() { withExtendedLifetime(a) { g(); h() } }", by: "drop").count == 3)
  }

  @Test func `assertions and excluded calls are left alone with their arguments`() {
    #expect(broken("func f() { assert(a < b); check() }", by: "drop", excluding: ["check"]).isEmpty)
    #expect(broken("func f() { assert(a < b) }", by: "bound").isEmpty)
  }

  @Test func `the schema is a statement on the same line`() {
    #expect(
      schema("func f() {\n  a(\n    1) // why\n  b = 2\n}", by: "drop")
        == """
        func f() {
          if MutantSwitch.isOff(1) { a(
            1) } // why
          if MutantSwitch.isOff(2) { b = 2 }
        }
        """)
  }
}
