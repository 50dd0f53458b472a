/// Hides a view: it keeps its space, and a person can neither see nor tap it.
nonisolated public struct _HiddenModifier: PrimitiveViewModifier {
  /// Makes the content invisible.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let scope = OpacityScope(0, inside: inputs.opacity)
    position.own(scope)
    var inside = inputs.inside(position)
    inside.opacity = scope
    return body(inside)
  }
}

/// Sets the foreground style of texts, symbols and shapes inside that have none of their own.
nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: PrimitiveViewModifier {
  /// The style.
  public let style: Style

  /// Passes the style down.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    guard inputs.environment.input(of: Style.self) == nil else {
      return body(
        inputs.transformingEnvironment(by: modifier) { modifier, values in
          values.foregroundPaint = modifier.style._paint(in: values)
        })
    }
    return _EnvironmentKeyWritingModifier._makeViewList(
      modifier: modifier.projection {
        _EnvironmentKeyWritingModifier(keyPath: \.foregroundPaint, value: $0.style._paint)
      }, inputs: inputs, body: body)
  }
}

extension View {
  /// Hides the view, which keeps its space and its state.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier())
  }

  /// Sets whether the controls inside are disabled; a control that is disabled from further out stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled, by: disabled) { $0 = $0 && !$1 }
  }

  /// Hides the labels of the controls inside.
  nonisolated public func labelsHidden() -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.labelsAreHidden, value: true))
  }

  /// Shows or hides the labels of the controls inside; automatic shows them. Only the value at the insertion of a
  /// control counts.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.labelsVisibility, value: visibility))
  }

  /// Sets the colour of texts and symbols inside that have none of their own; nil for the default one.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.foregroundColor, value: color))
  }

  /// Sets the style of texts, symbols and shapes inside that have none of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }
}
