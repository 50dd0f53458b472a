/// The previews of a program.
///
/// The host finds them in the conformance records of the compiler. So it finds those of every module that is linked
/// into the program, in debug and in release builds, including `private` ones. Limits: previews in generic types are
/// not found, and on WebAssembly none are.
@MainActor
public enum Previews {
  /// Every preview of the program: those of `#Preview` by file, line and column, then those of providers by type.
  ///
  /// - Complexity: O(conformances of the program).
  public static var all: [Preview] { macros + providers }

  /// The previews that a module declares.
  public static func all(in module: String) -> [Preview] { all.filter { $0.module == module } }

  /// The previews of one provider.
  public static func of<Provider: PreviewProvider>(_ provider: Provider.Type) -> [Preview] {
    let typeName = String(reflecting: provider)
    return PreviewElement.elements(of: provider.previews).enumerated().map { index, element in
      Preview(settings: element.settings, origin: .provider(typeName: typeName, index: index)) { element.view }
    }
  }

  private static var macros: [Preview] {
    let registries = ConformingTypes.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
    return registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }.map { registry in
      let origin = Preview.Origin.macro(fileID: registry.fileID, line: registry.line, column: registry.column)
      do {
        var preview = try registry.makePreview()
        preview.origin = origin
        return preview
      } catch {
        // The error is thrown when the preview is mounted.
        return Preview(settings: PreviewSettings(), origin: origin) { throw error }
      }
    }
  }

  private static var providers: [Preview] {
    ConformingTypes.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
      .flatMap { of($0) }
  }
}
