import AttributeGraphUI
import Foundation

// Custom layouts; the reference has an implementation of its own for each of them.

/// The share of the width that a view wants, relative to the others.
enum ColumnWeight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Views beside each other at their ideal sizes, in as many lines as needed.
struct FlowLayout: Layout {
  let spacing: Double

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let frames = frames(of: cache, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    for (subview, frame) in zip(subviews, frames(of: cache, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(of sizes: [CGSize], width: CGFloat) -> [CGRect] {
    var (corner, lineHeight) = (CGPoint.zero, CGFloat(0))
    return sizes.map { size in
      if corner.x > 0, corner.x + size.width > width + 0.001 {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer { corner.x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Columns of the ideal width of the widest view, with the views centred.
struct EqualColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let offer = ProposedViewSize(width: width, height: proposal.height)
    return CGSize(
      width: width * CGFloat(subviews.count), height: subviews.map { $0.sizeThatFits(offer).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// Columns that divide the width by the weights of the views; it has guides of its own.
struct WeightedColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = subviews.isEmpty ? 0 : proposal.width ?? 60
    let heights = zip(subviews, shares(of: width, subviews)).map { subview, share in
      subview.sizeThatFits(ProposedViewSize(width: share, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, share) in zip(subviews, shares(of: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: share, height: bounds.height))
      x += share
    }
  }

  private func shares(of width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let total = subviews.reduce(0) { $0 + $1[ColumnWeight.self] }
    return subviews.map { width * $0[ColumnWeight.self] / total }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .trailing ? bounds.maxX - 5 : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .center: bounds.minY + 3
    case .quarter: bounds.midY
    default: nil
    }
  }
}

/// Views around the middle, at their ideal sizes.
struct CircleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 60))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}
