/// A modifier that depends on its environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes the resolved modifier, again when an environment value that it read has changed.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the part of the resolved modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    _ResolvedInEnvironment<Self>._makeViewList(
      modifier: modifier.projection { _ResolvedInEnvironment(modifier: $0) }, inputs: inputs, body: body)
  }
}

/// Puts the modifier around a view that another one makes from the environment.
struct _ResolvedInEnvironment<Modifier: EnvironmentalModifier>: ViewModifier {
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(modifier: Modifier) { self.modifier = modifier }

  func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
