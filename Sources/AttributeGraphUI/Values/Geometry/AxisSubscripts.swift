import Foundation

// Layout is written once for both directions: `size[axis]` is the width or the height, whichever runs along `axis`.

extension CGSize {
  /// The length along one axis: the width for horizontal, the height for vertical.
  subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The size with one length along `axis` and another across it.
  package init(_ length: CGFloat, along axis: Axis, across breadth: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: breadth)
    case .vertical: self.init(width: breadth, height: length)
    }
  }
}

extension CGPoint {
  /// The coordinate along one axis: x for horizontal, y for vertical.
  subscript(axis: Axis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension ProposedViewSize {
  /// The proposed length along one axis: the width for horizontal, the height for vertical.
  package subscript(axis: Axis) -> CGFloat? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal without the lengths along some axes.
  func unspecified(along axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
  }

  /// The proposal of one length along `axis` and another across it.
  init(_ length: CGFloat?, along axis: Axis, across breadth: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: length, height: breadth)
    case .vertical: self.init(width: breadth, height: length)
    }
  }
}
