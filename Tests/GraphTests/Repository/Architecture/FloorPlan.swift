/// The floors of a module: a file names the types of its own floor and of those below, and where it is asked, functions
/// or members of types.
struct FloorPlan {
  /// The folder of the module.
  let module: String
  /// The folders, from the lowest floor to the highest; the files of the top level stand in "".
  let floors: [[String]]
  /// Whether calls of functions count beside types.
  let checksCalls: Bool
  /// Whether members count that a floor adds to types of a lower floor, unless a lower floor has one of that name, too.
  var checksMembers = false
  /// Functions and members that share their name with one of the standard library or of C: a call says nothing.
  var sharedNames: Set<String> = []
  /// Mentions of higher floors that are allowed.
  let exceptions: [Exception]

  /// Names that a part of a module uses of a higher floor.
  struct Exception {
    let number: Int
    /// The beginnings of the paths of the files, below the module.
    let places: [String]
    let names: [String]
    let reason: String

    func covers(_ mention: Upward) -> Bool {
      names.contains(mention.name) && places.contains { mention.path.hasPrefix($0) }
    }
  }

  /// A mention of a name that is declared on higher floors only.
  struct Upward {
    /// The path of the file below the module.
    let path: String
    let line: Int
    let name: String
    /// The folder of the declaration.
    let folder: String
  }

  private struct UnknownFolder: Error { let folder: String }

  private func floor(of folder: String) throws -> Int {
    guard let floor = floors.firstIndex(where: { $0.contains(folder) }) else { throw UnknownFolder(folder: folder) }
    return floor
  }

  /// Every mention of a name of a higher floor, and the functions that the module declares.
  func scan() throws -> (upward: [Upward], functions: Set<String>) {
    let files = try SourceTree.swiftFiles(below: module).map { file in
      let path = String(file.path.dropFirst(module.count + 1))
      let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? ""
      return (path: path, folder: folder, floor: try floor(of: folder), names: DeclaredNames(in: file.tokens))
    }
    // A name that several folders declare counts for the lowest.
    typealias Place = (floor: Int, folder: String)
    func lowest(_ one: Place, _ other: Place) -> Place { one.floor <= other.floor ? one : other }
    var types: [String: Place] = [:]
    var functions: [String: Place] = [:]
    var members: [String: Place] = [:]
    for file in files {
      let place = (file.floor, file.folder)
      let declared = checksCalls ? file.names.types : file.names.outermostTypes
      types.merge(declared.map { ($0, place) }, uniquingKeysWith: lowest)
      functions.merge(file.names.functions.map { ($0, place) }, uniquingKeysWith: lowest)
      if checksMembers {
        members.merge(file.names.variables.union(file.names.functions).map { ($0, place) }, uniquingKeysWith: lowest)
      }
    }
    var added: Set<String> = []
    for file in files where checksMembers {
      for (type, name) in file.names.addedMembers where types[type].map({ $0.floor < file.floor }) == true {
        added.insert(name)
      }
    }
    let upward = files.flatMap { file in
      func upward(_ mentions: [DeclaredNames.Mention], _ places: [String: Place]) -> [Upward] {
        mentions.compactMap { mention in
          guard let place = places[mention.name], place.floor > file.floor else { return nil }
          return Upward(path: file.path, line: mention.line, name: mention.name, folder: place.folder)
        }
      }
      let ownTypes = file.names.types
      let mentions = file.names.typeMentions.filter { checksCalls || !ownTypes.contains($0.name) }
      if checksMembers {
        let reads = file.names.members.filter { added.contains($0.name) && !sharedNames.contains($0.name) }
        return upward(mentions, types) + upward(reads, members)
      }
      guard checksCalls else { return upward(mentions, types) }
      return upward(mentions, types) + upward(file.names.calls.filter { !sharedNames.contains($0.name) }, functions)
    }
    return (upward, Set(functions.keys))
  }

  /// The mentions that no exception covers.
  func findings() throws -> [SourceTree.Finding] {
    try scan().upward.filter { mention in !exceptions.contains { $0.covers(mention) } }.map { mention in
      let folder = mention.folder.isEmpty ? "the top level" : mention.folder
      return SourceTree.Finding(
        path: "\(module)/\(mention.path)", line: mention.line, text: "'\(mention.name)' belongs to \(folder)")
    }
  }

  /// The exceptions that cover nothing at one of their places, or for one of their names.
  func idleExceptions() throws -> [Exception] {
    let upward = try scan().upward
    return exceptions.filter { exception in
      let covered = upward.filter(exception.covers)
      return exception.names.contains { name in !covered.contains { $0.name == name } }
        || exception.places.contains { place in !covered.contains { $0.path.hasPrefix(place) } }
    }
  }
}
