/// A place in the source at which nodes were made.
@usableFromInline
struct CreationSite: Hashable, Sendable, CustomStringConvertible {
  /// The number of a place in the table of the process.
  @usableFromInline
  struct ID: Hashable, BitwiseCopyable, Sendable {
    let number: UInt32
  }

  /// Module and file, as `#fileID` gives them.
  let file: String
  /// The line, counted from 1.
  let line: UInt

  @usableFromInline var description: String { "\(file):\(line)" }
}

/// What a node's name is made of.
struct GivenName {
  /// The name that it was given, if it was.
  let given: String?
  /// Where it was made.
  let site: CreationSite.ID
}

extension GraphReference {
  /// The number of a place in the source.
  @usableFromInline
  func site(_ file: StaticString, _ line: UInt) -> CreationSite.ID {
    fields.sites.identifier(file: file, line: line)
  }

  /// The name that a node was given, or the file and line of its creation.
  func name(of node: NodeReference) -> String { name(called(node)) }

  /// What a node's name is made of; it says so when the node is gone, too.
  func called(_ node: NodeReference) -> GivenName {
    GivenName(given: node.traits.contains(.hasName) ? fields.names[node] : nil, site: node.with { $0.site })
  }

  /// A name in full.
  func name(_ name: GivenName) -> String { name.given ?? CreationSiteTable[name.site].description }

  /// Keeps the ledger of live nodes by creation site.
  @inline(__always)
  func countSite(of node: NodeReference, by change: Int) {
    let site = Int(node.with { $0.site }.number)
    while fields.liveBySite.count <= site { fields.liveBySite.push(0) }
    fields.liveBySite[site] += change
  }
}
