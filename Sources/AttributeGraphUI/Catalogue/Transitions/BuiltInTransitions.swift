import Foundation

extension FormedTransition where Self: Transition {
  /// The content with the looks of the transition in a phase.
  @MainActor fileprivate func shown(_ content: Content, in phase: TransitionPhase) -> some View {
    let look = form.looks.reduce(TransitionLook.identity) { look, part in
      look.merged(with: part.content(part.phase(in: phase)))
    }
    return content.modifier(_TransitionLookModifier(look: look))
  }
}

extension TransitionLook {
  /// Both looks at once; of two scales, the second one's anchor applies.
  fileprivate nonisolated func merged(with other: TransitionLook) -> TransitionLook {
    TransitionLook(
      opacity: opacity * other.opacity, scale: scale * other.scale, anchor: other.scale == 1 ? anchor : other.anchor,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      share: CGSize(width: share.width + other.share.width, height: share.height + other.share.height),
      blur: blur + other.blur)
  }
}

extension Edge {
  /// The vector from a view's place to the edge, in fractions of its size.
  fileprivate nonisolated var share: CGSize {
    switch self {
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    }
  }

  /// The opposite edge.
  fileprivate nonisolated var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}

/// The view fades in and out.
nonisolated public struct OpacityTransition: Transition, FormedTransition {
  /// A transition without motion.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Makes the transition.
  public init() {}

  var form: TransitionForm { .look { TransitionLook(opacity: $0.isIdentity ? 1 : 0) } }

  /// The content, or invisible.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view appears and disappears at once.
nonisolated public struct IdentityTransition: Transition, FormedTransition {
  /// A transition without motion.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Makes the transition.
  public init() {}

  var form: TransitionForm { .identity }

  /// The content as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view is scaled by a factor before it enters and after it has left.
nonisolated public struct ScaleTransition: Transition, FormedTransition {
  /// The factor.
  public var scale: Double
  /// The fixed point of the view.
  public var anchor: UnitPoint

  /// Makes the transition with a factor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var form: TransitionForm {
    .look { [scale, anchor] in TransitionLook(scale: $0.isIdentity ? 1 : scale, anchor: anchor) }
  }

  /// The content, or scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view comes from a distance and goes back there.
nonisolated public struct OffsetTransition: Transition, FormedTransition {
  /// The offset, in points.
  public var offset: CGSize

  /// Makes the transition with a distance.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var form: TransitionForm { .look { [offset] in TransitionLook(offset: $0.isIdentity ? .zero : offset) } }

  /// The content in its place, or at a distance.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view comes in from the leading edge and goes out to the trailing edge, by its own width.
nonisolated public struct SlideTransition: Transition, FormedTransition {
  /// Makes the transition.
  public init() {}

  var form: TransitionForm { .look { TransitionLook(share: CGSize(width: $0.value, height: 0)) } }

  /// The content in its place, or beside it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view comes from an edge and goes back to it, by its own width or height.
nonisolated public struct MoveTransition: Transition, FormedTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition with an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var form: TransitionForm { .look { [edge] in TransitionLook(share: $0.isIdentity ? .zero : edge.share) } }

  /// The content in its place, or beside it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view comes from an edge and goes on to the opposite one, fading.
nonisolated public struct PushTransition: Transition, FormedTransition {
  /// The edge from which the view enters.
  public var edge: Edge

  /// Makes the transition of an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var form: TransitionForm {
    .look { [edge] phase in
      switch phase {
      case .willAppear: TransitionLook(opacity: 0, share: edge.share)
      case .identity: .identity
      case .didDisappear: TransitionLook(opacity: 0, share: edge.opposite.share)
      }
    }
  }

  /// The content in its place, or invisible beside it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view enters and leaves blurred, scaled and fading.
nonisolated public struct BlurReplaceTransition: Transition, FormedTransition {
  /// Whether the view grows or shrinks when it leaves.
  public struct Configuration: Equatable, Sendable {
    private enum Kind { case downUp, upUp }
    private let kind: Kind

    /// The view shrinks when it leaves, and the next one grows.
    public static let downUp = Configuration(kind: .downUp)
    /// The view grows when it leaves, and so does the next one.
    public static let upUp = Configuration(kind: .upUp)

    /// The scale of a view that has left.
    fileprivate nonisolated var removedScale: Double { kind == .downUp ? 0.9 : 1.1 }
  }

  /// The radius of the blur in points; SwiftUI documents none.
  private static let radius: CGFloat = 10

  /// The configuration.
  public var configuration: Configuration

  /// Makes the transition with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  var form: TransitionForm {
    .look { [configuration] phase in
      switch phase {
      case .willAppear: TransitionLook(opacity: 0, scale: 0.9, blur: Self.radius)
      case .identity: .identity
      case .didDisappear: TransitionLook(opacity: 0, scale: configuration.removedScale, blur: Self.radius)
      }
    }
  }

  /// The content, or blurred and invisible.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { shown(content, in: phase) }
}

/// The view comes by one transition and goes by another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, FormedTransition
{
  /// The transition with which the view enters.
  public var insertion: Insertion
  /// The transition with which the view leaves.
  public var removal: Removal

  /// Makes a transition of two others.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var form: TransitionForm {
    .asymmetric(insertion: TransitionForm(insertion), removal: TransitionForm(removal))
  }

  /// The content, as the transition of the phase shows it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
    removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
  }
}
