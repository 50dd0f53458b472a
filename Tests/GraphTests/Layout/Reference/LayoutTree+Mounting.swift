import AttributeGraphUI
import Foundation

// A tree as views of static types, as somebody writes them in a body. `LayoutTreeView` is the same tree as one type of
// view whose branches change; it also mounts the nodes that no fact needs.

extension LayoutTree {
  /// A host with the tree as its root view.
  @MainActor
  func host(in room: ReferenceLayout.Room) -> ViewHost { Self.host(in: room, view) }

  /// A host with a root view in some room.
  @MainActor
  static func host(in room: ReferenceLayout.Room, _ root: some View) -> ViewHost {
    switch room {
    case .proposal(let width, let height):
      ViewHost(
        proposing: ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
      ) { root }
    case .screen(let width, let height, let top, let leading, let bottom, let trailing):
      ViewHost(
        size: CGSize(width: width, height: height),
        safeAreaInsets: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      ) { root }
    }
  }

  /// The tree as a view, named where the node has a name.
  @MainActor private var view: any View { id.isEmpty ? unnamedView : named(unnamedView) }

  @MainActor private var unnamedView: any View {
    switch kind {
    case .color: return Color.red
    case .ideal(let width, let height): return Color.red.frame(idealWidth: width, idealHeight: height)
    case .fixed(let width, let height): return Color.red.frame(width: width, height: height)
    case .spacer(let minimum): return Spacer(minLength: minimum.map { CGFloat($0) })
    case .divider: return Divider()
    case .frame(let tree, _, _, _), .flexible(let tree, _, _, _), .padding(let tree, _, _, _, _),
      .defaultPadding(let tree), .fixedSize(let tree, _, _), .aspect(let tree, _, _), .priority(let tree, _),
      .offset(let tree, _, _), .position(let tree, _, _), .guide(let tree, _, _, _), .ignoring(let tree, _),
      .safePadding(let tree, _, _, _, _):
      return modified(tree.view)
    case .layered(let tree, let others, _, _), .inset(let tree, _, _, _, let others):
      return layered(tree.view, Self.content(others))
    case .group(let trees), .stack(_, _, _, let trees), .overlay(_, let trees), .fitting(_, _, let trees),
      .reader(let trees):
      return container(of: Self.content(trees))
    default: return LayoutTreeView(tree: self)
    }
  }

  private func named(_ view: some View) -> any View { view.named(id) }

  /// A view with the modifier of the node.
  private func modified(_ view: some View) -> any View {
    switch kind {
    case .frame(_, let width, let height, let anchor):
      return view.frame(
        width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: anchor.alignment)
    case .flexible(_, let width, let height, let anchor):
      return view.frame(
        minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
        maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
        idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
        alignment: anchor.alignment)
    case .padding(_, let top, let leading, let bottom, let trailing):
      return view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .defaultPadding: return view.padding()
    case .ignoring(_, let sides): return view.ignoresSafeArea(edges: Edge.Set(sides.map(\.edge)))
    case .safePadding(_, let top, let leading, let bottom, let trailing):
      return view.safeAreaPadding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .fixedSize(_, let horizontal, let vertical): return view.fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspect(_, let ratio, let fills):
      return view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit)
    case .priority(_, let priority): return view.layoutPriority(priority)
    case .offset(_, let x, let y): return view.offset(x: x, y: y)
    case .position(_, let x, let y): return view.position(x: x, y: y)
    case .guide(_, let guide, let share, let distance) where guide.isHorizontal:
      return view.alignmentGuide(guide.horizontal) { $0.width * share + distance }
    case .guide(_, let guide, let share, let distance):
      return view.alignmentGuide(guide.vertical) { $0.height * share + distance }
    default: preconditionFailure("\(kind) is no modifier of one view.")
    }
  }

  /// A view with others behind it, over it or at an edge.
  private func layered(_ view: some View, _ others: some View) -> any View {
    switch kind {
    case .layered(_, _, let anchor, isBehind: true): return view.background(alignment: anchor.alignment) { others }
    case .layered(_, _, let anchor, isBehind: false): return view.overlay(alignment: anchor.alignment) { others }
    case .inset(_, let side, let guide, let spacing, _) where side.axis == 1:
      let (edge, spacing): (VerticalEdge, CGFloat?) = (side.isFirst ? .top : .bottom, spacing.map { CGFloat($0) })
      return view.safeAreaInset(edge: edge, alignment: guide.horizontal, spacing: spacing) { others }
    case .inset(_, let side, let guide, let spacing, _):
      let (edge, spacing): (HorizontalEdge, CGFloat?) = (
        side.isFirst ? .leading : .trailing, spacing.map { CGFloat($0) }
      )
      return view.safeAreaInset(edge: edge, alignment: guide.vertical, spacing: spacing) { others }
    default: preconditionFailure("\(kind) adds no views to another one.")
    }
  }

  /// The container of the node around its content.
  @MainActor
  private func container(of content: some View) -> any View {
    switch kind {
    case .group: Group { content }
    case .stack(true, let guide, let spacing, _):
      HStack(alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }) { content }
    case .stack(false, let guide, let spacing, _):
      VStack(alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }) { content }
    case .overlay(let anchor, _): ZStack(alignment: anchor.alignment) { content }
    case .fitting(let horizontal, let vertical, _):
      ViewThatFits(in: Axis.Set(horizontal: horizontal, vertical: vertical)) { content }
    case .reader: GeometryReader { _ in content }
    default: preconditionFailure("\(kind) is no container.")
    }
  }

  /// The views of some trees one after the other, as a view builder makes them.
  @MainActor
  private static func content(_ trees: [LayoutTree]) -> any View {
    guard var content = trees.first?.view else { return EmptyView() }
    for tree in trees.dropFirst() { content = joined(content, tree.view) }
    return content
  }

  private static func joined(_ one: some View, _ other: some View) -> any View { ViewBuilder.buildBlock(one, other) }
}
