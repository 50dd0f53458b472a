import Foundation

/// The first of several views that fits into the space, or else the last one.
///
/// A view fits if its ideal lengths along the given axes are no larger than the proposal (section N of the layout
/// facts). It then gets the whole proposal. The other views must exist to be measured, so their bodies run and they
/// keep their state. But they are not on the screen: they do not appear, run no tasks, are not drawn and not found, and
/// their preferences are ignored. Before the first layout, no view is on the screen.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a view that chooses among views by their lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that chooses, and the positions of all views.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let content = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: nil))
    let axes = view.property(\.axes).layoutValue(comparedBy: ==)
    let node = FittingNode(at: position, content: content, axes: axes)
    if position.contents.contains(.preferences) { position.preferences = node.preferences }
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// The container of several views that shows the chosen one.
final class FittingNode: ContainerNode {
  private let axes: LayoutValue<Axis.Set>
  /// The chosen view.
  private var chosen: LayoutNode?
  /// The views among which it was chosen.
  private var known: [LayoutNode] = []
  /// The positions of the other views that are off the screen; a position that several views share is not included.
  private var aside: [ViewPosition] = []
  /// Withholds the preferences of the views until one of them is chosen.
  let preferences = PreferenceGate()

  /// Makes a container that shows one of its views.
  init(at position: ViewPosition, content: _ViewListOutputs, axes: LayoutValue<Axis.Set>) {
    self.axes = axes
    super.init(at: position, content: content)
    axes.add(self)
  }

  /// The first view that fits a proposal, or else the last one.
  ///
  /// - Complexity: O(views): each view is measured once, up to the first that fits.
  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    let (children, axes) = (self.children, self.axes.value)
    guard var choice = children.last else { return nil }
    let (width, height) = (
      axes.contains(.horizontal) ? proposal.width : nil, axes.contains(.vertical) ? proposal.height : nil
    )
    let question = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    // Not a closure for each axis: those of the main actor check their executor.
    for child in children where child !== choice {
      let ideal = child.measuredSize(for: question)
      guard ideal.width <= width ?? .infinity, ideal.height <= height ?? .infinity else { continue }
      choice = child
      break
    }
    return choice
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.measuredSize(for: proposal) ?? .zero
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let proposal = proposal.sanitised
    return choice(for: proposal).map { [placement(of: $0, for: proposal)] } ?? []
  }

  private func placement(of choice: LayoutNode, for proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, size: choice.measuredSize(for: proposal), proposal: proposal)
  }

  override func placeChildren() {
    position.count(.placement)
    let proposal = geometry.proposal.sanitised
    let choice = choice(for: proposal)
    if chosen !== choice || !isKnown(children) {
      if chosen !== choice { chosen?.unplace() }
      chosen = choice
      putOthersAside()
      known = children
      if !preferences.isOpen {
        preferences.isOpen = true
        position.notePreferenceStructure()
      }
    }
    if let choice { place(choice, by: placement(of: choice, for: proposal)) }
  }

  /// Whether some views are those among which the last one was chosen.
  private func isKnown(_ children: [LayoutNode]) -> Bool {
    guard children.count == known.count else { return false }
    for index in children.indices where children[index] !== known[index] { return false }
    return true
  }

  // As in SwiftUI, the views are in the enclosing stack, and the spacing is that of the first view, whichever fits.
  override var axisInside: Axis? { parent?.axisInside }
  override var preferredSpacing: ViewSpacing { children.first?.spacing ?? .zero }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { children.contains { $0.hasGuides(kinds) } }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    return choice(for: proposal)?.dimensions(for: proposal, size: size) ?? ViewDimensions(size: size)
  }

  override func end() {
    super.end()
    chosen = nil
    known = []
    aside = []
  }

  // MARK: - Views on the screen

  /// Puts the chosen view on the screen and takes the others off it.
  ///
  /// - Complexity: O(views · depth inside of them), and O(positions inside) of those that come and go.
  private func putOthersAside() {
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
    for place in aside where !identities.contains(place.identity) && !place.isDetached { runtime.reinsert(place) }
    aside = places.map(\.position)
    runtime.putAside(places)
  }
}

extension LayoutNode {
  /// The node inside the wrappers of modifiers; the node itself if there are none.
  fileprivate var innermost: LayoutNode {
    var node = self
    while !(node is ContainerNode) {
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
