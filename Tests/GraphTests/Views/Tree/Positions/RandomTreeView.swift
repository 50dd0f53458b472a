import AttributeGraphUI
import Foundation

/// A random tree as views: each node is a view of its own, which runs only when its part of the tree has changed.
struct RandomTreeView: View {
  let tree: RandomTree

  var body: some View {
    switch tree {
    case .color, .text, .fixed, .spacer: leaf
    case .frame, .flexible, .padding, .fixedSize: framed
    case .priority, .background, .optional, .effect, .mask: decorated
    case .stack, .overlay: container
    }
  }

  @ViewBuilder private var leaf: some View {
    switch tree {
    case .text(let string): Text(string).font(.system(size: 10))
    case .fixed(let width, let height): Color.red.frame(width: width, height: height)
    case .spacer: Spacer()
    default: Color.blue
    }
  }

  @ViewBuilder private var framed: some View {
    switch tree {
    case .frame(let tree, let width, let height, let alignment):
      inside(tree).frame(width: width, height: height, alignment: alignment)
    case .flexible(let tree, let minWidth, let maxWidth, let minHeight, let idealHeight):
      inside(tree).frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight)
    case .padding(let tree, let length): inside(tree).padding(length)
    case .fixedSize(let tree, let horizontal, let vertical):
      inside(tree).fixedSize(horizontal: horizontal, vertical: vertical)
    default: EmptyView()
    }
  }

  @ViewBuilder private var decorated: some View {
    switch tree {
    case .priority(let tree, let priority): inside(tree).layoutPriority(priority)
    case .background(let tree, let behind, let alignment):
      inside(tree).background(alignment: alignment) { RandomTreeView(tree: behind) }
    case .effect(let tree, let effect): inside(tree).modifier(effect)
    case .mask(let tree, let mask, let alignment):
      inside(tree).mask(alignment: alignment) { RandomTreeView(tree: mask) }
    case .optional(let tree, let isThere):
      if isThere { RandomTreeView(tree: tree) }
    default: EmptyView()
    }
  }

  @ViewBuilder private var container: some View {
    switch tree {
    case .stack(.horizontal, let alignment, let spacing, let trees):
      HStack(alignment: alignment.vertical, spacing: spacing) { Rows(trees: trees) }
    case .stack(.vertical, let alignment, let spacing, let trees):
      VStack(alignment: alignment.horizontal, spacing: spacing) { Rows(trees: trees) }
    case .overlay(let alignment, let trees):
      ZStack(alignment: alignment) { Rows(trees: trees) }
    default: EmptyView()
    }
  }

  /// A part of the tree as one view.
  private func inside(_ tree: RandomTree) -> some View {
    ZStack { RandomTreeView(tree: tree) }
  }

  /// The views of a container.
  struct Rows: View {
    let trees: [RandomTree]
    var body: some View {
      ForEach(0..<trees.count) { index in RandomTreeView(tree: trees[index]) }
    }
  }
}
