import Foundation

/// The guides that a container inherits from its children, collected while they are placed.
///
/// Custom guides and text baselines that are explicit in a child are explicit in the container, at the child's place
/// (row L-195 of the layout facts); the library's own guides stay with the child (L-197), except in a container that is
/// transparent because it has exactly one static child (L-257). The values of several children with the same custom
/// guide are combined by its type, by default to their mean; of several texts the first baseline is the uppermost and
/// the last the lowest.
package struct GuideCombination {
  /// A guide, and its value from the children so far.
  private struct Sum {
    let key: AlignmentKey
    var value: CGFloat?
    var count = 0

    /// Combines the value with that of the next child.
    mutating func add(_ next: CGFloat) {
      key.id._combineExplicit(childValue: next, count, into: &value)
      count += 1
    }
  }

  /// Whether the library's own guides are inherited too.
  let isTransparent: Bool

  private var sums: [Sum] = []
  private var firstTextBaseline: CGFloat?
  private var lastTextBaseline: CGFloat?

  /// A combination without any guide; `isTransparent` is true for a container with exactly one static child.
  package init(isTransparent: Bool = false) {
    self.isTransparent = isTransparent
  }

  /// Adds the explicit guides of a child that begins at `origin` in the container.
  ///
  /// - Complexity: O(1) for a child without explicit guides, which allocates nothing.
  package mutating func add(_ dimensions: ViewDimensions, at origin: CGPoint) {
    let firstKey = VerticalAlignment.firstTextBaseline.key
    let lastKey = VerticalAlignment.lastTextBaseline.key
    if let baseline = dimensions[explicit: firstKey] {
      firstTextBaseline = min(firstTextBaseline ?? .infinity, baseline + origin.y)
    }
    if let baseline = dimensions[explicit: lastKey] {
      lastTextBaseline = max(lastTextBaseline ?? -.infinity, baseline + origin.y)
    }
    for guide in dimensions.explicitGuides where guide.key != firstKey && guide.key != lastKey {
      guard isTransparent || !guide.key.isBuiltIn else { continue }
      add(guide.value + origin[guide.key.axis], of: guide.key)
    }
    guard dimensions.asked != nil else { return }
    for key in CustomGuides.all
    where key.kind == .custom && !dimensions.explicitGuides.contains(where: { $0.key == key }) {
      if let value = dimensions[explicit: key] { add(value + origin[key.axis], of: key) }
    }
  }

  private mutating func add(_ value: CGFloat, of key: AlignmentKey) {
    if let index = sums.firstIndex(where: { $0.key == key }) {
      sums[index].add(value)
    } else {
      var sum = Sum(key: key)
      sum.add(value)
      sums.append(sum)
    }
  }

  /// The container's dimensions at the given size, with the inherited guides.
  package func dimensions(size: CGSize) -> ViewDimensions {
    ViewDimensions(
      size: size, firstTextBaseline: firstTextBaseline, lastTextBaseline: lastTextBaseline,
      explicitGuides: sums.compactMap { sum in sum.value.map { ExplicitGuide(key: sum.key, value: $0) } })
  }
}
