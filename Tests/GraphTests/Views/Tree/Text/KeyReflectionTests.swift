import AttributeGraphUI
import Foundation
import Testing

/// Keys of texts are read by reflection.
struct `Reflection on a LocalizedStringKey` {
  private func children(of value: Any) -> [Mirror.Child] { Array(Mirror(reflecting: value).children) }

  @Test func `a key reflects its format and whether it has values`() throws {
    let (plain, formatted): (LocalizedStringKey, LocalizedStringKey) = ("plain", "n \(1)")
    #expect(children(of: plain).map(\.label) == ["key", "hasFormatting", "arguments"])
    #expect(children(of: plain)[0].value as? String == "plain")
    #expect(children(of: plain)[1].value as? Bool == false)
    #expect(children(of: children(of: plain)[2].value).isEmpty)
    #expect(children(of: formatted)[0].value as? String == "n %lld")
    #expect(children(of: formatted)[1].value as? Bool == true)
  }

  @Test func `a key is formatted with the values that it reflects`() throws {
    let key: LocalizedStringKey = "\("a"), \(-2), \(UInt8(3)), \(0.5, specifier: "%.1f"), \(Text("t").bold())"
    let parts = children(of: key)
    let arguments = try children(of: parts[2].value).map { argument -> any CVarArg in
      let parts = children(of: argument.value)
      #expect(parts.map(\.label) == ["value", "formatter"])
      #expect(parts[1].value as? Formatter == nil)
      return try #require(parts[0].value as? any CVarArg)
    }
    let format = parts[0].value as? String ?? ""
    #expect(String(format: format, locale: Locale(identifier: "en_US"), arguments: arguments) == "a, -2, 3, 0.5, t")
  }

  @Test func `the description of a key has its parts`() {
    let key: LocalizedStringKey = "plain"
    #expect("\(key)" == #"LocalizedStringKey(key: "plain", hasFormatting: false, arguments: [])"#)
  }
}
