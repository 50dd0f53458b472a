import Synchronization

/// The creation sites of all nodes, numbered for the whole process: a handle that outlives its graph still has a name.
///
/// Each graph keeps the numbers of its own sites in its kinds, and asks the table for new ones only.
struct CreationSiteTable: Sendable {
  private static let table = Mutex(CreationSiteTable())

  private var sites: [CreationSite] = []
  private var numbers: [CreationSite: CreationSite.ID] = [:]

  /// The number of a site.
  ///
  /// - Complexity: O(1).
  static func number(of site: CreationSite) -> CreationSite.ID {
    table.withLock { table in
      if let known = table.numbers[site] { return known }
      let id = CreationSite.ID(number: UInt32(truncatingIfNeeded: table.sites.count))
      table.sites.append(site)
      table.numbers[site] = id
      return id
    }
  }

  /// The site of a number.
  static subscript(id: CreationSite.ID) -> CreationSite { table.withLock { $0.sites[Int(id.number)] } }
}
