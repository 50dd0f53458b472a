import SwiftUI
import Testing

@testable import Samples

/// A list that is searched with suggestions and scopes.
@MainActor
@Suite struct `A search for recipes` {
  private func recipes() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 700)) { RecipeSearchView() }
  }

  private func names(in host: ViewHost) throws -> [String] {
    try host.listRows().compactMap(\.texts.first).filter { !$0.contains("found") }
  }

  @Test func `a text finds dishes and ingredients, and makes no row anew`() throws {
    let host = recipes()
    #expect(try names(in: host).count == 5)
    let rows = host.counts(of: RecipeRow.self).bodies
    try host.search(for: "rice")
    #expect(try names(in: host) == ["Risotto", "Rice pudding"])
    #expect(host.texts.contains("2 found, show all"))
    #expect(host.counts(of: RecipeRow.self).bodies == rows)
    #expect(host.issues == [])
  }

  @Test func `a suggestion completes the text, and is suggested again`() throws {
    let host = recipes()
    try host.search(for: "to")
    try host.tap("Tomatoes")
    #expect(host.searchText == "Tomatoes")
    #expect(try names(in: host) == ["Tomato soup", "Caprese"])
    try host.tap("2 found, show all")
    #expect(try names(in: host).count == 5)
    try host.search(for: "")
    #expect(host.texts.contains("Tomatoes"))
    #expect(host.issues == [])
  }

  @Test func `a scope leaves the dishes of a course`() throws {
    let host = recipes()
    try host.search(for: "r")
    try host.pick("Dessert", in: "Scope")
    #expect(try names(in: host) == ["Rice pudding", "Pear tart"])
    try host.cancelSearch()
    #expect(try names(in: host).count == 5)
    #expect(host.issues == [])
  }

  @Test func `a search without results says so`() throws {
    let host = recipes()
    try host.search(for: "pizza")
    #expect(host.texts.contains { $0.contains("pizza") })
    #expect(try names(in: host) == [])
  }

  @Test func `a result leads to its page`() throws {
    let host = recipes()
    try host.search(for: "pear")
    try host.tap("Pear tart")
    #expect(host.texts.contains("70 minutes"))
    #expect(try host.navigationTitle() == "Pear tart")
    try host.goBack()
    #expect(try names(in: host) == ["Pear tart"])
    #expect(host.issues == [])
  }
}
