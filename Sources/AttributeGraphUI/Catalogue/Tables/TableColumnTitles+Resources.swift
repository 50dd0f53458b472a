#if !canImport(Darwin)
import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column with a title from a resource, which does not sort.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(String(localized: titleResource), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Makes a column with a title from a resource and the texts at a key path, which does not sort.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(String(localized: titleResource), value: value)
  }
}
#endif
