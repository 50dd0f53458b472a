import Testing

/// The floors of the engine: a folder names the types and functions of its own floor and of those below.
@Suite struct `Floors of the engine` {
  private static let engine = "Sources/AttributeGraph2"

  /// The folders, from the lowest floor to the highest; the files of the top level stand on the highest.
  private static let floors = [
    ["Memory"], ["Kernel", "Nodes"], ["FastPaths"], ["Ownership"], ["Collections", "Models"], ["Boundary"],
    ["Inspection"], [""],
  ]

  /// Names that a part of the engine uses of a higher floor.
  private struct Exception {
    let number: Int
    /// The beginnings of the paths of the files, below the engine.
    let places: [String]
    let names: [String]
    let reason: String

    func covers(_ mention: Upward) -> Bool {
      names.contains(mention.name) && places.contains { mention.path.hasPrefix($0) }
    }
  }

  private static let exceptions = [
    Exception(
      number: 1, places: ["Kernel/", "Nodes/", "Ownership/", "Collections/", "Models/", "Boundary/", "Inspection/"],
      names: ["Graph"],
      reason: "Each concept extends the graph with its part of the front door, and objects keep their graph alive."),
    Exception(
      number: 2, places: ["Kernel/GraphState.swift"], names: ["OwnershipState", "BoundaryState", "InspectionState"],
      reason: "The whole state of a graph lies behind one pointer."),
    Exception(
      number: 3, places: ["Memory/LargerStack.swift", "Memory/Releases.swift", "Memory/WaitingEffects.swift"],
      names: ["GraphReference", "NodeKind", "retain", "endIfUnheld", "freeIfUnused"],
      reason: "Evaluations continue on another stack, and what a queue or a list of releases drops ends."),
    Exception(
      number: 4, places: ["Kernel/Flush.swift", "Kernel/Recompute.swift", "Nodes/Computed.swift"],
      names: ["nextAlike", "tryRunDue", "tryRunStale"], reason: "The kernel asks its fast paths first."),
    Exception(
      number: 5, places: ["Kernel/", "Nodes/Node.swift"],
      names: ["disown", "end", "endLastEvaluation", "endScope", "freeIfUnused", "noteNew", "noteStoppedEffect"],
      reason: "A run owns the effects that it makes, and a step of the kernel owns the node that it works on."),
    Exception(
      number: 6, places: ["Nodes/NodeRecord.swift"], names: ["Scope"],
      reason: "The record of an effect names the scope that owns it."),
    Exception(
      number: 7, places: ["Kernel/", "Nodes/Effect.swift", "Ownership/Ending.swift"],
      names: ["deliver", "forgetOutside", "noteDisowned", "settleHooks", "takeExternalChanges"],
      reason: "Transactions deliver mail, reads ask for external changes, and hooks are called last of all."),
    Exception(
      number: 8, places: ["Kernel/", "Ownership/", "Boundary/"],
      names: [
        "Explanation", "checkInvariantsIfAsked", "emit", "forgetNotes", "label", "noteRun", "noteUpdateBegan",
        "noteUpdateEnded", "noteWrite", "recordStaleness", "report", "settleRecordedWrites",
      ],
      reason: "Events, causes and misuse are noted where they happen."),
  ]

  /// Functions of the engine that share their name with one of the standard library or of C: a call says nothing.
  private static let sharedNames: Set = ["initialize", "map", "removeValue", "store", "update", "write"]

  /// A mention of a name that is declared on higher floors only.
  private struct Upward {
    /// The path of the file below the engine.
    let path: String
    let line: Int
    let name: String
    /// The folder of the declaration.
    let folder: String
  }

  private struct UnknownFolder: Error { let folder: String }

  private static func floor(of folder: String) throws -> Int {
    guard let floor = floors.firstIndex(where: { $0.contains(folder) }) else { throw UnknownFolder(folder: folder) }
    return floor
  }

  /// Every mention of a name of a higher floor, and the functions that the engine declares.
  private static func scan() throws -> (upward: [Upward], functions: Set<String>) {
    let files = try SourceTree.swiftFiles(below: engine).map { file in
      let path = String(file.path.dropFirst(engine.count + 1))
      let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
      return (path: path, folder: folder, floor: try floor(of: folder), names: DeclaredNames(in: file.tokens))
    }
    // A name that several folders declare counts for the lowest.
    typealias Place = (floor: Int, folder: String)
    func lowest(_ one: Place, _ other: Place) -> Place { one.floor <= other.floor ? one : other }
    var types: [String: Place] = [:]
    var functions: [String: Place] = [:]
    for file in files {
      let place = (file.floor, file.folder)
      types.merge(file.names.types.map { ($0, place) }, uniquingKeysWith: lowest)
      functions.merge(file.names.functions.map { ($0, place) }, uniquingKeysWith: lowest)
    }
    let upward = files.flatMap { file in
      func upward(_ mentions: [DeclaredNames.Mention], _ places: [String: Place]) -> [Upward] {
        mentions.compactMap { mention in
          guard let place = places[mention.name], place.floor > file.floor else { return nil }
          return Upward(path: file.path, line: mention.line, name: mention.name, folder: place.folder)
        }
      }
      let calls = file.names.calls.filter { !sharedNames.contains($0.name) }
      return upward(file.names.typeMentions, types) + upward(calls, functions)
    }
    return (upward, Set(functions.keys))
  }

  @Test func `a folder names types and functions of its own floor and of those below`() throws {
    let findings = try Self.scan().upward.filter { mention in
      !Self.exceptions.contains { $0.covers(mention) }
    }.map { mention in
      let folder = mention.folder.isEmpty ? "the top level" : mention.folder
      return SourceTree.Finding(
        path: "\(Self.engine)/\(mention.path)", line: mention.line, text: "'\(mention.name)' belongs to \(folder)")
    }
    let advice = "Move it down, or let the higher floor call the lower one."
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: advice))")
  }

  @Test func `each exception is needed, for each of its places and names`() throws {
    let upward = try Self.scan().upward
    for exception in Self.exceptions {
      let covered = upward.filter(exception.covers)
      let names = exception.names.filter { name in !covered.contains { $0.name == name } }
      let places = exception.places.filter { place in !covered.contains { $0.path.hasPrefix(place) } }
      #expect(names.isEmpty && places.isEmpty, "Exception \(exception.number) (\(exception.reason)) is too wide.")
    }
  }

  @Test func `each shared name is that of a function of the engine`() throws {
    let functions = try Self.scan().functions
    #expect(Self.sharedNames.isSubset(of: functions))
  }

  @Test func `the exceptions are numbered in order`() {
    #expect(Self.exceptions.map(\.number) == Array(1...Self.exceptions.count))
  }
}
