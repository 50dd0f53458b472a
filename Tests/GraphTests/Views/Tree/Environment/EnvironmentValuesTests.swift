import AttributeGraphUI
import Foundation
import Testing

/// Environment values: user keys, and the inherited font.
@MainActor
struct `Values of the environment` {
  struct Answer: EnvironmentKey {
    static let defaultValue = 42
  }

  struct Handler: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  @Test func `a user's key has its default until it is set`() {
    var values = EnvironmentValues()
    #expect(values.answer == 42)
    values.answer = 1
    #expect(values.answer == 1)
    #expect(EnvironmentValues().answer == 42)
  }

  @Test func `environments are the same when equal values are set, and never where closures are`() {
    var (one, other) = (EnvironmentValues(), EnvironmentValues())
    one.answer = 1
    #expect(!EnvironmentValues.areSame(one, other))
    other.answer = 1
    #expect(EnvironmentValues.areSame(one, other))
    other.answer = 2
    #expect(!EnvironmentValues.areSame(one, other))
    other.answer = 1
    one[Handler.self] = {}
    other[Handler.self] = {}
    #expect(!EnvironmentValues.areSame(one, other))
  }

  struct Fonts: View {
    @State private var size = 10.0
    @State private var answer = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("00").named("inherited")
        Text("00").font(.system(size: 30)).named("own")
        VStack(spacing: 0) { Text("00").named("inner") }.font(.system(size: 40))
        Text("00").font(nil).named("none")
        Button("larger") { size = 20 }
        Button("answer") { answer += 1 }
      }
      .font(.system(size: size))
      .environment(\.answer, answer)
    }
  }

  /// The width of a named view, in digits of one point.
  private func digits(_ name: String, in host: ViewHost) -> CGFloat {
    ((host.frame(named: name)?.width ?? 0) / 0.556 / 2 * 100).rounded() / 100
  }

  @Test func `the font of a stack applies to all texts inside without one of their own`() throws {
    let host = ViewHost { Fonts() }
    #expect(["inherited", "own", "inner", "none"].map { digits($0, in: host) } == [10, 30, 40, 10])
    try host.tap("larger")
    #expect(["inherited", "own", "inner", "none"].map { digits($0, in: host) } == [20, 30, 40, 20])
    #expect(host.displayList.first?.content == .text("00", .system(size: 20)))
  }

  @Test func `a changed font changes only the texts that use it`() throws {
    let host = ViewHost { Fonts() }
    let items = host.displayList
    try host.tap("larger")
    let contents = zip(items, host.displayList).filter { $0.content != $1.content }.map(\.1.content)
    #expect(
      contents == ["00", "00", "larger", "answer"].map { .text($0, .system(size: 20)) })
  }

  @Test func `a change of another key changes nothing on the screen`() throws {
    let host = ViewHost { Fonts() }
    let report = try host.tap("answer")
    #expect(report.total.bodies == 1)
    #expect(report.total.displayItemsChanged == 0)
    #expect(host.commits == 1)
  }

  @Test func `without a font in the environment text is set in the body font`() {
    let host = ViewHost { Text("a").font(nil) }
    #expect(host.displayList.map(\.content) == [.text("a", .body)])
  }

  struct Adapting: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text(horizontal == .compact ? "narrow" : "wide")
      Text(vertical == .compact ? "low" : "high")
    }
  }

  @Test func `a host has the size classes of a phone by default`() {
    let host = ViewHost { Adapting() }
    #expect(host.texts == ["narrow", "high"])
    host.setEnvironment(\.horizontalSizeClass, to: .regular)
    host.flush()
    #expect(host.texts == ["wide", "high"])
    host.setEnvironment(\.verticalSizeClass, to: .compact)
    host.flush()
    #expect(host.texts == ["wide", "low"])
  }
}

extension EnvironmentValues {
  /// A value of a user of the library.
  var answer: Int {
    get { self[`Values of the environment`.Answer.self] }
    set { self[`Values of the environment`.Answer.self] = newValue }
  }
}
