#if !canImport(Darwin)
import Foundation

/// A control of UIKit for a date. A test acts by `sendActions(for:)`.
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Sendable {
    /// The time, the day, both, or a duration.
    case time, date, dateAndTime, countDownTimer
  }

  private static let proxy = UIDatePicker()
  /// The parts of the date.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date()
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The appearance proxy of all such controls; it keeps the values that are set.
  open override class func appearance() -> UIDatePicker { proxy }
  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A control of UIKit to go up and down. A test acts by `sendActions(for:)`.
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
  /// Whether it starts over at the end.
  open var wraps = false
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// The appearance proxy of all such controls; it keeps the values that are set.
  open override class func appearance() -> UIStepper { proxy }
}
#endif
