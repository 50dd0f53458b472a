import Foundation

/// A view that is drawn away from its place; its container lays it out without the offset.
///
/// A change of the offset moves what is inside at once in layout, and what is drawn is shown on the way as after any
/// other move: each leaf by its own transaction. Only in the body of a custom transition does the offset itself go step
/// by step.
nonisolated public struct _OffsetEffect: PrimitiveViewModifier, Animatable {
  /// The offset, in points.
  public var offset: CGSize

  /// Moves the drawing of a view.
  public init(offset: CGSize) {
    self.offset = offset
  }

  /// The distance.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// Puts a node around each view inside that offsets it.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let isInTransition = inputs.isInTransition
    let value = isInTransition ? modifier.animated(at: position, inputs: inputs) : modifier
    let offset = value.projection { [unowned position] modifier in
      CGPoint(
        x: position.finite(modifier.offset.width, as: "x"), y: position.finite(modifier.offset.height, as: "y"))
    }.layoutValue(comparedBy: ==)
    let (direction, transform) = (inputs.direction, inputs.transactionTransform)
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = OffsetNode(at: place, wrapping: child, offset: offset)
        node.direction = direction
        if isInTransition { node.animateAsWhole(following: transform) }
        return node
      })
  }
}

/// A node that places its child at an offset; a positive distance leads towards the trailing side.
final class OffsetNode: WrapperNode {
  private let distance: LayoutValue<CGPoint>
  private var isWhole = false

  /// Puts a node around another one, which lies at a distance from it.
  init(at position: ViewPosition, wrapping child: LayoutNode, offset: LayoutValue<CGPoint>) {
    distance = offset
    super.init(at: position, wrapping: child, following: offset)
  }

  /// Keeps the animation of the distance apart from those of the frames inside.
  func animateAsWhole(following transform: ((inout Transaction) -> Void)?) {
    isWhole = true
    follow(transform)
  }

  override var containsGeometry: Bool { isWhole }

  // The child's position does not affect the ancestors.
  override func inputChanged(_ input: LayoutInput) { invalidatePlacement() }

  override func placeChildren() {
    place(
      child, by: ChildPlacement(origin: distance.value, size: geometry.size, proposal: geometry.proposal))
  }
}

extension View {
  /// Shows the view at a distance from its place; layout does not change.
  ///
  /// In right-to-left layouts, a positive distance leads to the left.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Shows the view at a distance from its place; layout does not change.
  ///
  /// A distance that is not a finite number counts as 0 and is reported as an issue.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
