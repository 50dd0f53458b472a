#if !canImport(Darwin)
import Foundation

extension NavigationLink where Label == Text {
  /// Makes a link to a page, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(String(localized: titleResource), destination: destination)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the page of a value, with a title from a resource.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(String(localized: titleResource), value: value)
  }
}

extension View {
  /// Sets a second title of the page, from a resource, which is not shown.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(String(localized: subtitleResource))
  }
}
#endif
