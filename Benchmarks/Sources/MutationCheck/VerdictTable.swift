import Foundation

/// The report: a row a mutant, printed as soon as it is known, and a summary.
struct VerdictTable {
  private let mechanismWidth: Int
  private let whyWidth: Int
  private let count: Int
  /// How many mutants were killed.
  private(set) var killed = 0
  /// How many do not compile.
  private(set) var faulty = 0
  private var survivors: [Mutation] = []
  private var killers: [String: Int] = [:]

  /// Makes an empty table with room for what the mutations say.
  init(_ mutations: [Mutation]) {
    count = mutations.count
    mechanismWidth = mutations.map(\.mechanism.count).max() ?? 0
    whyWidth = mutations.map(\.why.count).max() ?? 0
  }

  /// Prints what the columns mean.
  func printHead() { row("mechanism", "mutation", "seconds", "killed by") }

  /// Prints what became of a mutant.
  mutating func print(_ mutation: Mutation, _ verdict: Verdict, _ time: Duration) {
    if verdict.isKilled { killed += 1 }
    switch verdict {
    case .survived: survivors.append(mutation)
    case .doesNotCompile: faulty += 1
    case .failed(let test): killers[String(test.prefix { $0 != ":" }), default: 0] += 1
    case .crashed: killers["a crash", default: 0] += 1
    case .timedOut: killers["the time limit", default: 0] += 1
    }
    let tenths = (time / .seconds(0.1)).rounded() / 10
    row(mutation.mechanism, mutation.why, "\(tenths)", verdict.text)
  }

  /// Prints how many were killed and by what, and which were not.
  func printSummary() {
    write("\nkilled \(killed) of \(count)")
    for (killer, number) in killers.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      write("  \(number) by \(killer)")
    }
    for mutation in survivors { write("survived: \(mutation.file): \(mutation.title)") }
  }

  private func row(_ mechanism: String, _ why: String, _ seconds: String, _ verdict: String) {
    let columns = [
      mechanism.padding(toLength: mechanismWidth, withPad: " ", startingAt: 0),
      why.padding(toLength: max(whyWidth, 8), withPad: " ", startingAt: 0),
      String(repeating: " ", count: max(0, 7 - seconds.count)) + seconds, verdict,
    ]
    write(columns.joined(separator: "  "))
  }

  /// Writes a line at once: the whole list takes long, and somebody may be looking on.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
