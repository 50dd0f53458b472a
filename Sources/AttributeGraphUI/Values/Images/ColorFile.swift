import Foundation

/// A colour set of a catalogue: a colour for the light appearance, and perhaps another one for the dark.
struct ColorFile: Hashable {
  /// The colour in the light appearance.
  let light: Color.Components
  /// The colour in the dark appearance.
  let dark: Color.Components

  /// Reads a set.
  ///
  /// - Throws: A decoding error if the file has another format or no colour for every appearance.
  init(at file: URL) throws {
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    var (light, dark): (Color.Components?, Color.Components?)
    for entry in contents.colors {
      guard let color = entry.color?.components else { continue }
      let appearance = entry.appearances?.first { $0.appearance == "luminosity" }?.value
      switch appearance {
      case "dark": dark = dark ?? color
      default: light = light ?? color
      }
    }
    guard let color = light ?? dark else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The colour set '\(file.path)' has no colour."))
    }
    self.light = color
    self.dark = dark ?? color
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      let color: ColorEntry?
      let appearances: [Appearance]?
    }
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    let colors: [Entry]
  }

  private struct ColorEntry: Decodable {
    let space: String?
    let parts: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case parts = "components"
    }

    /// The colour; nil for a system colour, which has another format.
    var components: Color.Components? {
      guard let parts else { return nil }
      func part(_ name: String) -> Double? { parts[name].flatMap(ColorEntry.number) }
      let opacity = part("alpha") ?? 1
      if let white = part("white") {
        return Color.Components(red: white, green: white, blue: white, opacity: opacity)
      }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
      let colorSpace: Color.RGBColorSpace =
        switch space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color.Components(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A component: a fraction with a point, a byte in hexadecimal digits or one in decimal digits.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
  }
}
