import Testing

struct `Negated conditions` {
  @Test func `each condition of a statement is negated by itself`() {
    #expect(
      broken("func f() { if a, let b = c, b.d { g() } }", by: "negate") == [
        "func f() { if !(a), let b = c, b.d { g() } }", "func f() { if a, let b = c, !(b.d) { g() } }",
      ])
    #expect(broken("func f() { guard a else { return }; g() }", by: "negate").count == 1)
    #expect(broken("func f() { while a { g() }; repeat { g() } while b }", by: "negate").count == 2)
    #expect(broken("func f() { for a in b where a.c { g() } }", by: "negate").count == 1)
  }

  @Test func `the condition of a choice between two values is negated`() {
    #expect(broken("let a = b < c ? d : e", by: "negate") == ["let a = !(b < c) ? d : e"])
  }

  @Test func `a literal is not negated, nor is what is not compiled`() {
    #expect(broken("func f() { while true { g() } }", by: "negate").isEmpty)
    #expect(broken("#if os(Windows)\nfunc f() { if a { g() } }\n#endif", by: "negate").isEmpty)
    #expect(broken("#if os(Windows)\n#else\nfunc f() { if a { g() } }\n#endif", by: "negate").count == 1)
  }

  @Test func `the schema keeps try and unsafe with the condition`() {
    #expect(
      schema("func f() throws { if try unsafe a() { g() } }", by: "negate")
        == "func f() throws { if MutantSwitch.negated(1, try unsafe a()) { g() } }")
  }
}
