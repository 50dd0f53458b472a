import AttributeGraph2

/// Sets a value of the environment for the view inside.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// Which value.
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public let value: Value

  /// Sets a value of the environment.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Makes the environment for the view inside.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = modifier.attribute(at: position)
    let around = inputs.environment
    let environment = inputs.graph.detached {
      inputs.graph.computed(comparedBy: EnvironmentValues.areSame) {
        var environment = around()
        environment[keyPath: value.value.keyPath] = value.value.value
        return environment
      }
    }
    position.own(environment)
    var inputs = inputs.inside(position)
    inputs.environment = { environment.value }
    return body(inputs)
  }
}

extension View {
  /// Sets a value of the environment for the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets the font of the texts inside that have none of their own.
  public func font(_ font: Font?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.font, value: font))
  }
}
