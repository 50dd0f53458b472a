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

/// The parts of a node's name.
struct GivenName: Hashable, Sendable, CustomStringConvertible {
  let given: String?
  let site: CreationSite.ID

  var description: String { given ?? CreationSiteTable[site].description }
}

extension GraphReference {
  /// The kind of nodes made at a place.
  @inlinable @inline(__always) func kind<Content>(
    _ file: StaticString, _ line: UInt, of type: Content.Type, variant: UInt, _ behaviour: () -> NodeKind.Behaviour
  ) -> NodeKind.ID {
    fields.nodes.kinds.identifier(file: file, line: line, type: type, variant: variant, behaviour)
  }

  /// The name that a node was given, or the file and line of its creation.
  @usableFromInline func name(of node: NodeReference) -> String { called(node).description }

  /// The parts of a node's name, also after its end while its record is in use.
  func called(_ node: NodeReference) -> GivenName { GivenName(given: givenName(of: node), site: site(of: node)) }

  /// The name that a node was given, if it was.
  func givenName(of node: NodeReference) -> String? { node.flags.contains(.hasName) ? fields.nodes.names[node] : nil }

  func site(of node: NodeReference) -> CreationSite.ID { fields.nodes.kinds[node.kindID].site }
}
