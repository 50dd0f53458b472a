/// The action of a control.
///
/// Each feature conforms the type that implements its action, and finds its own controls by a cast to that type.
@MainActor
protocol ControlAction {
  /// The tap action; nil if taps have no effect.
  var taps: TapAction? { get }
}

extension ControlAction {
  /// Taps have no effect by default.
  var taps: TapAction? { nil }
}

/// A button, or a view with a gesture that needs a number of taps.
@MainActor
struct TapAction: ControlAction {
  private let currentCount: () -> Int
  /// The action, which runs after the last required tap.
  let perform: () -> Void
  /// Whether the option that the tap selects is selected; nil if the action selects no option.
  var isOptionSelected: () -> Bool? = { nil }

  /// The required number of taps.
  var count: Int { currentCount() }

  var taps: TapAction? { self }

  /// Makes an action; the count is read when it is needed.
  init(
    count: @autoclosure @escaping () -> Int = 1, isOptionSelected: @escaping () -> Bool? = { nil },
    perform: @escaping () -> Void
  ) {
    currentCount = count
    self.isOptionSelected = isOptionSelected
    self.perform = perform
  }
}
