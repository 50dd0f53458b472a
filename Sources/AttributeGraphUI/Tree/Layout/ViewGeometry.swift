/// Where a view is, how large it is, and what it was proposed.
struct ViewGeometry: Equatable {
  /// The top-left corner, in the host's coordinates.
  var origin: CGPoint
  /// The size that the view was given.
  var size: CGSize
  /// The proposal that the size answers.
  var proposal: ProposedViewSize

  /// The geometry of a view that has been removed.
  static var nowhere: ViewGeometry { ViewGeometry(origin: .zero, size: .zero, proposal: .zero) }

  /// The rectangle in the host's coordinates.
  var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The geometry of a child that is placed in this rectangle.
  func child(_ placement: ChildPlacement) -> ViewGeometry {
    ViewGeometry(
      origin: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y), size: placement.size,
      proposal: placement.proposal)
  }
}
