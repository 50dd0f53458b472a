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
  /// The number of the kind of what is made at a place.
  ///
  /// - Parameters:
  ///   - file: The place.
  ///   - line: The place.
  ///   - type: The class of the nodes.
  ///   - variant: Tells ways of updating apart that nodes of the class have.
  ///   - behaviour: What they do in their own way.
  /// - Returns: The number.
  @usableFromInline @inline(__always)
  func kind<Made: Node>(
    _ file: StaticString, _ line: UInt, of type: Made.Type, variant: Int = 0,
    _ behaviour: NodeKind.Behaviour = .effect
  ) -> NodeKind.ID {
    fields.kinds.identifier(file: file, line: line, type: ObjectIdentifier(type), variant: variant, behaviour)
  }

  /// The name that a node was given, or the file and line of its creation.
  func name(of node: NodeReference) -> String { name(called(node)) }

  /// What a node's name is made of; it says so when the node is gone, too.
  func called(_ node: NodeReference) -> GivenName {
    GivenName(given: givenName(of: node), site: site(of: node))
  }

  /// The name that a node was given, if it was.
  @inline(__always)
  func givenName(of node: NodeReference) -> String? { node.traits.contains(.hasName) ? fields.names[node] : nil }

  /// A name in full.
  func name(_ name: GivenName) -> String { name.given ?? CreationSiteTable[name.site].description }

  /// Where a node was made.
  func site(of node: NodeReference) -> CreationSite.ID { fields.kinds.site(of: node.kindID) }

  /// Counts a new node.
  @inline(__always)
  func countBirth(of node: Node) {
    let bytes = fields.kinds.countBirth(of: node)
    fields.counters.nodes &+= 1
    fields.counters.nodesCreated &+= 1
    fields.counters.bytes &+= bytes
  }

  /// Counts the end of a node.
  @inline(__always)
  func countEnd(of kind: NodeKind.ID) {
    let bytes = fields.kinds.countEnd(of: kind)
    fields.counters.nodes &-= 1
    fields.counters.bytes &-= bytes
  }
}
