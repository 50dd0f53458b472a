import Synchronization

/// The places in the source at which nodes were made.
///
/// They are numbered for the whole process, so that a handle that outlives its graph can still say what it led to.
/// Each graph remembers the numbers of its own places in its kinds, and asks the process for new ones only.
enum CreationSiteTable {
  /// All places; there are as many as lines of source that make nodes.
  private static let sites = Mutex<[CreationSite]>([])

  /// The number of a place.
  ///
  /// - Complexity: O(places of the process).
  static func number(of site: CreationSite) -> CreationSite.ID {
    sites.withLock { sites in
      if let known = sites.firstIndex(of: site) { return CreationSite.ID(number: UInt32(truncatingIfNeeded: known)) }
      sites.append(site)
      return CreationSite.ID(number: UInt32(truncatingIfNeeded: sites.count - 1))
    }
  }

  /// The place of a number that the table gave out.
  static subscript(id: CreationSite.ID) -> CreationSite { sites.withLock { $0[Int(id.number)] } }
}
