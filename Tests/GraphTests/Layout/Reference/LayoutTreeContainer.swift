import AttributeGraphUI
import Foundation

/// A tree whose root lays out several views.
struct LayoutTreeContainer: View {
  let tree: LayoutTree

  var body: some View {
    switch tree.kind {
    case .grid, .row: cells
    case .scroll, .page, .lazy: scrolled
    case .custom(let arrangement, let isErased, let trees):
      if isErased || arrangement.isOfLibrary {
        arrangement.erased { LayoutTreeRows(trees: trees) }
      } else {
        typed(arrangement, trees)
      }
    default: plain
    }
  }

  @ViewBuilder private var plain: some View {
    switch tree.kind {
    case .stack(true, let guide, let spacing, let trees):
      HStack(alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }) { LayoutTreeRows(trees: trees) }
    case .stack(false, let guide, let spacing, let trees):
      VStack(alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }) { LayoutTreeRows(trees: trees) }
    case .overlay(let anchor, let trees): ZStack(alignment: anchor.alignment) { LayoutTreeRows(trees: trees) }
    case .fitting(let horizontal, let vertical, let trees):
      ViewThatFits(in: Axis.Set(horizontal: horizontal, vertical: vertical)) { LayoutTreeRows(trees: trees) }
    case .reader(let trees): GeometryReader { _ in LayoutTreeRows(trees: trees) }
    default: EmptyView()
    }
  }

  @ViewBuilder private var cells: some View {
    switch tree.kind {
    case .grid(let anchor, let horizontal, let vertical, let trees):
      Grid(
        alignment: anchor.alignment, horizontalSpacing: horizontal.map { CGFloat($0) },
        verticalSpacing: vertical.map { CGFloat($0) }
      ) { LayoutTreeRows(trees: trees) }
    case .row(let guide, let trees): GridRow(alignment: guide?.vertical) { LayoutTreeRows(trees: trees) }
    default: EmptyView()
    }
  }

  @ViewBuilder private var scrolled: some View {
    switch tree.kind {
    case .scroll(let horizontal, let vertical, let trees):
      ScrollView(Axis.Set(horizontal: horizontal, vertical: vertical)) { LayoutTreeRows(trees: trees) }
    case .page(let inside, let isHorizontal, let width, let height):
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        LayoutTreeView(tree: inside).containerRelativeFrame(isHorizontal ? .horizontal : .vertical)
      }
      .frame(width: width, height: height)
    case .lazy(let shape, let trees):
      switch shape.surroundings {
      case .nothing: lazy(shape, trees).frame(width: shape.width, height: shape.height, alignment: .topLeading)
      case .scroll:
        ScrollView(shape.isHorizontal ? .horizontal : .vertical) { lazy(shape, trees) }
          .frame(width: shape.width, height: shape.height)
      case .list: List { LayoutTreeRows(trees: trees) }.frame(width: shape.width, height: shape.height)
      }
    default: EmptyView()
    }
  }

  @ViewBuilder private func lazy(_ shape: LayoutTree.LazyShape, _ trees: [LayoutTree]) -> some View {
    let spacing = shape.spacing.map { CGFloat($0) }
    if shape.isHorizontal {
      LazyHStack(alignment: shape.guide.vertical, spacing: spacing) { ForEach(trees) { LayoutTreeView(tree: $0) } }
    } else {
      LazyVStack(alignment: shape.guide.horizontal, spacing: spacing) { ForEach(trees) { LayoutTreeView(tree: $0) } }
    }
  }

  @ViewBuilder private func typed(_ arrangement: LayoutTree.Arrangement, _ trees: [LayoutTree]) -> some View {
    switch arrangement {
    case .flow(let spacing): FlowLayout(spacing: spacing) { LayoutTreeRows(trees: trees) }
    case .columns: EqualColumns() { LayoutTreeRows(trees: trees) }
    case .weighted: WeightedColumns() { LayoutTreeRows(trees: trees) }
    case .circle, .stack, .overlay: CircleLayout() { LayoutTreeRows(trees: trees) }
    }
  }
}

extension LayoutTree.Arrangement {
  /// The layout for which it stands.
  @MainActor fileprivate var erased: AnyLayout {
    switch self {
    case .flow(let spacing): AnyLayout(FlowLayout(spacing: spacing))
    case .columns: AnyLayout(EqualColumns())
    case .weighted: AnyLayout(WeightedColumns())
    case .circle: AnyLayout(CircleLayout())
    case .stack(true, let guide, let spacing):
      AnyLayout(HStackLayout(alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }))
    case .stack(false, let guide, let spacing):
      AnyLayout(VStackLayout(alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }))
    case .overlay(let anchor): AnyLayout(ZStackLayout(alignment: anchor.alignment))
    }
  }
}

extension LayoutTree.Anchor {
  /// The alignment for which it stands.
  var alignment: Alignment { Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical) }
}

extension LayoutTree.Guide {
  /// The horizontal alignment for which it stands.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  /// The vertical alignment for which it stands.
  var vertical: VerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .custom: .quarter
    case .ownTop: .ownTop
    default: .center
    }
  }
}

/// A guide at a quarter of a view's height.
private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

/// A guide at the top of a view, as the facts' `mid`.
private enum OwnTop: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  /// A guide at a quarter of a view's height.
  static let quarter = VerticalAlignment(Quarter.self)
  /// A custom guide at the top of a view.
  static let ownTop = VerticalAlignment(OwnTop.self)
}
