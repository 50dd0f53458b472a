import Foundation

/// The parts of a date that a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The hour, the minute and the second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control to choose a date or a time.
///
/// It shows the label, and at the other end the date in the format of the locale. A host sets it with `choose(_:in:)`;
/// a date outside of the range becomes the nearest one in it.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
  /// The parts of a date that a picker sets.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label

  /// Makes a picker of any date, with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Makes a picker of a date in a range, with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Makes a picker of a date from another one on, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label())
  }

  /// Makes a picker of a date up to another one, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label())
  }

  init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Makes the label, and the date at the other end.
  @MainActor public static func _makeViewList(
    view: _GraphValue<DatePicker<Label>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let choice = ValueChoice<Date>(
      get: { view.read().selection.wrappedValue },
      set: { date in
        let picker = view.read()
        picker.selection.wrappedValue = min(max(date, picker.range.lowerBound), picker.range.upperBound)
      })
    position.control = Control(choice, inputs: inputs, title: inputs.hiddenTitle(of: { view.read().label }))
    let environment = inputs.environment
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = environment.values.datePickerStyle {
      return style.makeViewList(
        of: view.projection {
          DatePickerFacts(selection: $0.selection, range: $0.range, components: $0.components)
        }, at: \.datePickerStyle,
        inputs: inputs.inside(position).placing(DatePickerStyleConfiguration.Label.self, for: view.property(\.label)))
    }
    let kind: ControlKind =
      switch environment.values.datePickerLook {
      case .compact, .custom: .dateField
      case .graphical: .calendar
      case .wheel: .dateWheel
      }
    return inputs.inside(position).labeled(
      view.property(\.label),
      by: view.projection { picker in
        _ControlFace(kind: kind) {
          picker.selection.wrappedValue.text(of: picker.components, in: environment.values)
        }
      })
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of a date in a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of a date from another one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date from another one on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of a date up to another one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date up to another one, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePickerComponents {
  fileprivate var timeStyle: Date.FormatStyle.TimeStyle {
    guard contains(.hourAndMinute) else { return .omitted }
    return contains(.hourMinuteAndSecond) ? .standard : .shortened
  }
}

extension Date {
  /// The date in the format of a locale, reduced to the parts that a picker shows.
  fileprivate func text(of components: DatePickerComponents, in environment: EnvironmentValues) -> String {
    formatted(
      Date.FormatStyle(
        date: components.contains(.date) ? .abbreviated : .omitted,
        time: components.timeStyle, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone))
  }
}

/// A control to choose several days, with its label above.
///
/// A host sets it with `choose(_:in:)`; days outside of the bounds are dropped.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Makes a picker of any days, with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ..< .distantFuture, label())
  }

  /// Makes a picker of days between two dates, with a label of views.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds, label())
  }

  /// Makes a picker of days from a date on, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label())
  }

  /// Makes a picker of days before a date, with a label of views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, min(bounds.upperBound, .distantPast)..<bounds.upperBound, label())
  }

  /// Makes the calendar; the label is not shown, as on a phone.
  @MainActor public static func _makeViewList(
    view: _GraphValue<MultiDatePicker<Label>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let environment = inputs.environment
    let choice = ValueChoice<Set<DateComponents>>(
      get: { view.read().selection.wrappedValue },
      set: { days in
        let picker = view.read()
        picker.selection.wrappedValue = days.filter { day in
          environment.values.calendar.date(from: day).map(picker.bounds.contains) ?? false
        }
      })
    position.control = Control(choice, inputs: inputs, title: { view.read().label.labelTitle })
    let face = view.projection { picker in
      _ControlFace(kind: .calendar) {
        picker.selection.wrappedValue.compactMap(environment.values.calendar.date(from:)).sorted()
          .map { $0.text(of: .date, in: environment.values) }.joined(separator: ", ")
      }
    }
    return _ControlFace._makeViewList(view: face, inputs: inputs.inside(position))
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of any days, with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker of any days, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a picker of days between two dates, with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days between two dates, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days from a date on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days from a date on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days before a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days before a date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
