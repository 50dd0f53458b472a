import AttributeGraph2

/// The suites that are available on the command line.
///
/// Invariants, checked when a catalogue is made:
/// 1. No two suites have the same name.
/// 2. No suite has the name of a built-in command.
@MainActor package struct SuiteCatalog {
  /// The suites in the order of `list` and `all`; the first runs if no command is given.
  package let suites: [ScenarioSuite]

  /// Makes the population that GraphBench starts itself for, and measures its memory; nil if no suite measures memory.
  package let weigh: (@MainActor (MemoryRequest) throws -> String)?

  /// Whether a page shows the frames of a scenario, by its name.
  let isPictured: @MainActor (String) -> Bool

  /// Registers suites.
  ///
  /// - Parameters:
  ///   - suites: The suites.
  ///   - isPictured: Whether a page shows the frames of a scenario, by its name.
  ///   - weigh: Makes the population that GraphBench starts itself for, and measures its memory.
  /// - Precondition: the names differ from each other and from `all`, `list` and `help`.
  package init(
    suites: [ScenarioSuite], isPictured: @escaping @MainActor (String) -> Bool = { _ in true },
    weigh: (@MainActor (MemoryRequest) throws -> String)? = nil
  ) {
    var taken = Set(FixedCommand.allCases.map(\.rawValue))
    for suite in suites {
      trap(
        unless: taken.insert(suite.name).inserted,
        "The suite name '\(suite.name)' is taken by another suite or a command. Give the suite a name of its own.")
    }
    self.suites = suites
    self.isPictured = isPictured
    self.weigh = weigh
  }

  /// The names of the suites, in their order.
  package var names: [String] { suites.map(\.name) }

  /// The suite with the given name.
  ///
  /// - Complexity: O(*n*) in the number of suites.
  package func suite(named name: String) -> ScenarioSuite? {
    suites.first { $0.name == name }
  }

  /// The scenario with a name, at the given or its smallest size.
  ///
  /// - Throws: `unknownScenario` with all names; `missingSize` if the scenario exists at other sizes only;
  ///   `scenariosWithoutSizes` if a size is given and it has none.
  /// - Complexity: O(*n*) in the number of scenarios.
  func scenario(named name: String, size: Int?) throws(UsageError) -> any Measurable {
    let sizes = size.map { [$0] }
    var scenarios: [any Measurable] = []
    for section in suites.flatMap(\.sections) { scenarios += section.scenarios(sizes: sizes, extent: .full) }
    if let found = scenarios.first(where: { $0.id.description == name }) {
      if size != nil && found.id.size == nil { throw .scenariosWithoutSizes }
      return found
    }
    // A table leaves out sizes that are meaningless for its scenarios.
    let all = suites.flatMap(\.sections).flatMap { $0.scenarios(sizes: nil, extent: .full) }.map(\.id.description)
    if let size, all.contains(name) { throw .missingSize(scenario: name, size: size) }
    throw .unknownScenario(name, valid: all)
  }
}
