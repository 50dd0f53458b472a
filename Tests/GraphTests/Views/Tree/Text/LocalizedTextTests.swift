import AttributeGraphUI
import TestSupport
import Testing

@MainActor
struct `Texts of keys` {
  private func shown(_ text: Text, locale: String = "en_US") -> String {
    ViewHost { text.environment(\.locale, Locale(identifier: locale)) }.texts.joined()
  }

  private func runs(_ text: Text) -> [DisplayTextRun] {
    guard case .styledText(let runs)? = ViewHost(root: { text }).displayList.first?.content else { return [] }
    return runs
  }

  @Test func `Numbers in a literal are formatted for the locale`() {
    #expect(shown(Text("\(1234) of \(-5)")) == "1,234 of -5")
    #expect(shown(Text("\(1.5) \(CGFloat(2)) \(Float(0.25))")) == "1.500000 2.000000 0.250000")
    #expect(shown(Text("\(1234567)"), locale: "de_DE") == "1.234.567")
    #expect(shown(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    #expect(shown(Text("\(Int8(-3)) \(Int64(4)) \(UInt8(200))")) == "-3 4 200")
  }

  @Test func `Numbers in a string are not formatted`() {
    #expect(shown(Text("\(1234) and \(1.5)" as String)) == "1234 and 1.5")
    #expect(shown(Text(verbatim: "\(1234)")) == "1234")
  }

  @Test func `A specifier, a formatter or a format says how a value is written`() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    #expect(shown(Text("\(2.345, specifier: "%.1f") \(7, specifier: "%03d")")) == "2.3 007")
    #expect(shown(Text("\(NSNumber(value: 0.5), formatter: formatter)")) == "50%")
    #expect(shown(Text("\(1234.5, format: .number)")) == "1,234.5")
    #expect(shown(Text("\(1234.5, format: .number)"), locale: "de_DE") == "1.234,5")
    #expect(shown(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
  }

  @Test func `Values of other types are described`() {
    #expect(shown(Text("\(true) \([1, 2])")) == "true [1, 2]")
    #expect(shown(Text("\(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)")).hasSuffix("0001"))
  }

  @Test func `A percent sign stays one`() {
    #expect(shown(Text("100%")) == "100%")
    #expect(shown(Text("\(50)% of 100%")) == "50% of 100%")
    #expect(shown(Text("\("%@") %d")) == "%@ %d")
  }

  @Test func `Markdown in a literal is rendered, and not in a string`() {
    #expect(shown(Text("**a** _b_ ~c~ `d` [e](https://x.org)")) == "a b c d e")
    #expect(shown(Text("**a**" as String)) == "**a**")
    #expect(shown(Text(LocalizedStringKey("**a**" as String))) == "a")
    // What a program puts in is no Markdown.
    #expect(shown(Text("**a** \("**b**")")) == "a **b**")
  }

  @Test func `Markdown gives parts their looks`() {
    let parts = runs(Text("a **b** _c_ `d` ~e~ [f](https://x.org/\(1))"))
    let looks = parts.map { run in
      (run.string, run.font.weight(.bold) == run.font, run.font.italic() == run.font, run.font.monospaced() == run.font)
    }
    #expect(looks.map(\.0) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(looks.filter(\.1).map(\.0) == ["b"])
    #expect(looks.filter(\.2).map(\.0) == ["c"])
    #expect(looks.filter(\.3).map(\.0) == ["d"])
    #expect(parts.filter { $0.strikethrough != nil }.map(\.string) == ["e"])
    #expect(parts.last?.link == URL(string: "https://x.org/1") && parts.last?.foreground == .color(.accentColor))
  }

  @Test func `Marks that begin or end no emphasis stay as they are`() {
    let plain = [
      "2 * 3 * 4", "snake_case_name", "a_b", "*", "**", "~", "[a]", "a * b", "`", "\\", "<", "2 < 3 > 1", "a_ b_",
      "http:// a",
    ]
    for text in plain { #expect(shown(Text(LocalizedStringKey(text))) == text, "\(text)") }
    let rendered: KeyValuePairs = [
      "***a***": "a", "**a *b* c**": "a b c", "\\*a\\*": "*a*", "a*b*c": "abc", "``a`b``": "a`b", "*a": "*a",
      "<https://x.org>": "https://x.org", "~~a~~": "a", "**a**b": "ab", "*a **b***": "a b",
      "a ![b](u) c": "a b c", "![a]": "![a]", "[a\\]b](u)": "a]b", "[a\\]": "[a]", "[a [b](u) c](v)": "[a b c](v)",
      "[a](u": "[a](u", "[[a](u)](v)": "[a](v)",
      "`a ``b`": "a ``b", "<a <https://x.org>": "<a https://x.org",
    ]
    for (text, shown) in rendered { #expect(self.shown(Text(LocalizedStringKey(text))) == shown, "\(text)") }
  }

  @Test(arguments: ["[* ", "[", "*a ", "<", "](", "~~~", "^["])
  func `Marks without an end stay as they are, however many there are`(mark: String) {
    let text = String(repeating: mark, count: 2_001)
    #expect(shown(Text(LocalizedStringKey(text))) == text)
  }

  @Test func `Links in links and marks in marks are read without recursion`() {
    let links = String(repeating: "[", count: 20_000) + "a" + String(repeating: "](u)", count: 20_000)
    #expect(
      shown(Text(LocalizedStringKey(links)))
        == String(repeating: "[", count: 19_999) + "a" + String(repeating: "](u)", count: 19_999))
    let marks = String(repeating: "*", count: 20_000)
    #expect(shown(Text(LocalizedStringKey("\(marks)a\(marks)" as String))) == "a")
  }

  @Test func `An address in a literal is a link`() {
    let parts = runs(Text("see https://x.org/a_b, or not"))
    #expect(parts.map(\.string) == ["see ", "https://x.org/a_b", ", or not"])
    #expect(parts[1].link == URL(string: "https://x.org/a_b"))
  }

  @Test(arguments: [
    ("see www.x.org/a?b.", ["www.x.org/a?b"], "http://www.x.org/a?b"),
    ("(www.x.org/a_(b))", ["www.x.org/a_(b)"], "http://www.x.org/a_(b)"),
    ("**https://x.org/a*b**", ["https://x.org/a*b"], "https://x.org/a*b"),
    ("ftp://x.org, x", ["ftp://x.org"], "ftp://x.org"),
    ("www.x.org?a=1&amp;b=2&lt;", ["www.x.org?a=1&amp;b=2"], "http://www.x.org?a=1&b=2"),
    ("to a.b_c@x.org.", ["a.b_c@x.org"], "mailto:a.b_c@x.org"),
    ("[a](https://x.org?a&amp;b)", ["a"], "https://x.org?a&b"),
  ])
  func `Addresses on the web and of mail are links`(text: String, links: [String], destination: String) {
    let parts = runs(Text(LocalizedStringKey(text)))
    #expect(parts.filter { $0.link != nil }.map(\.string) == links)
    #expect(parts.compactMap(\.link) == [URL(string: destination)])
  }

  @Test(arguments: [
    "awww.x.org", "www.", "www. x", "http://", "a@b", "a@b.c_", "@x.org", "xhttp://a.b", "www.a_b.c_d", "a@@b.de",
  ])
  func `What is nearly an address is no link`(text: String) {
    #expect(shown(Text(LocalizedStringKey(text))) == text)
    #expect(runs(Text(LocalizedStringKey("*x* " + text))).allSatisfy { $0.link == nil })
  }

  @Test(arguments: ["a_", "a.", "www.", "http:///", "http://a_b/", "&", "&a", "&#1", "a@", "_a@b"])
  func `Beginnings of addresses and references are read once`(part: String) {
    let text = String(repeating: part, count: 20_001)
    #expect(shown(Text(LocalizedStringKey(text))).isEmpty == false)
  }

  @Test func `References to characters show the characters, but in code`() {
    let rendered: KeyValuePairs = [
      "a &amp; b &copy; &nbsp;&apos;&rarr;": "a & b © \u{A0}'→", "&#65;&#x42;&#0;": "AB\u{FFFD}", "`&amp;`": "&amp;",
      "&#42;a&#42;": "*a*", "a & b &nothing; &amp": "a & b &nothing; &amp", "&thetasym;&Alpha;": "ϑΑ",
      "[&lt;](u)": "<", "&#99999999;": "&#99999999;",
    ]
    for (text, shown) in rendered { #expect(self.shown(Text(LocalizedStringKey(text))) == shown, "\(text)") }
  }

  @Test func `Texts and pictures in a literal keep their looks`() {
    let parts = runs(Text("\(Text("a").bold()) b \(Image(systemName: "star"))"))
    #expect(parts.map(\.string) == ["a", " b ", ""] && parts.map(\.image) == [nil, nil, "star"])
    #expect(parts[0].font == Font.body.bold() && parts[1].font == .body)
  }

  @Test func `A table of a bundle translates keys, with values in an order of its own`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let files: KeyValuePairs = [
      "de.lproj/Localizable.strings": """
      /* A comment */
      "Hello" = "Hallo"; // another one
      "%@ of %lld" = "%2$lld, davon **%1$@**";
      "quote" = "\\"so\\"\\n\\U00fc";
      """,
      "en.lproj/Localizable.strings": #""Hello" = "Hi";"#, "de.lproj/Other.strings": #""Hello" = "Anders";"#,
    ]
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let bundle = try #require(Bundle(path: url.path))
    #expect(shown(Text("Hello", bundle: bundle), locale: "de_AT") == "Hallo")
    #expect(shown(Text("Hello", bundle: bundle)) == "Hi")
    #expect(shown(Text("Hello", tableName: "Other", bundle: bundle), locale: "de") == "Anders")
    #expect(shown(Text("\("A") of \(2000)", bundle: bundle), locale: "de_DE") == "2.000, davon A")
    #expect(shown(Text("quote", bundle: bundle), locale: "de") == "\"so\"\nü")
    #expect(shown(Text("unknown \(1)", bundle: bundle), locale: "de") == "unknown 1")
  }

  @Test func `Another locale shows the same text anew, and runs no body`() {
    struct Counter: View {
      var body: some View { Text("\(1234)") }
    }
    let host = ViewHost { Counter() }
    let report = host.report {
      host.setEnvironment(\.locale, to: Locale(identifier: "de_DE")); host.flush()
    }
    #expect(host.texts == ["1.234"])
    #expect(report.total.bodies == 0)
  }

  @Test func `A text of a key is shown and counted like the string that it comes to`() throws {
    struct Counting: View {
      let isKey: Bool
      @State private var number = 1_234

      var body: some View {
        Button("MORE") { number += 1 }
        if isKey { Text("\(number) Items") } else { Text(verbatim: number == 1_234 ? "1,234 Items" : "1,235 Items") }
      }
    }
    let hosts = [true, false].map { isKey in ViewHost { Counting(isKey: isKey) } }
    func expectAlike(_ change: String, _ make: (ViewHost) throws -> Void) rethrows {
      for host in hosts {
        try make(host)
        host.flush()
      }
      #expect(hosts[0].displayList.last?.content == hosts[1].displayList.last?.content, "\(change)")
      #expect(hosts[0].displayList.last?.frame == hosts[1].displayList.last?.frame, "\(change)")
      #expect(hosts[0].lastCommit == hosts[1].lastCommit, "\(change)")
    }
    expectAlike("nothing") { _ in }
    expectAlike("font") { $0.setEnvironment(\.font, to: .title) }
    expectAlike("case") { $0.setEnvironment(\.textCase, to: .uppercase) }
    try expectAlike("value") { try $0.tap("MORE") }
    expectAlike("size") { $0.setEnvironment(\.dynamicTypeSize, to: .xxxLarge) }
    expectAlike("no case") { $0.setEnvironment(\.textCase, to: nil) }
    expectAlike("scale") { $0.setEnvironment(\.minimumScaleFactor, to: 0.5) }
    #expect(hosts[0].texts.last == "1,235 Items")
    let counts = hosts[0].report {
      hosts[0].setEnvironment(\.locale, to: Locale(identifier: "de_DE")); hosts[0].flush()
    }
    #expect(hosts[0].texts.last == "1.235 Items" && counts.total.displayItemsChanged == 1)
  }

  @Test func `Controls take keys, and render them`() throws {
    var taps = 0
    let host = ViewHost {
      Button("Tap **me**") { taps += 1 }
      Label("Item \(1000)", systemImage: "star")
      Toggle("_On_", isOn: .constant(true))
      Section("Part `A`") { Text("a") }
    }
    try host.tap("Tap me")
    #expect(taps == 1)
    #expect(host.texts == ["Tap me", "Item 1,000", "On", "Part A", "a"])
  }

  @Test func `Alerts and titles take keys and texts`() {
    struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
    let alert = ViewHost { Text("a").alert("Number \(1000)", isPresented: .constant(true)) { Button("OK") {} } }
    #expect(alert.alert?.texts.first == "Number 1,000")
    let failure = ViewHost { Text("a").alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} } }
    #expect(failure.alert?.texts.first == "It failed")
  }
}
