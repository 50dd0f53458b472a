import SwiftUI

/// The settings of a program. All of them are kept in the user defaults.
struct PreferencesView: View {
  /// The pages below the first one.
  enum Page: Hashable {
    case notifications, reading, about
  }

  @AppStorage(SettingKey.name) private var name = ""
  @AppStorage(SettingKey.theme) private var theme = Theme.system
  @AppStorage(SettingKey.unit) private var unit = LengthUnit.meters
  @AppStorage(SettingKey.fetch) private var fetch = FetchInterval.hourly
  @AppStorage(SettingKey.sounds) private var sounds = true
  @AppStorage(SettingKey.fontSize) private var fontSize = 17.0
  @State private var path: [Page] = []
  @State private var asksToReset = false

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section("Profile") {
          TextField("Name", text: $name, prompt: Text("Your name"))
          if !name.isEmpty {
            LabeledContent("Signed in as", value: name)
          }
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          Picker(selection: $unit) {
            ForEach(LengthUnit.allCases) { Text($0.title) }
          } label: {
            Label("Units", systemImage: "ruler")
              .labelStyle(.settings(.blue))
          }
          Picker("Fetch new data", selection: $fetch) {
            ForEach(FetchInterval.allCases) { interval in
              Text(interval.title).tag(interval)
            }
          }
          .pickerStyle(.navigationLink)
        } header: {
          Text("General")
        } footer: {
          Text(fetch == .manually ? "Pull down to fetch." : "Data is fetched in the background.")
        }
        Section {
          NavigationLink(value: Page.notifications) {
            Label("Notifications", systemImage: "bell.badge")
              .labelStyle(.settings(.red))
          }
          NavigationLink(value: Page.reading) {
            Label("Reading", systemImage: "textformat.size")
              .labelStyle(.settings(.indigo))
          }
          Toggle(isOn: $sounds) {
            Label("Sounds", systemImage: "speaker.wave.2")
              .labelStyle(.settings(.pink))
          }
        }
        Section {
          NavigationLink("About", value: Page.about)
          Button("Reset all settings", role: .destructive) { asksToReset = true }
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .notifications: NotificationSettings()
        case .reading: ReadingSettings()
        case .about: AboutView(showReading: { path.append(.reading) })
        }
      }
      .confirmationDialog("Reset all settings?", isPresented: $asksToReset) {
        Button("Reset", role: .destructive, action: reset)
      } message: {
        Text("This cannot be undone.")
      }
    }
    .environment(\.articleFontSize, fontSize)
    .preferredColorScheme(theme.colorScheme)
    .tint(.indigo)
  }

  private func reset() {
    name = ""
    theme = .system
    unit = .meters
    fetch = .hourly
    sounds = true
    fontSize = 17
  }
}

#Preview("Settings") {
  PreferencesView()
}
