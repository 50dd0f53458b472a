import Foundation

/// The size that a parent offers a child before the child chooses its own.
///
/// Each axis is independent. A number is an offer that the child may decline, `nil` requests its ideal length, `0` its
/// smallest and `.infinity` its largest one. Layout treats a proposal of NaN as `nil` (see `sanitised`).
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?

  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// A proposal of a width and a height; `nil` leaves one unspecified.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Requests a child's smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Requests a child's ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Requests a child's largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size of a fully flexible view: the proposed lengths, with those of `size` in place of `nil`.
  ///
  /// The default of 10 × 10 is the ideal size of shapes and colours.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The same proposal with NaN replaced by `nil`.
  ///
  /// A cache that is keyed by proposals needs this too: NaN is unequal to itself, so such a key would never be found.
  package var sanitised: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 },
      height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}
