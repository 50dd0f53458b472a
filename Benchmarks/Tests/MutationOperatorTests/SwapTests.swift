import Testing

struct `Swapped operators` {
  @Test(arguments: [("<", "<="), (">", ">="), ("..<", "...")])
  func `a bound moves by one`(a: String, b: String) {
    #expect(broken("let a = b \(a) c", by: "bound") == ["let a = b \(b) c"])
    #expect(broken("let a = b \(b) c", by: "bound") == ["let a = b \(a) c"])
  }

  @Test func `a comparison with zero is inverted unless it is a whole condition`() {
    #expect(broken("let a = b == 0", by: "bound") == ["let a = b != 0"])
    #expect(broken("let a = b == 1", by: "bound").isEmpty)
    #expect(broken("func f() { if a == 0 { g() } }", by: "bound").isEmpty)
    #expect(broken("func f() { if a == 0 && b { g() } }", by: "bound").count == 1)
  }

  @Test(arguments: [("+", "-"), ("&+", "&-"), ("&", "|"), ("&&", "||"), ("+=", "-="), ("&=", "|=")])
  func `an operator becomes its opposite`(a: String, b: String) {
    #expect(broken("func f() { a \(a) b }", by: "operator") == ["func f() { a \(b) b }"])
    #expect(broken("func f() { a \(b) b }", by: "operator") == ["func f() { a \(a) b }"])
  }

  @Test func `texts and arrays are joined as before`() {
    #expect(broken("let a = b + \"c\"", by: "operator").isEmpty)
    #expect(broken("let a = b + [c]", by: "operator").isEmpty)
  }

  @Test func `schemata nest by precedence`() {
    #expect(
      schema("let a = b && c || d + 1 > e", by: "operator")
        == "let a = MutantSwitch.or(1, MutantSwitch.and(2, b , c) , MutantSwitch.plus(3, d , 1) > e)")
    #expect(schema("func f() { a += b }", by: "operator") == "func f() { MutantSwitch.plusAssign(1, &a , b) }")
  }
}
