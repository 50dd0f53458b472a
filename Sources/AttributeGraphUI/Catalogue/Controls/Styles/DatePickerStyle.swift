/// How date pickers look.
public protocol DatePickerStyle: Sendable {
  /// The look.
  nonisolated var _look: _DatePickerLook { get }
}

/// The look of a date picker.
public enum _DatePickerLook: Hashable, Sendable {
  /// The date as a text.
  case compact
  /// A calendar.
  case graphical
  /// Wheels for the parts of the date.
  case wheel
}

/// The look of the platform: the date as a text.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

/// The date as a text.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .graphical }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the platform.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as a text.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

  /// How date pickers look.
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Says how the date pickers inside look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(_ControlStyleModifier(style: style) { $1.datePickerLook = $0._look })
  }
}
