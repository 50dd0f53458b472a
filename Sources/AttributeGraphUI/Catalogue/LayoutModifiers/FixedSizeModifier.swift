/// A view at its ideal length along one or both axes.
nonisolated public struct _FixedSizeLayout: LayoutRuleModifier {
  /// Along the horizontal axis.
  public var horizontal: Bool
  /// Along the vertical axis.
  public var vertical: Bool

  /// Fixes a view at its ideal lengths.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var rule: FixedSizeRule { FixedSizeRule(horizontal: horizontal, vertical: vertical) }
  static var passesPriority: Bool { true }
}

extension View {
  /// The view at its ideal size, whatever the proposal is.
  nonisolated public func fixedSize() -> some View {
    modifier(_FixedSizeLayout())
  }

  /// The view at its ideal length along the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
