#if !canImport(Darwin)
import Foundation

extension TextField where Label == Text {
  /// Makes a field with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(localized: titleResource), text: text, prompt: prompt)
  }

  /// Makes a field with a title from a resource that grows along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(String(localized: titleResource), text: text, axis: axis)
  }

  /// Makes a field with a title from a resource and a prompt that grows along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(String(localized: titleResource), text: text, prompt: prompt, axis: axis)
  }

  /// Makes a field of a value, with a title from a resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(String(localized: titleResource), value: value, format: format, prompt: prompt)
  }

  /// Makes a field of an optional value, with a title from a resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(String(localized: titleResource), value: value, format: format, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Makes a field of a secret, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(localized: titleResource), text: text, prompt: prompt)
  }
}
#endif
