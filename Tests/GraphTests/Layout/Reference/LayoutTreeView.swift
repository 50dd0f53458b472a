import AttributeGraphUI
import Foundation

/// A tree as views that change with it: each node is a view of its own, with the name of the node.
struct LayoutTreeView: View {
  let tree: LayoutTree

  var body: some View {
    switch tree.kind {
    case .optional(let inside, let isThere):
      if isThere { LayoutTreeView(tree: inside) }
    case .group(let trees):
      ForEach(trees) { LayoutTreeView(tree: $0) }
    case .section(let header, let trees, let footer):
      Section {
        ForEach(trees) { LayoutTreeView(tree: $0) }
      } header: {
        LayoutTreeView(tree: header)
      } footer: {
        LayoutTreeView(tree: footer)
      }
    case .color, .ideal, .fixed, .text, .spacer, .divider: leaf.named(tree.id)
    case .frame, .flexible, .relative, .padding, .defaultPadding, .fixedSize, .aspect: framed.named(tree.id)
    case .priority, .weight, .cell, .offset, .position, .guide: said.named(tree.id)
    case .layered, .direction, .ignoring, .inset, .safePadding: surrounded.named(tree.id)
    // A row is no view of its own: a name would be that of each of its cells.
    case .row: LayoutTreeContainer(tree: tree)
    case .stack, .overlay, .fitting, .reader, .grid, .custom, .scroll, .page, .lazy:
      LayoutTreeContainer(tree: tree).named(tree.id)
    }
  }

  @ViewBuilder private var leaf: some View {
    switch tree.kind {
    case .ideal(let width, let height): Color.red.frame(idealWidth: width, idealHeight: height)
    case .fixed(let width, let height): Color.red.frame(width: width, height: height)
    case .text(let count):
      Text(String(repeating: "x", count: count)).font(.system(size: 10, design: .monospaced))
    case .spacer(let minimum): Spacer(minLength: minimum.map { CGFloat($0) })
    case .divider: Divider()
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
    case .relative(let inside, let parts, let anchor):
      LayoutTreeView(tree: inside)
        .containerRelativeFrame(
          Axis.Set(horizontal: parts.horizontal, vertical: parts.vertical), count: parts.count, span: parts.span,
          spacing: parts.spacing, alignment: anchor.alignment)
    case .padding(let inside, let top, let leading, let bottom, let trailing):
      LayoutTreeView(tree: inside)
        .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .defaultPadding(let inside): LayoutTreeView(tree: inside).padding()
    case .fixedSize(let inside, let horizontal, let vertical):
      LayoutTreeView(tree: inside).fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspect(let inside, let ratio, let fills):
      LayoutTreeView(tree: inside).aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    default: EmptyView()
    }
  }

  /// Modifiers that give a view traits or move it.
  @ViewBuilder private var said: some View {
    switch tree.kind {
    case .priority(let inside, let priority): LayoutTreeView(tree: inside).layoutPriority(priority)
    case .weight(let inside, let weight):
      LayoutTreeView(tree: inside).layoutValue(key: ColumnWeight.self, value: weight)
    case .cell(let inside, .columns(let count)): LayoutTreeView(tree: inside).gridCellColumns(count)
    case .cell(let inside, .anchor(let x, let y)):
      LayoutTreeView(tree: inside).gridCellAnchor(UnitPoint(x: x, y: y))
    case .cell(let inside, .columnAlignment(let guide)):
      LayoutTreeView(tree: inside).gridColumnAlignment(guide.horizontal)
    case .cell(let inside, .unsized(let horizontal, let vertical)):
      LayoutTreeView(tree: inside).gridCellUnsizedAxes(Axis.Set(horizontal: horizontal, vertical: vertical))
    case .offset(let inside, let x, let y): LayoutTreeView(tree: inside).offset(x: x, y: y)
    case .position(let inside, let x, let y): LayoutTreeView(tree: inside).position(x: x, y: y)
    case .guide(let inside, let guide, let share, let distance):
      if guide.isHorizontal {
        LayoutTreeView(tree: inside)
          .alignmentGuide(guide.horizontal) { $0.width * share + distance }
      } else {
        LayoutTreeView(tree: inside).alignmentGuide(guide.vertical) { $0.height * share + distance }
      }
    default: EmptyView()
    }
  }

  /// Modifiers with other views or the safe area.
  @ViewBuilder private var surrounded: some View {
    switch tree.kind {
    case .layered(let inside, let others, let anchor, let isBehind):
      if isBehind {
        LayoutTreeView(tree: inside).background(alignment: anchor.alignment) { LayoutTreeRows(trees: others) }
      } else {
        LayoutTreeView(tree: inside).overlay(alignment: anchor.alignment) { LayoutTreeRows(trees: others) }
      }
    case .direction(let inside, let isRightToLeft):
      LayoutTreeView(tree: inside).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    case .ignoring(let inside, let sides):
      LayoutTreeView(tree: inside).ignoresSafeArea(edges: Edge.Set(sides.map(\.edge)))
    case .safePadding(let inside, let top, let leading, let bottom, let trailing):
      LayoutTreeView(tree: inside)
        .safeAreaPadding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .inset(let inside, let side, let guide, let spacing, let others):
      let spacing = spacing.map { CGFloat($0) }
      if side.axis == 1 {
        LayoutTreeView(tree: inside)
          .safeAreaInset(edge: side == .top ? .top : .bottom, alignment: guide.horizontal, spacing: spacing) {
            LayoutTreeRows(trees: others)
          }
      } else {
        LayoutTreeView(tree: inside)
          .safeAreaInset(edge: side == .leading ? .leading : .trailing, alignment: guide.vertical, spacing: spacing) {
            LayoutTreeRows(trees: others)
          }
      }
    default: EmptyView()
    }
  }
}

/// Several trees as views.
struct LayoutTreeRows: View {
  let trees: [LayoutTree]

  var body: some View {
    ForEach(trees) { LayoutTreeView(tree: $0) }
  }
}

extension LayoutTree.Side {
  /// The edge for which it stands.
  var edge: Edge.Set {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
