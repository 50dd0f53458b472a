import Foundation

/// The first of several views that fits into the space, or else the last one.
///
/// A view fits if its ideal lengths along the given axes are no larger than the proposal (section N of the layout
/// facts). It then gets the whole proposal. A view is made when it is measured: the views after the first one that ever
/// fitted do not exist, and no body of theirs has run. The others keep their state, but they are not on the screen: they
/// do not appear, run no tasks, are not drawn and not found, and their preferences are ignored. Before the first layout,
/// no view is on the screen.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a view that chooses among views by their lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that chooses, and no view yet.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inside = inputs.forChildren(of: position, along: nil)
    inside.listing = CandidateListing()
    let content = Content.makeElement(view: view.property(\.content), inputs: inside)
    let node = FittingNode(
      at: position, items: content.items, axes: view.property(\.axes).layoutValue(comparedBy: ==))
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// The list of views to choose from: each is a row that is made when it is measured.
@MainActor
private final class CandidateListing: ViewListing {
  func takesApart(_ type: Any.Type) -> Bool { type is any ViewSequence.Type || type is any ModifiedSequence.Type }

  func add<Element: View>(_ view: _GraphValue<Element>, inputs: _ViewInputs) -> _ViewListOutputs {
    let source = RowSource(at: inputs.makePosition(LazyRow.self), queue: inputs.queue) { row, place in
      var inside = inputs.inBranch(at: place)
      inside.listing = nil
      row.items = Element._makeViewList(view: view.until(endOf: place), inputs: inside).items
    }
    source.count = 1
    return _ViewListOutputs(items: .rows(source))
  }
}

/// The container of several views that shows the chosen one.
final class FittingNode: ParentNode, ItemsContainer {
  /// One of the views to choose from, or a row of them that was not made.
  private enum Candidate {
    case view(LayoutNode)
    case row(RowSource, Int)
  }

  private let items: LayoutItems
  private let axes: LayoutValue<Axis.Set>
  /// The candidates in order; nil after some were inserted, removed or moved.
  private var knownCandidates: [Candidate]?
  /// The chosen view.
  private var chosen: LayoutNode?
  /// The views among which it was chosen.
  private var known: [LayoutNode] = []
  /// The positions of the other views that are off the screen; a position that several views share is not included.
  private var aside: [ViewPosition] = []
  /// Withholds the preferences of the views until one of them is chosen.
  private let preferences = PreferenceGate()

  /// Makes a container that shows one of its views.
  init(at position: ViewPosition, items: LayoutItems, axes: LayoutValue<Axis.Set>) {
    self.items = items
    self.axes = axes
    super.init(at: position)
    axes.add(self)
  }

  /// The views that were made, in order.
  private var children: [LayoutNode] {
    currentCandidates.compactMap { if case .view(let node) = $0 { node } else { nil } }
  }

  private var currentCandidates: [Candidate] {
    if let knownCandidates { return knownCandidates }
    var candidates: [Candidate] = []
    add(items, to: &candidates)
    knownCandidates = candidates
    return candidates
  }

  /// Adds the views of some items, and the rows that were not made.
  private func add(_ items: LayoutItems, to candidates: inout [Candidate]) {
    switch items {
    case .one(let node):
      if node.parent !== self { adopt(node) }
      candidates.append(.view(node))
    case .many(let items): for item in items { add(item, to: &candidates) }
    case .section(let section): for part in section.parts { add(part, to: &candidates) }
    case .changing(let items):
      items.container = self
      add(items.value, to: &candidates)
    case .rows(let source):
      source.container = self
      for index in 0..<source.count {
        if source.rows[index] == nil {
          candidates.append(.row(source, index))
        } else {
          add(source.items(at: index), to: &candidates)
        }
      }
    }
  }

  func childrenChanged() {
    knownCandidates = nil
    invalidate()
  }

  /// Makes the views of a row; they are inserted, and taken off the screen unless one of them is chosen.
  private func make(_ index: Int, of source: RowSource) {
    knownCandidates = nil
    // The row may be nested deeper than anything before.
    _ = runtime.nesting { source.bringForward(index) }
    if let place = source.rows[index]?.position { runtime.insert(place) }
    if position.preferences == nil, position.contents.contains(.preferences) { position.preferences = preferences }
  }

  /// The first view for which a closure returns true, or else the last one.
  ///
  /// - Complexity: O(candidates); the views are made up to the one that is returned.
  private func first(where isSuitable: (LayoutNode) -> Bool) -> LayoutNode? {
    var index = 0
    var last: LayoutNode?
    while true {
      let candidates = currentCandidates
      guard index < candidates.count else { return last }
      switch candidates[index] {
      case .row(let source, let row): make(row, of: source)
      case .view(let node):
        index += 1
        if index == candidates.count || isSuitable(node) { return node }
        last = node
      }
    }
  }

  /// The first view that fits a proposal, or else the last one.
  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    let axes = self.axes.value
    let (width, height) = (
      axes.contains(.horizontal) ? proposal.width : nil, axes.contains(.vertical) ? proposal.height : nil
    )
    let question = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    return first { child in
      let ideal = child.measuredSize(for: question)
      return ideal.width <= width ?? .infinity && ideal.height <= height ?? .infinity
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.measuredSize(for: proposal) ?? .zero
  }

  private func placement(of choice: LayoutNode, for proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, size: choice.measuredSize(for: proposal), proposal: proposal)
  }

  override func placeChildren() {
    position.count(.placement)
    let proposal = geometry.proposal.sanitised
    let choice = choice(for: proposal)
    let children = self.children
    if chosen !== choice || !isKnown(children) {
      if chosen !== choice { chosen?.unplace() }
      chosen = choice
      putAside(among: children)
      known = children
      if !preferences.isOpen {
        preferences.isOpen = true
        position.notePreferenceStructure()
      }
    }
    if let choice { place(choice, by: placement(of: choice, for: proposal)) }
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { for child in children { visit(child) } }

  /// Whether some views are those among which the last one was chosen.
  private func isKnown(_ children: [LayoutNode]) -> Bool {
    guard children.count == known.count else { return false }
    for index in children.indices where children[index] !== known[index] { return false }
    return true
  }

  // As in SwiftUI, the views are in the enclosing stack, and the spacing is that of the first view, whichever fits.
  override var axisInside: Axis? { parent?.axisInside }
  override var hasSpacing: Bool { first { _ in true }?.hasSpacing ?? true }
  override var spacing: ViewSpacing { first { _ in true }?.spacing ?? .zero }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { children.contains { $0.hasGuides(kinds) } }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.dimensions(for: proposal, size: size) ?? ViewDimensions(size: size)
  }

  override func end() {
    super.end()
    knownCandidates = []
    chosen = nil
    known = []
    aside = []
  }

  // MARK: - Views on the screen

  /// Puts the chosen view on the screen and takes the others off it.
  ///
  /// - Complexity: O(views · depth inside of them), and O(positions inside) of those that come and go.
  private func putAside(among children: [LayoutNode]) {
    let ways = children.map { $0.innermost.position.way(to: position) }
    var counts: [Int: Int] = [:]
    for way in ways { for place in way { counts[place.identity, default: 0] += 1 } }
    let known = Set(known.map { ObjectIdentifier($0) })
    // Positions that several views share stay on the screen: a group, or a modifier of it.
    var places: [(position: ViewPosition, wasShown: Bool)] = []
    for (child, way) in zip(children, ways) where child !== chosen {
      guard let place = way.last(where: { counts[$0.identity] == 1 }) else { continue }
      places.append((place, wasShown: known.contains(ObjectIdentifier(child))))
    }
    let identities = Set(places.map(\.position.identity))
    for place in aside where !identities.contains(place.identity) && !place.isDetached { runtime.bringBack(place) }
    aside = places.map(\.position)
    runtime.putAside(places)
  }
}

extension LayoutNode {
  /// The node inside the wrappers of modifiers; the node itself if there are none.
  fileprivate var innermost: LayoutNode {
    var node = self
    while !(node is ContainerNode || node is FittingNode) {
      var inside: LayoutNode?
      node.forEachChild { inside = inside ?? $0 }
      guard let inside else { break }
      node = inside
    }
    return node
  }
}

extension ViewPosition {
  /// The positions from this one outwards, up to but excluding another one.
  ///
  /// - Complexity: O(depth).
  fileprivate func way(to outer: ViewPosition) -> [ViewPosition] {
    var way: [ViewPosition] = []
    var position: ViewPosition? = self
    while let here = position, here !== outer {
      way.append(here)
      position = here.parent
    }
    return way
  }
}
