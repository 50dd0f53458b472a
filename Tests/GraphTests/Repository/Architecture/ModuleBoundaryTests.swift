import Testing
import ViewTestSupport

struct `Module boundaries` {
  /// The modules of the standard library that are there on every platform.
  private let standardLibrary: Set = ["Swift", "Synchronization"]

  /// The C libraries of the platforms; each exists on some of them only.
  private let platformLibraries: Set = [
    "Glibc", "Musl", "Darwin", "Android", "Bionic", "WinSDK", "ucrt", "WASILibc",
  ]

  /// Modules of the standard library that some platforms lack.
  private let optionalLibrary: Set = ["Observation"]

  /// The imports of a folder's files that a rule refuses.
  private func imports(
    below folder: String, refusedUnless isAllowed: (SourceRules.Import) -> Bool
  ) throws -> [SourceTree.Finding] {
    try SourceTree.swiftFiles(below: folder).flatMap { file in
      SourceRules.imports(in: file.tokens).filter { !isAllowed($0) }.map {
        SourceTree.Finding(path: file.path, line: $0.line, text: "import \($0.module)")
      }
    }
  }

  @Test func `the engine imports the standard library and, under #if, the platform's C library`() throws {
    let findings = try imports(below: "Sources/AttributeGraph2") {
      standardLibrary.contains($0.module)
        || ($0.isConditional && (platformLibraries.contains($0.module) || optionalLibrary.contains($0.module)))
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "The engine knows neither Foundation nor views. Move this code out."))")
  }

  @Test func `the views import the engine, Foundation and the standard library`() throws {
    let allowed = standardLibrary.union(optionalLibrary).union(["AttributeGraph2", "Foundation", "ThreadSupport"])
    let findings = try imports(below: "Sources/AttributeGraphUI") {
      // Combine stands in for the publishers where there is one, and Darwin lists the images of a program.
      allowed.contains($0.module) || ($0.isConditional && ["Combine", "OpenPublishers", "Darwin"].contains($0.module))
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "The views stand on the engine alone. Do without this import."))")
  }

  @Test func `the publishers know neither views nor the engine`() throws {
    let allowed = standardLibrary.union(["Foundation", "ThreadSupport"])
    let findings = try imports(below: "Sources/OpenPublishers") { allowed.contains($0.module) }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Publishers stand on Foundation alone. Do without this import."))")
  }

  @Test func `the publishers are the same source on every platform`() throws {
    let findings = try SourceTree.swiftFiles(below: "Sources/OpenPublishers").flatMap { file in
      zip(file.tokens, file.tokens.dropFirst()).filter { $0.text == "#" && $1.text == "if" }.map {
        SourceTree.Finding(path: file.path, line: $0.0.line, text: "#if")
      }
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "The manifest leaves the target out where there is Combine."))")
  }

  @Test func `the macro plugin imports the platform's C library alone`() throws {
    let findings = try imports(below: "Sources/MacroExpansion") {
      standardLibrary.contains($0.module) || ($0.isConditional && platformLibraries.contains($0.module))
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "The plugin builds and starts in no time. Do without this import."))")
  }

  @Test func `the root package depends on no other package`() throws {
    let tokens = SourceScanner.tokens(of: try SourceTree.text(of: "Package.swift"))
    let findings = SourceRules.outsideDependencies(in: tokens).map {
      SourceTree.Finding(path: "Package.swift", line: $0.line, text: $0.code)
    }
    #expect(tokens.contains { $0.text == "Package" }, "Package.swift makes no Package; the scan has read nothing.")
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Put what needs another package into Benchmarks."))")
  }
}
