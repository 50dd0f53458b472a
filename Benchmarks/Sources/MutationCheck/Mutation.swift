/// One way to break the engine: a text that stands in its sources once, and what is put in its place.
struct Mutation: Sendable {
  /// The mechanism that is broken.
  let mechanism: String
  /// The file, below `Sources/AttributeGraph2`.
  let file: String
  /// The text, which stands in the file exactly once.
  let original: String
  /// What stands there in the broken engine.
  let replacement: String
  /// What the broken engine does wrong, in a sentence without its full stop.
  let why: String

  /// The line of a list: the mechanism and what is wrong.
  var title: String { "\(mechanism): \(why)" }

  /// The text of a file with this mutation in it.
  ///
  /// - Throws: `MutationError.noLongerApplies` unless the original stands in the text exactly once.
  func applied(to text: String) throws(MutationError) -> String {
    let places = text.ranges(of: original)
    guard places.count == 1, let place = places.first else {
      throw .noLongerApplies(self, places: places.count)
    }
    return text.replacingCharacters(in: place, with: replacement)
  }

  /// Every mutation, folder by folder of the engine.
  static let all: [Mutation] =
    tracking + endingNodes + invalidation + evaluation + outcomes + prefetching + writes + flushing + effects
    + attributes + ownership + subgraphs + handles + storage + inspection + outside + collections + edgeStorage
    + reads + mechanisms + cycles + takenBack
}

extension String {
  /// The text with other characters in place of those of a range.
  fileprivate func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String {
    String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
  }
}

/// Why the check cannot be made.
enum MutationError: Error, CustomStringConvertible {
  /// The original of a mutation stands in its file not at all, or more than once.
  case noLongerApplies(Mutation, places: Int)
  /// The mutation's file cannot be read.
  case noSuchFile(String)
  /// The engine does not pass its tests as it is.
  case brokenBefore(String)
  /// The command line asks for nothing that the check can do.
  case badUsage(String)

  var description: String {
    switch self {
    case .noLongerApplies(let mutation, let places):
      """
      Mutation no longer applies: '\(mutation.title)'. Its original stands \(places) times in \(mutation.file), \
      and has to stand there once. Write it anew for the code as it is.
      """
    case .noSuchFile(let path):
      "'\(path)' cannot be read. Start the check in the root of the package, and keep its list up to date."
    case .brokenBefore(let output):
      "The engine does not pass its tests before anything was broken; repair that first.\n\(output)"
    case .badUsage(let fact):
      "\(fact).\n\(Options.usage)"
    }
  }
}
