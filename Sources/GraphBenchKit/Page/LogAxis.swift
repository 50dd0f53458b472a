import Foundation

/// One logarithmic axis of a chart: converts numbers to coordinates.
package struct LogAxis: Sendable {
  /// The logarithms of the ends, to the base of ten.
  private let ends: ClosedRange<Double>

  /// The coordinates of the ends; the second is the smaller one if the axis points upwards.
  private let places: (first: Double, last: Double)

  /// Makes an axis that covers all of the numbers, with a margin.
  ///
  /// - Precondition: There is a number, and all are above 0.
  package init(holding numbers: [Double], from first: Double, to last: Double) {
    let logarithms = numbers.map { log10($0) }
    let (low, high) = (logarithms.min() ?? 0, logarithms.max() ?? 0)
    let margin = max((high - low) * 0.06, 0.08)
    ends = (low - margin)...(high + margin)
    places = (first, last)
  }

  /// The coordinate of a number.
  package func place(of number: Double) -> Double {
    let part = (log10(number) - ends.lowerBound) / (ends.upperBound - ends.lowerBound)
    return places.first + part * (places.last - places.first)
  }

  /// The numbers with grid lines: powers of ten, and if there are few of those, their double and fivefold.
  package var ticks: [Double] {
    let powers = Int(ends.lowerBound.rounded(.down))...Int(ends.upperBound.rounded(.up))
    func within(_ factors: [Double]) -> [Double] {
      powers.flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
        .filter { ends.contains(log10($0)) }
    }
    let decades = within([1])
    if decades.count > 2 { return decades }
    let halves = within([1, 3])
    return halves.count > 2 ? halves : within([1, 2, 5])
  }
}

/// A time in the unit that makes it short, such as `120 µs` or `1.2 ms`.
package func shortTime(_ nanoseconds: Double) -> String {
  let (value, unit) =
    switch nanoseconds {
    case ..<1_000: (nanoseconds, "ns")
    case ..<1_000_000: (nanoseconds / 1_000, "µs")
    case ..<1_000_000_000: (nanoseconds / 1_000_000, "ms")
    default: (nanoseconds / 1_000_000_000, "s")
    }
  let text = fixed(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  return "\(text.contains(".") ? trimmedZeros(text) : text) \(unit)"
}

private func trimmedZeros(_ text: String) -> String {
  var text = text[...]
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return String(text)
}

/// A text with the characters of markup escaped.
package func markup(_ text: String) -> String {
  var escaped = ""
  for character in text {
    switch character {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    default: escaped.append(character)
    }
  }
  return escaped
}
