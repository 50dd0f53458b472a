import SwiftUI

struct CornerTurn: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: CornerTurn(amount: -90, anchor: .topLeading), identity: CornerTurn(amount: 0, anchor: .topLeading))
  }

  static var moveAndFade: AnyTransition {
    AnyTransition.asymmetric(
      insertion: AnyTransition.move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }

  static func fly(from edge: Edge) -> AnyTransition {
    let insertion = AnyTransition.move(edge: edge).combined(with: .opacity)
    let removal = AnyTransition.scale(scale: 0.2, anchor: .bottom).combined(with: opacity)
    return .asymmetric(insertion: insertion, removal: removal)
  }
}

struct TwirlTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(
        .degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero)
      )
      .brightness(phase == .willAppear ? 1 : 0)
  }

  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == TwirlTransition {
  static var twirl: TwirlTransition { TwirlTransition() }
}

struct TransitionSpelling: View {
  @Namespace private var animation
  @Namespace var other: Namespace.ID
  @State private var show = false
  @State private var score = 0
  @State private var selection: Int?

  var body: some View {
    VStack {
      if show {
        Group {
          Text("a").transition(.opacity)
          Text("b").transition(.scale)
          Text("c").transition(.scale(scale: 0.1, anchor: .bottomLeading))
          Text("d").transition(.slide)
          Text("e").transition(.move(edge: .bottom).combined(with: .opacity))
          Text("f").transition(AnyTransition.opacity.combined(with: .slide))
          Text("g").transition(.asymmetric(insertion: .scale, removal: .opacity))
          Text("h").transition(.identity)
          Text("i").transition(.offset(x: 10)).transition(.offset(CGSize(width: 1, height: 2)))
        }
        Group {
          Text("a").transition(.push(from: .leading))
          Text("b").transition(.pivot)
          Text("c").transition(.moveAndFade)
          Text("d").transition(.twirl)
          Text("e").transition(TwirlTransition())
          Text("f").transition(.blurReplace)
          Text("g").transition(.blurReplace(.upUp))
          Text("h").transition(BlurReplaceTransition(configuration: .downUp))
          Text("i").transition(.opacity.animation(.easeInOut(duration: 1)))
        }
        Group {
          Text("a").transition(AsymmetricTransition(insertion: .opacity, removal: .slide))
          Text("b").transition(TwirlTransition().combined(with: OpacityTransition()).animation(.bouncy))
          Text("c").transition(.symbolEffect)
          Text("d").transition(.symbolEffect(.appear))
          Text("e").transition(AnyTransition(.twirl))
          Text("f").transition(.scale(0.5).combined(with: .opacity))
        }
      }
    }
    Text("\(score)")
      .contentTransition(.numericText())
      .contentTransition(.numericText(value: Double(score)))
      .contentTransition(.numericText(countsDown: true))
      .contentTransition(.interpolate)
      .contentTransition(.symbolEffect(.replace))
      .contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
      .contentTransition(.identity)
      .contentTransition(.opacity)
    Circle()
      .matchedGeometryEffect(id: "circle", in: animation)
      .matchedGeometryEffect(id: score, in: animation, properties: .position, anchor: .center, isSource: show)
      .matchedGeometryEffect(id: selection ?? 0, in: other, properties: [.size, .position], isSource: false)
      .matchedTransitionSource(id: "icon", in: animation)
      .matchedTransitionSource(id: "icon", in: animation) { source in
        source.background(.black).clipShape(RoundedRectangle(cornerRadius: 8))
      }
    NavigationLink("detail") {
      Detail(space: animation)
        .navigationTransition(.zoom(sourceID: "icon", in: animation))
        .navigationTransition(.automatic)
    }
    Image(systemName: "bell")
      .symbolEffect(.bounce, value: score)
      .symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: score)
      .symbolEffect(.pulse)
      .symbolEffect(.pulse, options: .repeating.speed(2), isActive: show)
      .symbolEffect(.variableColor.iterative.reversing, options: .repeat(2), isActive: show)
      .symbolEffect(.scale.up, isActive: show)
      .symbolEffect(.appear, isActive: show)
      .symbolEffect(.disappear.down)
      .symbolEffect(.wiggle.clockwise, options: .repeat(.continuous))
      .symbolEffect(.rotate, options: .repeat(.periodic(2, delay: 0.5)))
      .symbolEffect(.breathe)
      .symbolEffectsRemoved(show)
  }
}

private struct Detail: View {
  var space: Namespace.ID

  var body: some View {
    TwirlTransition().apply(content: Text("x"), phase: .identity)
  }
}
