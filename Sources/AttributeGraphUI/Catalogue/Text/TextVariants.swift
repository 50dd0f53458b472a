/// The choice among the variants of a text that can be written at several lengths; texts have one variant here.
public protocol TextVariantPreference: Sendable {}

/// The longest variant, whatever the available space is.
public struct FixedTextVariant: TextVariantPreference {}

/// A variant that fits into the available space.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The longest variant, whatever the available space is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A variant that fits into the available space.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Sets the choice among the variants of the text, which has one variant here.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
