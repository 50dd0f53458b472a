import AttributeGraphUI
import Testing

/// How much room there is, in the environment.
@MainActor
@Suite struct `Size classes` {
  struct Adapting: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text(horizontal == .compact ? "narrow" : "wide")
      Text(vertical == .compact ? "low" : "high")
    }
  }

  @Test func `a host is a phone until it says something else`() {
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
