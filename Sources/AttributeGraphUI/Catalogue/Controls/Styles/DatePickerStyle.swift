import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of what a picker looks like, which the compiler finds.
  associatedtype Body: View
  /// The properties of a picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes what a picker looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The look of the system that the style stands for.
  nonisolated var _look: _DatePickerLook { get }
}

extension DatePickerStyle {
  /// Makes a picker of the usual look.
  public func makeBody(configuration: Configuration) -> DatePicker<DatePickerStyleConfiguration.Label> {
    DatePicker(configuration)
  }

  /// No look of the system: the body counts.
  public nonisolated var _look: _DatePickerLook { .custom }
}

/// The properties of a date picker that a style sees.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  nonisolated public struct Label: StylePart {}

  /// The label of the picker.
  public let label = DatePickerStyleConfiguration.Label()
  /// The date; a style sets it when a person acts.
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

/// Makes bodies by a style of date pickers.
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
  /// Makes a picker of the usual look with the parts of another one, for use in a style.
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
  /// The body of a style of the user's own.
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

/// The date as a text, in which a person writes on a Mac.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

/// The date as a text, with buttons to go on and back on a Mac.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _DatePickerLook { .compact }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date as a text, in which a person writes on a Mac.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date as a text, with buttons to go on and back on a Mac.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
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

  private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<DatePickerFacts>? { nil } }

  /// The style of the user's own for date pickers; nil for a look of the system.
  var datePickerStyle: ControlStyle<DatePickerFacts>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }

  /// How date pickers look.
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Says how the date pickers inside look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        let isCustom = style._look == .custom
        values.datePickerLook = isCustom ? .compact : style._look
        values.datePickerStyle = isCustom ? TypedStyle(style, by: DatePickerStyleMaker<S>.self) : nil
      })
  }
}
