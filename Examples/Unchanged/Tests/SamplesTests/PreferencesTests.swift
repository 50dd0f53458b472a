import SwiftUI
import Testing

@testable import Samples

/// A settings screen over user defaults of its own.
@MainActor
@Suite final class `A settings screen` {
  private let suite = "samples.preferences.\(UUID().uuidString)"
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: suite))
  }

  deinit { UserDefaults().removePersistentDomain(forName: suite) }

  private func settings() -> ViewHost {
    let defaults = defaults
    return ViewHost(size: CGSize(width: 390, height: 844)) { PreferencesView().defaultAppStorage(defaults) }
  }

  @Test func `a name is stored and shown again`() throws {
    let host = settings()
    #expect(!host.texts.contains("Signed in as"))
    let report = try host.type("Ada", into: "Your name")
    #expect(report.byType["PreferencesView"]?.bodies == 1)
    #expect(host.texts.contains("Signed in as"))
    #expect(defaults.string(forKey: SettingKey.name) == "Ada")
    #expect(settings().texts.contains("Ada"))
    #expect(host.issues == [])
  }

  @Test func `pickers of every style store the raw value of the choice`() throws {
    let host = settings()
    try host.tap("Dark")
    #expect(defaults.string(forKey: SettingKey.theme) == "dark")
    try host.pick("Feet", in: "Units")
    #expect(defaults.integer(forKey: SettingKey.unit) == 1)
    #expect(host.texts.contains("Data is fetched in the background."))
    try host.pick("Manually", in: "Fetch new data")
    #expect(defaults.object(forKey: SettingKey.fetch) as? Int == 0)
    #expect(host.texts.contains("Pull down to fetch."))
    #expect(host.issues == [])
  }

  @Test func `a toggle that is only passed on runs no body of the screen`() throws {
    let host = settings()
    let report = try host.toggle("Sounds")
    #expect(report.byType["PreferencesView"]?.bodies ?? 0 == 0)
    #expect(try !host.isOn("Sounds"))
    #expect(defaults.object(forKey: SettingKey.sounds) as? Bool == false)
    #expect(host.issues == [])
  }

  @Test func `the second toggle of notifications comes with the first`() throws {
    let host = settings()
    try host.follow("Notifications")
    #expect(try host.navigationTitle() == "Notifications")
    #expect(!host.texts.contains("Badges"))
    let report = try host.toggle("Allow notifications")
    #expect(report.byType["NotificationSettings"]?.bodies == 1)
    #expect(report.byType["PreferencesView"] == nil)
    #expect(host.texts.contains("Badges"))
    #expect(host.texts.contains("You get at most one a day."))
    try host.goBack()
    #expect(try host.navigationTitle() == "Settings")
    #expect(host.counts(of: NotificationSettings.self).bodies == 2)
    #expect(host.issues == [])
  }

  @Test func `the sample text grows with the slider`() throws {
    let host = settings()
    try host.follow("Reading")
    let sample = "The quick brown fox jumps over the lazy dog."
    let before = try #require(host.element(text: sample)?.frame)
    let report = try host.slide("Font size", to: 28)
    let after = try #require(host.element(text: sample)?.frame)
    #expect(after.height > before.height)
    #expect(report.byType["ArticleText"]?.bodies == 1)
    #expect(host.texts.contains("28"))
    #expect(defaults.double(forKey: SettingKey.fontSize) == 28)
    #expect(host.issues == [])
  }

  @Test func `a page leads to another one, and back twice`() throws {
    let host = settings()
    try host.follow("About")
    try host.tap("Licenses")
    #expect(host.texts.contains("Icons: free to use"))
    try host.tap("Website")
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
    try host.tap("Change the font size")
    #expect(try host.navigationDepth() == 3)
    try host.goBack()
    #expect(host.texts.contains("Icons: free to use"))
    try host.tap("Done")
    #expect(try host.navigationDepth() == 1)
    #expect(host.issues == [])
  }

  @Test func `everything is reset after a question`() throws {
    let host = settings()
    try host.type("Ada", into: "Your name")
    try host.tap("Light")
    try host.toggle("Sounds")
    try host.tap("Reset all settings")
    #expect(host.alert?.title == "Reset all settings?")
    #expect(host.alert?.message == "This cannot be undone.")
    #expect(host.alert?.buttons.first == "Reset")
    let report = try host.tap("Reset")
    #expect(report.byType["PreferencesView"]?.bodies == 1)
    #expect(try host.text(in: "Your name") == "")
    #expect(try host.isOn("Sounds"))
    #expect(defaults.string(forKey: SettingKey.theme) == "system")
    #expect(host.issues == [])
  }
}
