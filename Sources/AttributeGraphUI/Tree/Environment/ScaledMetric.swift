import Foundation

/// A number that scales with a person's preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value
  private let style: Font.TextStyle

  /// Makes a number that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a number that scales like body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number for the text size, rounded to a third of a point.
  public var wrappedValue: Value {
    guard typeSize != .large else { return base }
    let scaled = base * Value(style.pointSize(at: typeSize) / style.pointSize)
    return (scaled * 3).rounded() / 3
  }
}
