#if !canImport(Darwin)
import Foundation

/// A formatter of measurements, which Foundation has only on Apple platforms. It writes the unit in English.
open class MeasurementFormatter: Formatter {
  /// The unit in the text.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement; always so here.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the value.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options of the unit.
  open var unitOptions: UnitOptions = []
  /// How the unit is written: in full, or by its symbol with or without room before it.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale.
  open var locale: Locale! = .current
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let unit = measurement.unit
    if unit.symbol.hasPrefix("°") && unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return switch unitStyle {
    case .long: unit.following(number, isInFull: true)
    case .short: unit.following(number, isNarrow: true)
    default: unit.following(number)
    }
  }

  /// The unit in words.
  open func string(from unit: Unit) -> String { (unitStyle == .long ? unit.name(isOne: false) : nil) ?? unit.symbol }
}

extension Unit {
  /// A number with the unit behind it: in full where it has a name, or by its symbol.
  fileprivate func following(_ number: String, isInFull: Bool = false, isNarrow: Bool = false) -> String {
    if isInFull, let name = name(isOne: number == "1") { return "\(number) \(name)" }
    if self is UnitTemperature && symbol.hasPrefix("°") { return number + (isNarrow ? "°" : symbol) }
    return symbol.hasPrefix("°") || isNarrow ? number + symbol : "\(number) \(symbol)"
  }
}

extension Measurement where UnitType: Dimension {
  /// A format of measurements: a number, and the unit in English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let width: Int
      /// In full, by a name where the unit has one.
      public static var wide: UnitWidth { UnitWidth(width: 0) }
      /// By its symbol.
      public static var abbreviated: UnitWidth { UnitWidth(width: 1) }
      /// By its symbol, without room before it; a degree without its scale.
      public static var narrow: UnitWidth { UnitWidth(width: 2) }
      var isInFull: Bool { width == 0 }
      var isNarrow: Bool { width == 2 }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The purpose that determines the unit; here the unit of the measurement is used.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale.
    public var locale: Locale

    /// A format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      let number = value.value.formatted(style.locale(locale))
      return value.unit.following(number, isInFull: width.isInFull, isNarrow: width.isNarrow)
    }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle {
      FormatStyle(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    }
  }

  /// The measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// The measurement as a number and the symbol of its unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// A purpose of measurements that determines the unit; here the unit of the measurement is used.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String
  /// Any.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Weather.
  public static var weather: Self { Self(name: "weather") }
  /// A person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A road.
  public static var road: Self { Self(name: "road") }
  /// A person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Food.
  public static var food: Self { Self(name: "food") }
  /// Sport.
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  /// A format of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
#endif
