import Foundation

/// Breaks each mechanism of the engine in turn, in a copy, and shows that some test fails.
@main
struct MutationCheck {
  /// All mutants were killed, or were only named.
  private static let success: Int32 = 0
  /// A mutant survived.
  private static let survivors: Int32 = 1
  /// The list of mutations does not fit the engine, or the engine does not pass its own tests.
  private static let unfit: Int32 = 2

  static func main() {
    do {
      exit(try check(Options(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("MutationCheck: \(error)\n".utf8))
      exit(unfit)
    }
  }

  /// Does what the command line asks for.
  ///
  /// - Returns: The exit status.
  private static func check(_ options: Options) throws -> Int32 {
    if options.isHelp {
      print(Options.usage)
      return success
    }
    let mutations = try options.selection()
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try checkPlaces(of: mutations, below: root.appendingPathComponent("Sources/AttributeGraph2"))
    if options.isList {
      for mutation in mutations { print("\(mutation.file)  \(mutation.title)") }
      print("\(mutations.count) mutations; left out are:")
      for left in LeftOut.all { print("\(left.file)  \(left.what). \(left.reason)") }
      return success
    }
    let package = try ScratchPackage(copying: root)
    defer { if !options.keepsScratch { package.remove() } }
    if options.keepsScratch { print("scratch package: \(package.folder.path)") }
    var table = VerdictTable(mutations)
    try package.checkUnbroken(limit: options.timeout)
    table.printHead()
    for mutation in mutations {
      let begin = ContinuousClock.now
      let verdict = try package.verdict(on: mutation, limit: options.timeout)
      table.print(mutation, verdict, ContinuousClock.now - begin)
    }
    table.printSummary()
    if table.faulty > 0 { return unfit }
    return table.killed == mutations.count ? success : survivors
  }

  /// Looks at all mutations before the first is tried, which takes long.
  private static func checkPlaces(of mutations: [Mutation], below folder: URL) throws(MutationError) {
    for mutation in mutations {
      let file = folder.appendingPathComponent(mutation.file)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .noSuchFile(file.path) }
      _ = try mutation.applied(to: text)
    }
  }
}
