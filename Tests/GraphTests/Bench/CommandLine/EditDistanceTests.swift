import GraphBench
import GraphBenchKit
import Testing

struct `Edit distance` {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("jsno", "json", 1),
    ("JSON", "json", 0), ("ca", "abc", 3), ("flaw", "lawn", 2), ("lsit", "list", 1),
  ])
  func `counts insertions, deletions, replacements and swaps`(first: String, second: String, steps: Int) {
    #expect(editDistance(first, second) == steps)
    #expect(editDistance(second, first) == steps)
  }

  @Test func `the nearest word is the one with the fewest steps`() {
    #expect(nearestWord(to: "layot", among: ["list", "layout", "all"]) == "layout")
    #expect(nearestWord(to: "--fromat", among: OptionName.allCases.map(\.spelling)) == "--format")
    #expect(nearestWord(to: "msec", among: ["ns", "us", "ms"]) == "ms")
  }

  @Test func `of equally near words the first is taken`() {
    #expect(nearestWord(to: "xs", among: ["ns", "us", "ms"]) == "ns")
  }

  @Test func `a word that shares nothing has no nearest word`() {
    #expect(nearestWord(to: "zzzzzzzz", among: ["list", "layout"]) == nil)
    #expect(nearestWord(to: "q", among: ["a"]) == nil)
    #expect(nearestWord(to: "explode", among: ["explain", "list", "all"]) == nil)
    #expect(nearestWord(to: "ab", among: ["all", "ns"]) == nil)
  }

  @Test func `the beginning of a word is near it`() {
    #expect(nearestWord(to: "snap", among: ["all", "snapshot"]) == "snapshot")
    #expect(nearestWord(to: "sn", among: ["all", "snapshot"]) == nil)
    #expect(nearestWord(to: "layouts", among: ["list", "layout"]) == "layout")
  }
}
