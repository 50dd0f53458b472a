import Foundation

/// The sizes and the offset of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content in the upper left corner; initially the negated insets.
  public var contentOffset: CGPoint
  /// The size of the content without the insets.
  public var contentSize: CGSize
  /// The margins around the content, and the lengths by which it passes under bars.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view with the parts under bars.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, without the part under the insets of the scroll view.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }

  /// The part of the content that the scroll view covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The phase of a scroll view.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content moves on to its resting position.
  case decelerating
  /// The program scrolls the content.
  case animating

  /// Whether the content moves, or is about to.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the case.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The offset, the sizes and the insets.
  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), insets: \(contentInsets), size: \(containerSize))"
  }
}

/// The state of a scroll view when its phase changed.
public struct ScrollPhaseChangeContext {
  /// The geometry at that moment.
  public let geometry: ScrollGeometry
  /// The velocity in points a second; a host's fingers have none.
  public let velocity: CGVector?
}

extension ScrollNode {
  /// The sizes of the scroll view, and how far it was scrolled.
  var scrollGeometry: ScrollGeometry {
    let (margins, reach) = (margins, viewport.reach.byLines(of: self))
    let insets = Edge.allCases.reduce(into: margins) { $0[$1] += reach[$1] }
    return ScrollGeometry(
      contentOffset: CGPoint(x: contentOffset.x - insets.leading, y: contentOffset.y - insets.top),
      contentSize: contentSize, contentInsets: insets, containerSize: geometry.size.grown(by: reach))
  }
}
