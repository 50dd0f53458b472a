import Foundation

/// How pictures look: one look for light surroundings and one for dark ones, chosen by whoever shows them.
enum PictureStyle {
  /// The style sheet of a picture.
  ///
  /// Colours of the views are those of the light appearance; paper, names and marks follow the surroundings.
  static let sheet = """
    <style>
    svg { --paper: #ffffff; --desk: #f2f2f7; --edge: #d1d1d6; --ink: #1c1c1e; --quiet: #6e6e73; --name: #0a66d0; \
    --mark: #d6336c; --new: #2b8a3e; }
    @media (prefers-color-scheme: dark) { svg { --paper: #1c1c1e; --desk: #0b0b0d; --edge: #3a3a3c; \
    --ink: #f2f2f7; --quiet: #a1a1a6; --name: #6cb2ff; --mark: #ff6b9d; --new: #69db7c; } }
    .desk { fill: var(--desk); }
    .screen { fill: var(--paper); stroke: var(--edge); }
    .caption { fill: var(--quiet); font: 600 12px Helvetica, Arial, sans-serif; }
    .legend { fill: var(--quiet); font: 11px Helvetica, Arial, sans-serif; }
    .ink { fill: var(--ink); font-family: Helvetica, Arial, sans-serif; }
    .symbol { fill: none; stroke: var(--quiet); }
    .hint { fill: var(--quiet); font: 9px Helvetica, Arial, sans-serif; text-anchor: middle; }
    .name { fill: none; stroke: var(--name); stroke-width: 1; stroke-dasharray: 3 2; }
    .tag { fill: var(--name); font: 600 9px Helvetica, Arial, sans-serif; paint-order: stroke; \
    stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
    .moved { fill: none; stroke: var(--mark); stroke-width: 2; }
    .redrawn { fill: none; stroke: var(--mark); stroke-width: 2; stroke-dasharray: 1 3; stroke-linecap: round; }
    .inserted { fill: none; stroke: var(--new); stroke-width: 2; }
    .removed { fill: none; stroke: var(--mark); stroke-width: 1; stroke-dasharray: 6 4; }
    </style>
    """
}

extension Color {
  /// The colour as SVG writes it: without its opacity.
  var svgColor: String {
    let components = components
    func byte(_ component: Double) -> Int { component > 0 ? Int(min(component * 255, 255).rounded()) : 0 }
    return "rgb(\(byte(components.red)),\(byte(components.green)),\(byte(components.blue)))"
  }
}

extension String {
  /// The text as it stands in XML: what has a meaning there is written out, what must not be there is left out.
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
