import GraphBench
import GraphBenchKit
import Testing

struct `Text tables` {
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
