#if !canImport(Darwin)
import Foundation

/// The colours that UIKit names.
///
/// The numbers are those of iOS (Human Interface Guidelines, "Color", and the interface of UIKit), light and dark.
extension UIColor {
  /// The system's red; the same as `Color.red`.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange; the same as `Color.orange`.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow; the same as `Color.yellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green; the same as `Color.green`.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint; the same as `Color.mint`.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal; the same as `Color.teal`.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan; the same as `Color.cyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue; the same as `Color.blue`.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo; the same as `Color.indigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple; the same as `Color.purple`.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink; the same as `Color.pink`.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown; the same as `Color.brown`.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's grey; the same as `Color.gray`.
  public static let systemGray = UIColor(Color.gray)
  /// The colour of primary text; the same as `Color.primary`.
  public static let label = UIColor(Color.primary)
  /// The colour of secondary text; the same as `Color.secondary`.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The colour of controls; the same as `Color.accentColor`.
  public static let tintColor = UIColor(Color.accentColor)
  /// A transparent colour; the same as `Color.clear`.
  public static let clear = UIColor(Color.clear)
  /// Black in sRGB, in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey, in every appearance.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey, in every appearance.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White in sRGB, in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey, in every appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red in sRGB, in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green in sRGB, in every appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue in sRGB, in every appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan in sRGB, in every appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow in sRGB, in every appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta in sRGB, in every appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in sRGB, in every appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in sRGB, in every appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in sRGB, in every appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The second of the system's greys.
  public static let systemGray2 = UIColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// The third of the system's greys.
  public static let systemGray3 = UIColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// The fifth of the system's greys.
  public static let systemGray5 = UIColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// The sixth of the system's greys.
  public static let systemGray6 = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// The colour of placeholders.
  public static let placeholderText = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// The colour of links.
  public static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// The colour of separators.
  public static let separator = UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The background colour.
  public static let systemBackground = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  /// The colour of groups on the background.
  public static let secondarySystemBackground = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// The colour of groups in groups.
  public static let tertiarySystemBackground = UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  /// The colour behind grouped content.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  /// The colour of groups on a grouped background.
  public static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  /// The colour of groups in groups on a grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  /// The colour of thin and small shapes.
  public static let systemFill = UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The colour of medium shapes.
  public static let secondarySystemFill = UIColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The colour of large areas.
  public static let quaternarySystemFill = UIColor(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// The colour of text on dark backgrounds.
  public static let lightText = UIColor(light: (255, 255, 255, 0.6), dark: (255, 255, 255, 0.6))
  /// The colour of text on light backgrounds.
  public static let darkText = UIColor(light: (0, 0, 0, 1), dark: (0, 0, 0, 1))

  /// A dynamic colour, by the light and the dark components from 0 to 255 and their opacity.
  private convenience init(
    light: (Double, Double, Double, Double), dark: (Double, Double, Double, Double)
  ) {
    func source(_ values: (Double, Double, Double, Double)) -> Color.Source {
      .components(
        Color.Components(red: values.0 / 255, green: values.1 / 255, blue: values.2 / 255, opacity: values.3))
    }
    self.init(Color(source: .adaptive(light: source(light), dark: source(dark))))
  }
}
#endif
