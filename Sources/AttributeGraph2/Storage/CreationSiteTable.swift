import Synchronization

/// The places in the source at which nodes were made.
///
/// They are numbered for the whole process, so that a handle that outlives its graph can still say what it led to.
/// Each graph remembers the numbers of its own places, and asks the process for new ones only.
struct CreationSiteTable {
  private struct Place: Hashable {
    var file: UInt
    var line: UInt
  }

  /// All places; there are as many as lines of source that make nodes.
  private static let sites = Mutex<[CreationSite]>([])

  private var identifiers: [Place: CreationSite.ID] = [:]
  private var last = (place: Place(file: 0, line: 0), id: CreationSite.ID(number: 0))

  /// The number of a place; a loop that makes nodes at one place costs one comparison a node.
  ///
  /// - Complexity: O(1); at a place that is new to the graph O(places of the process).
  mutating func identifier(file: StaticString, line: UInt) -> CreationSite.ID {
    // SAFETY: a static string's address stands for it and is never read through here.
    let address = file.hasPointerRepresentation ? unsafe UInt(bitPattern: file.utf8Start) : 0
    let place = Place(file: address, line: line)
    if place == last.place && !identifiers.isEmpty { return last.id }
    let id = identifiers[place] ?? Self.number(of: CreationSite(file: file.description, line: line))
    identifiers[place] = id
    last = (place, id)
    return id
  }

  private static func number(of site: CreationSite) -> CreationSite.ID {
    sites.withLock { sites in
      if let known = sites.firstIndex(of: site) { return CreationSite.ID(number: UInt32(truncatingIfNeeded: known)) }
      sites.append(site)
      return CreationSite.ID(number: UInt32(truncatingIfNeeded: sites.count - 1))
    }
  }

  /// The place of a number that a table gave out.
  static subscript(id: CreationSite.ID) -> CreationSite { sites.withLock { $0[Int(id.number)] } }
}
