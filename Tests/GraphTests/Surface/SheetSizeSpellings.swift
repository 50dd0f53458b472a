import Observation
import SwiftUI

/// A sheet that is as large as a program's own rule says.
struct SquareSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let ideal = root.sizeThatFits(.unspecified)
    let side = max(ideal.width, ideal.height)
    return ProposedViewSize(width: side, height: side)
  }
}

extension PresentationSizing where Self == SquareSizing {
  static var square: Self { SquareSizing() }
}

struct SheetSizeSpelling: View {
  @State private var isPresented = false

  var body: some View {
    Text("a").sheet(isPresented: $isPresented) {
      Text("b").presentationSizing(.square)
      Text("c").presentationSizing(.square.fitted(horizontal: true, vertical: false).sticky(vertical: true))
    }
  }
}

@MainActor
func observed(_ renderer: ImageRenderer<Text>) -> any Observable {
  renderer.isObservationEnabled = true
  return renderer
}
