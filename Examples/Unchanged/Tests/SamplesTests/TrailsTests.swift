import SwiftUI
import Testing

@testable import Samples

/// Tabs with pages of their own, and addresses that lead into them.
@MainActor
@Suite struct `Tabs of trails` {
  private func trails() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 700)) { TrailTabs() }
  }

  private func open(_ address: String, in host: ViewHost) throws {
    host.open(try #require(URL(string: address)))
  }

  @Test func `each tab keeps its pages`() throws {
    let host = trails()
    #expect(try host.tabs() == ["Explore", "Saved", "Search"])
    try host.tap("Ridge walk")
    try host.tap("Upper hut")
    #expect(host.texts.contains("Upper hut is open."))
    try host.selectTab("Search")
    #expect(try host.listRows().count == 3)
    try host.selectTab("Explore")
    #expect(host.texts.contains("Upper hut is open."))
    #expect(host.counts(of: HutPage.self).bodies == 1)
    try host.tap("Back to all trails")
    #expect(try host.listRows().count == 3)
    #expect(host.issues == [])
  }

  @Test func `an address leads to a tab and its pages`() throws {
    let host = trails()
    try open("trails://saved/lake/Boat%20house", in: host)
    #expect(try host.selectedTab() == 2)
    #expect(host.texts.contains("Boat house is open."))
    try host.goBack()
    #expect(try host.navigationTitle() == "Lake round")
    try host.goBack()
    #expect(host.texts.contains("No trails"))
    try open("trails://explore/nowhere", in: host)
    #expect(try host.selectedTab() == 1)
    #expect(try host.navigationDepth() == 1)
    try open("other://saved", in: host)
    #expect(try host.selectedTab() == 1)
    #expect(host.issues == [])
  }

  @Test func `saving a trail changes the badge and the other tab`() throws {
    let host = trails()
    try host.tap("Lake round")
    let report = try host.tap("Save")
    #expect(report.byType["TrailPage"]?.bodies == 1)
    #expect(try host.tabItems().map(\.badge) == [nil, "1", nil])
    try host.selectTab("Saved")
    #expect(host.texts.contains("Lake round"))
    #expect(try host.tabItems().map(\.role) == [nil, nil, .search])
    #expect(host.issues == [])
  }

  @Test func `the tab that searches finds trails`() throws {
    let host = trails()
    try host.selectTab(tag: TrailTab.search)
    try host.search(for: "mill")
    #expect(try host.listRows().map(\.texts.first) == ["Mill path"])
    try host.tap("Mill path")
    #expect(try host.navigationTitle() == "Mill path")
    #expect(host.issues == [])
  }
}
