import Foundation

// Where a view of the reference has its guides.

extension ReferenceLayout.View {
  /// Where the view has a guide, at a size that it answered for a proposal.
  func guide(_ guide: LayoutTree.Guide, _ proposal: ReferenceLayout.Proposal, _ size: SIMD2<Double>) -> Double {
    explicit(guide, proposal, size) ?? guide.inherent(size)
  }

  /// The explicit value of a guide of the view; nil where it has none.
  fileprivate func explicit(
    _ guide: LayoutTree.Guide, _ proposal: ReferenceLayout.Proposal, _ size: SIMD2<Double>
  ) -> Double? {
    guard tree.mentions(guide) else { return nil }
    switch tree.kind {
    case .color, .ideal, .fixed, .spacer, .divider, .group, .section, .reader, .scroll, .page, .lazy, .row: return nil
    case .text:
      return switch guide {
      case .firstBaseline: 9.6
      case .lastBaseline: size[1] - 2.4
      default: nil
      }
    case .guide(let child, let set, let share, let distance):
      if set == guide { return size[guide.isHorizontal ? 0 : 1] * share + distance }
      return inside(child).explicit(guide, proposal, size)
    case .priority(let child, _), .offset(let child, _, _), .layered(let child, _, _, _), .optional(let child, _),
      .weight(let child, _), .cell(let child, _), .direction(let child, _), .ignoring(let child, _):
      return inside(child).explicit(guide, proposal, size)
    case .frame, .flexible, .relative, .padding, .defaultPadding, .safePadding, .fixedSize, .aspect, .position, .inset,
      .fitting:
      return parts(size: size, proposal: proposal).first?.explicit(guide)
    case .stack, .overlay, .grid:
      return guide.isOfRectangles ? nil : combined(parts(size: size, proposal: proposal), guide)
    case .custom(let arrangement, _, _):
      // A layout with guides of its own has no others.
      if arrangement == .weighted { return arrangedGuide(guide, size) }
      return combined(parts(size: size, proposal: proposal), guide)
    }
  }

  /// The guide of a container, from the explicit guides of its views.
  func combined(_ parts: [ReferencePart], _ guide: LayoutTree.Guide) -> Double? {
    let values = parts.compactMap { $0.explicit(guide) }
    guard !values.isEmpty else { return nil }
    switch guide {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    case .custom, .ownTop: return values.reduce(0, +) / Double(values.count)
    default: return nil
    }
  }
}

extension ReferencePart {
  /// The explicit value of a guide, in the coordinates of the parent.
  fileprivate func explicit(_ guide: LayoutTree.Guide) -> Double? {
    view.explicit(guide, proposal, size).map { $0 + origin[guide.isHorizontal ? 0 : 1] }
  }
}

extension LayoutTree {
  /// Whether a node of the tree may have the guide explicitly; most trees have none that do, and are not placed to find
  /// out where.
  fileprivate func mentions(_ guide: Guide) -> Bool {
    switch kind {
    case .text: guide == .firstBaseline || guide == .lastBaseline
    case .guide(let tree, let set, _, _): set == guide || tree.mentions(guide)
    case .custom(.weighted, _, _): true
    default: children.contains { $0.mentions(guide) }
    }
  }
}

extension LayoutTree.Guide {
  /// The default of the guide in a view of a size.
  func inherent(_ size: SIMD2<Double>) -> Double {
    switch self {
    case .leading, .top, .ownTop: 0
    case .middle: size[0] / 2
    case .trailing: size[0]
    case .center: size[1] / 2
    case .bottom, .firstBaseline, .lastBaseline: size[1]
    case .custom: size[1] / 4
    }
  }
}
