import Foundation

/// The tint of the environment; the type of the environment determines whether one is set.
struct Tint: Equatable {
  /// The paint of controls; nil for the default.
  let paint: DisplayPaint?
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static var defaultValue: Tint? { nil } }

  /// The paint of controls; nil if no enclosing modifier sets it.
  var tint: Tint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// Sets paints of the environment by styles, which may depend on the environment.
nonisolated public struct _StyleModifier<Styles>: PrimitiveViewModifier {
  let styles: Styles
  /// Sets them in an environment.
  let set: @MainActor (Styles, inout EnvironmentValues) -> Void

  /// Passes the paints down.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs.transformingEnvironment(by: modifier) { modifier, values in modifier.set(modifier.styles, &values) })
  }
}

extension View {
  /// Sets the paint of the controls inside; nil for the default.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      _StyleModifier(styles: tint) { style, values in values.tint = Tint(paint: style.map { $0._paint(in: values) }) })
  }

  /// Sets the colour of the controls inside; nil for the default.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(_StyleModifier(styles: tint) { $1.tint = Tint(paint: $0.map(DisplayPaint.color)) })
  }

  /// Sets the colour that controls inside are drawn in; nil for the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of `background` inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the styles of the first two ranks of the foreground inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(
      _StyleModifier(styles: (primary, secondary)) { styles, values in
        values.setForeground([styles.0._paint(in: values), styles.1._paint(in: values)])
      })
  }

  /// Sets the styles of the first three ranks of the foreground inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _StyleModifier(styles: (primary, secondary, tertiary)) { styles, values in
        values.setForeground([
          styles.0._paint(in: values), styles.1._paint(in: values), styles.2._paint(in: values),
        ])
      })
  }

  /// Fills the rectangle behind this view with the style of backgrounds, extended where it touches edges of the safe
  /// area.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with the style of backgrounds.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

extension EnvironmentValues {
  /// Sets the paints of the first ranks of the foreground.
  fileprivate mutating func setForeground(_ paints: [DisplayPaint]) {
    foregroundPaint = paints.first
    foregroundRanks = paints
  }
}
