import SwiftUI

/// An effect of a program's own.
struct GlowEffect: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect { content.hoverEffect(.highlight) }
}

struct FadingHoverEffect: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, proxy in
      effect.animation(.easeOut) {
        $0.opacity(isActive ? 0.5 : 1).scaleEffect(isActive ? 1.1 : 1, anchor: .top).offset(x: proxy.size.width / 2)
      }
    }
  }
}

struct ExpandingHoverEffect: CustomHoverEffect {
  let group: HoverEffectGroup?

  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect(FadingHoverEffect(), in: group).hoverEffect(in: group) { effect, isActive, proxy in
      effect.clipShape(Capsule().size(width: isActive ? proxy.size.width : 10, height: proxy.size.height))
    }
  }
}

struct HoverGroupSpelling: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Color.red.hoverEffect(FadingHoverEffect().hoverEffectGroup(in: namespace))
      Color.blue.hoverEffect(ExpandingHoverEffect(group: HoverEffectGroup(in: namespace)))
      Color.green.hoverEffect { effect, isActive, _ in effect.brightness(isActive ? 1 : 0.5) }
      Color.green.hoverEffect(.highlight, in: HoverEffectGroup("a", in: namespace, behavior: .followsGroup))
    }
    .hoverEffectGroup()
    .hoverEffectGroup(id: "a", in: namespace, behavior: .activatesGroup)
  }
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
