import AttributeGraphUI
import Foundation
import Testing

/// Values stored in the user defaults.
@MainActor
struct `Stored values` {
  /// Runs a test with user defaults of its own.
  private func withStore(_ name: String = #function, _ test: (UserDefaults) throws -> Void) throws {
    let suite = "AttributeGraphUI.AppStorageTests.\(abs(name.hashValue))"
    let store = try #require(UserDefaults(suiteName: suite))
    store.removePersistentDomain(forName: suite)
    defer { store.removePersistentDomain(forName: suite) }
    try test(store)
  }

  struct Counter: View {
    @AppStorage("count") private var count = 1
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  struct Other: View {
    @AppStorage("count") private var count = 5
    var body: some View {
      Text("other \(count)")
      Half(count: $count)
    }
  }

  struct Half: View {
    @Binding var count: Int
    var body: some View { Button("reset") { count = 0 } }
  }

  struct Unrelated: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View { Text(name) }
  }

  @Test func `a key without a value has the default, and a set value is stored`() throws {
    try withStore { store in
      let host = ViewHost { Counter().defaultAppStorage(store) }
      #expect(host.texts == ["count 1"])
      #expect(store.object(forKey: "count") == nil)
      try host.tap("count 1")
      #expect(host.texts == ["count 2"])
      #expect(store.integer(forKey: "count") == 2)
      #expect(ViewHost { Counter().defaultAppStorage(store) }.texts == ["count 2"])
    }
  }

  @Test func `all views that name a key see its value, and no others run`() throws {
    try withStore { store in
      let host = ViewHost {
        VStack {
          Counter()
          Other()
          Unrelated()
        }
        .defaultAppStorage(store)
      }
      #expect(host.texts == ["count 1", "other 5", "reset", "nobody"])
      let report = try host.tap("count 1")
      #expect(host.texts == ["count 2", "other 2", "reset", "nobody"])
      #expect(report.byType["Counter"]?.bodies == 1 && report.byType["Other"]?.bodies == 1)
      #expect(report.byType["Unrelated"] == nil)
      try host.tap("reset")
      #expect(host.texts == ["count 0", "other 0", "reset", "nobody"])
    }
  }

  @Test func `an equal value runs nothing`() throws {
    try withStore { store in
      store.set(0, forKey: "count")
      let host = ViewHost { Other().defaultAppStorage(store) }
      let report = try host.tap("reset")
      #expect(report.total.bodies == 0)
    }
  }

  @Test func `a value set directly in the user defaults is seen by the next frame`() throws {
    try withStore { store in
      let host = ViewHost { Counter().defaultAppStorage(store) }
      store.set(7, forKey: "count")
      host.flush()
      #expect(host.texts == ["count 7"])
      store.removeObject(forKey: "count")
      host.flush()
      #expect(host.texts == ["count 1"])
    }
  }

  @Test func `two hosts see the same value`() throws {
    try withStore { store in
      let (one, other) = (
        ViewHost { Counter().defaultAppStorage(store) }, ViewHost { Other().defaultAppStorage(store) }
      )
      try one.tap("count 1")
      other.flush()
      #expect(other.texts.first == "other 2")
    }
  }

  enum Theme: String {
    case light, dark
  }

  enum Level: Int {
    case low, high
  }

  struct Types: View {
    @AppStorage private var flag: Bool
    @AppStorage private var ratio: Double
    @AppStorage private var url: URL
    @AppStorage private var data: Data
    @AppStorage private var theme: Theme
    @AppStorage private var level: Level
    @AppStorage private var nothing: Int?
    @AppStorage private var choice: Theme?

    init(store: UserDefaults) {
      _flag = AppStorage(wrappedValue: false, "flag", store: store)
      _ratio = AppStorage(wrappedValue: 0.5, "ratio", store: store)
      _url = AppStorage(wrappedValue: URL(filePath: "/"), "url", store: store)
      _data = AppStorage(wrappedValue: Data(), "data", store: store)
      _theme = AppStorage(wrappedValue: .light, "theme", store: store)
      _level = AppStorage(wrappedValue: .low, "level", store: store)
      _nothing = AppStorage("nothing", store: store)
      _choice = AppStorage("choice", store: store)
    }

    var body: some View {
      Text("\(flag) \(ratio) \(url.absoluteString) \(data.count) \(theme) \(level)")
      Text("\(nothing.map { "\($0)" } ?? "nothing") \(choice.map { "\($0)" } ?? "no choice")")
      Button("set") {
        (flag, ratio, data, theme, level, nothing, choice) = (true, 2.5, Data([1, 2]), .dark, .high, 3, .dark)
        if let new = URL(string: "https://swift.org/a?b") { url = new }
      }
      Button("forget") { (nothing, choice) = (nil, nil) }
    }
  }

  @Test func `values of all types are read as they were set`() throws {
    try withStore { store in
      let host = ViewHost { Types(store: store) }
      #expect(host.texts.prefix(2) == ["false 0.500000 file:/// 0 light low", "nothing no choice"])
      try host.tap("set")
      let expected = ["true 2.500000 https://swift.org/a?b 2 dark high", "3 dark"]
      #expect(Array(host.texts.prefix(2)) == expected)
      #expect(store.string(forKey: "theme") == "dark")
      #expect(Array(ViewHost { Types(store: store) }.texts.prefix(2)) == expected)
      try host.tap("forget")
      #expect(host.texts[1] == "nothing no choice")
      #expect(store.object(forKey: "nothing") == nil)
      #expect(host.issues == [])
    }
  }

  @Test func `outside of a mounted view the user defaults are read and set`() throws {
    try withStore { store in
      let value = AppStorage(wrappedValue: 3, "outside", store: store)
      #expect(value.wrappedValue == 3)
      value.wrappedValue = 4
      #expect(store.integer(forKey: "outside") == 4)
      value.projectedValue.wrappedValue = 5
      #expect(value.wrappedValue == 5)
    }
  }

  @Test func `moments are stored`() throws {
    try withStore { store in
      let moment = Date(timeIntervalSinceReferenceDate: 1_000)
      let value = AppStorage<Date?>("moment", store: store)
      #expect(value.wrappedValue == nil)
      value.wrappedValue = moment
      #expect(store.object(forKey: "moment") as? Date == moment)
      #expect(AppStorage(wrappedValue: .distantPast, "moment", store: store).wrappedValue == moment)
      value.wrappedValue = nil
      #expect(store.object(forKey: "moment") == nil)
    }
  }

  final class Settings: ObservableObject {
    @AppStorage var size: Int
    init(_ store: UserDefaults) { _size = AppStorage(wrappedValue: 1, "size", store: store) }
  }

  struct Sized: View {
    @ObservedObject var settings: Settings
    var body: some View {
      Button("size \(settings.size)") { settings.size += 1 }
      Toggle(
        "large",
        isOn: Binding {
          settings.size > 9
        } set: {
          settings.size = $0 ? 10 : 1
        })
    }
  }

  @Test func `an object with a stored property publishes its changes`() throws {
    try withStore { store in
      let settings = Settings(store)
      var changes = 0
      let subscription = settings.objectWillChange.sink { changes += 1 }
      let host = ViewHost { Sized(settings: settings) }
      try host.tap("size 1")
      #expect(host.texts.first == "size 2")
      try host.toggle("large")
      #expect(host.texts.first == "size 10")
      #expect(changes == 2)
      #expect(settings.objectWillChange === settings.objectWillChange)
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func `an object publishes when another wrapper sets its key`() throws {
    try withStore { store in
      let settings = Settings(store)
      let host = ViewHost { Sized(settings: settings) }
      AppStorage(wrappedValue: 0, "size", store: store).wrappedValue = 7
      #expect(host.perform {}.total.bodies == 1)
      #expect(host.texts.first == "size 7")
    }
  }
}
