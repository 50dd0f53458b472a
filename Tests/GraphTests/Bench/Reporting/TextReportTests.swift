import GraphBench
import Testing

@Suite struct `Text tables` {
  private func table(_ lines: [TextTable.Line]) -> TextTable {
    TextTable(
      headings: [["", "name"], ["size", "n"], ["time", "ms"]], alignments: [.leading, .trailing, .trailing],
      lines: lines)
  }

  @Test func `columns are as wide as their widest cell and stand two spaces apart`() {
    let rendered = table([.cells(["a", "1", "0.5"]), .blank, .cells(["long", "1,000", "12.25"])])
      .rendered(width: 40, style: .plain)
    #expect(
      rendered == [
        "       size   time",
        "name      n     ms",
        "a         1    0.5",
        "",
        "long  1,000  12.25",
      ])
  }

  @Test func `a table that is too wide first loses spaces between columns`() {
    let rendered = table([.cells(["long", "1,000", "12.25"])]).rendered(width: 16, style: .plain)
    #expect(rendered.last == "long 1,000 12.25")
  }

  @Test func `a table that is still too wide loses the middle of its names`() {
    let rendered = table([.cells(["a/very/long/scenario/name", "1,000", "12.25"])]).rendered(width: 30, style: .plain)
    #expect(rendered.last == "a/very/lo…rio/name 1,000 12.25")
  }

  @Test func `a remark takes the place of the figures and is wrapped to the width`() {
    let rendered = table([.remark(leading: ["a", "1"], text: "WRONG bodies expected 1, got 3")])
      .rendered(width: 32, style: .plain)
    #expect(
      rendered.suffix(2) == [
        "a        1  WRONG bodies",
        "            expected 1, got 3",
      ])
  }

  @Test func `only what is marked up differs in colour`() {
    let rendered = table([.cells(["a", "1", "2"])]).rendered(width: 40, style: .colored)
    #expect(rendered[1] == "\u{1B}[1mname     n    ms\u{1B}[0m")
    #expect(rendered[2] == "a        1     2")
  }
}

@Suite struct `The text report` {
  private let text = TextReport(report: ReportFixture.report, style: .plain, isQuiet: false).rendered()

  @Test func `every figure stands in its column`() {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func cells(_ start: String) -> [String] {
      (rows.first { $0.hasPrefix(start) } ?? "").split(separator: " ").map(String.init)
    }
    #expect(
      cells("infinityFrame/fontSize")
        == ["infinityFrame/fontSize", "1,000", "1", "1", "6", "4", "2", "1000.0", "1000.0", "1000.0", "0", "1"])
    // The p90 lies at position 1.8 of 2,000, 2,500 and 3,000 µs; the deviation of 500 is 20 % of the median.
    #expect(
      cells("geometryReader/fontSize")
        == ["geometryReader/fontSize", "1,000", "1", "1", "6", "4", "2", "2500.0", "2000.0", "2900.0", "20!", "2.50"])
    #expect(cells("fixedFrame/fontSize").last == "tie")
    // 12 ms over 1,326,000 evaluations, and over 1.5 ms.
    #expect(
      cells("deepPropagation")
        == ["deepPropagation", "–", "12.00", "12.20", "2", "9.05", "1,326,000", "1.500", "8.00"])
  }

  @Test func `a failed row says expected and got`() {
    #expect(text.contains("geometryReader/resize       10  WRONG update 1: bodies expected 1, got 3\n"))
  }

  @Test func `a blank line stands between groups`() {
    #expect(text.contains("tie\n\ngeometryReader/resize"))
  }

  @Test func `the machine stands above the tables, notes and findings below them`() {
    #expect(text.hasPrefix("GraphBench 0.1.0\nprocessor  Example 1, 2 cores\nsystem     Example OS 1\n"))
    #expect(text.contains("measured   preset 'quick', clock tick 40 ns\n"))
    #expect(text.contains("! The samples of this row differ too much (MAD above 10 % of the median)."))
    #expect(text.contains("\n\nThe infinity frame runs no user code.\n\n"))
  }

  @Test func `no line is longer than 120 characters, however long the names`() {
    let long = ReportFixture.layoutRow(
      "containerRelativeFrameWithAVeryLongName/childCallbackWithAVeryLongName", size: 1_000_000,
      samples: [123_456_789_000], counts: [.bodies: 1_000_000, .sizeQueries: 99_999_999])
    let report = Report(
      command: [], preset: .standard, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "layout", summary: String(repeating: "word ", count: 50), columns: .updates, timeUnit: .ns,
          rows: [long, ReportFixture.failed], findings: [String(repeating: "finding ", count: 40)])
      ])
    let lines = TextReport(report: report, style: .plain, isQuiet: false).rendered().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.contains { $0.contains("…") })
  }
}

@Suite struct `Numbers as text` {
  @Test func `thousands are separated by commas`() {
    #expect([0, 999, 1_000, 1_326_000, -1_234].map(grouped) == ["0", "999", "1,000", "1,326,000", "-1,234"])
    #expect(grouped(.min) == "-9,223,372,036,854,775,808")
  }

  @Test(arguments: [
    (123_456, TimeUnit.us, "123.5"), (12_345, .us, "12.35"), (1_234, .us, "1.234"), (12_345, .ms, "0.0123"),
    (1_234, .ms, "0.00123"), (950, .ns, "950.0"),
  ])
  func `times have three significant digits or more`(nanoseconds: Double, unit: TimeUnit, text: String) {
    #expect(timeText(nanoseconds, in: unit) == text)
  }

  @Test func `ratios have three significant digits`() {
    #expect([0.984, 7.613, 9.996, 76.13, 761.3].map(ratioText) == ["0.98", "7.61", "10.0", "76.1", "761"])
  }

  @Test func `long text is wrapped between words, and words that are too long are cut`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("a abcdefghij b".wrapped(to: 4) == ["a", "abcd", "efgh", "ij b"])
    #expect("".wrapped(to: 4) == [""])
  }
}

@Suite struct `Coloured reports` {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], TextStyle.colored), (.auto, false, [:], .plain),
      (.auto, true, ["NO_COLOR": "1"], .plain), (.auto, true, ["NO_COLOR": ""], .colored),
      (.auto, true, ["TERM": "dumb"], .plain), (.always, false, ["NO_COLOR": "1"], .colored),
      (.never, true, [:], .plain),
    ] as [(ColorChoice, Bool, [String: String], TextStyle)])
  func `follows the option, the terminal and NO_COLOR`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], style: TextStyle
  ) {
    #expect(TextStyle(choice, isTerminal: isTerminal, environment: environment) == style)
  }
}
