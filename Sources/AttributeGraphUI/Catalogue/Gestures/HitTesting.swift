import Foundation

/// The purposes of shapes that `contentShape(_:_:)` can set.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape that fingers hit: the purpose that a host uses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The outline of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Sets the shape of a view that fingers hit.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: PrimitiveViewModifier {
  /// The purposes of the shape.
  public var kind: ContentShapeKinds
  /// The shape.
  public var shape: ContentShape
  /// Whether the even-odd rule applies.
  public var eoFill: Bool

  /// Puts the shape around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    guard modifier.read().kind.contains(.interaction) else { return body(inputs.inside(position)) }
    let (modifier, direction) = (modifier.latest(), inputs.direction)
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = ContentShapeNode(at: place, wrapping: child, owner: position) { size in
          guard let modifier = modifier.value else { return nil }
          let rect = CGRect(origin: .zero, size: size)
          return (modifier.shape.path(in: rect, along: direction.current), modifier.eoFill)
        }
        place.info.contentShape = node
        return node
      })
  }
}

/// A node with the shape in which a finger hits a view.
final class ContentShapeNode: WrapperNode {
  /// The position of the modifier, at which the gestures around the view begin.
  unowned let owner: ViewPosition
  private let outline: (CGSize) -> (path: Path, isEvenOddFilled: Bool)?

  /// Puts a shape around a node.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, owner: ViewPosition,
    outline: @escaping (CGSize) -> (path: Path, isEvenOddFilled: Bool)?
  ) {
    self.outline = outline
    self.owner = owner
    super.init(at: position, wrapping: child)
  }

  /// Whether a point of the host is in the shape.
  func contains(_ point: CGPoint) -> Bool {
    guard isPlaced, let (path, isEvenOddFilled) = outline(geometry.size) else { return false }
    return path.contains(convert(fromHost: point), eoFill: isEvenOddFilled)
  }
}

/// Sets whether fingers hit a view.
nonisolated public struct _AllowsHitTestingModifier: PrimitiveViewModifier {
  /// Whether it does.
  public var allowsHitTesting: Bool

  /// Stores at the position of the modifier whether fingers hit its content.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.info.allowsHitTesting = { modifier.read().allowsHitTesting }
    return body(inputs.inside(position))
  }
}

/// The place that a finger hits.
@MainActor
struct HitPlace {
  /// The innermost position whose gestures are hit.
  let position: ViewPosition
  /// The node that is hit.
  let node: LayoutNode
}

extension ViewPosition {
  /// The frontmost place, at this position and inside, that a finger hits at a point of the host.
  ///
  /// - Complexity: O(nodes that are drawn · depth).
  func hitPlace(at point: CGPoint) -> HitPlace? {
    // A scroll view takes the fingers in its rectangle, wherever its content is.
    let nodes = hitNodesInDrawingOrder { [$0.control?.action as? ScrollNode].compactMap(\.self) }
    for node in nodes.reversed() where node.isHit(at: point) {
      if let shape = node as? ContentShapeNode { return HitPlace(position: shape.owner, node: node) }
      // A row of a list is hit as a whole.
      if node is ScrollNode, let row = node.position.owned(ListNode.self)?.tappedRow(at: point) {
        return HitPlace(position: row, node: node)
      }
      return HitPlace(position: node.position, node: node)
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether a finger hits the node at a point of the host, if nothing is in front of it.
  func isHit(at point: CGPoint) -> Bool {
    guard isPlaced, position.isOnScreen, !position.isDetached else { return false }
    let isInside: Bool
    if let shape = self as? ContentShapeNode {
      isInside = shape.contains(point)
    } else if let leaf = self as? LeafNode {
      isInside = leaf.covers(point)
    } else {
      isInside = CGRect(origin: .zero, size: frameInHost.size).contains(convert(fromHost: point))
    }
    // As in SwiftUI, a clip by a modifier hides a view only from the eye: `contentShape` keeps fingers away, too.
    guard isInside, enclosingEffects(clips: .scrollViews).shows(point) else { return false }
    var node = parent
    while let here = node {
      if let shape = here as? ContentShapeNode, !shape.contains(point) { return false }
      node = here.parent
    }
    return position.nearest { $0.knownInfo?.allowsHitTesting?() == false ? true : nil } == nil
  }
}

extension LeafNode {
  /// Whether the drawing covers a point of the host: the filled part of a shape, the rectangle of others.
  ///
  /// A fully transparent view covers nothing, and neither does a transparent colour.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    guard let drawing, drawing.opacity > 0, mask == nil else { return false }
    switch drawing.content {
    case .color(let color), .shape(_, let color): if color.components.opacity == 0 { return false }
    default: break
    }
    let local = convert(fromHost: point)
    guard CGRect(origin: .zero, size: frameInHost.size).contains(local) else { return false }
    if let figure = drawing.figure {
      let path = figure.stroke.map { figure.path.strokedPath($0) } ?? figure.path
      return path.contains(local, eoFill: figure.isEvenOddFilled)
    }
    guard case .shape(let name, _) = drawing.content else { return true }
    let rect = CGRect(origin: .zero, size: frameInHost.size)
    return switch name {
    case Circle.knownName: Circle().path(in: rect).contains(local)
    case Ellipse.knownName: Ellipse().path(in: rect).contains(local)
    case Capsule.knownName: Capsule().path(in: rect).contains(local)
    default: true
    }
  }
}

extension DrawingEffects {
  /// Whether a point of the host is inside of the clips.
  fileprivate func shows(_ point: CGPoint) -> Bool {
    if let clip, !clip.contains(point) { return false }
    var point = point
    for effect in others.reversed() {
      switch effect.kind {
      case .clip(let path, let isEvenOddFilled):
        if !path.contains(point, eoFill: isEvenOddFilled) { return false }
      case .projection(let projection): point = projection.inverted?.applied(to: point) ?? point
      default: break
      }
    }
    return true
  }

  /// The point that the effects map to a given point.
  func place(before point: CGPoint) -> CGPoint {
    var point = point
    for effect in others.reversed() {
      if case .projection(let projection) = effect.kind { point = projection.inverted?.applied(to: point) ?? point }
    }
    return transform.inverted.applied(to: point)
  }
}

extension View {
  /// Sets the shape of the view that fingers hit, instead of its drawing.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes; a host uses that for interaction.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(kind: kind, shape: shape, eoFill: eoFill))
  }

  /// Sets whether fingers hit the view; if not, they hit the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
