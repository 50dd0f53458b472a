/// Whether two results may be compared: times of different machines or presets do not depend on the code alone.
package enum Comparability {
  /// The facts that differ, each as a phrase with both values; empty if the results may be compared.
  package static func differences(_ base: JSONReport, _ new: JSONReport) -> [String] {
    let facts: [(String, String, String)] = [
      ("the processor", base.machine.processor, new.machine.processor),
      ("the number of cores", "\(base.machine.cores)", "\(new.machine.cores)"),
      ("the system", base.machine.system, new.machine.system),
      ("the build", base.machine.build.rawValue, new.machine.build.rawValue),
      ("the preset", base.preset.rawValue, new.preset.rawValue),
    ]
    return facts.compactMap { name, base, new in
      base == new ? nil : "\(name) (\(quoted(base)) and \(quoted(new)))"
    }
  }

  /// Checks that two results may be compared.
  ///
  /// - Throws: The facts that differ, unless differences are allowed.
  static func check(_ base: JSONReport, _ new: JSONReport, allowsMismatch: Bool) throws(UsageError) {
    let differences = differences(base, new)
    if !differences.isEmpty && !allowsMismatch { throw .incomparable(differences) }
  }
}
