/// Records the colour scheme that a view requests, for the screen behind it in pictures.
nonisolated struct _PreferredColorSchemeModifier: PrimitiveViewModifier {
  let colorScheme: ColorScheme?

  /// Stores the scheme at the position of the modifier.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(PreferredColorScheme { modifier.read().colorScheme })
    return body(inputs.inside(position))
  }
}

/// The colour scheme that a modifier requests, at its position.
@MainActor
private final class PreferredColorScheme: Ending {
  private(set) var scheme: (() -> ColorScheme?)?
  /// Stores the scheme that the body made last.
  init(_ scheme: @escaping () -> ColorScheme?) { self.scheme = scheme }
  func end() { scheme = nil }
}

extension ViewHost {
  /// The colour scheme of the screen: that requested by the outermost view, or else that of the host.
  var preferredColorScheme: ColorScheme {
    root.first { $0.owned(PreferredColorScheme.self)?.scheme?() } ?? environment.values.colorScheme
  }
}
