import Foundation
import MutationOperators

/// The build of all mutants at once, without those that do not compile.
struct SchemaBuild {
  /// The mutants in the build, by their numbers.
  private(set) var live: [Int: Mutant]
  /// Those that do not compile, by their numbers, with the error.
  private(set) var uncompiled: [Int: (mutant: Mutant, error: String)] = [:]
  /// How many builds it took.
  private(set) var rounds = 0
  /// How many were given up by an earlier check already.
  private(set) var knownBefore = 0

  private let texts: [String: String]
  private let package: ScratchPackage
  /// The schemata by their paths below the engine's sources.
  private var schemata: [String: SchemaText] = [:]
  private let memory: UncompiledMemory

  /// Takes mutants for a build, numbered from 1.
  init(of mutants: [Mutant], in texts: [String: String], package: ScratchPackage) {
    self.texts = texts
    self.package = package
    memory = UncompiledMemory(in: package.folder)
    live = Dictionary(uniqueKeysWithValues: zip(1..., mutants))
    for (number, mutant) in live {
      guard let error = memory.error(of: mutant, in: texts[mutant.identity.file] ?? "") else { continue }
      giveUp(number, error)
    }
    knownBefore = uncompiled.count
  }

  /// Builds until everything compiles that is left, and then the tests.
  ///
  /// - Throws: `CheckError.brokenBefore` where the engine or its tests do not compile without any mutant.
  mutating func build() throws {
    while true {
      try write()
      rounds += 1
      let engine = try package.build(withTests: false)
      if engine.end == .exited(0) { break }
      let errors = CompilerError.all(in: engine.output, below: package.sources.path)
      let count = uncompiled.count
      var functions: Set<String> = []
      for error in errors { giveUp(because: error, &functions) }
      guard uncompiled.count > count else { throw CheckError.brokenBefore(engine.output) }
      Output.line("build \(rounds): \(errors.count) errors, \(uncompiled.count) mutants given up so far")
    }
    try memory.remember(uncompiled.values.map { ($0.mutant, texts[$0.mutant.identity.file] ?? "", $0.error) })
    let tests = try package.build(withTests: true)
    guard tests.end == .exited(0) else { throw CheckError.brokenBefore(tests.output) }
  }

  private mutating func write() throws {
    let byFile = Dictionary(grouping: live.sorted { $0.key < $1.key }) { $0.value.identity.file }
    schemata = [:]
    for (path, text) in texts {
      schemata[path] = SchemaText(of: text, with: (byFile[path] ?? []).map { ($0.key, $0.value) })
    }
    try package.writeEngine(schemata.mapValues(\.text))
  }

  /// Gives up the mutants that an error is about: those at its place; else the riskiest of its function or file.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - functions: Functions with mutants that were given up in this round, which may have been enough.
  private mutating func giveUp(because error: CompilerError, _ functions: inout Set<String>) {
    let atPlace = (schemata[error.file]?.mutants(atLine: error.line, column: error.column) ?? [])
    if !atPlace.isEmpty {
      // Another error may have been about them already.
      for number in atPlace { giveUp(number, error.message) }
      return
    }
    let inFile = live.filter { $0.value.identity.file == error.file }
    let around = inFile.filter { $0.value.function.contains(error.line) }
    let smallest = around.map(\.value.function.count).min()
    let inFunction = around.filter { $0.value.function.count == smallest }
    let candidates = inFunction.isEmpty ? inFile : inFunction
    let place = "\(error.file) \(candidates.values.first?.function.lowerBound ?? 0)"
    guard let risk = candidates.map(\.value.risk).min(), functions.insert(place).inserted else { return }
    for (number, mutant) in candidates where mutant.risk == risk { giveUp(number, error.message) }
  }

  private mutating func giveUp(_ number: Int, _ error: String) {
    guard let mutant = live.removeValue(forKey: number) else { return }
    uncompiled[number] = (mutant, error)
  }
}

/// An error of the compiler about a file of the engine.
struct CompilerError: Hashable {
  /// The file, below the engine's sources.
  let file: String
  /// Its line, from 1.
  let line: Int
  /// Its column in bytes, from 1.
  let column: Int
  /// The mistake.
  let message: String

  /// The errors in the output of a build, each once.
  static func all(in output: String, below folder: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n") {
      guard let marker = line.firstRange(of: ": error: "), line.hasPrefix(folder + "/") else { continue }
      let place = line[..<marker.lowerBound].dropFirst(folder.count + 1).split(separator: ":")
      guard place.count == 3, let row = Int(place[1]), let column = Int(place[2]) else { continue }
      let error = CompilerError(
        file: String(place[0]), line: row, column: column, message: String(line[marker.upperBound...]))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
