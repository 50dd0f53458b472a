import Foundation

/// A copy of the engine and of its tests, to be broken: a package of its own below the build folder of the checks.
///
/// The copy stays from one check to the next, so that what has not changed is not compiled again.
struct ScratchPackage {
  /// The folder of the copy.
  let folder: URL
  /// A checksum of everything in it but the engine.
  let checksum: Checksum
  /// The folder of the sources in the copy.
  var sources: URL { folder.appendingPathComponent(Self.engine) }

  /// The folder of the engine's sources in the root of the package.
  static let engine = "Sources/AttributeGraph2"
  /// The folder of the engine's tests.
  private static let tests = "Tests/GraphTests/Engine"
  /// The folder of what these tests share.
  private static let support = "Tests/GraphTests/Support/General"
  /// The folder of what makes a run of them print little.
  private static let console = "Tests/GraphTests/Support/Console"

  /// The manifest of the copy: the settings of the package, but a mutant may cause warnings.
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [.strictMemorySafety()]

    let package = Package(
      name: "AttributeGraph2",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "MutantNumber"),
        .target(name: "MutantSwitches", dependencies: ["MutantNumber"]),
        .target(name: "AttributeGraph2", dependencies: ["MutantSwitches"], swiftSettings: settings),
        .target(
          name: "QuietTestRun", path: "\(console)", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .target(name: "TestSupport", dependencies: ["QuietTestRun"], path: "\(support)", swiftSettings: settings),
        .testTarget(
          name: "EngineTests", dependencies: ["AttributeGraph2", "TestSupport"], path: "\(tests)",
          swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6]
    )

    """

  /// Copies the engine's tests, and writes all but the engine itself.
  ///
  /// - Parameters:
  ///   - root: The root of the package.
  ///   - folder: Where the copy is to be.
  /// - Throws: What the system says where it cannot.
  init(copying root: URL, to folder: URL) throws {
    self.folder = folder
    var texts = [
      "Package.swift": Self.manifest,
      "Sources/MutantNumber/include/MutantNumber.h": SwitchSources.header,
      "Sources/MutantNumber/MutantNumber.c": SwitchSources.implementation,
      "Sources/MutantSwitches/MutantSwitch.swift": SwitchSources.functions,
    ]
    for part in [Self.tests, Self.support, Self.console] {
      for (path, text) in try Self.swiftFiles(below: root.appendingPathComponent(part)) {
        texts["\(part)/\(path)"] = text
      }
    }
    var checksum = Checksum()
    checksum.add(texts)
    self.checksum = checksum
    for (path, text) in texts { try write(text, to: path) }
    for part in [Self.tests, Self.support, Self.console] {
      try removeFiles(below: part) { texts["\(part)/\($0)"] == nil }
    }
  }

  /// Writes the sources of the engine, and removes those that it no longer has.
  ///
  /// - Parameter texts: The texts by their paths below the folder of the sources.
  /// - Throws: What the system says where it cannot.
  func writeEngine(_ texts: [String: String]) throws {
    for (path, text) in texts { try write(text, to: "\(Self.engine)/\(path)") }
    try removeFiles(below: Self.engine) { texts[$0] == nil }
  }

  /// The Swift files below a folder, by their paths below it.
  static func swiftFiles(below folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    return texts
  }

  /// The engine's tests by the names of their files, with nothing but what the runner of tests finds by them.
  func testFiles() throws -> [String] {
    let texts = try Self.swiftFiles(below: folder.appendingPathComponent(Self.tests))
    return texts.filter { $0.value.contains("@Test") }.map { String($0.key.split(separator: "/").last ?? "") }.sorted()
  }

  /// Builds the engine alone, or with its tests.
  func build(withTests: Bool) throws -> Program.Result {
    let target = withTests ? ["--build-tests"] : ["--target", "AttributeGraph2"]
    // The flags are the same each time: others would compile everything anew.
    let flags = ["-Xswiftc", "-suppress-warnings", "-Xswiftc", "-continue-building-after-errors"]
    return try Program(words: ["swift", "build"] + target + flags, folder: folder).run()
  }

  /// The program of the tests, to be followed by its options.
  var testProgram: [String] {
    // Where the tests are a program, it is run itself: what it starts is in its process group then, and ends with it.
    #if os(Linux)
    [".build/debug/AttributeGraph2PackageTests.xctest", "--testing-library", "swift-testing"]
    #else
    ["swift", "test", "--skip-build", "--disable-xctest"]
    #endif
  }

  /// Writes a file unless it has that text already, so that it is not compiled again.
  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func removeFiles(below part: String, where isGone: (String) -> Bool) throws {
    let place = folder.appendingPathComponent(part)
    for path in try FileManager.default.subpathsOfDirectory(atPath: place.path)
    where path.hasSuffix(".swift") && isGone(path) {
      try FileManager.default.removeItem(at: place.appendingPathComponent(path))
    }
  }
}
