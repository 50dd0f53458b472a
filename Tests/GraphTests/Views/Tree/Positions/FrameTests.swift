import AttributeGraphUI
import Testing
import ViewTestSupport

/// The closures and bodies that layout runs.
@MainActor
struct `Updates within a frame` {
  struct Parent: View {
    @State var tick = 0
    @State var height = 100.0
    var body: some View {
      VStack(spacing: 0) {
        Button("tick \(tick)") { tick += 1 }.frame(height: 20)
        Button("grow") { height += 50 }.frame(height: height)
        C()
      }
    }
  }

  struct C: View {
    var body: some View {
      GeometryReader { g in Color.red.frame(width: g.size.width / 2).named("half") }
    }
  }

  @Test func `R-099: a reader whose size stays does not run its closure`() throws {
    let host = ViewHost { Parent() }
    #expect(host.totalCounts.geometryClosures == 1)
    let report = try host.tap("tick 0")
    #expect(report.total.geometryClosures == 0)
    #expect(host.counts(of: C.self).bodies == 1)
    #expect(host.counts(of: Parent.self).bodies == 2)
  }

  @Test func `R-100: a reader whose size changes runs its closure once, and no body`() throws {
    let host = ViewHost { Parent() }
    let report = try host.tap("grow")
    #expect(report.total.geometryClosures == 1)
    #expect(host.counts(of: C.self).bodies == 1)
    #expect(host.frame(named: "half") == CGRect(x: 0, y: 170, width: 195, height: 530))
  }

  struct Readers: View {
    var body: some View {
      VStack {
        GeometryReader { g in Text("\(g.size.width)") }
        GeometryReader { _ in Text("blind") }
        GeometryReader { g in Text("\(g.size.width)") }.frame(width: 100, height: 100)
      }
    }
  }

  @Test func `R-101: a resize runs no body, only closures whose size changed, and nothing for the same size`() {
    let host = ViewHost { Readers() }
    let report = host.resize(to: CGSize(width: 300, height: 700))
    #expect(report.total.bodies == 0)
    #expect(report.total.geometryClosures == 1)
    #expect(host.texts == ["300.000000", "blind", "100.000000"])
    #expect(host.resize(to: CGSize(width: 300, height: 700)).total == WorkCounts())
  }
}
