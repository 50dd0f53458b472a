import Foundation

/// Marks the views of a layout, or a view, as scroll targets.
nonisolated struct _ScrollTargetModifier: PrimitiveViewModifier {
  let isEnabled: Bool
  /// Whether the targets are the views of the layout, and not the view itself.
  let isLayout: Bool

  /// Puts a node around each view inside and registers it with the enclosing scroll view.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    return body(
      inputs.wrapping(at: position) { child, place in
        ScrollTargetLayoutNode(at: place, wrapping: child, identifying: position, modifier: latest)
      })
  }
}

/// A node whose views are scroll targets.
final class ScrollTargetLayoutNode: WrapperNode {
  private let modifier: Latest<_ScrollTargetModifier>
  private unowned let inside: ViewPosition
  private weak var scroll: ScrollNode?

  /// Puts a node around another one; ids are searched inside a position.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, identifying inside: ViewPosition,
    modifier: Latest<_ScrollTargetModifier>
  ) {
    self.modifier = modifier
    self.inside = inside
    super.init(at: position, wrapping: child)
  }

  /// Whether the targets are enabled.
  var isEnabled: Bool { modifier.value?.isEnabled ?? false }

  override func geometryChanged() {
    guard scroll == nil else { return }
    scroll = enclosingScrollNode
    scroll?.conduct?.add(self)
  }

  /// The rectangles of the targets, in the host's coordinates.
  var targetFrames: [CGRect] {
    guard modifier.value?.isLayout ?? false else { return [frameInHost] }
    var frames: [CGRect] = []
    layoutInside.forEachChild { if $0.isPlaced { frames.append($0.frameInHost) } }
    return frames
  }

  /// The innermost node of the modifiers inside, which lays the views out.
  private var layoutInside: LayoutNode {
    var node: LayoutNode = child
    while node.layoutKind.contains(.passesTraits), !(node is ContainerNode) {
      var only: LayoutNode?
      node.forEachChild { only = only ?? $0 }
      guard let only else { break }
      node = only
    }
    return node
  }

  /// The targets with ids, in order.
  ///
  /// - Complexity: O(positions inside) down to the innermost views with ids.
  var identifiedTargets: [IdentifiedTargets.Target] {
    var targets = IdentifiedTargets()
    inside.addTargets(to: &targets, isInTarget: false)
    return targets.targets
  }
}

/// Views with ids: those that loops, branches and the layout stand for, each once.
@MainActor
struct IdentifiedTargets {
  /// A view with its ids from the outermost to the innermost, and its rectangle in the host's coordinates.
  typealias Target = (ids: [AnyHashable], frame: CGRect)

  private(set) var targets: [Target] = []
  /// The index of the target of each node.
  private var places: [ObjectIdentifier: Int] = [:]

  /// Adds inner ids to views, and views that are not known yet, unless they are parts of a target.
  fileprivate mutating func add(_ ids: [AnyHashable], of views: LayoutItems, arePartsOfTarget: Bool) {
    views.forEachPlacedNode { node in
      if let place = places[ObjectIdentifier(node)] {
        targets[place].ids += ids
      } else if !arePartsOfTarget {
        places[ObjectIdentifier(node)] = targets.count
        targets.append((ids, node.frameInHost))
      }
    }
  }
}

extension ViewPosition {
  /// Adds the views with ids at this position and inside.
  fileprivate func addTargets(to targets: inout IdentifiedTargets, isInTarget: Bool) {
    let own = identifyingRows?.identifiedViews ?? []
    for (ids, views) in own { targets.add(ids, of: views, arePartsOfTarget: isInTarget) }
    // A row that is one view, always the same, is a target without others in it.
    let areWhole = own.allSatisfy { if case .one = $0.views { true } else { false } }
    if !own.isEmpty && areWhole { return }
    for child in children { child.addTargets(to: &targets, isInTarget: isInTarget || !own.isEmpty) }
  }
}

extension LayoutNode {
  /// The nearest enclosing scroll view.
  ///
  /// - Complexity: O(depth).
  var enclosingScrollNode: ScrollNode? {
    var node = parent
    while let here = node {
      if let scroll = here as? ScrollNode { return scroll }
      node = here.parent
    }
    return nil
  }
}

extension View {
  /// Makes the views of this layout scroll targets, identified by their ids, of the enclosing scroll view.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes this view a scroll target of the enclosing scroll view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
