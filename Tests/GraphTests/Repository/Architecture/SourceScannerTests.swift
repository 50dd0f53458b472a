import Testing

struct `The source scanner` {
  /// The words of a piece of code, without marks.
  private func words(_ text: String) -> [String] {
    SourceScanner.tokens(of: text).filter(\.isWord).map(\.text)
  }

  @Test func `words, numbers and marks are tokens with their lines`() {
    let tokens = SourceScanner.tokens(of: "let a = 1\n\nfoo(a_b)")
    #expect(tokens.map(\.text) == ["let", "a", "=", "1", "foo", "(", "a_b", ")"])
    #expect(tokens.map(\.line) == [1, 1, 1, 1, 3, 3, 3, 3])
  }

  @Test func `comments are left out, nested ones too`() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(words("/// unsafe\na\n/* \"open */ b") == ["a", "b"])
  }

  @Test func `lines inside comments and long strings are counted`() {
    let tokens = SourceScanner.tokens(of: "/* one\ntwo */ a\n\"\"\"\n  b\n  \"\"\"; c")
    #expect(tokens == [.init(text: "a", line: 2), .init(text: ";", line: 5), .init(text: "c", line: 5)])
  }

  @Test func `the text of strings is left out`() {
    #expect(words(#"a("unsafe // no comment", b)"#) == ["a", "b"])
    #expect(words(#"a("an \" inside \\", b)"#) == ["a", "b"])
    #expect(words("a(\"\"\"\n  a \"quoted\" word\n  \"\"\", b)") == ["a", "b"])
    #expect(words("a(\"\", b)") == ["a", "b"])
  }

  @Test func `the text of raw strings is left out`() {
    #expect(words(##"a(#"a " and a \ and \(c)"#, b)"##) == ["a", "b"])
    #expect(words(###"a(##"one "# two"##, b)"###) == ["a", "b"])
  }

  @Test func `code in an interpolation stays code`() {
    #expect(words(#"a("x \(unsafe b(c)) y", d)"#) == ["a", "unsafe", "b", "c", "d"])
    #expect(words(#"a("x \(b("y \(c) z")) w", d)"#) == ["a", "b", "c", "d"])
    #expect(words(##"a(#"x \#(b) y"#, c)"##) == ["a", "b", "c"])
  }

  @Test func `a string of one line ends with its line`() {
    #expect(words("a(\"open\nb") == ["a", "b"])
  }

  @Test func `regular expressions are left out and divisions are not`() {
    #expect(words(#"a = /b"c\/d/; e"#) == ["a", "e"])
    #expect(words(##"a(#/b"c/d/#, e)"##) == ["a", "e"])
    #expect(words("a / b; c = d/e/f") == ["a", "b", "c", "d", "e", "f"])
    #expect(words("a.reduce(1, /); b") == ["a", "reduce", "b"])
  }

  @Test func `a raw identifier is a token only where it is a plain word`() {
    #expect(words("func `a \"sentence\" // unsafe`() {}; b") == ["func", "b"])
    #expect(words("import `Foundation`") == ["import", "Foundation"])
  }

  @Test func `letters outside ASCII belong to words`() {
    #expect(words("let größe = 1") == ["let", "größe"])
  }
}
