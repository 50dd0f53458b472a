import Foundation

/// A copy of the engine and of its tests, to be broken: a package of its own in a temporary folder.
struct ScratchPackage {
  /// The folder of the copy.
  let folder: URL

  private var sources: URL { folder.appendingPathComponent("Sources/AttributeGraph2") }

  /// The tests that take seconds; they run for those mutants only that survive the others.
  private static let slowTests = #"(\bDepth(\+Breadth)?|RandomProgramTests|KeyedMapRandomTests)\.swift"#
  /// The tests that run the compiler on other programs: no mutation of the engine's code reaches them.
  private static let compilerTests = #"Isolation\+Confinement\.swift"#
  /// How long a build may take, in seconds.
  private static let buildLimit = 900.0

  /// What the copy is built by: the settings of the package, but a mutant may cause warnings.
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [.strictMemorySafety()]

    let package = Package(
      name: "AttributeGraph2",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "AttributeGraph2", swiftSettings: settings),
        .target(name: "TestSupport", path: "Tests/GraphTests/Support/General", swiftSettings: settings),
        .testTarget(
          name: "EngineTests", dependencies: ["AttributeGraph2", "TestSupport"], path: "Tests/GraphTests/Engine",
          swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6]
    )

    """

  /// Copies the engine and its tests, as they stand in the working tree.
  ///
  /// - Throws: What the system says where it cannot.
  init(copying root: URL) throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appendingPathComponent("AttributeGraph2-mutants-\(UUID().uuidString)")
    for path in ["Sources", "Tests/GraphTests/Support"] {
      try files.createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["Sources/AttributeGraph2", "Tests/GraphTests/Engine", "Tests/GraphTests/Support/General"] {
      try files.copyItem(at: root.appendingPathComponent(path), to: folder.appendingPathComponent(path))
    }
    try Self.manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Removes the copy.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Builds the copy and runs all tests as they are.
  ///
  /// - Throws: `MutationError.brokenBefore` where a test fails or something does not compile.
  func checkUnbroken(limit: Double) throws {
    let build = try build()
    guard build.end == .exited(0) else { throw MutationError.brokenBefore(build.output) }
    for run in TestSelection.allCases {
      let (end, output) = try test(run, limit: limit * 5)
      if end != .exited(0) { throw MutationError.brokenBefore(output) }
    }
  }

  /// Breaks the engine in one way, runs the tests, and repairs it.
  ///
  /// - Throws: `MutationError` where the mutation does not fit the sources, and what the system says.
  func verdict(on mutation: Mutation, limit: Double) throws -> Verdict {
    let file = sources.appendingPathComponent(mutation.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    try mutation.applied(to: text).write(to: file, atomically: true, encoding: .utf8)
    defer { try? text.write(to: file, atomically: true, encoding: .utf8) }
    let build = try build()
    guard build.end == .exited(0) else {
      let message = build.output.split(separator: "\n").first { $0.contains("error:") }
      return .doesNotCompile(message.map(String.init) ?? "\(build.end)")
    }
    for selection in TestSelection.allCases {
      let (end, output) = try test(selection, limit: limit) { TestOutput($0).firstFailure != nil }
      let said = TestOutput(output)
      let suffix = selection == .checkingInvariants ? " (invariants checked)" : ""
      if let failure = said.firstFailure { return .failed(failure + suffix) }
      switch end {
      case .exited(0): continue
      case .timedOut: return .timedOut((said.openTest ?? "no test") + suffix)
      case .exited, .stopped: return .crashed((said.openTest ?? "no test") + suffix)
      }
    }
    return .survived
  }

  /// Which tests are run, in the order in which a mutant meets them.
  private enum TestSelection: CaseIterable {
    /// All that take little time.
    case quick
    /// The others.
    case slow
    /// The quick ones again, while the engine checks its own invariants, as `.ci/run` does.
    case checkingInvariants
  }

  private func build() throws -> (end: Command.End, output: String) {
    try Command(words: ["swift", "build", "--build-tests"], folder: folder).run(limit: Self.buildLimit)
  }

  /// Runs tests one after the other, so that the first failure is the same in every run.
  private func test(
    _ selection: TestSelection, limit: Double, until isEnough: (String) -> Bool = { _ in false }
  ) throws -> (end: Command.End, output: String) {
    let choice =
      switch selection {
      case .quick, .checkingInvariants: ["--skip", Self.slowTests, "--skip", Self.compilerTests]
      case .slow: ["--filter", Self.slowTests]
      }
    // Where the tests are a program, it is run itself: what it starts is in its process group then, and ends with it.
    #if os(Linux)
    let words = [".build/debug/AttributeGraph2PackageTests.xctest", "--testing-library", "swift-testing"]
    #else
    let words = ["swift", "test", "--skip-build", "--disable-xctest"]
    #endif
    var command = Command(words: words + ["--no-parallel"] + choice, folder: folder)
    if selection == .checkingInvariants { command.environment["ATTRIBUTE_GRAPH_CHECK_INVARIANTS"] = "1" }
    return try command.run(limit: limit, until: isEnough)
  }
}
