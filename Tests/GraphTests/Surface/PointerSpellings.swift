import SwiftUI

/// An effect of a program's own.
struct GlowEffect: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect { content.hoverEffect(.highlight) }
}

struct PointerSpelling: View {
  var body: some View {
    VStack {
      Text("a").hoverEffect().hoverEffect(.highlight).hoverEffect(.lift, isEnabled: true)
      Text("b").hoverEffect(HighlightHoverEffect()).hoverEffect(GlowEffect(), isEnabled: false)
      Text("c").hoverEffect(GlowEffect().hoverEffectDisabled(true)).hoverEffect(HoverEffect(GlowEffect()))
    }
    .defaultHoverEffect(LiftHoverEffect())
    .defaultHoverEffect(.automatic)
    .pointerStyle(.frameResize(position: .bottomTrailing))
    .pointerStyle(.frameResize(position: .top, directions: [.inward, .outward]))
    .pointerStyle(.columnResize(directions: .leading))
    .pointerStyle(.rowResize(directions: .all))
    .pointerStyle(.image(Image("hand"), hotSpot: .center))
    .modifierKeyAlternate(.option) { Text("other") }
    .touchBarItemPresence(.required("a"))
    .touchBarItemPrincipal()
    .touchBarCustomizationLabel(Text("a"))
    ._onButtonGesture(pressing: { print($0) }, perform: {})
    ._onButtonGesture {}
    ._identified(by: 1)
  }

  let positions = FrameResizePosition.allCases
  let directions = FrameResizeDirection.allCases.map { FrameResizeDirection.Set($0) }
}
