#if !canImport(Darwin)
import Foundation

extension View {
  /// Shows a badge at the row or the tab, from a resource; nil for none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Describes the view in a few words from a resource: they are its accessibility hint.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Sets the letters that select the row while the user types, from a resource; lists here ignore typing.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(Text(stringResource))
  }
}
#endif
