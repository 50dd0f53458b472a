import Synchronization

/// A place in the source at which nodes were made.
@usableFromInline struct CreationSite: Hashable, Sendable, CustomStringConvertible {
  /// The number of a site in the table of the process.
  @usableFromInline struct ID: Hashable, BitwiseCopyable, Sendable {
    @usableFromInline let number: UInt32
    @inlinable init(number: UInt32) { self.number = number }
  }

  /// Module and file, as `#fileID` gives them.
  let file: String
  /// The line, counted from 1.
  let line: UInt

  @usableFromInline var description: String { "\(file):\(line)" }

  /// Compares the bytes of the file names, without the rules of Unicode: they come from the compiler.
  @usableFromInline static func == (one: CreationSite, other: CreationSite) -> Bool {
    one.line == other.line && one.file.utf8.elementsEqual(other.file.utf8)
  }

  /// Few sites agree in the line and the length of the file name.
  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file.utf8.count)
  }
}

/// The creation sites of all nodes, numbered for the whole process: a handle that outlives its graph still has a name.
/// Each graph keeps the numbers of its own sites in its kinds, and asks the table for new ones only.
struct CreationSiteTable: Sendable {
  private static let table = Mutex(CreationSiteTable())

  private var sites: [CreationSite] = []
  private var numbers: [CreationSite: CreationSite.ID] = [:]

  static func number(of site: CreationSite) -> CreationSite.ID {
    table.withLock { table in
      if let known = table.numbers[site] { return known }
      let id = CreationSite.ID(number: UInt32(truncatingIfNeeded: table.sites.count))
      table.sites.append(site)
      table.numbers[site] = id
      return id
    }
  }

  static subscript(id: CreationSite.ID) -> CreationSite { table.withLock { $0.sites[Int(id.number)] } }
}

/// The parts of a node's name.
struct GivenName: Hashable, Sendable, CustomStringConvertible {
  let given: String?
  let site: CreationSite.ID

  var description: String { given ?? CreationSiteTable[site].description }
}

extension GraphReference {
  /// The name that a node was given, or the file and line of its creation.
  @usableFromInline func name(of node: NodeReference) -> String { called(node).description }

  /// The parts of a node's name, also after its end while its record is in use.
  func called(_ node: NodeReference) -> GivenName {
    GivenName(given: node.flags.contains(.hasName) ? fields.nodes.names[node] : nil, site: site(of: node))
  }

  func site(of node: NodeReference) -> CreationSite.ID { fields.nodes.kinds[node.kindID].site }
}
