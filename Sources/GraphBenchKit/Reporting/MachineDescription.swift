/// Whether the measured code is optimised.
package enum BuildMode: String, Codable, Sendable {
  /// Optimised.
  case release

  /// Not optimised, with assertions.
  case debug

  /// How this executable was built.
  ///
  /// The answer is known at compile time, so it is hidden: otherwise the compiler warns about the unreachable branch.
  static var current: BuildMode { hiddenFromOptimiser(_isDebugAssertConfiguration()) ? .debug : .release }
}

/// The machine and the build of the results, without host name, user name or path.
package struct MachineDescription: Codable, Equatable, Sendable {
  /// The name of the processor.
  package let processor: String

  /// The number of cores that the process may use.
  package let cores: Int

  /// The operating system and its version.
  package let system: String

  /// The compiler that built the executable.
  package let toolchain: String

  /// The current commit of the repository of this program's sources, independent of the working directory; `nil` if
  /// they are not in a repository of their own. Files may differ from it.
  package let commit: String?

  /// How the executable was built.
  let build: BuildMode

  /// Describes a machine.
  package init(processor: String, cores: Int, system: String, toolchain: String, commit: String?, build: BuildMode) {
    self.processor = processor
    self.cores = cores
    self.system = system
    self.toolchain = toolchain
    self.commit = commit
    self.build = build
  }

  /// The description as labelled facts, in the order in which they are printed.
  package var facts: [(label: String, value: String)] {
    [
      ("processor", "\(processor), \(cores) \(cores == 1 ? "core" : "cores")"), ("system", system),
      ("toolchain", "\(toolchain), \(build.rawValue) build"), ("commit", commit ?? "unknown"),
    ]
  }

  private enum CodingKeys: String, CodingKey {
    case processor, cores, system, toolchain, commit, build
  }

  /// Writes every key, a missing commit as `null`.
  ///
  /// - Throws: The error of the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(processor, forKey: .processor)
    try container.encode(cores, forKey: .cores)
    try container.encode(system, forKey: .system)
    try container.encode(toolchain, forKey: .toolchain)
    try container.encode(commit, forKey: .commit)
    try container.encode(build, forKey: .build)
  }
}
