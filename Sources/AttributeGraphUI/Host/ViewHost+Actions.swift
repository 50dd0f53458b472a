import AttributeGraph2

/// Actions of a person in front of the screen.
extension ViewHost {
  /// Runs a closure as one action, shows the frame that follows, and reports exactly what ran because of it.
  ///
  /// All state that the closure sets is set in one transaction. A recording (``record()``) names the file and line of
  /// the call as the writer.
  @discardableResult
  public func perform(file: String = #fileID, line: Int = #line, _ action: () -> Void) -> UpdateReport {
    perform(as: "perform", file, line, action)
  }

  /// Runs a closure as one action with a name for recordings.
  @discardableResult
  func perform(
    as name: @autoclosure () -> String, _ file: String? = nil, _ line: Int? = nil, _ action: () -> Void
  ) -> UpdateReport {
    report {
      acting(name(), file, line) {
        runtime.becomeCurrent()
        runtime.graph.transaction(action)
        flush()
      }
    }
  }

  /// Runs a closure that flushes by itself, and reports exactly what ran because of it.
  public func report(_ work: () -> Void) -> UpdateReport {
    let before = runtime.counterRegistry.counts
    // A nested report covers its own part; the outer report covers everything.
    let outer = runtime.bodyRuns
    runtime.bodyRuns = []
    work()
    let runs = runtime.bodyRuns ?? []
    runtime.bodyRuns = outer.map { $0 + runs }
    let byType = runtime.counterRegistry.countsByTypeName(since: before)
    let total = byType.values.reduce(WorkCounts(), +)
    return UpdateReport(total: total, byType: byType, bodies: runs)
  }

  /// Resizes the screen and shows the frame that follows.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func resize(to size: CGSize) -> UpdateReport {
    var insets = EdgeInsets()
    if case .host(_, let old) = rootNode.room.value { insets = old }
    return resize(to: size, safeAreaInsets: insets)
  }

  /// Resizes the screen, changes its safe area, and shows the frame that follows.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func resize(to size: CGSize, safeAreaInsets: EdgeInsets) -> UpdateReport {
    reportInvalidScreen(size, safeAreaInsets)
    return perform(as: "resize") { rootNode.room.update(to: .host(size, safeArea: safeAreaInsets).usable) }
  }

  /// Reports a screen or a proposal that layout cannot take as it is.
  func reportInvalid(_ room: RootNode.Room) {
    switch room {
    case .host(let size, let insets): reportInvalidScreen(size, insets)
    case .proposal(let proposal):
      if [proposal.width, proposal.height].contains(where: { $0.map { !($0 >= 0) } ?? false }) {
        let lengths = [proposal.width, proposal.height].map { $0.map { "\($0)" } ?? "nil" }
        runtime.report(
          .invalidScreen("a proposal of \(lengths.joined(separator: " by ")) points", property: "proposing"))
      }
    }
  }

  /// Reports a screen size or insets that are negative or not finite; they count as 0.
  private func reportInvalidScreen(_ size: CGSize, _ insets: EdgeInsets) {
    if !size.width.isLength || !size.height.isLength {
      runtime.report(.invalidScreen("a size of \(size.width) by \(size.height) points", property: "size"))
    }
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if !edges.allSatisfy(\.isLength) {
      let list = edges.map { "\($0)" }.joined(separator: ", ")
      runtime.report(.invalidScreen("safe area insets of \(list) points", property: "safeAreaInsets"))
    }
  }
}

/// The work that an action caused.
public struct UpdateReport: Hashable, Sendable, CustomStringConvertible {
  /// The amount of each kind of work, in the whole host.
  public let total: WorkCounts
  /// The amount of each kind of work by the name of the view's type, without types at which nothing ran.
  public let byType: [String: WorkCounts]
  /// The bodies that ran, in order, with their causes.
  public let bodies: [BodyRun]
  /// The reason for which the action did nothing, such as a disabled control; nil if it was done.
  public private(set) var refusal: String?

  /// The number of bodies that ran only because of bindings to a part of a value: the value has changed, and the part
  /// stayed equal.
  ///
  /// A view that is given the part instead of the binding would not run.
  public var bodiesForEqualParts: Int { bodies.count(where: \.isForEqualPart) }

  /// The report with the reason for which the action did nothing.
  func refused(because reason: String) -> UpdateReport {
    var report = self
    report.refusal = reason
    return report
  }

  /// A line for each type at which something ran, in alphabetical order, and one for the bodies that ran for a part
  /// that stayed equal; "Nothing ran." where there are none, with the reason if the action was refused.
  public var description: String {
    var lines = byType.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.summary)" }
    let count = bodiesForEqualParts
    if count > 0 { lines.append("\(count) of the bodies ran for a part that stayed equal.") }
    if lines.isEmpty { lines.append(refusal.map { "Nothing ran: \($0)." } ?? "Nothing ran.") }
    return lines.joined(separator: "\n")
  }
}

extension WorkCounts {
  /// The counts that are not 0, in words.
  var summary: String {
    [
      (bodies, "body", "bodies"), (geometryClosures, "geometry closure", "geometry closures"),
      (sizeQueries, "size query", "size queries"), (placements, "placement", "placements"),
      (displayItemsChanged, "display item changed", "display items changed"),
      (displayItemsMoved, "display item moved", "display items moved"),
    ].filter { $0.0 != 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }
}

extension RootNode.Room {
  /// The room with 0 for the lengths of a screen that are none.
  var usable: RootNode.Room {
    guard case .host(let size, let insets) = self else { return self }
    return .host(
      CGSize(width: size.width.orZero, height: size.height.orZero),
      safeArea: EdgeInsets(
        top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
        trailing: insets.trailing.orZero))
  }
}

extension CGFloat {
  /// Whether the value is a length: finite, and not below 0.
  fileprivate var isLength: Bool { isFinite && self >= 0 }
  /// The value if it is a length; otherwise 0.
  fileprivate var orZero: CGFloat { isLength ? self : 0 }
}

extension Issue {
  /// The screen of a host has an invalid size or invalid insets.
  fileprivate static func invalidScreen(_ what: String, property: String) -> Issue {
    Issue(
      message: "A screen has \(what), which counts as 0 where it is no length.", view: "ViewHost", property: property)
  }
}
