import SwiftUI
import Testing

@testable import Samples

/// A chart that follows a timeline.
@MainActor
@Suite struct `A pulse` {
  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 600)) { PulseView() }
  }

  @Test func `each second draws the chart once, and nothing around it`() {
    let host = host()
    host.advance(by: .seconds(1))
    let report = host.advance(by: .seconds(5))
    #expect(report.byType["PulseChart"]?.bodies == 5)
    #expect(report.byType["PulseHeader"]?.bodies == 5)
    #expect(report.byType["PulseView"]?.bodies ?? 0 == 0)
    #expect(host.issues == [])
  }

  @Test func `the chart is drawn as lines, areas and labels in its frame`() throws {
    let host = host()
    let chart = try #require(host.elements(of: PulseChart.self).first)
    let frame = try #require(chart.frame)
    #expect(frame.height <= 220)
    let shapes = chart.displayItems.filter { if case .text = $0.content { false } else { true } }
    #expect(shapes.count == 8)
    let words = chart.displayItems.compactMap { if case .text(let words, _) = $0.content { words } else { nil } }
    #expect(words == ["50", "70", "90", "110", "-60 s", "-30 s", "now"])
  }

  @Test func `a paused chart stands still, and goes on at the present`() throws {
    let host = host()
    host.advance(by: .seconds(2))
    try host.tap("Pause")
    let before = host.texts
    let report = host.advance(by: .seconds(10))
    #expect(report.byType["PulseChart"]?.bodies ?? 0 == 0)
    #expect(host.texts == before)
    try host.tap("Resume")
    #expect(host.texts != before)
    #expect(host.advance(by: .seconds(1)).byType["PulseChart"]?.bodies == 1)
    #expect(host.issues == [])
  }

  @Test func `the zones of a minute add up`() throws {
    let host = host()
    let seconds = host.texts.filter { $0.hasSuffix(" s") && !$0.hasPrefix("-") }.compactMap { Int($0.dropLast(2)) }
    #expect(seconds.count == 3)
    #expect(seconds.reduce(0, +) == 61)
  }
}
