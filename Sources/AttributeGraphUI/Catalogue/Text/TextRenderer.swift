import Foundation

/// Draws texts in another way.
///
/// A host draws a text as whole lines, without glyphs, so no method of a renderer is called: a text with a renderer has
/// the size and the look that it has without one.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text for a proposal; by default that of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The room that the drawing takes around the text; by default none.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// No room.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  private let measure: (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark on a text, which a renderer can find.
nonisolated public protocol TextAttribute {}

extension Text {
  /// Marks the text for a renderer; renderers are not called, so the mark is dropped.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Sets the renderer of texts inside; a host draws texts as whole lines, so it is not called.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
