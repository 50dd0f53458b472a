#if !canImport(Darwin)
/// Whether a control is triggered when items are held over it for a while.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let isOn: Bool?
  /// The default of the control: here none is triggered.
  public static let automatic = SpringLoadingBehavior(isOn: nil)
  /// The control is used.
  public static let enabled = SpringLoadingBehavior(isOn: true)
  /// The control is not triggered.
  public static let disabled = SpringLoadingBehavior(isOn: false)
}

/// Sets whether controls are triggered by items held over them.
nonisolated struct _SpringLoadingModifier: PrimitiveViewModifier {
  let behavior: SpringLoadingBehavior

  /// Stores the behaviour at the position of the modifier.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(SpringLoading { modifier.read().behavior })
    return body(inputs.inside(position))
  }
}

/// The behaviour of the controls inside of a position.
@MainActor
private final class SpringLoading: Ending {
  private(set) var behavior: (() -> SpringLoadingBehavior)?
  /// Stores the behaviour of a modifier.
  init(_ behavior: @escaping () -> SpringLoadingBehavior) { self.behavior = behavior }
  func end() { behavior = nil }
}

extension ViewPosition {
  /// The tap action of the nearest enclosing control, if items held over it trigger it.
  var springLoadedTap: (() -> Void)? {
    let found = nearest { position -> (position: ViewPosition, tap: () -> Void)? in
      guard let control = position.control, control.isEnabled, control.isVisible, let taps = control.action.taps,
        taps.count == 1, !(control.action is ToggleAction)
      else { return nil }
      return (position, taps.perform)
    }
    guard let found else { return nil }
    let behavior = found.position.nearest { $0.owned(SpringLoading.self)?.behavior?() }
    return behavior == .enabled ? found.tap : nil
  }
}

extension View {
  /// Sets whether controls inside are triggered when items are held over them: by `HostDrag.rest()`.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(_SpringLoadingModifier(behavior: behavior)).environment(\.springLoadingBehavior, behavior)
  }
}

extension EnvironmentValues {
  private enum SpringLoadingKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }

  /// Whether the controls of the view are triggered when items are held over them.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}
#endif
