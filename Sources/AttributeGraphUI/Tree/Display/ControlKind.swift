/// The look of a control.
public enum ControlKind: String, Hashable, Sendable {
  /// A switch that is on or off.
  case toggle = "switch"
  /// A field with text.
  case textField = "text field"
  /// A thumb on a track.
  case slider
  /// A button to go down and one to go up.
  case stepper
  /// A bar that is filled up to the completed fraction.
  case progressBar = "progress bar"
  /// A wheel for indeterminate progress.
  case progressWheel = "progress wheel"
  /// A field with a dot for each character.
  case secureField = "secure field"
  /// A field with a text of several lines.
  case textEditor = "text editor"
  /// A field with a date.
  case dateField = "date field"
  /// A calendar with dates.
  case calendar
  /// Wheels with the parts of a date.
  case dateWheel = "date wheel"
  /// A spot of a colour.
  case colorWell = "color well"
  /// A bar with a value.
  case gauge
  /// A ring with a value.
  case circularGauge = "circular gauge"
}
