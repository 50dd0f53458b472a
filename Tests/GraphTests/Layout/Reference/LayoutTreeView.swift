import AttributeGraphUI
import Foundation

/// A tree as views: each node is a view of its own, named by its number.
struct LayoutTreeView: View {
  let tree: LayoutTree

  var body: some View {
    switch tree.kind {
    case .optional(let inside, let isThere):
      if isThere { LayoutTreeView(tree: inside) }
    case .group(let trees):
      ForEach(trees) { LayoutTreeView(tree: $0) }
    case .color, .ideal, .fixed, .text, .spacer: leaf.named("\(tree.id)")
    case .frame, .flexible, .padding, .fixedSize, .aspect: framed.named("\(tree.id)")
    case .priority, .offset, .position, .guide, .layered: placed.named("\(tree.id)")
    case .stack, .overlay, .fitting, .reader: container.named("\(tree.id)")
    }
  }

  @ViewBuilder private var leaf: some View {
    switch tree.kind {
    case .ideal(let width, let height): Color.red.frame(idealWidth: width, idealHeight: height)
    case .fixed(let width, let height): Color.red.frame(width: width, height: height)
    case .text(let count):
      Text(String(repeating: "x", count: count)).font(.system(size: 10, design: .monospaced))
    case .spacer(let minimum): Spacer(minLength: minimum.map { CGFloat($0) })
    default: Color.blue
    }
  }

  @ViewBuilder private var framed: some View {
    switch tree.kind {
    case .frame(let inside, let width, let height, let anchor):
      LayoutTreeView(tree: inside)
        .frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: anchor.alignment)
    case .flexible(let inside, let width, let height, let anchor):
      LayoutTreeView(tree: inside)
        .frame(
          minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
          maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
          idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
          alignment: anchor.alignment)
    case .padding(let inside, let top, let leading, let bottom, let trailing):
      LayoutTreeView(tree: inside)
        .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .fixedSize(let inside, let horizontal, let vertical):
      LayoutTreeView(tree: inside).fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspect(let inside, let ratio, let fills):
      LayoutTreeView(tree: inside).aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    default: EmptyView()
    }
  }

  @ViewBuilder private var placed: some View {
    switch tree.kind {
    case .priority(let inside, let priority): LayoutTreeView(tree: inside).layoutPriority(priority)
    case .offset(let inside, let x, let y): LayoutTreeView(tree: inside).offset(x: x, y: y)
    case .position(let inside, let x, let y): LayoutTreeView(tree: inside).position(x: x, y: y)
    case .guide(let inside, let guide, let share, let distance):
      if guide.isHorizontal {
        LayoutTreeView(tree: inside)
          .alignmentGuide(guide.horizontal) { $0.width * share + distance }
      } else {
        LayoutTreeView(tree: inside).alignmentGuide(guide.vertical) { $0.height * share + distance }
      }
    case .layered(let inside, let others, let anchor, let isBehind):
      if isBehind {
        LayoutTreeView(tree: inside).background(alignment: anchor.alignment) { rows(others) }
      } else {
        LayoutTreeView(tree: inside).overlay(alignment: anchor.alignment) { rows(others) }
      }
    default: EmptyView()
    }
  }

  @ViewBuilder private var container: some View {
    switch tree.kind {
    case .stack(true, let guide, let spacing, let trees):
      HStack(alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }) { rows(trees) }
    case .stack(false, let guide, let spacing, let trees):
      VStack(alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }) { rows(trees) }
    case .overlay(let anchor, let trees): ZStack(alignment: anchor.alignment) { rows(trees) }
    case .fitting(let horizontal, let vertical, let trees):
      ViewThatFits(in: (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])) { rows(trees) }
    case .reader(let trees): GeometryReader { _ in rows(trees) }
    default: EmptyView()
    }
  }

  private func rows(_ trees: [LayoutTree]) -> some View {
    ForEach(trees) { LayoutTreeView(tree: $0) }
  }
}

extension LayoutTree.Anchor {
  /// The alignment for which it stands.
  fileprivate var alignment: Alignment { Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical) }
}

extension LayoutTree.Guide {
  /// The horizontal alignment for which it stands.
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  /// The vertical alignment for which it stands.
  fileprivate var vertical: VerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .custom: .quarter
    default: .center
    }
  }
}

/// A guide at a quarter of a view's height.
private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}
