/// A modifier that is made of the environment in which it stands.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that takes its place.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes the modifier that takes its place; it is made again when a value changes that it was made of.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the part of the modifier that takes its place.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    _ResolvedInEnvironment<Self>._makeViewList(
      modifier: modifier.projection { _ResolvedInEnvironment(modifier: $0) }, inputs: inputs, body: body)
  }
}

/// Puts the modifier around a view that another one makes of the environment.
struct _ResolvedInEnvironment<Modifier: EnvironmentalModifier>: ViewModifier {
  let modifier: Modifier
  @Environment(\.self) private var environment

  init(modifier: Modifier) { self.modifier = modifier }

  func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
