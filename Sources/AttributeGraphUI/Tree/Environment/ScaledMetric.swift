import Foundation

/// A number that grows with the size of text that a person has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value
  private let style: Font.TextStyle

  /// Makes a number that grows like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a number that grows like running text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number for the size of text, rounded to a third of a point.
  public var wrappedValue: Value {
    guard typeSize != .large else { return base }
    let scaled = base * Value(style.pointSize(at: typeSize) / style.pointSize)
    return (scaled * 3).rounded() / 3
  }
}
