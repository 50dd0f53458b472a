import Foundation

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the body of a picker, which the compiler infers.
  associatedtype Body: View
  /// The properties of a picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the body of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The system's look that the style selects.
  nonisolated var _look: _DatePickerLook { get }
}

extension DatePickerStyle {
  /// Makes a picker with the default look.
  public func makeBody(configuration: Configuration) -> DatePicker<DatePickerStyleConfiguration.Label> {
    DatePicker(configuration)
  }

  /// No look of the system, so that the body is used.
  public nonisolated var _look: _DatePickerLook { .custom }
}

/// The properties of a date picker that a style receives.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  nonisolated public struct Label: StylePart {}

  /// The label of the picker.
  public let label = DatePickerStyleConfiguration.Label()
  /// The date; a style sets it for a person.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public let maximumDate: Date?
  /// The parts of the date.
  public let displayedComponents: DatePickerComponents
}

/// The values of a date picker for its style.
struct DatePickerFacts {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
}

/// Makes bodies with a style of date pickers.
enum DatePickerStyleMaker<Style: DatePickerStyle>: StyleMaker {
  static func makeBody(of facts: DatePickerFacts, by style: Style) -> Style.Body {
    let range = facts.range
    return style.makeBody(
      configuration: DatePickerStyleConfiguration(
        selection: facts.selection, minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
        maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound,
        displayedComponents: facts.components))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Makes a picker with the default look and the parts of another one, for use in a style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection,
      (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      configuration.displayedComponents, configuration.label)
  }
}

/// The look of a date picker.
public enum _DatePickerLook: Hashable, Sendable {
  /// The date as a text.
  case compact
  /// A calendar.
  case graphical
  /// Wheels for the parts of the date.
  case wheel
  /// The body of a custom style.
  case custom
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

/// The date as a text; on a Mac, a person can type it.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

/// The date as a text; on a Mac, with buttons to step through dates.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date as a text; on a Mac, a person can type it.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date as a text; on a Mac, with buttons to step through dates.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of the platform.
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

  private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<DatePickerFacts>? { nil } }

  /// The custom style of date pickers; nil for a look of the system.
  var datePickerStyle: ControlStyle<DatePickerFacts>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }

  /// The look of date pickers.
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers inside.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        let isCustom = style._look == .custom
        values.datePickerLook = isCustom ? .compact : style._look
        values.datePickerStyle = isCustom ? TypedStyle(style, by: DatePickerStyleMaker<S>.self) : nil
      })
  }
}
