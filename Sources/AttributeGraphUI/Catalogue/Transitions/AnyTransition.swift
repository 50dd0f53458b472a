import Foundation

/// A transition with its type erased.
nonisolated public struct AnyTransition {
  let form: TransitionForm

  init(form: TransitionForm) { self.form = form }

  /// Erases the type of a transition.
  public init<T: Transition>(_ transition: T) {
    form = TransitionForm(transition)
  }

  /// The view fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// The view grows from nothing and shrinks to nothing, about its centre.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// The view enters from the leading edge and leaves to the trailing edge, by its own width.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// The view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition(form: .identity) }

  /// The view is scaled by a factor before it enters and after it has left, about a point of it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view enters from an edge and leaves to it, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view enters from an edge and leaves to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// The view enters from a distance and leaves to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// The view comes from a distance and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view enters with one transition and leaves with another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(form: .asymmetric(insertion: insertion.form, removal: removal.form))
  }

  /// The view has one modifier before it enters and after it has left, and another one of the same type in between.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(form: .custom(ModifierTransition(active: active, identity: identity)))
  }

  /// The transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(form: .combined(form, other.form))
  }

  /// The transition with an animation of its own, whatever the transaction's is; nil for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(form: .animated(form, animation))
  }
}

/// A transition between two modifiers of one type.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension View {
  /// Sets how the view enters and leaves the screen in an animated transaction; a view without a transition fades.
  ///
  /// The transaction is that of the change that inserts or removes the view, outside of the modifiers of the view.
  /// Without an animation of the transaction or of the transition the view appears and disappears at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(form: t.form))
  }

  /// Sets how the view enters and leaves the screen in an animated transaction; a view without a transition fades.
  ///
  /// The transaction is that of the change that inserts or removes the view, outside of the modifiers of the view.
  /// Without an animation of the transaction or of the transition the view appears and disappears at once.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(form: TransitionForm(transition)))
  }
}
