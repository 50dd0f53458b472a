import Foundation

/// The look of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let `default` = PointerStyle(name: "default")
  /// For text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For links.
  public static let link = PointerStyle(name: "link")
  /// For draggable items.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// For what is held.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For the selection of a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For what gets nearer.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// For what gets away.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For the line between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For the line between rows.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// For the line between columns, which can be moved to some sides.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(name: "columnResize \(directions.rawValue)")
  }

  /// For the line between rows, which can be moved to some sides.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(name: "rowResize \(directions.rawValue)")
  }

  /// For an edge or a corner of a frame, which can be moved to some sides.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize \(position) \(directions.rawValue)")
  }

  /// A picture; its hot spot is at the position of the pointer.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image \(image) \(hotSpot.x) \(hotSpot.y)")
  }
}

/// A direction from side to side.
public enum HorizontalDirection: Int8, CaseIterable, Sendable {
  /// To the leading edge.
  case leading
  /// To the trailing edge.
  case trailing

  /// Directions from side to side.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// The set with exactly the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// To the leading edge.
    public static let leading = Set(.leading)
    /// To the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction upwards or downwards.
public enum VerticalDirection: Int8, CaseIterable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Directions upwards and downwards.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// The set with exactly the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner of a frame, at which it is resized.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  /// An edge.
  case top, leading, bottom, trailing
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  /// It becomes smaller.
  case inward
  /// It becomes larger.
  case outward

  /// Directions in which a frame is resized.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8
    /// The set with exactly the given bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// It becomes smaller.
    public static let inward = Set(.inward)
    /// It becomes larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// Sets the look of the pointer over the view; a host draws no pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Shows or hides the pointer over the view; a host draws no pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
