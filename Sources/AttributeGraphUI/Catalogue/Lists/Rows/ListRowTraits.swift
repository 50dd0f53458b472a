import Foundation

/// The traits that modifiers give to a row, for the enclosing list.
///
/// If several modifiers set the same trait, the innermost applies.
struct ListRowTraits {
  /// Sets traits that are not set yet.
  typealias Change = (inout ListRowTraits) -> Void

  /// The space between the edges of the row and its view, edge by edge, in points.
  var insets: [Edge: CGFloat] = [:]
  /// The views behind the row.
  var background: SecondaryNode?
  /// The lines at the edges of the row.
  var separators: [VerticalEdge: ListSeparator] = [:]
  /// The lines at the edges of the section.
  var sectionSeparators: [VerticalEdge: ListSeparator] = [:]
  /// The distance of the section to its neighbours.
  var sectionSpacing: ListSectionSpacing?
  /// The tint of the row.
  var itemTint: ListItemTint?
  /// Whether deleting the row is disabled.
  var isDeleteDisabled: Bool?
  /// Whether moving the row is disabled.
  var isMoveDisabled: Bool?
  /// Whether selecting the row is disabled.
  var isSelectionDisabled: Bool?
  /// The buttons at the edges of the row, from the inside out.
  var swipes: [SwipeOpening] = []
  /// The edits of the row's collection, for rows without closures for them.
  var edits: (() -> CollectionEdits)?

  /// The space between the edges of the row and its view.
  var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: insets[.top] ?? 0, leading: insets[.leading] ?? 0, bottom: insets[.bottom] ?? 0,
      trailing: insets[.trailing] ?? 0)
  }
}

/// A line at an edge of a row or a section.
struct ListSeparator {
  /// Whether the line is shown; nil if no modifier sets it.
  var visibility: Visibility?
  /// The line in the separator colour.
  var plainLine: SecondaryNode?
  /// The line in a colour of its own.
  var tintedLine: SecondaryNode?

  /// The visible line: only modifiers add one, because lists have no lines of their own here.
  var line: SecondaryNode? {
    visibility == .hidden ? nil : tintedLine ?? (visibility == .visible ? plainLine : nil)
  }
}

extension TraitNode {
  /// Puts a node around that of a row, which changes the traits of the row.
  convenience init(
    at position: ViewPosition, wrapping child: LayoutNode, following input: LayoutInput? = nil,
    change: @escaping ListRowTraits.Change
  ) {
    self.init(at: position, wrapping: child, key: ObjectIdentifier(ListRowTraits.self), following: input) { child in
      var traits = child.listRowTraits ?? ListRowTraits()
      change(&traits)
      return traits
    }
  }
}

extension LayoutNode {
  /// The traits of the row at this node; nil without any.
  var listRowTraits: ListRowTraits? { trait(ObjectIdentifier(ListRowTraits.self)) as? ListRowTraits }
}

/// A trait that a modifier gives to the rows inside, for the enclosing list.
protocol ListRowChange: Equatable, SendableMetatype {
  /// Sets traits that no modifier further inside has set.
  func apply(to traits: inout ListRowTraits)
}

/// Gives a trait to each row inside, for the enclosing list; outside of a list it has no effect.
nonisolated struct _ListRowModifier<Change: ListRowChange>: PrimitiveViewModifier {
  let change: Change

  /// Puts a node around each row that carries the trait.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard inputs.isInList else { return body(inputs.inside(position)) }
    let change = modifier.property(\.change).layoutValue(comparedBy: { $0 == $1 })
    return body(
      inputs.wrapping(at: position) { child, place in
        TraitNode(at: place, wrapping: child, following: change) { change.value.apply(to: &$0) }
      })
  }
}

extension _ViewInputs {
  /// Makes views that a list places itself: behind a row, or along its edges.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - place: The place of the views beside the row's view.
  ///   - position: The position of the modifier.
  ///   - isBehind: Whether the row's view is drawn over them.
  /// - Returns: The node that the list places.
  func listLayer<Content: View>(
    _ content: _GraphValue<Content>, at place: ViewPosition, modifierAt position: ViewPosition, isBehind: Bool
  ) -> SecondaryNode {
    let layer = ViewPosition(SecondaryNode.self, in: place, runtime: place.runtime)
    if isBehind { (place === position ? layer : place).isBehind = true }
    let content = place === position ? content : content.until(endOf: place)
    let views = Content._makeViewList(view: content, inputs: forChildren(of: layer, along: nil))
    let node = SecondaryNode(
      at: layer, content: views, alignment: LayoutValue(.center, comparedBy: ==))
    node.direction = direction
    return node
  }
}
