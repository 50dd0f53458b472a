/// The places in the source at which nodes were made.
struct CreationSiteTable {
  private struct Place: Hashable {
    var file: UInt
    var line: UInt
  }

  private var identifiers: [Place: CreationSite.ID] = [:]
  private var sites: [CreationSite] = []
  private var last = (place: Place(file: 0, line: 0), id: CreationSite.ID(number: 0))

  /// The number of a place; a loop that makes nodes at one place costs one comparison a node.
  ///
  /// - Complexity: O(1).
  mutating func identifier(file: StaticString, line: UInt) -> CreationSite.ID {
    // SAFETY: a static string's address stands for it and is never read through here.
    let address = file.hasPointerRepresentation ? unsafe UInt(bitPattern: file.utf8Start) : 0
    let place = Place(file: address, line: line)
    if place == last.place && !sites.isEmpty { return last.id }
    let id: CreationSite.ID
    if let known = identifiers[place] {
      id = known
    } else {
      id = CreationSite.ID(number: UInt32(truncatingIfNeeded: sites.count))
      sites.append(CreationSite(file: file.description, line: line))
      identifiers[place] = id
    }
    last = (place, id)
    return id
  }

  /// The place of a number that this table gave out.
  subscript(id: CreationSite.ID) -> CreationSite { sites[Int(id.number)] }
}
