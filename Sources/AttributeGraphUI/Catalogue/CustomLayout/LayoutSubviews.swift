import Foundation

/// The views that a layout lays out, in the order of the source.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let nodes: [LayoutNode]
  private let placements: PlacementRecord?
  /// The guides that the subviews have where the container places them, while it is asked for its own; nil otherwise.
  let mergedGuides: ViewDimensions?

  /// Where lines begin; a layout need not look at it, since what it places is mirrored for it.
  public let layoutDirection: LayoutDirection

  /// The subviews of a container; they can be placed only where there is a record for it, and have guides to hand on only
  /// where those are given.
  init(
    _ nodes: [LayoutNode], layoutDirection: LayoutDirection, placements: PlacementRecord? = nil,
    mergedGuides: ViewDimensions? = nil
  ) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
    self.placements = placements
    self.mergedGuides = mergedGuides
  }

  /// The place of the first subview.
  public var startIndex: Int { 0 }

  /// The place behind the last subview.
  public var endIndex: Int { nodes.count }

  /// The subview at a place.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }

  /// Whether both are the same views.
  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.layoutDirection == other.layoutDirection && one.nodes.elementsEqual(other.nodes, by: ===)
  }
}

/// A view that a layout lays out: it can be asked, and placed, on the main actor.
public struct LayoutSubview: Sendable {
  let node: LayoutNode
  private let index: Int
  private let placements: PlacementRecord?

  init(node: LayoutNode, index: Int, placements: PlacementRecord?) {
    self.node = node
    self.index = index
    self.placements = placements
  }

  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor((node, proposal)) { node, proposal in node.measuredSize(for: proposal.sanitised) }
  }

  /// The size of the view for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor((node, proposal.sanitised)) { node, proposal in
      node.dimensions(for: proposal, size: node.measuredSize(for: proposal))
    }
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMainActor(node) { $0.spacing } }

  /// The priority that `layoutPriority(_:)` gave the view.
  public var priority: Double { onMainActor(node) { $0.layoutPriority } }

  /// The value that `layoutValue(key:value:)` gave the view, or the default of the key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    onMainActor(node) { $0.trait(ObjectIdentifier(Key.self)) } as? Key.Value ?? Key.defaultValue
  }

  /// Puts a point of the view somewhere in the bounds of the layout, and offers the view a size there.
  ///
  /// It has an effect only while the layout places its subviews.
  ///
  /// - Parameters:
  ///   - position: Where the point comes to lie, in the coordinates of the bounds.
  ///   - anchor: Which point of the view.
  ///   - proposal: What the view is offered.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard let placements else { return }
    let entry = PlacementRecord.Entry(position: position, anchor: anchor, proposal: proposal.sanitised)
    onMainActor((placements, index, entry)) { placements, index, entry in placements.place(index, by: entry) }
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same view.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node === other.node }
}

/// What a layout has said of the places of its subviews, while it places them.
@MainActor
final class PlacementRecord {
  /// What was said of one subview.
  struct Entry {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize
  }

  /// What was said last, by the place of the subview; nil where nothing was.
  private(set) var entries: [Entry?]
  /// Whether a subview was placed more than once.
  private(set) var hasRepetition = false

  /// A record of so many subviews, none of which is placed.
  init(count: Int) {
    entries = Array(repeating: nil, count: count)
  }

  /// Takes note of a place.
  func place(_ index: Int, by entry: Entry) {
    // Taken out meanwhile: an array that changes in place is checked for overlapping accesses (Decisions/0040).
    var all: [Entry?] = []
    swap(&all, &entries)
    if all[index] != nil { hasRepetition = true }
    all[index] = entry
    entries = all
  }
}
