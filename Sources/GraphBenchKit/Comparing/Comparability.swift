/// Whether two results may be compared: times of different machines or presets do not depend on the code alone.
package enum Comparability {
  /// The facts that differ, each as a phrase with both values; empty if the results may be compared.
  package static func differences(_ base: JSONReport, _ machine: MachineDescription, _ preset: Preset) -> [String] {
    let facts: [(String, String, String)] = [
      ("the processor", base.machine.processor, machine.processor),
      ("the number of cores", "\(base.machine.cores)", "\(machine.cores)"),
      ("the system", base.machine.system, machine.system),
      ("the build", base.machine.build.rawValue, machine.build.rawValue),
      ("the preset", base.preset.rawValue, preset.rawValue),
    ]
    return facts.compactMap { name, base, new in
      base == new ? nil : "\(name) (\(quoted(base)) and \(quoted(new)))"
    }
  }

  /// Checks that results may be compared with those of a machine and a preset, measured or about to be.
  ///
  /// - Throws: The facts that differ, unless differences are allowed.
  static func check(
    _ base: JSONReport, _ machine: MachineDescription, _ preset: Preset, allowsMismatch: Bool
  ) throws(UsageError) {
    let differences = differences(base, machine, preset)
    if !differences.isEmpty && !allowsMismatch { throw .incomparable(differences) }
  }
}
