import Foundation
import Synchronization

/// The tables of strings in bundles: `Localizable.strings` and others, in a folder for each language (`de.lproj`).
enum StringTables {
  /// The table of a bundle in which keys are looked up.
  struct Place: Hashable, Sendable {
    /// The name of the table.
    let table: String
    /// The directory of the bundle; nil for the program's own.
    let bundle: URL?

    /// Names a table.
    init(table: String?, bundle: Bundle?) {
      self.table = table ?? "Localizable"
      self.bundle = bundle.map { $0.resourceURL ?? $0.bundleURL }
    }

    /// Whether the bundle has no tables, so that every key stands for itself.
    var isEmpty: Bool { bundle == nil ? StringTables.isMainEmpty : StringTables.languages(in: bundle).isEmpty }
  }

  private static let isMainEmpty = languages(in: nil).isEmpty

  private static let folders = Mutex<[URL: [String: URL]]>([:])
  private static let tables = Mutex<[URL: [String: String]]>([:])

  /// The string for a key in the language of a locale; the key itself if no table has it.
  ///
  /// The languages are tried in order: that of the locale with its script or region, without them, and the base of the
  /// bundle.
  static func string(for key: String, at place: Place, in locale: Locale) -> String {
    guard !place.isEmpty else { return key }
    let languages = languages(in: place.bundle)
    let identifier = locale.identifier.replacing("_", with: "-")
    let parts = identifier.split(separator: "-")
    let names = stride(from: parts.count, through: 1, by: -1).map { parts.prefix($0).joined(separator: "-") }
    for name in names + ["Base"] {
      guard let folder = languages[name.lowercased()] ?? languages[name] else { continue }
      if let string = table(at: folder.appendingPathComponent("\(place.table).strings"))[key] { return string }
    }
    return key
  }

  /// The folders of a bundle's languages, by their lowercase names.
  private static func languages(in bundle: URL?) -> [String: URL] {
    let url = bundle ?? Bundle.main.resourceURL ?? Bundle.main.bundleURL
    if let known = folders.withLock({ $0[url] }) { return known }
    let entries = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    var languages: [String: URL] = [:]
    for entry in entries where entry.pathExtension == "lproj" {
      let name = entry.deletingPathExtension().lastPathComponent
      languages[name == "Base" ? name : name.replacing("_", with: "-").lowercased()] = entry
    }
    folders.withLock { $0[url] = languages }
    return languages
  }

  private static func table(at url: URL) -> [String: String] {
    if let known = tables.withLock({ $0[url] }) { return known }
    let table = (try? Data(contentsOf: url)).map(StringTable.read) ?? [:]
    tables.withLock { $0[url] = table }
    return table
  }
}

/// The format of `.strings` files: `"key" = "value";`, with C comments.
enum StringTable {
  /// Reads a file in UTF-8, or in UTF-16 if it begins with a byte order mark; malformed parts are skipped.
  static func read(_ data: Data) -> [String: String] {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
    var scanner = Scanner(text)
    var table: [String: String] = [:]
    while let key = scanner.nextString() {
      guard scanner.skip("="), let value = scanner.nextString() else { continue }
      table[key] = value
    }
    return table
  }

  /// Scans the text of a file.
  private struct Scanner {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The next quoted string, without its quotation marks; nil at the end of the file.
    mutating func nextString() -> String? {
      while skipComments(), let character = rest.first {
        if character == "\"" { return quotedString() }
        rest.removeFirst()
      }
      return nil
    }

    /// Skips a character after spaces and comments, if it is there.
    mutating func skip(_ sign: Character) -> Bool {
      guard skipComments(), rest.first == sign else { return false }
      rest.removeFirst()
      return true
    }

    /// Skips spaces and comments.
    ///
    /// - Returns: Whether more text follows.
    private mutating func skipComments() -> Bool {
      while let character = rest.first {
        if character.isWhitespace {
          rest.removeFirst()
        } else if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
        } else {
          return true
        }
      }
      return false
    }

    private mutating func quotedString() -> String {
      rest.removeFirst()
      var string = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\", let escaped = rest.popFirst() else {
          string.append(character)
          continue
        }
        switch escaped {
        case "n": string.append("\n")
        case "t": string.append("\t")
        case "r": string.append("\r")
        case "U", "u":
          let digits = rest.prefix(4)
          if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
            string.unicodeScalars.append(scalar)
          }
          rest = rest.dropFirst(4)
        default: string.append(escaped)
        }
      }
      return string
    }
  }
}
