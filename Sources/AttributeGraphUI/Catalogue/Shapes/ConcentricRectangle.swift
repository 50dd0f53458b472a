import Foundation

/// A rectangle whose corners are concentric with those of the enclosing `containerShape(_:)`.
///
/// A corner that is farther from the container's corner than the radius there is not round, unless its style has a
/// minimum; so is every concentric corner without a container. The distance is the longer one of those along the two
/// axes; this rule is ours. In a container that is no rounded rectangle the shape is a `ContainerRelativeShape`.
/// It is concentric as a view, filled or stroked; as a clip it has the radii that it has without a container.
nonisolated public struct ConcentricRectangle: Shape, Equatable, Sendable {
  /// The corners that share the largest of their radii.
  private enum Sharing: Equatable {
    case none, all, top, bottom, leading, trailing, topAndBottom, leadingAndTrailing
  }

  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let sharing: Sharing

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, sharing: Sharing = .none
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.sharing = sharing
  }

  /// Makes a rectangle with four concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Makes a rectangle with one style of corners, all as round as the roundest if it is uniform.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, sharing: isUniform ? .all : .none)
  }

  /// Makes a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Makes a rectangle whose upper corners are as round as the rounder of them.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, sharing: .top)
  }

  /// Makes a rectangle whose lower corners are as round as the rounder of them.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, sharing: .bottom)
  }

  /// Makes a rectangle whose leading corners are as round as the rounder of them.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner, sharing: .leading)
  }

  /// Makes a rectangle whose trailing corners are as round as the rounder of them.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners, sharing: .trailing)
  }

  /// Makes a rectangle whose upper corners are equal, and its lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners, sharing: .topAndBottom)
  }

  /// Makes a rectangle whose leading corners are equal, and its trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      sharing: .leadingAndTrailing)
  }

  /// The rectangle without a container.
  public func path(in rect: CGRect) -> Path { path(in: rect, concentricWith: RectangleCornerRadii()) }

  /// The rectangle with the radii that are concentric with a container.
  private func path(in rect: CGRect, concentricWith container: RectangleCornerRadii) -> Path {
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: container.topLeading),
      bottomLeading: bottomLeading.radius(concentric: container.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: container.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: container.topTrailing))
    switch sharing {
    case .none: break
    case .all:
      radii.share(\.topLeading, \.topTrailing)
      radii.share(\.bottomLeading, \.bottomTrailing)
      radii.share(\.topLeading, \.bottomLeading)
      radii.share(\.topTrailing, \.bottomTrailing)
    case .top: radii.share(\.topLeading, \.topTrailing)
    case .bottom: radii.share(\.bottomLeading, \.bottomTrailing)
    case .leading: radii.share(\.topLeading, \.bottomLeading)
    case .trailing: radii.share(\.topTrailing, \.bottomTrailing)
    case .topAndBottom:
      radii.share(\.topLeading, \.topTrailing)
      radii.share(\.bottomLeading, \.bottomTrailing)
    case .leadingAndTrailing:
      radii.share(\.topLeading, \.bottomLeading)
      radii.share(\.topTrailing, \.bottomTrailing)
    }
    return Path(roundedRect: rect, cornerRadii: radii)
  }
}

extension ConcentricRectangle {
  /// The rectangle in a container.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the shape.
  ///   - frame: The same rectangle in the coordinates of the host.
  ///   - container: The container.
  ///   - direction: The layout direction, in which the leading corners are on the left or on the right.
  /// - Returns: The outline in the coordinates of the shape.
  @MainActor func path(
    in rect: CGRect, at frame: CGRect, inside container: ContainerShape, along direction: LayoutDirection
  ) -> Path {
    guard let place = container.frame, let outer = container.cornerRadii(place.size) else {
      return container.path(in: rect, at: frame, along: direction)
    }
    func radius(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(radius - max(x, y, 0), 0) }
    let isMirrored = layoutDirectionBehavior.isMirrored(in: direction)
    let (left, right) = (frame.minX - place.minX, place.maxX - frame.maxX)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    let (above, below) = (frame.minY - place.minY, place.maxY - frame.maxY)
    let path = path(
      in: rect,
      concentricWith: RectangleCornerRadii(
        topLeading: radius(outer.topLeading, leading, above),
        bottomLeading: radius(outer.bottomLeading, leading, below),
        bottomTrailing: radius(outer.bottomTrailing, trailing, below),
        topTrailing: radius(outer.topTrailing, trailing, above)))
    return isMirrored ? path.mirrored(in: rect) : path
  }
}

extension ConcentricRectangle: CorneredShape {
  var corners: (name: String, radii: [CGFloat]) {
    ("radius", [topLeading, topTrailing, bottomLeading, bottomTrailing].flatMap(\.fixedRadii))
  }
}

/// A rounded rectangle, whose corners others can be concentric with.
nonisolated protocol RoundedContainer: Shape {
  /// The radii of the corners, in a rectangle with a size.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension Rectangle: RoundedContainer {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: RoundedContainer {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(equal: min(cornerSize.width, cornerSize.height), in: size)
  }
}

extension Capsule: RoundedContainer {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii(equal: .infinity, in: size) }
}

extension UnevenRoundedRectangle: RoundedContainer {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

nonisolated extension RectangleCornerRadii {
  /// Four equal radii, limited to half the shorter side.
  fileprivate init(equal radius: CGFloat, in size: CGSize) {
    let radius = min(radius, size.width / 2, size.height / 2)
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Gives two corners the larger of their radii.
  fileprivate mutating func share(
    _ one: WritableKeyPath<Self, CGFloat>, _ other: WritableKeyPath<Self, CGFloat>
  ) {
    let radius = max(self[keyPath: one], self[keyPath: other])
    (self[keyPath: one], self[keyPath: other]) = (radius, radius)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style of corners, all as round as the roundest if it is uniform.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose upper corners are as round as the rounder of them.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose lower corners are as round as the rounder of them.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose leading corners are as round as the rounder of them.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners are as round as the rounder of them.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// A rectangle whose upper corners are equal, and its lower ones.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose leading corners are equal, and its trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
