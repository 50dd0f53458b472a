import Foundation

/// The style of pictures: one for the light appearance and one for the dark, which the viewer chooses.
///
/// Colours are written into the rules and not into CSS variables, which few viewers except browsers support.
enum PictureStyle {
  /// The style sheet of a picture.
  ///
  /// Colours of views are those of the light appearance; paper, names and marks follow the viewer's appearance.
  static let sheet = """
    <style>
    \(rules(.light))
    .caption { font: 600 12px Helvetica, Arial, "Liberation Sans", sans-serif; }
    .legend { font: 11px Helvetica, Arial, "Liberation Sans", sans-serif; }
    .ink, .label, .prompt { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
    .label, .hint { text-anchor: middle; }
    .hint { font-family: Helvetica, Arial, sans-serif; }
    .veil { fill: #000000; fill-opacity: 0.25; }
    .name { stroke-width: 1; stroke-dasharray: 3 2; }
    .tag { font: 600 9px Helvetica, Arial, sans-serif; paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }
    .moved, .redrawn, .inserted { stroke-width: 2; }
    .redrawn { stroke-dasharray: 1 4; stroke-linecap: round; }
    .removed { stroke-width: 1; stroke-dasharray: 6 4; }
    @media (prefers-color-scheme: dark) {
    \(rules(.dark))
    }
    \(night)
    </style>
    """

  /// The colours of one appearance.
  private struct Palette {
    let paper, desk, edge, ink, quiet, groove, name, mark, new: String

    static let light = Palette(
      paper: "#ffffff", desk: "#f2f2f7", edge: "#d1d1d6", ink: "#1c1c1e", quiet: "#6e6e73", groove: "#e3e3e8",
      name: "#0a66d0",
      mark: "#d6336c", new: "#2b8a3e")
    static let dark = Palette(
      paper: "#1c1c1e", desk: "#0b0b0d", edge: "#3a3a3c", ink: "#f2f2f7", quiet: "#a1a1a6", groove: "#48484a",
      name: "#6cb2ff",
      mark: "#ff6b9d", new: "#69db7c")
  }

  /// The colours of a screen whose views request the dark appearance.
  private static var night: String {
    rules(.dark).split(separator: "\n").map { line in
      guard let brace = line.firstIndex(of: "{") else { return String(line) }
      let names = line[..<brace].split(separator: ",").map { ".night \($0.trimmingCharacters(in: .whitespaces))" }
      return names.joined(separator: ", ") + " " + line[brace...]
    }.joined(separator: "\n")
  }

  /// The rules for fills and strokes.
  private static func rules(_ palette: Palette) -> String {
    """
    .desk { fill: \(palette.desk); }
    .screen { fill: \(palette.paper); stroke: \(palette.edge); }
    .caption, .legend, .hint, .prompt { fill: \(palette.quiet); }
    .ink, .label { fill: \(palette.ink); }
    .paper { fill: \(palette.paper); }
    .groove { fill: \(palette.groove); }
    .ring { fill: none; stroke: \(palette.groove); }
    .field { fill: none; stroke: \(palette.edge); }
    .rule { fill: \(palette.quiet); }
    .thumb { fill: #ffffff; stroke: \(palette.edge); }
    .symbol { fill: none; stroke: \(palette.quiet); }
    .name { fill: none; stroke: \(palette.name); }
    .tag { fill: \(palette.name); stroke: \(palette.paper); }
    .moved, .redrawn, .removed { fill: none; stroke: \(palette.mark); }
    .inserted { fill: none; stroke: \(palette.new); }
    """
  }
}

extension Color {
  /// The colour in SVG syntax, without its opacity.
  var svgColor: String {
    let components = components.encoded
    func byte(_ component: Double) -> Int { component > 0 ? Int(min(component * 255, 255).rounded()) : 0 }
    return "rgb(\(byte(components.red)),\(byte(components.green)),\(byte(components.blue)))"
  }
}

extension String {
  /// The text escaped for XML, without invalid characters.
  var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      default:
        if scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
