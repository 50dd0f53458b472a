/// A node that lays out others, from leading to trailing.
class ParentNode: LayoutNode {
  /// The layout direction; nil stands for left to right.
  final var direction: DirectionInput?
}
