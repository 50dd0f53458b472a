import Foundation

/// A value that describes effects on a view's drawing after layout.
public protocol VisualEffect: Sendable {
  /// The steps of the effect, from the first to the last.
  nonisolated var _steps: _VisualSteps { get }
}

/// The effect that does nothing, as a start for others.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect that does nothing.
  public nonisolated init() {}
  /// No steps.
  public nonisolated var _steps: _VisualSteps { _VisualSteps() }
}

/// The steps of a visual effect.
public struct _VisualSteps: VisualEffect, Equatable {
  var steps: [VisualStep] = []
  /// The steps themselves.
  public nonisolated var _steps: _VisualSteps { self }
}

/// One effect on a view's drawing.
enum VisualStep: Equatable, Sendable {
  case opacity(Double)
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case spatialRotation(SpatialRotation)
  case transform(ProjectionTransform)
  case blur(CGFloat, isOpaque: Bool)
  case color(ColorFilter)

  /// Applies it to the drawing of a view with a frame, in a layout direction.
  @MainActor
  func apply(in frame: CGRect, along direction: DirectionInput?, number: Int, to effects: inout DrawingEffects) {
    switch self {
    case .opacity(let opacity): effects.opacity *= min(Length.measured(opacity), 1)
    case .offset(let offset):
      let own = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
      effects.transform(by: own.placed(in: frame, along: direction))
    case .scale(let scale, let anchor):
      TransformEffect(scale: scale, radians: 0, anchor: anchor).apply(in: frame, along: direction, to: &effects)
    case .rotation(let angle, let anchor):
      TransformEffect(scale: CGSize(width: 1, height: 1), radians: angle.radians, anchor: anchor)
        .apply(in: frame, along: direction, to: &effects)
    case .spatialRotation(let rotation):
      effects.project(by: rotation.projection(in: frame, along: direction), number: number)
    case .transform(let transform):
      let own = transform.affine(around: CGPoint(x: frame.width / 2, y: frame.height / 2))
      effects.transform(by: own.placed(in: frame, along: direction))
    case .blur(let radius, let isOpaque):
      if radius > 0 { effects.add(.blur(radius: radius, isOpaque: isOpaque), number: number) }
    case .color(let filter):
      if !filter.isIdentity { effects.add(.color(filter), number: number) }
    }
  }

  /// The step interpolated towards another one of the same kind, by a fraction from 0 to 1; the other one itself if the
  /// kinds differ.
  func mixed(with other: VisualStep, by part: Double) -> VisualStep {
    switch (self, other) {
    case (.opacity(let one), .opacity(let other)): .opacity(one.interpolated(towards: other, amount: part))
    case (.offset(let one), .offset(let other)): .offset(one.interpolated(towards: other, amount: part))
    case (.scale(let one, _), .scale(let other, let anchor)):
      .scale(one.interpolated(towards: other, amount: part), anchor: anchor)
    case (.rotation(let one, _), .rotation(let other, let anchor)):
      .rotation(.radians(one.radians.interpolated(towards: other.radians, amount: part)), anchor: anchor)
    case (.spatialRotation(let one), .spatialRotation(let other)): .spatialRotation(one.mixed(with: other, by: part))
    case (.transform(let one), .transform(let other)): .transform(one.mixed(with: other, by: part))
    case (.blur(let one, _), .blur(let other, let isOpaque)):
      .blur(one.interpolated(towards: other, amount: part), isOpaque: isOpaque)
    case (.color(let one), .color(let other)): .color(one.mixed(with: other, by: part))
    default: other
    }
  }
}

extension CGSize {
  /// The size at a fraction of the way to another one.
  fileprivate func interpolated(towards other: CGSize, amount: Double) -> CGSize {
    CGSize(
      width: width.interpolated(towards: other.width, amount: amount),
      height: height.interpolated(towards: other.height, amount: amount))
  }
}

extension ColorFilter {
  /// The filter interpolated towards another one of the same kind; the other one if that is impossible.
  fileprivate func mixed(with other: ColorFilter, by part: Double) -> ColorFilter {
    switch (self, other) {
    case (.hueRotation(let one), .hueRotation(let other)):
      .hueRotation(.radians(one.radians.interpolated(towards: other.radians, amount: part)))
    case (.brightness(let one), .brightness(let other)): .brightness(one.interpolated(towards: other, amount: part))
    case (.contrast(let one), .contrast(let other)): .contrast(one.interpolated(towards: other, amount: part))
    case (.saturation(let one), .saturation(let other)): .saturation(one.interpolated(towards: other, amount: part))
    case (.grayscale(let one), .grayscale(let other)): .grayscale(one.interpolated(towards: other, amount: part))
    default: other
    }
  }
}

extension _VisualSteps {
  /// The steps interpolated towards others, each to the one at the same index.
  func mixed(with other: _VisualSteps, by part: Double) -> _VisualSteps {
    guard steps.count == other.steps.count else { return part < 0.5 ? self : other }
    return _VisualSteps(steps: zip(steps, other.steps).map { $0.mixed(with: $1, by: part) })
  }
}

extension VisualEffect {
  private nonisolated func adding(_ step: VisualStep) -> _VisualSteps { _VisualSteps(steps: _steps.steps + [step]) }

  /// Draws with an opacity from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Shows the view moved by a distance.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Shows the view at a distance from its place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Draws the view scaled about a point.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Draws the view scaled by one factor about a point.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Draws the view scaled by two factors about a point.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view rotated about a point.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Draws the view rotated in 3D about an axis.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .spatialRotation(
        SpatialRotation(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Draws the view by an affine transform from its upper left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(ProjectionTransform(transform)))
  }

  /// Draws the view by a transform from its upper left corner; one with perspective is approximated by the affine one
  /// at the centre of the view.
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform(transform))
  }

  /// Draws the view blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, isOpaque: opaque))
  }

  /// Makes the view brighter by an amount.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness(amount))) }

  /// Changes the contrast of the view by a factor.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast(amount))) }

  /// Changes the saturation of the view by a factor.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation(amount))) }

  /// Makes the view grey by a fraction from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale(amount))) }

  /// Rotates the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.color(.hueRotation(angle))) }
}

/// Applies effects to a view's drawing that depend on its geometry.
nonisolated public struct _VisualEffectModifier: PrimitiveViewModifier {
  /// Makes the steps from the geometry.
  let effect: @Sendable (GeometryProxy) -> _VisualSteps

  /// Puts a node around each view inside, which requests the steps when the geometry has changed.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    // Two closures are never equal, so each new value of the modifier is evaluated.
    let input = modifier.layoutValue { _, _ in false }
    let transform = inputs.transactionTransform
    let hasEffects = inputs.hasEffects
    let inside = inputs.wrappingInEffect(at: position) { child, place in
      let proxy = GeometryProxy(runtime: place.runtime)
      let node = VisualEffectNode(at: place, wrapping: child, following: input) { node in
        proxy.place.follow(node, hasEffects: hasEffects)
        defer { proxy.place.follow(nil) }
        _ = proxy.place.update(to: node)
        return latest.value?.effect(proxy)
      }
      node.animation = {
        var transaction = Transaction.update
        transform?(&transaction)
        return transaction.animation
      }
      return node
    }
    return body(inside)
  }
}

/// A node that applies effects to its drawing that depend on its geometry.
final class VisualEffectNode: VisualStepsNode {
  /// The animation of the current update.
  var animation: () -> Animation? = { nil }
  private let makeSteps: (LayoutNode) -> _VisualSteps?
  private var latest: _VisualSteps?

  /// Puts an effect around a node; the steps are computed again when an input or the geometry has changed.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, following input: LayoutInput,
    makeSteps: @escaping (LayoutNode) -> _VisualSteps?
  ) {
    self.makeSteps = makeSteps
    super.init(at: position, wrapping: child, following: input)
  }

  override var target: _VisualSteps? { latest }

  override func inputChanged(_ input: LayoutInput) { renew(with: animation()) }

  override func geometryChanged() { renew(with: runtime.frames.isStep ? nil : animation()) }

  /// Computes the steps again, and shows them at once or with an animation.
  func renew(with animation: Animation?) {
    guard isPlaced, !hasEnded, let new = runtime.evaluate({ makeSteps(self) }) else { return }
    let isOther = latest.map { $0 != new } ?? false
    latest = new
    go(with: isOther ? animation : nil)
  }
}

extension View {
  /// Applies effects to the view's drawing, which a closure makes from its geometry; its layout does not change.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(_VisualEffectModifier { proxy in effect(EmptyVisualEffect(), proxy)._steps })
  }
}
