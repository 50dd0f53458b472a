import Testing
import MacroExpansion

struct `The plugin's scanner` {
  private func texts(_ source: String) -> [String] { TokenScanner.tokens(of: Array(source.utf8)).map(\.text) }

  @Test func `words, literals, operators and brackets are tokens`() {
    #expect(
      texts("var a: [Int]? = b.c(1_000, 0x1F, 2.5e3)")
        == ["var", "a", ":", "[", "Int", "]", "?", "=", "b", ".", "c", "(", "1_000", ",", "0x1F", ",", "2.5e3", ")"])
  }

  @Test func `comments are skipped, also inside each other`() {
    #expect(texts("a // b }\n/* c /* d */ e */ f /* {") == ["a", "f"])
  }

  @Test func `an operator ends where a comment begins`() {
    #expect(texts("a +/* b */c //") == ["a", "+", "c"])
  }

  @Test(arguments: [
    #""a { \" b""#, #""\(a + "}" + b(")"))""#, ##"#"a \" \(b) "c" \#(d("}"))"#"##, #""\\""#,
    "\"\"\"\n  a \"b\" \\(c(\"\"\"\n}\n\"\"\"))\n  \"\"\"", #""""#, "##\"\"\"\n\" }\n\"\"\"##", #"#/a"}/b/#"#,
  ])
  func `a string is one token with all that is in it`(literal: String) {
    #expect(texts("f(\(literal)) }") == ["f", "(", literal, ")", "}"])
  }

  @Test func `a string that does not end takes the rest of its line`() {
    #expect(texts("a \"b {\n}") == ["a", "\"b {", "}"])
  }

  @Test func `a regular expression is one token, and a division is none`() {
    #expect(texts("a = /b}\\/c/") == ["a", "=", "/b}\\/c/"])
    #expect(texts("f(/[{]/)") == ["f", "(", "/[{]/", ")"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
  }

  @Test func `names in backticks and of other scripts are words`() {
    #expect(texts("`default` größe 数 $0") == ["`default`", "größe", "数", "$0"])
  }

  @Test func `a token knows whether it begins a line`() {
    let tokens = TokenScanner.tokens(of: Array("a b\nc /*\n*/ d".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
  }

  @Test func `any piece of source is scanned to its end`() {
    let source = Array(##"f("\(a)" + #"\#(b)"#, /c/) { /* d */ `e` "##.utf8)
    for start in source.indices {
      for end in start...source.endIndex {
        let part = Array(source[start..<end])
        let tokens = TokenScanner.tokens(of: part)
        #expect(tokens.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= part.count })
      }
    }
  }
}
