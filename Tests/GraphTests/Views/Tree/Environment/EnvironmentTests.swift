import AttributeGraphUI
import Observation
import Testing
import ViewTestSupport

/// The bodies that run when the environment changes.
@MainActor
struct `Reads of the environment` {
  struct K1: EnvironmentKey { static let defaultValue = 0 }
  struct K2: EnvironmentKey { static let defaultValue = 0 }

  struct P<Content: View>: View {
    @State private var one = 1
    @State private var two = 1
    @State private var tick = 0
    @ViewBuilder let content: () -> Content

    var body: some View {
      let _ = tick
      VStack {
        Button("one") { one += 1 }
        Button("two") { two += 1 }
        Button("tick") { tick += 1 }
        content()
      }
      .environment(\.k1, one)
      .environment(\.k2, two)
    }
  }

  struct Leaf: View {
    @Environment(\.k1) private var a
    var body: some View { Text("a \(a)") }
  }

  struct Idle: View {
    @Environment(\.k1) private var a
    var body: some View { Text("idle") }
  }

  @Test func `R-046: a view that declares a key runs when its value changes`() throws {
    let host = ViewHost { P { Leaf() } }
    #expect(host.texts.last == "a 1")
    let report = try host.tap("one")
    #expect(host.texts.last == "a 2")
    #expect(report.byType["Leaf"]?.bodies == 1)
  }

  @Test func `R-047: another key does not matter`() throws {
    let host = ViewHost { P { Leaf() } }
    let report = try host.tap("two")
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["P<Leaf>": 1])
  }

  @Test func `R-049: a key that is written with an equal value does not matter`() throws {
    let host = ViewHost { P { Leaf() } }
    #expect(try host.tap("tick").byType["Leaf"]?.bodies == nil)
  }

  @Test func `R-050: to declare a key is to read it`() throws {
    let host = ViewHost { P { Idle() } }
    #expect(try host.tap("one").byType["Idle"]?.bodies == 1)
  }

  @Test func `R-051: an inner value shields from the outer one`() throws {
    let host = ViewHost { P { Leaf().environment(\.k1, 5) } }
    #expect(host.texts.last == "a 5")
    #expect(try host.tap("one").byType["Leaf"]?.bodies == nil)
  }

  @Test func `a value is transformed from the inherited one`() throws {
    let host = ViewHost { P { Leaf().transformEnvironment(\.k1) { $0 *= 10 } } }
    #expect(host.texts.last == "a 10")
    try host.tap("one")
    #expect(host.texts.last == "a 20")
  }

  @Test func `a host's own environment flows in`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.displayScale) private var scale
      var body: some View { Text("\(scheme) \(scale)") }
    }
    let host = ViewHost(displayScale: 2) { Scheme() }
    #expect(host.texts == ["light 2.000000"])
    host.perform { host.setEnvironment(\.colorScheme, to: .dark) }
    #expect(host.texts == ["dark 2.000000"])
  }

  final class ImageCache {
    private var images: [String: String] = [:]
    let name: String
    init(_ name: String) {
      self.name = name
      print("cache init")
    }
    subscript(key: String) -> String? {
      get { images[key] }
      set { images[key] = newValue }
    }
  }

  struct ImageCacheKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue = ImageCache("default")
  }

  struct Detail: View {
    @Environment(\.imageCache) var cache
    let keep: (ImageCache) -> Void
    var body: some View {
      let _ = keep(cache)
      Text(cache.name)
    }
  }

  struct Mid: View {
    let keep: (ImageCache) -> Void
    var body: some View { Detail(keep: keep) }
  }

  @Test func `S-033, S-034: a value passes views that do not mention it, and a default is made at its first read`() {
    var caches: [ObjectIdentifier] = []
    let special = ImageCache("special")
    let overridden = printedLines {
      let host = ViewHost { Mid { _ in }.environment(\.imageCache, special) }
      #expect(host.texts == ["special"])
      #expect(host.counts(of: Mid.self).bodies == 1)
      _ = Detail { _ in }
      _ = ViewHost { Text("no reader") }
    }
    #expect(overridden == [], "Where every reader has another value the default is never made.")
    let lines = printedLines {
      let host = ViewHost {
        Detail { caches.append(ObjectIdentifier($0)) }
        Detail { caches.append(ObjectIdentifier($0)) }
      }
      #expect(host.texts == ["default", "default"])
    }
    #expect(lines == ["cache init"])
    #expect(Set(caches).count == 1)
  }

  @Test func `S-035: a cache returns a value until it is removed`() {
    let cache = ImageCache("c")
    cache["k"] = "img"
    #expect(cache["k"] == "img")
    cache["k"] = nil
    #expect(cache["k"] == nil)
  }

  @Observable final class Settings {
    var name = "a"
    var count = 0
  }

  struct Reader: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text("name \(settings.name)") }
  }

  struct Optional: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings == nil ? "none" : "some") }
  }

  @Test func `an object is read by its type, and its properties one by one`() {
    let settings = Settings()
    let host = ViewHost { VStack { Reader() }.environment(settings) }
    #expect(host.texts == ["name a"])
    #expect(host.perform { settings.count += 1 }.total.bodies == 0)
    #expect(host.perform { settings.name = "b" }.byType["Reader"]?.bodies == 1)
    #expect(host.texts == ["name b"])
  }

  @Test func `a missing object is reported, and the body does not run`() {
    let host = ViewHost {
      Text("before")
      Reader()
      Optional()
    }
    #expect(host.texts == ["before", "none"])
    #expect(
      host.issues.map(\.message) == [
        "No Observable object of type Settings found. "
          + "A View.environment(_:) for Settings may be missing as an ancestor of this view."
      ])
    #expect(host.counts(of: Reader.self).bodies == 0)
  }

  struct Providing: View {
    @State private var settings: Settings?
    var body: some View {
      VStack {
        Button("provide") { settings = Settings() }
        Reader()
      }
      .environment(settings)
    }
  }

  @Test func `a body runs as soon as its object is provided`() throws {
    let host = ViewHost { Providing() }
    #expect(host.texts == ["provide"])
    try host.tap("provide")
    #expect(host.texts == ["provide", "name a"])
    #expect(host.displayList.count == 2)
  }
}

extension EnvironmentValues {
  fileprivate var k1: Int {
    get { self[`Reads of the environment`.K1.self] }
    set { self[`Reads of the environment`.K1.self] = newValue }
  }
  fileprivate var k2: Int {
    get { self[`Reads of the environment`.K2.self] }
    set { self[`Reads of the environment`.K2.self] = newValue }
  }
  @MainActor fileprivate var imageCache: `Reads of the environment`.ImageCache {
    get { self[`Reads of the environment`.ImageCacheKey.self] }
    set { self[`Reads of the environment`.ImageCacheKey.self] = newValue }
  }
}
