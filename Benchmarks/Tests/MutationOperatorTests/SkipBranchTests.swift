import Testing

struct `Skipped branches` {
  @Test func `the bodies of if, else and case are emptied`() {
    #expect(
      broken("func f() { if a { b(); c() } else { d(); e() } }", by: "skip") == [
        "func f() { if a {  } else { d(); e() } }", "func f() { if a { b(); c() } else {  } }",
      ])
    #expect(
      broken("func f() { switch a { case .b: c(); d()\ndefault: break } }", by: "skip") == [
        "func f() { switch a { case .b: break\ndefault: break } }"
      ])
  }

  @Test func `a body of one statement that can be dropped is left to that`() {
    #expect(broken("func f() { if a { b() } }", by: "skip").isEmpty)
    #expect(broken("func f() { if a { return }; b() }", by: "skip").count == 1)
  }

  @Test func `branches that are values stay, and so do the last ways out of a function`() {
    #expect(broken("func f() -> Int { if a { 1 } else { 2 } }", by: "skip").isEmpty)
    #expect(broken("func f() -> Int { if a { b(); return 1 } else { b(); return 2 } }", by: "skip").isEmpty)
    #expect(broken("func f() -> Int { if a { return 1 }; return 2 }", by: "skip").count == 1)
  }

  @Test func `a branch that gives a variable its first value stays`() {
    #expect(broken("func f() { let a: Int; if b { c(); a = 1 } else { c(); a = 2 } }", by: "skip").isEmpty)
  }
}
