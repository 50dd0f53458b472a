import Foundation

// Programs read the parts of a key by reflection, because SwiftUI has no other way to them.
extension LocalizedStringKey: CustomReflectable {
  /// The children of SwiftUI's key: `key`, `hasFormatting` and `arguments`. An argument has a `value` and a
  /// `formatter`.
  public nonisolated var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "key": key, "hasFormatting": !arguments.isEmpty, "arguments": arguments.map(FormatArgument.init),
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }

  /// A value in a key, as SwiftUI's keys reflected it before they held texts.
  private struct FormatArgument {
    let value: any CVarArg
    /// None: a value with a formatter is a string.
    let formatter: Formatter? = nil

    init(_ argument: Argument) {
      value =
        switch argument {
        case .string(let string): string
        case .text(let piece): piece.text.string
        case .number(.integer(let number), _): number
        case .number(.unsigned(let number), _): number
        case .number(.real(let number), _): number
        }
    }
  }
}
