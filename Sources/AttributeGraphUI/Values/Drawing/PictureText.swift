import Foundation

/// Numbers as pictures and their texts write them.
enum PictureText {
  /// A length with at most two decimals, and none that are zero.
  static func length(_ value: CGFloat) -> String {
    guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "-∞" : "?" }
    let hundredths = (Double(value) * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let (sign, magnitude) = (whole < 0 ? "-" : "", whole.magnitude)
    let rest = magnitude % 100
    guard rest > 0 else { return "\(sign)\(magnitude / 100)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(magnitude / 100).\(decimals)"
  }

  /// A rectangle: x, y, width, height.
  static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(length).joined(separator: ", ")))"
  }
}
