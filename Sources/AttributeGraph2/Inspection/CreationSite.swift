/// A place in the source at which nodes were made.
@usableFromInline
struct CreationSite {
  /// The number of a place in its graph's table.
  @usableFromInline
  struct ID: Hashable, BitwiseCopyable {
    let number: UInt32
  }

  /// Module and file, as `#fileID` gives them.
  let file: String
  /// The line, counted from 1.
  let line: UInt
}

extension GraphReference {
  /// The number of a place in the source.
  @usableFromInline
  func site(_ file: StaticString, _ line: UInt) -> CreationSite.ID {
    fields.sites.identifier(file: file, line: line)
  }

  /// The name that a node was given, or the file and line of its creation.
  func name(of node: NodeReference) -> String {
    if node.traits.contains(.hasName), let name = fields.names[node] { return name }
    let site = fields.sites[node.with { $0.site }]
    return "\(site.file):\(site.line)"
  }
}
