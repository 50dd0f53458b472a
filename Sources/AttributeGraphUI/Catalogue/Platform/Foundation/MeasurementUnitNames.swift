#if !canImport(Darwin)
import Foundation

extension Unit {
  /// The English name of the unit, for one or for another number; nil for a unit without one, as one of the program's
  /// own.
  func name(isOne: Bool) -> String? {
    guard let name = Self.names[String(describing: type(of: self))]?[symbol] else { return nil }
    return isOne ? name : Self.plural(of: name)
  }

  private static func plural(of name: String) -> String {
    if let plural = irregularPlurals[name] { return plural }
    for rest in [" per ", " of ", " Celsius", " Fahrenheit"] {
      guard let range = name.range(of: rest) else { continue }
      return plural(of: String(name[..<range.lowerBound])) + name[range.lowerBound...]
    }
    return name + "s"
  }

  private static let irregularPlurals = [
    "foot": "feet", "square foot": "square feet", "cubic foot": "cubic feet", "acre-foot": "acre-feet",
    "inch": "inches", "square inch": "square inches", "cubic inch": "cubic inches", "pound-force": "pounds-force",
    "hertz": "hertz", "kilohertz": "kilohertz", "megahertz": "megahertz", "gigahertz": "gigahertz",
    "horsepower": "horsepower",
  ]

  /// The names by the symbols of the units, for each type of units.
  private static let names: [String: [String: String]] = [
    "UnitLength": [
      "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
      "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
      "yd": "yard", "mi": "mile", "ly": "light year", "NM": "nautical mile", "ftm": "fathom", "fur": "furlong",
      "ua": "astronomical unit", "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
      "t": "metric ton", "ton": "ton", "ct": "carat", "oz t": "troy ounce",
    ],
    "UnitTemperature": ["K": "kelvin", "°C": "degree Celsius", "°F": "degree Fahrenheit"],
    "UnitDuration": [
      "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
      "µs": "microsecond", "ns": "nanosecond",
    ],
    "UnitSpeed": [
      "m/s": "meter per second", "km/h": "kilometer per hour", "mph": "mile per hour", "kn": "knot",
    ],
    "UnitArea": [
      "km²": "square kilometer", "m²": "square meter", "cm²": "square centimeter", "in²": "square inch",
      "ft²": "square foot", "yd²": "square yard", "mi²": "square mile", "ac": "acre", "ha": "hectare",
    ],
    "UnitVolume": [
      "ML": "megaliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "km³": "cubic kilometer", "m³": "cubic meter", "cm³": "cubic centimeter", "in³": "cubic inch",
      "ft³": "cubic foot", "yd³": "cubic yard", "mi³": "cubic mile", "af": "acre-foot", "bsh": "bushel",
      "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid ounce", "cup": "cup", "pt": "pint", "qt": "quart",
      "gal": "gallon",
    ],
    "UnitInformationStorage": [
      "bit": "bit", "B": "byte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "kB": "kilobyte", "MB": "megabyte",
      "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ],
    "UnitAngle": ["°": "degree", "ʹ": "arcminute", "ʹʹ": "arcsecond", "rad": "radian", "rev": "revolution"],
    "UnitEnergy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ],
    "UnitPower": [
      "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ],
    "UnitPressure": [
      "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter of mercury", "inHg": "inch of mercury", "psi": "pound-force per square inch",
    ],
    "UnitFrequency": ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"],
    "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
    "UnitElectricPotentialDifference": ["V": "volt"],
    "UnitElectricResistance": ["Ω": "ohm"],
  ]
}
#endif
