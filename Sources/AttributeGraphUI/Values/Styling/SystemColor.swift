import Foundation

/// The colours the system names; the raw value is the name in descriptions.
enum SystemColor: String, CaseIterable, Sendable {
  /// The hues of the system palette.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// The shades between white and black.
  case white, gray, black
  /// Nothing at all.
  case clear
  /// The colours of text by its importance, and that of controls.
  case primary, secondary, accentColor
  /// The colours of backgrounds, fills, separators, selections and placeholders.
  case background, fill, separator, selection, placeholder, link
  /// The materials through which the background is visible.
  case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, barMaterial

  /// The colour in the system's light appearance.
  ///
  /// The numbers are the default light colours of iOS in Apple's Human Interface Guidelines ("Color", specifications).
  var lightComponents: Color.Components {
    switch self {
    case .red: rgb(255, 59, 48)
    case .orange: rgb(255, 149, 0)
    case .yellow: rgb(255, 204, 0)
    case .green: rgb(52, 199, 89)
    case .mint: rgb(0, 199, 190)
    case .teal: rgb(48, 176, 199)
    case .cyan: rgb(50, 173, 230)
    case .blue, .accentColor, .link, .selection: rgb(0, 122, 255)
    case .indigo: rgb(88, 86, 214)
    case .purple: rgb(175, 82, 222)
    case .pink: rgb(255, 45, 85)
    case .brown: rgb(162, 132, 94)
    case .white: rgb(255, 255, 255)
    case .gray: rgb(142, 142, 147)
    case .black, .primary: rgb(0, 0, 0)
    case .clear: rgb(0, 0, 0, opacity: 0)
    case .secondary: rgb(60, 60, 67, opacity: 0.6)
    case .background: rgb(255, 255, 255)
    case .fill: rgb(120, 120, 128, opacity: 0.2)
    case .separator: rgb(60, 60, 67, opacity: 0.29)
    case .placeholder: rgb(60, 60, 67, opacity: 0.3)
    // The translucency of materials is not documented; the opacities are ours.
    case .ultraThinMaterial: rgb(255, 255, 255, opacity: 0.4)
    case .thinMaterial: rgb(255, 255, 255, opacity: 0.55)
    case .regularMaterial: rgb(255, 255, 255, opacity: 0.7)
    case .thickMaterial: rgb(255, 255, 255, opacity: 0.8)
    case .ultraThickMaterial, .barMaterial: rgb(255, 255, 255, opacity: 0.9)
    }
  }

  /// The colour in the system's dark appearance.
  ///
  /// The numbers are the default dark colours of iOS in Apple's Human Interface Guidelines ("Color", specifications).
  var darkComponents: Color.Components {
    switch self {
    case .red: rgb(255, 69, 58)
    case .orange: rgb(255, 159, 10)
    case .yellow: rgb(255, 214, 10)
    case .green: rgb(48, 209, 88)
    case .mint: rgb(99, 230, 226)
    case .teal: rgb(64, 200, 224)
    case .cyan: rgb(100, 210, 255)
    case .blue, .accentColor, .link, .selection: rgb(10, 132, 255)
    case .indigo: rgb(94, 92, 230)
    case .purple: rgb(191, 90, 242)
    case .pink: rgb(255, 55, 95)
    case .brown: rgb(172, 142, 104)
    case .white, .gray, .black, .clear: lightComponents
    case .primary: rgb(255, 255, 255)
    case .secondary: rgb(235, 235, 245, opacity: 0.6)
    case .background: rgb(0, 0, 0)
    case .fill: rgb(120, 120, 128, opacity: 0.36)
    case .separator: rgb(84, 84, 88, opacity: 0.6)
    case .placeholder: rgb(235, 235, 245, opacity: 0.3)
    case .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial, .barMaterial:
      rgb(37, 37, 37, opacity: lightComponents.opacity)
    }
  }

  private func rgb(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> Color.Components {
    Color.Components(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}

extension Color {
  /// The system's red.
  public static let red = Color(source: .named(.red))

  /// The system's orange.
  public static let orange = Color(source: .named(.orange))

  /// The system's yellow.
  public static let yellow = Color(source: .named(.yellow))

  /// The system's green.
  public static let green = Color(source: .named(.green))

  /// The system's mint, a bluish light green.
  public static let mint = Color(source: .named(.mint))

  /// The system's teal, a greenish blue.
  public static let teal = Color(source: .named(.teal))

  /// The system's cyan, a light blue.
  public static let cyan = Color(source: .named(.cyan))

  /// The system's blue.
  public static let blue = Color(source: .named(.blue))

  /// The system's indigo, between blue and purple.
  public static let indigo = Color(source: .named(.indigo))

  /// The system's purple.
  public static let purple = Color(source: .named(.purple))

  /// The system's pink.
  public static let pink = Color(source: .named(.pink))

  /// The system's brown.
  public static let brown = Color(source: .named(.brown))

  /// White, in every appearance.
  public static let white = Color(source: .named(.white))

  /// The system's grey.
  public static let gray = Color(source: .named(.gray))

  /// Black, in every appearance.
  public static let black = Color(source: .named(.black))

  /// No colour: the background shows through.
  public static let clear = Color(source: .named(.clear))

  /// The colour of text that matters most.
  public static let primary = Color(source: .named(.primary))

  /// The colour of text that matters less.
  public static let secondary = Color(source: .named(.secondary))

  /// The colour of controls without a tint.
  public static let accentColor = Color(source: .named(.accentColor))
}
