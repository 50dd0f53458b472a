/// The action of a control.
///
/// Each feature conforms the type that carries it out, and finds its own controls by a cast to it.
@MainActor
protocol ControlAction {
  /// The action of taps; nil where taps do nothing.
  var taps: TapAction? { get }
}

extension ControlAction {
  /// Taps do nothing.
  var taps: TapAction? { nil }
}

/// A button, or a view with a gesture that needs a number of taps.
@MainActor
struct TapAction: ControlAction {
  /// How many taps it needs.
  var count = 1
  /// Runs after them.
  let perform: () -> Void

  var taps: TapAction? { self }
}
