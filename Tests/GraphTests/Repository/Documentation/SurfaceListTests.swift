import Testing

/// The list of SwiftUI's names, and the table of those that are missing. `.ci/surface` finds out which are.
struct `The list of SwiftUI's names` {
  /// The names, each with the code beside it.
  private static func names() throws -> [(name: Substring, code: Substring)] {
    let page = try SourceTree.text(of: "docs/Facts/Surface.md")
    let lines = page.split(separator: "\n").drop { !$0.hasPrefix("## ") }
    return lines.filter { !$0.hasPrefix("## ") }.compactMap { line in
      // A name may have a colon inside, as conformances do.
      let mark = line.firstRange(of: ": let ") ?? line.firstRange(of: ": ")
      return mark.map { (line[..<$0.lowerBound], line[line.index($0.lowerBound, offsetBy: 2)...]) }
    }
  }

  /// The names in the rows of the table.
  private static func rows() throws -> [Substring] {
    let page = try SourceTree.text(of: "docs/Views.md")
    let table = page.split(separator: "\n").drop { $0 != "## What is missing" }.prefix { !$0.hasPrefix("Beside") }
    return table.filter { $0.hasPrefix("| `") }.compactMap { row in
      row.firstRange(of: "` | ").map { row[row.index(row.startIndex, offsetBy: 3)..<$0.lowerBound] }
    }
  }

  @Test func `has each name once, with code`() throws {
    let names = try Self.names()
    #expect(names.count == 383)
    #expect(Set(names.map(\.name)).count == names.count)
    #expect(names.allSatisfy { !$0.code.isEmpty })
  }

  @Test func `has every name of the table of missing names, which has none twice`() throws {
    let known = Set(try Self.names().map(\.name))
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    #expect(rows.filter { !known.contains($0) } == [], "Add the names to docs/Facts/Surface.md.")
    #expect(Set(rows).count == rows.count)
  }

  @Test func `has the numbers of names, and of those that exist, that the README gives`() throws {
    let (names, missing) = (try Self.names().count, try Self.rows().count)
    let readme = try SourceTree.text(of: "README.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(readme.contains("\(names - missing) of \(names) names that real code needs"))
  }
}
