import Foundation

/// What a parent offers a child before the child chooses its own size.
///
/// Each axis is independent. A number is an offer the child may take or not, `nil` asks for the ideal length, `0` for
/// the smallest and `.infinity` for the largest length the child can have. A proposal of NaN means nothing, and layout
/// treats it as `nil` (see `sanitised`).
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?

  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// A proposal of a width and a height, each of which may be left open with `nil`.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks a child for its smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks a child for its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks a child for its largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size a fully flexible view takes: the proposed lengths, and those of `size` where nothing is proposed.
  ///
  /// The default of 10 × 10 is the ideal size of shapes and colours.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The same proposal with NaN replaced by `nil`.
  ///
  /// A cache keyed by proposals needs it too: NaN is unequal to itself, so such a key would never be found again.
  package var sanitised: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 },
      height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
