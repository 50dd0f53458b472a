import Foundation

// The traits of views, and the modifiers that hand them on.

extension ReferenceLayout.View {
  /// The view inside of a modifier that hands on its priority.
  private var seen: Self? {
    switch tree.kind {
    case .frame, .flexible, .relative, .padding, .defaultPadding, .safePadding, .aspect: nil
    default: modified
    }
  }

  /// The view inside of a modifier: each of them hands on layout values and cell traits.
  private var modified: Self? {
    switch tree.kind {
    case .priority(let child, _), .weight(let child, _), .cell(let child, _), .offset(let child, _, _),
      .position(let child, _, _), .guide(let child, _, _, _), .layered(let child, _, _, _),
      .fixedSize(let child, _, _), .aspect(let child, _, _), .direction(let child, _), .ignoring(let child, _),
      .inset(let child, _, _, _, _), .frame(let child, _, _, _), .flexible(let child, _, _, _),
      .relative(let child, _, _), .padding(let child, _, _, _, _), .defaultPadding(let child),
      .safePadding(let child, _, _, _, _):
      inside(child)
    default: nil
    }
  }

  /// The layout priority of the view: spacers come last.
  var priority: Double {
    switch tree.kind {
    case .priority(_, let priority): return priority
    case .spacer: return -.infinity
    default: return seen?.priority ?? 0
    }
  }

  /// The value of the view for a layout that divides by weights.
  var weight: Double {
    if case .weight(_, let weight) = tree.kind { return weight }
    return modified?.weight ?? 1
  }

  /// The cell traits of the view, the outermost modifier of each kind first.
  var cellTraits: [LayoutTree.CellTrait] {
    if case .cell(let child, let trait) = tree.kind { return [trait] + inside(child).cellTraits }
    return modified?.cellTraits ?? []
  }

  /// Whether the view prefers no distance to a neighbour along an axis, at its end or where it begins, as spacers do.
  func isClose(along axis: Int, atEnd: Bool) -> Bool {
    switch tree.kind {
    case .spacer: return context.stackAxis == nil || context.stackAxis == axis
    case .stack(let isHorizontal, _, _, let trees):
      let views = views(trees, along: isHorizontal ? 0 : 1)
      return Self.areClose(views, inStackAlong: isHorizontal ? 0 : 1, along: axis, atEnd: atEnd)
    case .fitting(_, _, let trees):
      // The distances are those of the first view, whichever is chosen.
      return views(trees, along: context.stackAxis).first?.isClose(along: axis, atEnd: atEnd) ?? true
    case .grid: return ReferenceGrid(self, proposal: [nil, nil])?.isClose(along: axis, atEnd: atEnd) ?? false
    case .overlay(_, let trees), .custom(.overlay, _, let trees):
      let views = views(trees, along: nil)
      let highest = views.map(\.priority).max()
      return views.allSatisfy { $0.priority != highest || $0.isClose(along: axis, atEnd: atEnd) }
    case .custom(let arrangement, _, let trees):
      // A layout that is no stack prefers what all of its views prefer.
      let views = views(trees, along: arrangement.axis)
      return Self.areClose(views, inStackAlong: arrangement.axis, along: axis, atEnd: atEnd)
    case .frame(let child, let width, let height, _):
      return isClose(framing: child, hasLength: (axis == 0 ? width : height) != nil, along: axis, atEnd: atEnd)
    case .flexible(let child, let width, let height, _):
      let limits = axis == 0 ? width : height
      return isClose(framing: child, hasLength: limits != LayoutTree.Limits(), along: axis, atEnd: atEnd)
    case .padding(let child, let top, let leading, let bottom, let trailing):
      let inset = axis == 0 ? (atEnd ? trailing : leading) : (atEnd ? bottom : top)
      return inset == 0 && inside(child).isClose(along: axis, atEnd: atEnd)
    case .fixedSize(let child, _, _), .aspect(let child, _, _), .relative(let child, _, _), .ignoring(let child, _):
      return inside(child).isClose(along: axis, atEnd: atEnd)
    default: return equal?.isClose(along: axis, atEnd: atEnd) ?? false
    }
  }

  /// Whether a frame prefers no distance: one with a length does not, unless it is that of a spacer.
  private func isClose(framing child: LayoutTree, hasLength: Bool, along axis: Int, atEnd: Bool) -> Bool {
    let view = inside(child)
    return (!hasLength || view.isSpacer) && view.isClose(along: axis, atEnd: atEnd)
  }

  /// Whether the view is a spacer, and not a layout around one.
  private var isSpacer: Bool {
    if case .spacer = tree.kind { return true }
    if case .ignoring(let child, _) = tree.kind { return inside(child).isSpacer }
    return equal?.isSpacer ?? false
  }

  /// The view inside of a modifier that changes nothing of its layout.
  private var equal: Self? {
    switch tree.kind {
    case .priority(let child, _), .weight(let child, _), .cell(let child, _), .offset(let child, _, _),
      .guide(let child, _, _, _), .layered(let child, _, _, _), .direction(let child, _):
      inside(child)
    default: nil
    }
  }

  /// Whether several views prefer no distance: in a stack it is the outermost that counts, and without views none is
  /// preferred.
  private static func areClose(_ views: [Self], inStackAlong stackAxis: Int?, along axis: Int, atEnd: Bool) -> Bool {
    guard let outermost = atEnd ? views.last : views.first else { return stackAxis != nil }
    if stackAxis == axis { return outermost.isClose(along: axis, atEnd: atEnd) }
    return views.allSatisfy { $0.isClose(along: axis, atEnd: atEnd) }
  }
}

extension LayoutTree.Arrangement {
  /// The axis along which it puts views in a row: 0 the horizontal one.
  var axis: Int? {
    if case .stack(let isHorizontal, _, _) = self { return isHorizontal ? 0 : 1 }
    return nil
  }
}
