import Foundation

/// The table of all peers: a row a workload, as text or as Markdown.
struct PeerTable {
  private let isMarkdown: Bool
  private let heads: [String]
  private static let nameWidth = 24

  init(isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
    heads = ["workload", "\(Row.peers[0]), ms", "ns per evaluation"] + Row.peers.dropFirst().map { "\($0), ms (×)" }
  }

  /// Prints the names of the columns.
  func printHead() {
    line(heads, remarks: ["remarks"])
    if isMarkdown { write("| :-- |" + String(repeating: " --: |", count: heads.count - 1) + " :-- |") }
  }

  /// Prints a row; the ratios are to this package's engine.
  func print(_ row: Row) {
    let own = row.cells.first?.fastest?.milliseconds
    let perEvaluation = own.map { Number.short($0 * 1_000_000 / Double(row.evaluations)) } ?? "–"
    var columns = [row.workload, own.map(Number.short) ?? "–", perEvaluation]
    for cell in row.cells.dropFirst() {
      guard let time = cell.fastest?.milliseconds else {
        columns.append("–")
        continue
      }
      columns.append("\(Number.short(time)) (×\(own.map { Number.short(time / $0) } ?? "–"))")
    }
    line(columns, remarks: row.cells.flatMap(remarks))
  }

  /// What has to be said about a peer on a workload.
  private func remarks(on cell: Row.Cell) -> [String] {
    var remarks: [String] = []
    switch cell.outcome {
    case .checked(let verdict):
      if let remark = verdict.remark {
        remarks.append("\(cell.peer): \(remark)")
      } else if cell.surplusEffects != 0 {
        remarks.append("\(cell.peer): \(cell.surplusEffects) effects too many while timed")
      }
    case .tooMuch(let version, let verdict):
      let time = Number.short(verdict.duration / .milliseconds(1))
      remarks.append("\(cell.peer): not run; \(version): \(verdict.remark ?? "no remark"), \(time) ms")
    }
    if cell.wrongValues > 0 { remarks.append("\(cell.peer): \(cell.wrongValues) wrong values while timed") }
    return remarks
  }

  private func line(_ columns: [String], remarks: [String]) {
    if isMarkdown {
      write("| " + (columns + [remarks.joined(separator: "; ")]).joined(separator: " | ") + " |")
      return
    }
    let padded = columns.enumerated().map { index, text in
      let width = index == 0 ? Self.nameWidth : heads[index].count
      let space = String(repeating: " ", count: max(0, width - text.count))
      return index == 0 ? text + space : space + text
    }
    write(padded.joined(separator: "  "))
    if remarks != ["remarks"] { for remark in remarks { write("    \(remark)") } }
  }

  /// Writes at once: the whole table takes long, and somebody may be looking on.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

/// How numbers are written.
enum Number {
  /// Three digits that count, without an exponent.
  static func short(_ number: Double) -> String {
    switch abs(number) {
    case 100...: String(format: "%.0f", number)
    case 10..<100: String(format: "%.1f", number)
    default: String(format: "%.2f", number)
    }
  }
}
