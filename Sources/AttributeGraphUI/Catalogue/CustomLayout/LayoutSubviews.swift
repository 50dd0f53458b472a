import Foundation

/// The views that a layout lays out, in the order of the source.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// Some of the subviews are a collection of the same type, whose indices begin at 0.
  public typealias SubSequence = LayoutSubviews

  private var nodes: [LayoutNode]
  /// The numbers of the subviews in their container, if these are only some of them.
  private var numbers: [Int]?
  private let placements: PlacementRecord?
  /// The guides of the placed subviews, while the container is asked for its own guides; otherwise nil.
  let mergedGuides: ViewDimensions?

  /// The layout direction; a layout can ignore it, since its placements are mirrored automatically.
  public let layoutDirection: LayoutDirection

  /// The subviews of a container. Placing them requires a record, and merging their guides requires the guides.
  init(
    _ nodes: [LayoutNode], layoutDirection: LayoutDirection, placements: PlacementRecord? = nil,
    mergedGuides: ViewDimensions? = nil
  ) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
    self.placements = placements
    self.mergedGuides = mergedGuides
  }

  /// The index of the first subview.
  public var startIndex: Int { 0 }

  /// The index after the last subview.
  public var endIndex: Int { nodes.count }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: numbers?[index] ?? index, placements: placements)
  }

  /// The subviews in a range, as a collection whose indices begin at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[indices: bounds] }

  /// The subviews at some indices, as a collection whose indices begin at 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self[indices: indices] }

  private subscript(indices indices: some Sequence<Int>) -> LayoutSubviews {
    let indices = Array(indices)
    var some = self
    some.nodes = indices.map { nodes[$0] }
    some.numbers = indices.map { numbers?[$0] ?? $0 }
    return some
  }

  /// Whether both contain the same views.
  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.layoutDirection == other.layoutDirection && one.nodes.elementsEqual(other.nodes, by: ===)
  }
}

/// A view that a layout measures and places, on the main actor.
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

  /// The values that `containerValue(_:_:)` and `tag(_:)` gave the view.
  public var containerValues: ContainerValues { onMainActor(node) { $0.containerValues } }

  /// Places a point of the view in the bounds of the layout, and proposes a size to the view.
  ///
  /// It has an effect only while the layout places its subviews.
  ///
  /// - Parameters:
  ///   - position: The position of the point, in the coordinates of the bounds.
  ///   - anchor: The point of the view.
  ///   - proposal: The size to propose to the view.
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

/// The placements of the subviews, recorded while a layout places them.
@MainActor
final class PlacementRecord {
  /// The placement of one subview.
  struct Entry {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize
  }

  /// The last placement by the index of the subview; nil if there was none.
  private(set) var entries: [Entry?]
  /// Whether a subview was placed more than once.
  private(set) var hasRepetition = false

  /// A record that no call uses.
  private static var spare: PlacementRecord?

  /// An empty record for a number of subviews: the one that was given back last, if there is one.
  static func make(count: Int) -> PlacementRecord {
    let record = spare ?? PlacementRecord()
    spare = nil
    record.prepare(count)
    return record
  }

  /// Keeps a small record for the next call, unless the program has kept it with its subviews.
  static func giveBack(_ record: inout PlacementRecord) {
    if record.entries.count <= 64 && isKnownUniquelyReferenced(&record) { spare = record }
  }

  private init() { entries = [] }

  private func prepare(_ count: Int) {
    var all: [Entry?] = []
    swap(&all, &entries)
    if all.count == count {
      for index in all.indices { all[index] = nil }
    } else {
      all.removeAll(keepingCapacity: true)
      // Added one by one: an array of repeated elements is not specialised, and looks up its metadata.
      for _ in 0..<count { all.append(nil) }
    }
    entries = all
    hasRepetition = false
  }

  /// Records a placement.
  func place(_ index: Int, by entry: Entry) {
    // The array is taken out during the change, because a change in place is checked for overlapping accesses
    // (Decisions/0040).
    var all: [Entry?] = []
    swap(&all, &entries)
    if all[index] != nil { hasRepetition = true }
    all[index] = entry
    entries = all
  }
}
