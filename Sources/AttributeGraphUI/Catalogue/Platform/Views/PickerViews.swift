#if !canImport(Darwin)
import Foundation

/// The form of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// Automatic, wheels, a field that opens, or a calendar.
  case automatic, wheels, compact, inline
}

/// A date picker of UIKit. A test triggers it with `sendActions(for:)`.
open class UIDatePicker: UIControl {
  /// The parts of a date that can be selected.
  public enum Mode: Int, Sendable {
    /// The time, the day, both, or a duration.
    case time, date, dateAndTime, countDownTimer
  }

  private static let proxy = UIDatePicker()
  /// The parts of the date.
  open var datePickerMode = Mode.dateAndTime
  /// The form that is wanted.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The form.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The date.
  open var date = Date()
  /// The duration of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Whether the time is rounded to the steps of minutes.
  open var roundsToMinuteInterval = true
  /// The first date that can be selected.
  open var minimumDate: Date?
  /// The last date that can be selected.
  open var maximumDate: Date?
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The locale.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The appearance proxy of these controls; it keeps the values that are set.
  open override class func appearance() -> UIDatePicker { proxy }
  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A stepper of UIKit. A test triggers it with `sendActions(for:)`.
open class UIStepper: UIControl {
  private static let proxy = UIStepper()
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The largest value.
  open var maximumValue = 100.0
  /// The size of a step.
  open var stepValue = 1.0
  /// Whether the value wraps around at the limits.
  open var wraps = false
  /// Whether it repeats while it is held.
  open var autorepeat = true
  /// Whether events are sent while it is held.
  open var isContinuous = true
  /// Sets the picture of the lower half; it is not stored.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the upper half; it is not stored.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// The appearance proxy of these controls; it keeps the values that are set.
  open override class func appearance() -> UIStepper { proxy }
}
#endif
