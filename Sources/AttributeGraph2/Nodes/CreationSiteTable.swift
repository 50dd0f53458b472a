import Synchronization

/// The creation sites of all nodes, numbered for the whole process: a handle that outlives its graph still has a name.
///
/// Each graph keeps the numbers of its own sites in its kinds, and asks the table for new ones only.
enum CreationSiteTable {
  private static let sites = Mutex<[CreationSite]>([])

  /// The number of a site.
  ///
  /// - Complexity: O(sites of the process).
  static func number(of site: CreationSite) -> CreationSite.ID {
    sites.withLock { sites in
      if let known = sites.firstIndex(of: site) { return CreationSite.ID(number: UInt32(truncatingIfNeeded: known)) }
      sites.append(site)
      return CreationSite.ID(number: UInt32(truncatingIfNeeded: sites.count - 1))
    }
  }

  /// The site of a number.
  static subscript(id: CreationSite.ID) -> CreationSite { sites.withLock { $0[Int(id.number)] } }
}
