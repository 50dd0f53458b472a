import Foundation

/// A child in the order in which a stack serves its children.
struct StackServiceEntry {
  /// The child's index among the children of the stack.
  let index: Int

  /// The child's layout priority, 0 if it was NaN.
  let priority: Double

  /// The child's length for 0; 0 if it was not queried.
  var minimumLength: CGFloat = 0

  /// The difference between the child's lengths for ∞ and for 0; 0 if it was not queried.
  var flexibility: CGFloat = 0

  /// The sum of the minimum lengths of all children of lower priorities.
  var reservedLength: CGFloat = 0

  /// The number of children of the same priority that remain to be served, including this one.
  var remainingCount = 1

  /// Whether the child is served before another.
  ///
  /// The order is total, since no two children have the same index.
  func precedes(_ other: StackServiceEntry) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimumLength != other.minimumLength {
      return minimumLength > other.minimumLength
    }
    return index < other.index
  }
}

extension StackLayout {
  /// Determines the order of service, querying minimum and maximum only if they matter.
  ///
  /// The minimum matters in a priority of several children (through flexibility) and in every priority but the highest
  /// (it is set aside while earlier ones are served); the maximum only in a priority of several children. Neither
  /// matters in the highest priority if each child keeps its size from an equal part of the space on, because in any
  /// order each is offered at least that part. Answers for the minimum are stored in `shares`, because they may be a
  /// child's final answer.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - available: The length that they share.
  ///   - minorProposal: The proposal across the stack.
  ///   - shares: The children's shares, whose answers for the minimum are set.
  /// - Returns: The children in order, and whether that order and the lengths set aside are certainly the same for
  ///   every longer proposal across the stack.
  /// - Complexity: O(*n* log *n*) in the number of children; O(*n*) where they are in order of service already.
  @MainActor
  func serviceOrder<Child: LayoutChild>(
    of children: [Child], in available: CGFloat, minorProposal: CGFloat?, minimums shares: inout [StackDivision.Share]
  ) -> (entries: [StackServiceEntry], isFixed: Bool) {
    var entries: [StackServiceEntry] = []
    entries.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let priority = child.layoutPriority
      entries.append(StackServiceEntry(index: index, priority: priority.isNaN ? 0 : priority))
    }
    entries.sortForService()

    // Their parameters are in and out, because captured variables are checked for overlapping accesses
    // (Decisions/0040).
    func query(
      _ group: Range<Int>, _ entries: inout [StackServiceEntry], _ shares: inout [StackDivision.Share]
    ) {
      for position in group {
        let index = entries[position].index
        let minimum = share(of: children[index], length: 0, minorProposal: minorProposal)
        shares[index] = minimum
        entries[position].minimumLength = minimum.size[axis]
        if group.count > 1 {
          let maximum = share(of: children[index], length: .infinity, minorProposal: minorProposal)
          entries[position].flexibility = Length.difference(maximum.size[axis], minimum.size[axis])
        }
      }
    }
    func keepSizes(_ group: Range<Int>, of entries: [StackServiceEntry], in available: CGFloat) -> Bool {
      let part = max(available / CGFloat(group.count), 0)
      for position in group {
        let child = children[entries[position].index]
        let proposal = ProposedViewSize(part, along: axis, across: minorProposal)
        guard child.keepsSize(from: proposal, along: axis), child.measuredSize(for: proposal)[axis] <= part else {
          return false
        }
      }
      return true
    }

    let highest = 0..<entries.endOfPriority(from: 0)
    let mayKeepSizes = highest.count > 1 && keepSizes(highest, of: entries, in: available)
    var isFixed = highest.count == 1 || mayKeepSizes
    if !isFixed { query(highest, &entries, &shares) }
    var start = highest.upperBound
    var reserved: CGFloat = 0
    while start < entries.count {
      let group = start..<entries.endOfPriority(from: start)
      query(group, &entries, &shares)
      for position in group {
        reserved += entries[position].minimumLength
        let least = ProposedViewSize(0, along: axis, across: minorProposal)
        isFixed =
          isFixed && group.count == 1
          && children[entries[position].index].keepsSize(from: least, along: axis.perpendicular)
      }
      start = group.upperBound
    }
    let rest = Length.remainder(of: available, after: reserved)
    if mayKeepSizes && reserved > 0 && !keepSizes(highest, of: entries, in: rest) {
      query(highest, &entries, &shares)
      isFixed = false
    }
    entries.sortForService()
    entries.setAsideMinimums()
    return (entries, isFixed)
  }
}

extension [StackServiceEntry] {
  /// The end of the children that have the priority of one, in an array in order of priority.
  fileprivate func endOfPriority(from start: Int) -> Int {
    var end = start + 1
    while end < count, self[end].priority == self[start].priority { end += 1 }
    return end
  }

  /// Sorts the children into the order of service, in one pass if they are already in it, as rows of a list are.
  fileprivate mutating func sortForService() {
    for position in indices.dropFirst() where !self[position - 1].precedes(self[position]) {
      sort { $0.precedes($1) }
      return
    }
  }

  /// Records for each child the length set aside for lower priorities, and the number of remaining children of its own
  /// priority.
  fileprivate mutating func setAsideMinimums() {
    var reservedLength: CGFloat = 0
    var ownLength: CGFloat = 0
    for position in indices.reversed() {
      if position + 1 < count, self[position + 1].priority == self[position].priority {
        self[position].remainingCount = self[position + 1].remainingCount + 1
      } else {
        reservedLength += ownLength
        ownLength = 0
      }
      self[position].reservedLength = reservedLength
      ownLength += self[position].minimumLength
    }
  }
}
