#if !canImport(Darwin)
import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(String(localized: titleResource), content: content)
  }

  /// Makes a section with a title from a resource, which a binding expands.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(String(localized: titleResource), isExpanded: isExpanded, content: content)
  }
}
#endif
