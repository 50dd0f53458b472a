import SwiftUI

private struct Shake: GeometryEffect {
  var travel: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi), y: 0))
  }
}

private struct Flip: GeometryEffect {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let center = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(center)
  }
}

private struct Counter: AnimatableModifier {
  var number: CGFloat
  #if swift(>=6)
  nonisolated var animatableData: CGFloat {
    get { number }
    set { number = newValue }
  }
  #else
  var animatableData: CGFloat {
    get { number }
    set { number = newValue }
  }
  #endif

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))"))
  }
}

private struct Ramp: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time > duration { return nil }
    return value.scaled(by: time / duration)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: 1 / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

private struct Pose {
  var scale = 1.0
  var offset = CGSize.zero
  var angle = Angle.zero
}

struct AnimationSpellings: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Circle().modifier(Shake(animatableData: CGFloat(count)))
      Circle().modifier(Flip(angle: isOn ? .pi : 0).ignoredByLayout())
      Circle().modifier(Counter(number: CGFloat(count)))
      Circle().animation(.default)
      Circle().opacity(isOn ? 1 : 0).animation(.easeIn(duration: 1).delay(1).repeatForever(autoreverses: false))
      Circle().animation(nil).animation(.spring())
      Circle().animation(.bouncy) { $0.opacity(isOn ? 1 : 0).scaleEffect(2) }
      Circle().transaction(value: count) { $0.animation = nil }
      Circle().phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
      Circle().phaseAnimator([false, true], trigger: count) { content, phase in
        content.scaleEffect(phase ? 2 : 1)
      } animation: { phase in
        phase ? .spring(duration: 0.3) : .easeOut
      }
    }
    VStack {
      PhaseAnimator([1, 2, 3]) { phase in
        Text("\(phase)")
      } animation: { _ in
        .linear
      }
      PhaseAnimator([1, 2, 3], trigger: count) { phase in Text("\(phase)") }
      KeyframeAnimator(initialValue: 1.0, trigger: count) { value in
        Circle().scaleEffect(value)
      } keyframes: { _ in
        LinearKeyframe(2, duration: 0.5, timingCurve: .easeIn)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      Circle().keyframeAnimator(initialValue: Pose(), repeating: true) { content, pose in
        content.scaleEffect(pose.scale).offset(pose.offset).rotationEffect(pose.angle)
      } keyframes: { pose in
        KeyframeTrack(\.scale) {
          LinearKeyframe(pose.scale, duration: 0.2)
          CubicKeyframe(2, duration: 0.5)
          CubicKeyframe(1, duration: 0.5, startVelocity: 0, endVelocity: 0)
        }
        KeyframeTrack(\.offset.height) {
          MoveKeyframe(10)
          SpringKeyframe(0, duration: 1, spring: .init(duration: 0.5, bounce: 0.3), startVelocity: 1)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(10), duration: 0.5)
          CubicKeyframe(.zero, duration: 0.5)
        }
      }
    }
    .onTapGesture {
      withAnimation(.interpolatingSpring(stiffness: 170, damping: 8)) { isOn.toggle() }
      withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)) { count += 1 }
      withAnimation(.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0)) { count += 1 }
      withAnimation(.spring(dampingFraction: 0.5)) { count += 1 }
      withAnimation(.spring(Spring(response: 0.5, dampingRatio: 0.7))) { count += 1 }
      withAnimation(.bouncy(duration: 0.4, extraBounce: 0.1).speed(2)) { count += 1 }
      withAnimation(.smooth(duration: 1).delay(1)) { count += 1 }
      withAnimation(.snappy(duration: 1).logicallyComplete(after: 0.5)) { count += 1 }
      withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.8, blendDuration: 0.2)) { count += 1 }
      withAnimation(.interactiveSpring()) { count += 1 }
      withAnimation(.timingCurve(.easeIn, duration: 1)) { count += 1 }
      withAnimation(Animation(Ramp(duration: 1)).repeatCount(3)) { count += 1 }
    }
  }
}
