/// The numbers of live nodes by creation site.
///
/// ```swift
/// let before = graph.liveNodes
/// openAndCloseScreen()
/// print(graph.liveNodes - before)
/// // 3 nodes
/// //   2 × Shop/Basket.swift:12 (computed)
/// //   1 × Shop/Basket.swift:20 (effect)
/// ```
public struct LeakLedger: Hashable, Sendable {
  /// The nodes of one place.
  public struct Entry: Hashable, Sendable {
    /// Module, file and line.
    public let site: String
    /// How many live; in a difference how many more.
    public let count: Int
    /// The counts by kind; empty for a graph that keeps no list of its nodes.
    public let kinds: [NodeLabel.Kind: Int]
  }

  /// The creation sites of live nodes, those of the most nodes first, then by file and line.
  public let entries: [Entry]

  /// How many nodes there are in all; in a difference how many more.
  ///
  /// - Complexity: O(places).
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The difference between two ledgers, without places whose counts are the same.
  ///
  /// - Complexity: O(*n* log *n*) in the places.
  public static func - (later: LeakLedger, earlier: LeakLedger) -> LeakLedger {
    var changes: [String: Entry] = [:]
    for entry in later.entries { changes[entry.site] = entry }
    for entry in earlier.entries {
      let now = changes[entry.site] ?? Entry(site: entry.site, count: 0, kinds: [:])
      let kinds = now.kinds.merging(entry.kinds.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 }
      changes[entry.site] = Entry(site: entry.site, count: now.count - entry.count, kinds: kinds)
    }
    return LeakLedger(unordered: changes.values.filter { $0.count != 0 || !$0.kinds.isEmpty })
  }

  init(unordered entries: [Entry]) {
    self.entries = entries.sorted { one, other in
      if one.count != other.count { return one.count > other.count }
      return Self.place(one.site) < Self.place(other.site)
    }
  }

  /// The parts of a place, for ordering.
  static func place(_ site: String) -> (file: Substring, line: Int) {
    guard let colon = site.lastIndex(of: ":"), let line = Int(site[site.index(after: colon)...]) else {
      return (site[...], 0)
    }
    return (site[..<colon], line)
  }
}

extension LeakLedger: CustomStringConvertible {
  /// How many there are, and a line for each place.
  public var description: String { ([counted(count, "node")] + entries.map { "  \($0)" }).joined(separator: "\n") }
}

extension LeakLedger.Entry: CustomStringConvertible {
  /// How many, and of what kind, were made where.
  public var description: String {
    let sorted = kinds.sorted { $0.key.rawValue < $1.key.rawValue }
    let words =
      sorted.count == 1
      ? sorted[0].key.rawValue : sorted.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
    return "\(count) × \(site)\(words.isEmpty ? "" : " (\(words))")"
  }
}

/// The error that a closure has left nodes behind, see ``Graph/expectNoNewNodes(_:)``.
public struct LeakedNodes: Error, Hashable, Sendable {
  /// The places with more live nodes than before, and how many more.
  public let ledger: LeakLedger
  /// Some of the new nodes, by kind and name; empty where the graph keeps no list of its nodes.
  public let examples: [String]
}

extension LeakedNodes: CustomStringConvertible {
  /// The nodes that are left, and the cure.
  public var description: String {
    let count = ledger.count
    let head = "\(count) \(count == 1 ? "node that the closure made lives" : "nodes that the closure made live") on:"
    let names = examples.isEmpty ? [] : ["Among them: \(examples.joined(separator: ", "))."]
    let advice = """
      A node that lives has an owner: a variable outside the closure, its result, a subgraph that has not ended, \
      the evaluation around it, or a model or keyed collection, which keeps the nodes that its first use makes. \
      End the subgraph, let the owner go, or use the property or the element once before the closure.
      """
    return ([head] + ledger.entries.map { "  \($0)" } + names + [advice]).joined(separator: "\n")
  }
}

extension Graph {
  /// The numbers of live nodes by creation site, in release builds too. A node that has ended does not count, even if
  /// its object is held.
  ///
  /// - Complexity: O(places); where the graph keeps a list of its nodes O(nodes).
  public var liveNodes: LeakLedger {
    var entries: [CreationSite.ID: (count: Int, kinds: [NodeLabel.Kind: Int])] = [:]
    for index in 0..<state.fields.nodes.kinds.records.count {
      let kind = state.fields.nodes.kinds.records[index]
      if kind.live > 0 { entries[kind.site, default: (0, [:])].count += kind.live }
    }
    for node in state.fields.inspection.registry ?? [] {
      entries[state.site(of: node)]?.kinds[state.label(of: node).kind, default: 0] += 1
    }
    return LeakLedger(
      unordered: entries.map { site, entry in
        LeakLedger.Entry(site: CreationSiteTable[site].description, count: entry.count, kinds: entry.kinds)
      })
  }

  /// Runs a closure, and throws if more nodes live afterwards than before: for tests.
  ///
  /// ```swift
  /// @Test func `a closed screen leaves nothing behind`() throws {
  ///   try graph.expectNoNewNodes { openAndCloseScreen() }
  /// }
  /// ```
  ///
  /// Nodes are counted by creation site, so that the end of one does not make up for a new one elsewhere. It throws
  /// instead of trapping, so that a test in any test library reports the leak and goes on. The result of the closure is
  /// held during the count.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: ``LeakedNodes``, or the error of the closure, after which nothing is counted.
  /// - Complexity: As for ``liveNodes``, plus the closure.
  @discardableResult public func expectNoNewNodes<Result>(_ body: () throws -> Result) throws -> Result {
    let before = liveNodes
    let known = state.fields.inspection.registry
    let result = try body()
    let surplus = (liveNodes - before).entries.filter { $0.count > 0 }
    guard surplus.isEmpty else {
      // A node in the record of one that was known before is missed.
      let sites = Set(surplus.map(\.site))
      let labels = (state.fields.inspection.registry ?? []).subtracting(known ?? [])
        .filter { sites.contains(CreationSiteTable[state.site(of: $0)].description) }
        .map { state.label(of: $0).description }
      throw LeakedNodes(ledger: LeakLedger(unordered: surplus), examples: Array(labels.sorted().prefix(8)))
    }
    return result
  }
}
