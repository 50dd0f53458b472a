import SwiftUI

/// Renderers of texts: accepted, and never called.
struct HighlightAttribute: TextAttribute {}

struct WaveRenderer: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }
  var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, slice) in layout.flattenedRunSlices.enumerated() {
      var copy = context
      copy.opacity = Double(index) * strength
      copy.translateBy(x: 0, y: slice.typographicBounds.descent)
      copy.draw(slice, options: .disablesSubpixelQuantization)
    }
    for line in layout {
      context.stroke(Path(line.typographicBounds.rect), with: .color(.blue))
      for run in line where run[HighlightAttribute.self] != nil { context.draw(run) }
      context.draw(line)
    }
    if layout.isTruncated, let first = layout.first?.first { print(first.characterIndices, first[0..<1].count) }
  }
}

extension Text.Layout {
  var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
  var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> { flattenedRuns.flatMap(\.self) }
}

struct RenderedTextTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: 0.9) }
    } body: { view in
      view.textRenderer(WaveRenderer(strength: phase.isIdentity ? 1 : 0))
    }
  }
}

struct TextRendererSpelling: View {
  var body: some View {
    let words = Text("words").customAttribute(HighlightAttribute()).bold()
    Text("A few \(words)").font(.largeTitle).textRenderer(WaveRenderer(strength: 1))
      .transition(RenderedTextTransition())
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        if let first = layouts.first { GeometryReader { Text("\($0[first.origin].x) \(first.layout.count)") } }
      }
  }
}
