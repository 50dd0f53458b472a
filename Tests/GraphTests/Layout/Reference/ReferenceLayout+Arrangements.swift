import Foundation

// The custom layouts of the tests as the reference lays them out, and the stacks as layouts.

extension ReferenceLayout.View {
  /// The stack equal to a layout of the library.
  private func stack(_ arrangement: LayoutTree.Arrangement, _ trees: [LayoutTree]) -> Self? {
    switch arrangement {
    case .stack(let isHorizontal, let guide, let spacing):
      let kind = LayoutTree.Kind.stack(isHorizontal: isHorizontal, guide, spacing: spacing, trees)
      return Self(tree: LayoutTree(id: "arrangement", kind: kind), context: context)
    case .overlay(let anchor):
      return Self(tree: LayoutTree(id: "arrangement", kind: .overlay(anchor, trees)), context: context)
    case .flow, .columns, .weighted, .circle: return nil
    }
  }

  /// The size of a layout for a proposal.
  func arranged(
    _ arrangement: LayoutTree.Arrangement, _ trees: [LayoutTree], _ proposal: ReferenceLayout.Proposal
  ) -> SIMD2<Double> {
    if let stack = stack(arrangement, trees) { return stack.size(proposal) }
    let views = views(trees)
    switch arrangement {
    case .flow(let spacing):
      let lines = flow(views.map { $0.size([nil, nil]) }, spacing, proposal[0] ?? .infinity)
      return lines.reduce(.zero) { [max($0[0], $1.high[0]), max($0[1], $1.high[1])] }
    case .columns:
      let width = views.map { $0.size([nil, nil])[0] }.max() ?? 0
      return [width * Double(views.count), views.map { $0.size([width, proposal[1]])[1] }.max() ?? 0]
    case .weighted:
      if views.isEmpty { return .zero }
      let width = proposal[0] ?? 60
      let total = views.reduce(0) { $0 + $1.weight }
      return [width, views.map { $0.size([width * $0.weight / total, proposal[1]])[1] }.max() ?? 0]
    case .circle: return [proposal[0] ?? 60, proposal[1] ?? 60]
    case .stack, .overlay: return .zero
    }
  }

  /// The places of the views of a layout.
  func arrangedParts(
    _ arrangement: LayoutTree.Arrangement, _ trees: [LayoutTree], _ size: SIMD2<Double>,
    _ proposal: ReferenceLayout.Proposal
  ) -> [ReferencePart] {
    if let stack = stack(arrangement, trees) { return stack.parts(size: size, proposal: proposal) }
    let views = views(trees)
    let sizes = views.map { $0.size([nil, nil]) }
    switch arrangement {
    case .flow(let spacing):
      return zip(zip(views, sizes), flow(sizes, spacing, size[0])).map { view, box in
        ReferencePart(view: view.0, origin: box.low, size: view.1, proposal: [nil, nil])
      }
    case .columns:
      let width = size[0] / Double(views.count)
      return views.enumerated().map { index, view in
        let own = view.size([width, size[1]])
        let middle: SIMD2<Double> = [width * (Double(index) + 0.5), size[1] / 2]
        return ReferencePart(view: view, origin: middle - own / 2, size: own, proposal: [width, size[1]])
      }
    case .weighted:
      let total = views.reduce(0) { $0 + $1.weight }
      var begin = 0.0
      return views.map { view in
        let width = size[0] * view.weight / total
        defer { begin += width }
        let offer: ReferenceLayout.Proposal = [width, size[1]]
        return ReferencePart(view: view, origin: [begin, 0], size: view.size(offer), proposal: offer)
      }
    case .circle:
      let radius = min(size[0], size[1]) / 3
      return zip(views, sizes).enumerated().map { index, view in
        let angle = 2 * Double.pi * Double(index) / Double(views.count)
        let direction: SIMD2<Double> = [cos(angle), sin(angle)]
        return ReferencePart(
          view: view.0, origin: size / 2 + radius * direction - view.1 / 2, size: view.1, proposal: [nil, nil])
      }
    case .stack, .overlay: return []
    }
  }

  /// The guides of the weighted columns.
  func arrangedGuide(_ guide: LayoutTree.Guide, _ size: SIMD2<Double>) -> Double? {
    switch guide {
    case .trailing: size[0] - 5
    case .center: 3
    case .custom: size[1] / 2
    default: nil
    }
  }

  /// Rectangles beside each other in as many lines as needed.
  private func flow(_ sizes: [SIMD2<Double>], _ spacing: Double, _ width: Double) -> [ReferenceBox] {
    var lines: [[SIMD2<Double>]] = []
    for size in sizes {
      let used = (lines.last ?? []).reduce(0) { $0 + $1[0] + spacing }
      if lines.isEmpty || (used > 0 && used + size[0] > width + 0.001) {
        lines.append([size])
      } else {
        lines[lines.count - 1].append(size)
      }
    }
    var boxes: [ReferenceBox] = []
    var top = 0.0
    for line in lines {
      var left = 0.0
      for size in line {
        boxes.append(ReferenceBox(low: [left, top], high: [left + size[0], top + size[1]]))
        left += size[0] + spacing
      }
      top += (line.map { $0[1] }.max() ?? 0) + spacing
    }
    return boxes
  }
}
