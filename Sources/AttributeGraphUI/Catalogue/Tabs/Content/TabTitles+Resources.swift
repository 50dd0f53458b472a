#if !canImport(Darwin)
import Foundation

extension Tab where Label == DefaultTabLabel, Content: View, Value: Hashable {
  /// Makes a tab with a symbol and a title from a resource, which a value selects.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Makes a tab with a symbol and a title from a resource, which a value of an optional selection selects.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(String(localized: titleResource), systemImage: systemImage, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel, Content: View {
  /// Makes a tab with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), systemImage: systemImage, role: role, content: content)
  }
}

extension Tab where Label == DefaultTabLabel, Content: View, Value: Hashable {
  /// Makes a tab with a picture and a title from a resource, which a value selects.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), image: image, value: value, role: role, content: content)
  }

  /// Makes a tab with a picture and a title from a resource, which a value of an optional selection selects.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(String(localized: titleResource), image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel, Content: View {
  /// Makes a tab with a picture and a title from a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(String(localized: titleResource), image: image, role: role, content: content)
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, Content.TabValue == SelectionValue
{
  /// Makes a section of tabs with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }
}
#endif
