import Foundation

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// The view is there at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing and shrinks to nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view is scaled by a factor before it comes and after it went, about a point of it.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// The view enters from the leading edge and leaves to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// The view enters from an edge and leaves to it.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from a distance and goes back there.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view comes from a distance and goes back there.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge and goes on to the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view comes and goes blurred, scaled and fading.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// The view enters and leaves blurred, scaled by a configuration and fading.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition {
  /// The view comes by one transition and goes by another.
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
