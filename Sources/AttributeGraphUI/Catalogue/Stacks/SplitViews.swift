// Panes beside and below each other, as on a Mac.

/// Panes side by side, with a line between each two. Here it is a stack: a person cannot move the lines, and a pane is
/// as wide as it would be in an `HStack` without spacing.
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content

  /// Makes panes of the views of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack of the panes and the lines.
  @MainActor public var body: some View {
    HStack(spacing: 0) { _PanesWithLines(content: content) }
  }
}

/// Panes below each other, with a line between each two. Here it is a stack: a person cannot move the lines, and a pane
/// is as high as it would be in a `VStack` without spacing.
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content

  /// Makes panes of the views of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack of the panes and the lines.
  @MainActor public var body: some View {
    VStack(spacing: 0) { _PanesWithLines(content: content) }
  }
}

/// The views of a block, with a line between each two.
nonisolated struct _PanesWithLines<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { panes in
      ForEach(panes) { pane in
        if pane.id != panes.first?.id { Divider() }
        pane
      }
    }
  }
}
