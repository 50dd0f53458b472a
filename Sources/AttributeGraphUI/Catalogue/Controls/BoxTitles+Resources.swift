#if !canImport(Darwin)
import Foundation

extension LabeledContent where Label == Text, Content: View {
  /// Makes a value with a label from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a label from a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(String(localized: titleResource), value: value)
  }

  /// Makes a formatted value with a label from a resource.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(String(localized: titleResource), value: value, format: format)
  }
}

extension ProgressView {
  /// Makes a wheel with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(String(localized: titleResource))
  }

  /// Makes a bar with a title from a resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(String(localized: titleResource), value: value, total: total)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }

  /// Makes a group with a title from a resource, which a binding expands.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(localized: titleResource), isExpanded: isExpanded, content: content)
  }
}

extension ControlGroup {
  /// Makes a group with a title from a resource, which only a style shows.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(String(localized: titleResource), content: content)
  }
}

extension ContentUnavailableView
where Label == AttributeGraphUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a symbol, a title from a resource and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(String(localized: titleResource), systemImage: name, description: description)
  }

  /// Makes a view with a picture, a title from a resource and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(String(localized: titleResource), image: name, description: description)
  }
}
#endif
