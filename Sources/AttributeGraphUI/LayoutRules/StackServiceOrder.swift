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
  /// (it is set aside while earlier ones are served); the maximum only in a priority of several children. Answers for
  /// the minimum are stored in `shares`, because they may be a child's final answer.
  ///
  /// - Complexity: O(*n* log *n*) in the number of children; O(*n*) where they are in order of service already.
  @MainActor
  func serviceOrder<Child: LayoutChild>(
    of children: [Child], minorProposal: CGFloat?, minimums shares: inout [StackDivision.Share]
  ) -> [StackServiceEntry] {
    var entries: [StackServiceEntry] = []
    entries.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let priority = child.layoutPriority
      entries.append(StackServiceEntry(index: index, priority: priority.isNaN ? 0 : priority))
    }
    entries.sortForService()

    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].priority == entries[start].priority { end += 1 }
      let isAlone = end - start == 1
      for position in start..<end where start > 0 || !isAlone {
        let index = entries[position].index
        let minimum = share(of: children[index], length: 0, minorProposal: minorProposal)
        shares[index] = minimum
        entries[position].minimumLength = minimum.size[axis]
        if !isAlone {
          let maximum = share(of: children[index], length: .infinity, minorProposal: minorProposal)
          entries[position].flexibility = Length.difference(maximum.size[axis], minimum.size[axis])
        }
      }
      start = end
    }
    entries.sortForService()
    entries.setAsideMinimums()
    return entries
  }
}

extension [StackServiceEntry] {
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
