#if !canImport(Darwin)
import Foundation

extension WindowGroup {
  /// Makes a group of windows with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }

  /// Makes a group of windows with a title from a resource that are opened by an id.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), id: id, content: content)
  }
}

extension Window {
  /// Makes a window with a title from a resource, which is opened by its id.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), id: id, content: content)
  }
}

extension MenuBarExtra where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu of the bar with a symbol and a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), systemImage: systemImage, content: content)
  }
}

extension CommandMenu {
  /// Makes a menu with a title from a resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: nameResource), content: content)
  }
}
#endif
