/// The origin of one of two compared results.
package struct ComparisonSide: Codable, Equatable, Sendable {
  /// The arguments of the run, without the exports.
  package let command: [String]

  /// The preset of the measurement.
  package let preset: Preset

  /// The machine of the measurement.
  package let machine: MachineDescription

  /// `true` if Ctrl-C ended the run, so that rows and samples are missing; absent otherwise.
  package let interrupted: Bool?

  /// Takes the origin from a result.
  package init(_ report: JSONReport) {
    command = report.command
    preset = report.preset
    machine = report.machine
    interrupted = report.interrupted
  }

  /// Machine, build, commit, preset and command on one line.
  var line: String {
    machine.facts.map { $0.label == "commit" ? "commit \($0.value)" : $0.value }.joined(separator: "; ")
      + "; preset '\(preset.rawValue)'; command \(quoted(shellText(command)))"
  }
}
