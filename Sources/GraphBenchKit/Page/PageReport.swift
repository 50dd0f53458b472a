import Foundation

/// The results as one self-contained page for a browser: no network, no library.
package struct PageReport {
  /// The frames of a scenario before and after an update.
  package struct Frames: Sendable {
    /// The scenario.
    let name: String

    /// The frames as SVG.
    let svg: String

    /// Makes frames.
    package init(name: String, svg: String) {
      self.name = name
      self.svg = svg
    }
  }

  /// The results.
  let report: Report

  /// The names of the columns after those that name a row; `nil` for all columns of a table.
  let columns: [String]?

  /// The frames of scenarios.
  let frames: [Frames]

  /// Makes a page.
  package init(report: Report, columns: [String]? = nil, frames: [Frames] = []) {
    self.report = report
    self.columns = columns
    self.frames = frames
  }

  /// Renders the page.
  package func rendered() -> String {
    let sections = report.sections.enumerated().map { PageSection($1, number: $0, columns: columns) }
    let body = [head(sections)] + sections.map { $0.rendered(hasFindings: sections.count > 1) } + [framesPart, method]
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>GraphBench: \(markup(suites))</title>
      <style>
      \(PageStyle.sheet)
      </style>
      </head>
      <body>
      <main>
      \(body.filter { !$0.isEmpty }.joined(separator: "\n"))
      </main>
      <script>
      \(PageStyle.script)
      </script>
      </body>
      </html>

      """
  }

  private var suites: String { report.sections.map(\.suite).joined(separator: ", ") }

  /// The question, the answer in sentences, and links to the tables.
  private func head(_ sections: [PageSection]) -> String {
    let rows = counted(report.rows.count, "row", "rows")
    // With one table its findings are the answer; with several each table shows its own.
    let findings = sections.count == 1 ? sections[0].findings : ""
    var parts = [
      "<h1>What does a change cost?</h1>",
      """
      <p class="lead">GraphBench has measured \(rows) of \(markup(suites)): what one update runs, which is exact and the \
      same everywhere, and how long it takes, which belongs to the machine described below.</p>
      <p>The command was <code>\(markup(shellText(["GraphBench"] + report.command)))</code>.</p>
      """,
    ]
    if report.isInterrupted {
      parts.append("<p class=\"wrong\">The run was interrupted: rows and samples are missing.</p>")
    }
    let failed = report.rows.count { $0.failure != nil }
    if failed > 0 {
      let text = failed == 1 ? "1 row is wrong" : "\(grouped(failed)) rows are wrong"
      parts.append("<p class=\"wrong\">\(text); the tables say what was expected.</p>")
    }
    if !findings.isEmpty { parts.append(findings) }
    if sections.count > 1 {
      let links = sections.map { "<li><a href=\"#\($0.identifier)\">\(markup($0.section.suite))</a></li>" }
      parts.append("<nav aria-label=\"Tables\"><ul>\(links.joined())</ul></nav>")
    }
    return parts.joined(separator: "\n")
  }

  private var framesPart: String {
    guard !frames.isEmpty else { return "" }
    let figures = frames.map { frame in
      let data = Data(frame.svg.utf8).base64EncodedString()
      return """
        <details class="frames"><summary>\(markup(frame.name))</summary>
        <img alt="The frames of \(markup(frame.name)) before and after an update" src="data:image/svg+xml;base64,\(data)">
        </details>
        """
    }
    return """
      <h2 id="frames">Frames before and after</h2>
      <p>Each scenario at size 3, before and after one update. What moved or was drawn again has a frame.</p>
      \(figures.joined(separator: "\n"))
      """
  }

  private var method: String {
    let facts = report.facts.map { "<dt>\(markup($0.label))</dt><dd>\(markup($0.value))</dd>" }.joined(separator: "\n")
    return """
      <h2 id="method">Machine and method</h2>
      <dl>
      \(facts)
      </dl>
      <p>Counts and values of every row are verified before its time is taken, and again after it. Rows that are compared \
      are sampled in turns. Charts show the median time of updates, and the fastest of blocks and runs; both axes are logarithmic, so that a cost in proportion to the size is a \
      line with the slope of the diagonal of a square, and a cost that does not depend on it is level.</p>
      """
  }
}
