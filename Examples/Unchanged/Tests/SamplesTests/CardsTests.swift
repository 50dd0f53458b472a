import SwiftUI
import Testing

@testable import Samples

/// Cards that are dragged and flicked away.
@MainActor
@Suite struct `A deck of cards` {
  private let size = CGSize(width: 390, height: 760)

  /// The names of the cards on the screen, from the back to the front.
  private func names(in host: ViewHost) -> [String] {
    host.texts.filter { ["Lisbon", "Kyoto", "Bergen", "Oaxaca"].contains($0) }
  }

  @Test func `three cards are shown, each a step lower and smaller than the one before`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    #expect(names(in: host) == ["Bergen", "Kyoto", "Lisbon"])
    let cards = host.elements(of: CardFace.self)
    #expect(cards.count == 3)
    let scales = cards.compactMap { $0.displayItems.first?.transform.a }
    #expect(scales.count == 3)
    #expect(zip(scales, [0.9, 0.95, 1]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(host.counts(of: CardFace.self).bodies == 3)
    #expect(host.issues == [])
  }

  @Test func `a card that is dragged slowly springs back`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    let card = try #require(host.elements(of: CardFace.self).last)
    let rest = card.displayItems
    let report = try host.drag("Lisbon", by: CGSize(width: 60, height: 10), over: 1)
    #expect(report.byType["SwipeCard"].map { $0.bodies >= 10 } == true)
    #expect(report.byType["CardDeckView"] == nil)
    #expect(report.byType["CardFace"]?.bodies ?? 0 == 0)
    host.advance(by: .seconds(3))
    #expect(!host.isAnimating)
    #expect(card.displayItems.map(\.frame) == rest.map(\.frame))
    #expect(host.texts.contains("0 liked"))
    #expect(host.issues == [])
  }

  @Test func `a card that is flicked to the right leaves in a quarter of a second and is liked`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    try host.drag("Lisbon", by: CGSize(width: 80, height: 0), over: 0.1)
    #expect(host.texts.contains("Lisbon"))
    #expect(host.texts.contains("0 liked"))
    let card = try #require(host.elements(of: SwipeCard.self).last)
    let start = card.displayItems.first?.transform.tx ?? 0
    let report = host.advance(by: .milliseconds(125))
    #expect(report.total.bodies == 0)
    #expect((card.displayItems.first?.transform.tx ?? 0) != start)
    host.advance(by: .seconds(1))
    #expect(!host.texts.contains("Lisbon"))
    #expect(host.texts.contains("1 liked"))
    #expect(host.texts.contains("Oaxaca"))
    #expect(!card.isPresent)
    #expect(host.issues == [])
  }

  @Test func `a flick to the left skips, and undo brings the card back in front`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    #expect(try !host.isEnabled("arrow.uturn.backward"))
    try host.drag("Lisbon", by: CGSize(width: -80, height: 0), over: 0.1)
    host.advance(by: .seconds(2))
    #expect(host.texts.contains("0 liked"))
    #expect(!host.texts.contains("Lisbon"))
    try host.tap("arrow.uturn.backward")
    host.advance(by: .seconds(2))
    #expect(names(in: host) == ["Bergen", "Kyoto", "Lisbon"])
    #expect(try !host.isEnabled("arrow.uturn.backward"))
    #expect(host.issues == [])
  }

  @Test func `a finger meets only the card in front`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    host.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 295, y: 300), over: 0.1)
    host.advance(by: .seconds(2))
    #expect(host.texts.contains("1 liked"))
    #expect(host.texts.contains("Kyoto"))
    #expect(host.issues == [])
  }

  @Test func `a button decides too, and runs the faces of no card that stays`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    let report = try host.tap("heart.fill")
    #expect(report.byType["CardDeckView"]?.bodies == 1)
    #expect(report.byType["CardFace"]?.bodies == 1)
    #expect(host.texts.contains("1 liked"))
    host.advance(by: .seconds(2))
    let scales = host.elements(of: CardFace.self).compactMap { $0.displayItems.first?.transform.a }
    #expect(zip(scales, [0.9, 0.95, 1]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(host.issues == [])
  }

  @Test func `after the last card the liked places are named, and the deck starts again`() throws {
    let host = ViewHost(size: size) { CardDeckView() }
    for button in ["heart.fill", "xmark", "heart.fill", "xmark"] { try host.tap(.text(button)) }
    host.advance(by: .seconds(2))
    #expect(host.alert?.title == "Your next trips")
    #expect(host.alert?.message == "Lisbon, Bergen")
    try host.tap("Great")
    #expect(host.texts.contains("No more cards"))
    #expect(try !host.isEnabled("xmark"))
    try host.tap("Start again")
    host.advance(by: .seconds(2))
    #expect(host.elements(of: SwipeCard.self).count == 3)
    #expect(host.texts.contains("0 liked"))
    #expect(host.issues == [])
  }
}
