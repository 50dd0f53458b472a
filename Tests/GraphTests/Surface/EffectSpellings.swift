import SwiftUI

struct EffectSpellings: View {
  @State private var amount = 0.5
  @State private var isFlipped = false

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Image(systemName: "star")
          .hueRotation(.degrees(amount))
          .hueRotation(Angle(degrees: 45))
          .brightness(0.2).contrast(1.5).saturation(amount).grayscale(0.99)
          .colorMultiply(.red).colorInvert().luminanceToAlpha()
          .blendMode(.overlay).blendMode(isFlipped ? .multiply : .normal)
          .compositingGroup().drawingGroup().drawingGroup(opaque: true, colorMode: .linear)
        Text("a")
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .rotation3DEffect(
            Angle(degrees: 60), axis: (x: 10.0, y: 0.0, z: 0.0), anchor: .bottom, anchorZ: 1, perspective: 0.5
          )
          .transformEffect(CGAffineTransform(scaleX: 1, y: 2))
          .visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .global).minX / 2).blur(radius: 3)
          }
          .scrollTransition { content, phase in
            content
              .opacity(phase.isIdentity ? 1 : 0.3)
              .scaleEffect(x: phase.isIdentity ? 1 : 0.5, y: 1)
              .rotationEffect(.degrees(phase.value * 10))
          }
          .scrollTransition(.animated.threshold(.visible(0.3)), axis: .horizontal) { effect, phase in
            effect.grayscale(phase == .topLeading ? 1 : 0)
          }
          .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { effect, phase in
            effect.hueRotation(.degrees(45 * phase.value)).saturation(1).brightness(0).contrast(1)
          }
      }
    }
  }
}

struct HighlightSpelling: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    if environment.colorScheme == .light { return Color.yellow }
    return Color.orange
  }
}

struct StyleSpellings: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(.tint).foregroundStyle(.secondary).foregroundStyle(.red.opacity(0.5))
      Label("a", systemImage: "star").foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
      Text("b").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8)).background(.regularMaterial)
      Text("c").background(in: Circle()).background().background(ignoresSafeAreaEdges: .top)
      Text("d").background(.background).background(.ultraThinMaterial).backgroundStyle(.blue)
      Circle().fill(.red.shadow(.drop(radius: 10))).tint(.purple).accentColor(.pink)
      Circle().fill(.blue.gradient.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
      Circle().fill(HighlightSpelling()).foregroundStyle(.secondary.opacity(0.3))
      Circle().stroke(AnyShapeStyle(.tint), lineWidth: 2)
      Rectangle().fill(Material.ultraThin).overlay(.fill).overlay(.separator)
      Rectangle().fill(.selection).foregroundStyle(.placeholder).foregroundStyle(.link)
      Color.red.clipShape(.rect(cornerRadius: 10)).clipShape(.circle).clipShape(.capsule).clipShape(.rect)
      Color.red.clipShape(.rect(topLeadingRadius: 10, bottomTrailingRadius: 10)).clipShape(.ellipse)
      Color.red.clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 20, topTrailing: 20)))
      UnevenRoundedRectangle(topLeadingRadius: 3, bottomLeadingRadius: 2, style: .circular).strokeBorder(.red)
      ContainerRelativeShape().inset(by: 4).fill(.red).containerShape(RoundedRectangle(cornerRadius: 20))
      AnyShape(Circle()).fill(.red)
      shape(true).fill(.red)
      Circle().scale(0.5).rotation(.degrees(45)).offset(x: 1, y: 2).size(width: 10, height: 10).stroke()
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(.red, lineWidth: 3)
      Rectangle().fill(Gradient(colors: [.red, .blue])).background(.bar)
    }
  }

  func shape(_ isRound: Bool) -> some Shape { isRound ? AnyShape(Circle()) : AnyShape(Rectangle()) }
}
