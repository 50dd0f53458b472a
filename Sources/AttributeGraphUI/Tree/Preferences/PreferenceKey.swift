/// A value that flows from views to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view inside writes the key.
  static var defaultValue: Value { get }
  /// Combines the values of two views, the first in the order of the source with the next.
  ///
  /// It is called only if several views write the key.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
