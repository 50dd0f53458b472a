import SwiftUI

/// The page of notifications: the second toggle needs the first one.
struct NotificationSettings: View {
  @AppStorage(SettingKey.notifications) private var notifications = false
  @AppStorage(SettingKey.badges) private var badges = true

  var body: some View {
    Form {
      Section {
        Toggle("Allow notifications", isOn: $notifications.animation())
        if notifications {
          Toggle("Badges", isOn: $badges)
            .toggleStyle(.switch)
        }
      } footer: {
        Text(notifications ? "You get at most one a day." : "Nothing disturbs you.")
      }
    }
    .navigationTitle("Notifications")
  }
}

/// The page of the size of texts, with a sample of it.
struct ReadingSettings: View {
  @AppStorage(SettingKey.fontSize) private var fontSize = 17.0

  var body: some View {
    Form {
      Section("Size") {
        Slider(value: $fontSize, in: 12...28, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Text("A").font(.caption)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
        LabeledContent("Points", value: fontSize, format: .number)
      }
      Section("Sample") {
        ArticleText(text: "The quick brown fox jumps over the lazy dog.")
      }
    }
    .navigationTitle("Reading")
  }
}

/// A text in the size of the environment.
struct ArticleText: View {
  @Environment(\.articleFontSize) private var size
  let text: String

  var body: some View {
    Text(text)
      .font(.system(size: size, design: .serif))
      .lineSpacing(4)
  }
}

/// The page about the program.
struct AboutView: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @State private var isExpanded = false
  let showReading: () -> Void

  var body: some View {
    List {
      LabeledContent("Version") {
        Text("2.1 (45)")
          .monospacedDigit()
      }
      DisclosureGroup("Licenses", isExpanded: $isExpanded) {
        ForEach(["Icons", "Fonts"], id: \.self) { name in
          Text("\(name): free to use")
        }
      }
      Button("Website") {
        if let url = URL(string: "https://example.com/help") { openURL(url) }
      }
      Button("Change the font size", action: showReading)
      Button("Done") { dismiss() }
    }
    .navigationTitle("About")
  }
}

#Preview("Notifications") {
  NavigationStack { NotificationSettings() }
}

#Preview("Reading") {
  NavigationStack { ReadingSettings() }
    .environment(\.articleFontSize, 24)
}

#Preview("About") {
  NavigationStack { AboutView {} }
}
