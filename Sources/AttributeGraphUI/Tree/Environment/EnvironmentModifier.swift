import AttributeGraph2
import Observation

/// A modifier that changes the environment, and does nothing else.
protocol EnvironmentChange: ViewModifier {}

/// Sets a value of the environment for the view inside.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveViewModifier, EnvironmentChange {
  /// The key path of the value.
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public let value: Value

  /// Sets a value of the environment.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Makes the environment for the view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(
      inputs.transformingEnvironment(by: modifier) { modifier, environment in
        environment.set(modifier.keyPath, to: modifier.value)
      })
  }
}

/// Changes a value of the environment for the view inside.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveViewModifier, EnvironmentChange {
  /// The key path of the value.
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// Changes it.
  public let transform: (inout Value) -> Void
  /// All that the change depends on, for a modifier of the library; nil for a closure of the program.
  private let input: TransformInput?

  /// Changes a value of the environment.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.init(keyPath: keyPath, input: nil, transform: transform)
  }

  fileprivate init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, input: TransformInput?,
    transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.input = input
    self.transform = transform
  }

  /// Makes the environment for the view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let runtime = inputs.runtime
    return body(
      inputs.transformingEnvironment(by: modifier) { modifier, environment in
        if modifier.input != nil { return modifier.transform(&environment[keyPath: modifier.keyPath]) }
        runtime.evaluateOutsideBodies { modifier.transform(&environment[keyPath: modifier.keyPath]) }
      })
  }
}

extension _EnvironmentKeyTransformModifier: FieldComparisonRole {
  /// Closures are never equal, but a change by the same modifier of the library with an equal input is.
  static var comparisonRole: ComparisonRole {
    .comparing(Self.self) { one, other in
      guard let input = one.input, let otherInput = other.input else { return false }
      return input.isSame(as: otherInput) && one.keyPath == other.keyPath
    }
  }
}

/// The value that determines how a modifier of the library changes the environment.
nonisolated private struct TransformInput {
  /// The name of the modifier's function.
  let modifier: String
  /// The value that it was given.
  let value: any Equatable

  func isSame(as other: TransformInput) -> Bool {
    func isEqual<Input: Equatable>(_ value: Input) -> Bool { value == other.value as? Input }
    return modifier == other.modifier && isEqual(value)
  }
}

extension _ViewInputs {
  /// The inputs inside a modifier that changes the environment; the change is computed again when the modifier or the
  /// environment changes.
  func transformingEnvironment<Modifier>(
    by modifier: _GraphValue<Modifier>, _ transform: @escaping (Modifier, inout EnvironmentValues) -> Void
  ) -> _ViewInputs {
    let position = makePosition(Modifier.self)
    let latest = Latest(modifier.read())
    let scope = EnvironmentScope(inside: self.environment, at: position) { parent in
      var environment = parent
      if let modifier = latest.value { transform(modifier, &environment) }
      return environment
    }
    let plan = FieldPlan.plan(for: Modifier.self)
    modifier.updater.add {
      let new = modifier.read()
      if let old = latest.value, plan.areEqual(old, new) { return }
      latest.value = new
      scope.recompute()
    }
    var inputs = inside(position)
    inputs.environment = scope
    return inputs
  }
}

extension View {
  /// Sets a value of the environment for the view.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an object to the views inside, which read it by its type.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[object: ObjectKey<Object>()], value: object))
  }

  /// Changes a value of the environment for the view.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Changes a value of the environment by a closure that depends on an input only; with an equal input the modifier is
  /// equal. Its name is that of the public function, which may have no second closure for the key path.
  nonisolated func transformEnvironment<Value, Input: Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, by input: Input, _ modifier: String = #function,
    transform: @escaping (inout Value, Input) -> Void
  ) -> some View {
    self.modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: keyPath, input: TransformInput(modifier: modifier, value: input),
        transform: { transform(&$0, input) }))
  }

  /// Sets the font of the texts inside that have none of their own.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.font, value: font))
  }
}
