extension HostRecording {
  /// The difference from another recording of the same actions: the bodies that ran more or less often, and their
  /// causes.
  ///
  /// ```swift
  /// let difference = new.difference(from: old)
  /// #expect(difference.more.isEmpty, "\(difference)")
  /// ```
  ///
  /// Views are compared by the names of their types, because numbers of views differ from run to run.
  ///
  /// - Complexity: O(bodies of both).
  public func difference(from base: HostRecording) -> Difference {
    let (before, after) = (base.causeCounts, causeCounts)
    let views = Set(before.keys).union(after.keys).compactMap { name -> ViewDifference? in
      let (old, new) = (before[name] ?? [:], after[name] ?? [:])
      let (oldCount, newCount) = (old.values.reduce(0, +), new.values.reduce(0, +))
      guard oldCount != newCount else { return nil }
      let causes = Set(old.keys).union(new.keys).compactMap { cause -> CauseDifference? in
        let difference = CauseDifference(cause: cause, before: old[cause] ?? 0, after: new[cause] ?? 0)
        return difference.before == difference.after ? nil : difference
      }
      return ViewDifference(
        view: name, before: oldCount, after: newCount,
        causes: causes.sorted { ($1.growth, $0.cause) < ($0.growth, $1.cause) })
    }
    var known = Set(base.frames.flatMap(\.issues))
    return Difference(
      bodies: views.sorted { ($1.growth, $0.view) < ($0.growth, $1.view) }, workBefore: base.work, workAfter: work,
      issues: frames.flatMap(\.issues).filter { known.insert($0).inserted })
  }

  /// The work of all frames.
  public var work: WorkCounts { frames.map(\.work).reduce(WorkCounts(), +) }

  /// How often the bodies of each type ran for each cause.
  private var causeCounts: [String: [String: Int]] {
    var counts: [String: [String: Int]] = [:]
    for frame in frames {
      for body in frame.bodies {
        var writers: [String] = []
        for write in frame.writes(behind: body) {
          let writer = write.writer ?? "code outside of the host's actions"
          if !writers.contains(writer) { writers.append(writer) }
        }
        let written = writers.isEmpty ? "" : ", written by \(writers.joined(separator: ", "))"
        let cause = body.reasonWithoutNumbers + written
        counts[body.view, default: [:]][cause, default: 0] += 1
      }
    }
    return counts
  }

  /// The difference between two recordings.
  public struct Difference: Codable, Hashable, Sendable {
    /// The types of views whose bodies ran more or less often, the largest growth first.
    public let bodies: [ViewDifference]
    /// The work of all frames of the base.
    public let workBefore: WorkCounts
    /// The work of all frames of the recording.
    public let workAfter: WorkCounts
    /// The issues that the base does not have.
    public let issues: [Issue]

    /// The types whose bodies ran more often.
    public var more: [ViewDifference] { bodies.filter { $0.growth > 0 } }
    /// The types whose bodies ran less often.
    public var fewer: [ViewDifference] { bodies.filter { $0.growth < 0 } }
    /// Whether bodies, work and issues are the same.
    public var isEmpty: Bool { bodies.isEmpty && workBefore == workAfter && issues.isEmpty }
  }

  /// The difference in how often the bodies of a type ran.
  public struct ViewDifference: Codable, Hashable, Sendable {
    /// The name of the type.
    public let view: String
    /// The number of runs in the base.
    public let before: Int
    /// The number of runs in the recording.
    public let after: Int
    /// The causes with more or fewer runs, the largest growth first.
    public let causes: [CauseDifference]

    /// The increase.
    var growth: Int { after - before }
  }

  /// The difference in how often a cause ran the bodies of a type.
  public struct CauseDifference: Codable, Hashable, Sendable {
    /// The cause in words, with the actions that wrote.
    public let cause: String
    /// The number of runs in the base.
    public let before: Int
    /// The number of runs in the recording.
    public let after: Int

    /// Makes a difference to compare another one with.
    public init(cause: String, before: Int, after: Int) {
      self.cause = cause
      self.before = before
      self.after = after
    }

    /// The increase.
    var growth: Int { after - before }
  }
}

extension HostRecording.Difference: CustomStringConvertible {
  /// A line for each type, with its causes below it, then the work and the issues.
  public var description: String {
    if isEmpty { return "The same bodies ran, with the same work." }
    var lines: [String] = []
    for view in bodies {
      lines.append("\(view.view): \(counted(view.after)), \(view.before) before")
      for cause in view.causes { lines.append("  \(counted(cause.after)), \(cause.before) before: \(cause.cause)") }
    }
    if workBefore != workAfter {
      let (old, new) = (workBefore.summary, workAfter.summary)
      lines.append("work: \(new.isEmpty ? "none" : new); before: \(old.isEmpty ? "none" : old)")
    }
    lines += issues.map { "new issue: \($0)" }
    return lines.joined(separator: "\n")
  }

  private func counted(_ bodies: Int) -> String { bodies == 1 ? "1 body" : "\(bodies) bodies" }
}
