import SwiftUI

/// The look of the program.
enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The unit of lengths.
enum LengthUnit: Int, CaseIterable, Identifiable {
  case meters, feet

  var id: Self { self }
  var title: String { self == .meters ? "Meters" : "Feet" }
}

/// How often new data is fetched.
enum FetchInterval: Int, CaseIterable, Identifiable {
  case manually = 0
  case hourly = 60
  case daily = 1440

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .manually: "Manually"
    case .hourly: "Every hour"
    case .daily: "Every day"
    }
  }
}

/// The names under which settings are kept.
enum SettingKey {
  static let theme = "settings.theme"
  static let unit = "settings.unit"
  static let fetch = "settings.fetch"
  static let name = "settings.name"
  static let sounds = "settings.sounds"
  static let notifications = "settings.notifications"
  static let badges = "settings.badges"
  static let fontSize = "settings.fontSize"
}

/// The size of the text of articles, which settings hand down.
private struct ArticleFontSizeKey: EnvironmentKey {
  static let defaultValue: CGFloat = 17
}

extension EnvironmentValues {
  var articleFontSize: CGFloat {
    get { self[ArticleFontSizeKey.self] }
    set { self[ArticleFontSizeKey.self] = newValue }
  }
}

/// A label whose symbol stands on a square of a colour, as in the settings of a phone.
struct SettingsLabelStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color, in: RoundedRectangle(cornerRadius: 6))
      configuration.title
    }
  }
}

extension LabelStyle where Self == SettingsLabelStyle {
  static func settings(_ color: Color) -> SettingsLabelStyle { SettingsLabelStyle(color: color) }
}
