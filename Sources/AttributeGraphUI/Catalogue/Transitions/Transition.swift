/// The way in which a view enters and leaves the screen, as a view for each phase.
///
/// A view that is inserted in an animated transaction starts in the phase `willAppear` and changes to `identity` with
/// the animation. One that is removed changes to `didDisappear`, and leaves the tree at the end of the animation. A
/// body that animates its phases itself, as by `animation(_:value:)`, needs no animation of the transaction.
///
/// ```swift
/// struct Fold: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.scaleEffect(x: 1, y: phase.isIdentity ? 1 : 0, anchor: .top)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the transition's body, which the compiler infers.
  associatedtype Body: View

  /// Returns the view of the content in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// The placeholder for the view that enters and leaves.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Shows a view with the transition in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _AppliedTransition(
      transition: self, modified: body(content: PlaceholderContentView(), phase: phase), content: content)
  }

  /// The transition together with another one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own, whatever the transaction has; nil for none.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phases of a view with a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in its normal state.
  case identity
  /// The view was removed.
  case didDisappear

  /// Whether the view is in its normal state.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is inserted, 0 in its normal state, 1 after it was removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition that do not depend on the view.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something; a system that reduces motion replaces such a transition.
  public var hasMotion: Bool

  /// Makes the properties of a transition, by default of one with motion.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A view in a phase of a transition.
nonisolated struct _AppliedTransition<T: Transition, Content: View>: PrimitiveView {
  let transition: T
  let modified: T.Body
  let content: Content

  /// Makes the body of the transition, with the content in place of the placeholder.
  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    var inside = inputs.inside(inputs.makePosition(Self.self))
    let outer = inside.modifiedContent
    inside.modifiedContent[ObjectIdentifier(PlaceholderContentView<T>.self)] = { place in
      var place = place
      place.modifiedContent = outer
      return Content._makeViewList(view: place.outer(view.property(\.content), from: inputs), inputs: place)
    }
    return T.Body._makeViewList(view: view.property(\.modified), inputs: inside)
  }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, FormedTransition {
  let first: First
  let second: Second

  var form: TransitionForm { .combined(TransitionForm(first), TransitionForm(second)) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, FormedTransition {
  let base: Base
  let animation: Animation?

  var form: TransitionForm { .animated(TransitionForm(base), animation) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}
