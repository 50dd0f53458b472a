import Foundation

/// The parts of a transition.
///
/// The library's transitions are looks, which a layout node shows without a view of their own, so another transition
/// may replace them while the view stays. Only a custom transition is a view.
nonisolated indirect enum TransitionForm {
  /// Nothing is done.
  case identity
  /// A look for each phase.
  case look((TransitionPhase) -> TransitionLook)
  /// A custom transition.
  case custom(any Transition)
  /// Two transitions at once.
  case combined(TransitionForm, TransitionForm)
  /// One transition to enter and another one to leave.
  case asymmetric(insertion: TransitionForm, removal: TransitionForm)
  /// A transition with an animation of its own.
  case animated(TransitionForm, Animation?)

  /// The form of a transition of any type.
  init<T: Transition>(_ transition: T) {
    self = (transition as? any FormedTransition)?.form ?? .custom(transition)
  }
}

/// A transition with a form of its own.
nonisolated protocol FormedTransition {
  /// The parts.
  var form: TransitionForm { get }
}

/// One part of a transition, with the changes of its phases and its animation by the enclosing parts.
nonisolated struct TransitionPart<Content> {
  let content: Content
  var showsInsertion = true
  var showsRemoval = true
  /// Its own animation; an inner nil disables animations.
  var animation: Animation??

  /// The phase of the part.
  func phase(in phase: TransitionPhase) -> TransitionPhase {
    switch phase {
    case .willAppear: showsInsertion ? phase : .identity
    case .identity: phase
    case .didDisappear: showsRemoval ? phase : .identity
    }
  }

  /// The transaction in which the part is animated.
  func transaction(in transaction: Transaction) -> Transaction {
    guard let animation, !transaction.disablesAnimations else { return transaction }
    var own = transaction
    own.animation = animation
    return own
  }
}

extension TransitionForm {
  /// The looks among the parts, from the inside out.
  nonisolated var looks: [TransitionPart<(TransitionPhase) -> TransitionLook>] {
    parts { if case .look(let look) = $0 { look } else { nil } }
  }

  /// The custom transitions among the parts, from the inside out.
  nonisolated var customs: [TransitionPart<any Transition>] {
    parts { if case .custom(let transition) = $0 { transition } else { nil } }
  }

  private nonisolated func parts<Content>(_ leaf: (TransitionForm) -> Content?) -> [TransitionPart<Content>] {
    switch self {
    case .identity, .look, .custom: leaf(self).map { [TransitionPart(content: $0)] } ?? []
    case .combined(let first, let second): first.parts(leaf) + second.parts(leaf)
    case .asymmetric(let insertion, let removal):
      insertion.parts(leaf).map { part in
        var part = part
        part.showsRemoval = false
        return part
      }
        + removal.parts(leaf).map { part in
          var part = part
          part.showsInsertion = false
          return part
        }
    case .animated(let form, let animation):
      form.parts(leaf).map { part in
        var part = part
        // The innermost animation applies.
        part.animation = part.animation ?? .some(animation)
        return part
      }
    }
  }
}

/// The look of a view in a part of a transition.
nonisolated struct TransitionLook: Animatable, Equatable {
  /// The opacity, from 0 to 1.
  var opacity = 1.0
  /// The scale of its width and height.
  var scale = 1.0
  /// The fixed point of the scale.
  var anchor = UnitPoint.center
  /// The distance from its place, in points.
  var offset = CGSize.zero
  /// The distance from its place, in fractions of its own size.
  var share = CGSize.zero
  /// The radius of the blur, in points.
  var blur: CGFloat = 0

  /// The look of a view in its normal state.
  static let identity = TransitionLook()

  /// All numbers.
  nonisolated var animatableData: TransitionNumbers {
    get {
      TransitionNumbers(
        numbers: [
          opacity, scale, Double(offset.width), Double(offset.height), Double(share.width), Double(share.height),
          Double(blur), 0,
        ])
    }
    set {
      let numbers = newValue.numbers
      (opacity, scale) = (numbers[0], numbers[1])
      offset = CGSize(width: numbers[2], height: numbers[3])
      share = CGSize(width: numbers[4], height: numbers[5])
      blur = CGFloat(numbers[6])
    }
  }

  /// The distance of a view with a size from its place, in points.
  func distance(for size: CGSize) -> CGPoint {
    // Zero times an infinite length is zero here, and not NaN.
    func part(_ length: CGFloat, _ share: CGFloat) -> CGFloat { share == 0 ? 0 : Length.measured(length) * share }
    return CGPoint(
      x: offset.width + part(size.width, share.width), y: offset.height + part(size.height, share.height))
  }

  /// Applies the look to the drawing in a rectangle, except for its place.
  @MainActor
  func apply(in frame: CGRect, along direction: DirectionInput?, number: Int, to effects: inout DrawingEffects) {
    if scale != 1 {
      VisualStep.scale(CGSize(width: scale, height: scale), anchor: anchor)
        .apply(in: frame, along: direction, number: number, to: &effects)
    }
    if blur > 0 { effects.add(.blur(radius: blur, isOpaque: false), number: number) }
    if opacity != 1 { effects.opacity *= min(Length.measured(opacity), 1) }
  }
}

/// The numbers of a look, to be animated together.
nonisolated struct TransitionNumbers: VectorArithmetic {
  var numbers: SIMD8<Double>

  static var zero: TransitionNumbers { TransitionNumbers(numbers: .zero) }

  static func + (one: TransitionNumbers, other: TransitionNumbers) -> TransitionNumbers {
    TransitionNumbers(numbers: one.numbers + other.numbers)
  }

  static func - (one: TransitionNumbers, other: TransitionNumbers) -> TransitionNumbers {
    TransitionNumbers(numbers: one.numbers - other.numbers)
  }

  mutating func scale(by rhs: Double) { numbers *= rhs }

  var magnitudeSquared: Double { (numbers * numbers).sum() }
}
