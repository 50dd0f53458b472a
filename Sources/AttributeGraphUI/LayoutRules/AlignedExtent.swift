import Foundation

/// The stretch that several views cover along one axis when a guide of each lies on a common line.
///
/// The line is at 0 while views are added. A view of length *l* with its guide at *g* reaches from −*g* to *l* − *g*;
/// the extent is the union of these. The container's own side is then put at its lower end, and
/// `origin(ofLength:guide:)` computes the origin of each view.
///
/// Infinite lengths: one infinite view makes the extent infinite and lies at its beginning, since an infinite line has
/// no middle. The finite views are still aligned by their guides.
struct AlignedExtent {
  /// The lower end of the union of the finite views, measured from the common line.
  private var lowerEnd: CGFloat = .infinity

  /// The upper end of the union of the finite views, measured from the common line.
  private var upperEnd: CGFloat = -.infinity

  /// Whether a view without end was added.
  private var isInfinite = false

  /// An extent that covers nothing yet.
  init() {}

  /// Adds a view of the given length with its guide at the given place.
  ///
  /// - Precondition: `length` is at least 0 and not NaN.
  mutating func add(length: CGFloat, guide: CGFloat) {
    guard length.isFinite else {
      isInfinite = true
      return
    }
    let guide = usable(guide)
    lowerEnd = min(lowerEnd, -guide)
    upperEnd = max(upperEnd, length - guide)
  }

  /// The length of the union, 0 when nothing was added.
  var length: CGFloat {
    if isInfinite { return .infinity }
    return lowerEnd <= upperEnd ? upperEnd - lowerEnd : 0
  }

  /// The origin of a view, measured from the beginning of the extent.
  func origin(ofLength length: CGFloat, guide: CGFloat) -> CGFloat {
    length.isFinite && lowerEnd.isFinite ? -lowerEnd - usable(guide) : 0
  }

  /// A guide, or, if it is not finite and aligns nothing, the view's own side.
  private func usable(_ guide: CGFloat) -> CGFloat {
    guide.isFinite ? guide : 0
  }
}
