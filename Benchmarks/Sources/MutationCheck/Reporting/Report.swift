import MutationOperators

/// The verdicts on all mutants, by folder and by operator.
struct Report {
  /// The mutants with their verdicts.
  let rows: [(mutant: Mutant, verdict: Verdict)]

  /// How many mutants of a group came to which end.
  struct Counts {
    var killed = 0
    var timedOut = 0
    var survived = 0
    var equivalent = 0
    var uncompiled = 0

    /// Which part of those that can be killed was, in percent; 100 where there are none.
    var percentage: Double {
      let killable = killed + timedOut + survived
      return killable == 0 ? 100 : 100 * Double(killed + timedOut) / Double(killable)
    }

    mutating func add(_ verdict: Verdict) {
      switch verdict {
      case .failed, .crashed: killed += 1
      case .timedOut: timedOut += 1
      case .survived, .unreached: survived += 1
      case .equivalent: equivalent += 1
      case .uncompiled: uncompiled += 1
      }
    }
  }

  /// The counts of the groups by a key, in the order of their names.
  func counts(by key: (Mutant) -> String) -> [(name: String, counts: Counts)] {
    var groups: [String: Counts] = [:]
    for row in rows { groups[key(row.mutant), default: Counts()].add(row.verdict) }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The line of a mutant while the check runs.
  static func line(_ mutant: Mutant, _ verdict: Verdict) -> String {
    "\(mutant.identity): \(mutant.change)\n    \(verdict.text)"
  }

  /// Prints tables and survivors.
  func print() {
    let survivors = rows.filter(\.verdict.isSurvivor)
    if !survivors.isEmpty { Output.line("\nSurvivors") }
    for (mutant, verdict) in survivors {
      Output.line("\(mutant.identity): \(mutant.change)")
      Output.line("    \(mutant.identity.file):\(mutant.line): \(mutant.context)")
      if case .unreached = verdict { Output.line("    no test reaches it") }
    }
    table("folder", counts(by: \.identity.folder))
    table("operator", counts(by: \.identity.operatorName))
    table("all", counts { _ in "all" })
  }

  private func table(_ title: String, _ groups: [(name: String, counts: Counts)]) {
    let width = ([title] + groups.map(\.name)).map(\.count).max() ?? 0
    let columns = ["killed", "timed out", "survived", "equivalent", "not compiled", "percent"]
    func row(_ name: String, _ cells: [String]) {
      let padded = zip(columns, cells).map { column, cell in
        String(repeating: " ", count: column.count - cell.count) + cell
      }
      let end = padded.joined(separator: "  ")
      Output.line(name + String(repeating: " ", count: width - name.count) + "  " + end)
    }
    Output.line("")
    row(title, columns)
    for (name, counts) in groups {
      let numbers = [counts.killed, counts.timedOut, counts.survived, counts.equivalent, counts.uncompiled]
      row(name, numbers.map(String.init) + ["\((10 * counts.percentage).rounded(.down) / 10)"])
    }
  }
}
