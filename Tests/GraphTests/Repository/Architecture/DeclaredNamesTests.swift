import Testing

struct `Names in code` {
  private func names(_ text: String) -> DeclaredNames { DeclaredNames(in: SourceScanner.tokens(of: text)) }

  @Test func `types and functions are found at any depth`() {
    let names = names("struct A { class B { func c() {} }; enum D {} }; typealias E = A; protocol F {}; actor G {}")
    #expect(names.types == ["A", "B", "D", "E", "F", "G"])
    #expect(names.functions == ["c"])
    #expect(names.outermostTypes == ["A", "E", "F", "G"])
  }

  @Test func `class members declare no type`() {
    #expect(names("class A { class func b() {}; class var c: Int { 1 } }").types == ["A"])
  }

  @Test func `members that an extension adds have its type, and those inside them are not among them`() {
    let names = names("extension A { var b: Int { let c = 1; return c }; func d() {} }; struct E { var f = a.g }")
    #expect(names.addedMembers.map { "\($0.type).\($0.name)" } == ["A.b", "A.d"])
    #expect(names.variables == ["b", "c", "f"])
    #expect(names.members == [.init(name: "g", line: 1)])
  }

  @Test func `a mention of a type has its line, and its own declaration is none`() {
    let names = names("struct A {}\nlet a: B = C.d")
    #expect(names.typeMentions.contains(.init(name: "B", line: 2)))
    #expect(names.typeMentions.contains(.init(name: "C", line: 2)))
    #expect(!names.typeMentions.map(\.name).contains { ["A", "d"].contains($0) })
  }

  @Test func `generic parameters are the code's own`() {
    let names = names("func a<B, C: D>(b: B, c: C) {}; struct E<F> { let f: F }")
    #expect(!names.typeMentions.map(\.name).contains { ["B", "C", "F"].contains($0) })
    #expect(names.typeMentions.map(\.name).contains("D"))
  }

  @Test func `calls are found, of members too, and declarations are none`() {
    #expect(names("func a() { b(); c.d(); e.f }").calls.map(\.name) == ["b", "d"])
  }

  @Test func `calls of closure parameters are the code's own`() {
    let text = """
      func a(_ b: () -> Int, c: @escaping () throws -> Void, d: ((Int, Int) -> Bool)?, e: @autoclosure () -> Int) {
        b(); c(); d?(1, 2); e(); f()
      }
      """
    #expect(names(text).calls.map(\.name) == ["f"])
  }

  @Test func `an argument in parentheses declares no closure`() {
    #expect(names("a(b: (c + d))\nb()").calls.map(\.name) == ["a", "b"])
  }
}
