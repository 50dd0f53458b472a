import Observation
import SwiftUI

/// A place to travel to, as a card shows it.
struct Destination: Identifiable, Hashable {
  let id: Int
  let name: String
  let country: String
  let symbol: String
  let hue: Double

  static let samples = [
    Destination(id: 1, name: "Lisbon", country: "Portugal", symbol: "tram.fill", hue: 0.12),
    Destination(id: 2, name: "Kyoto", country: "Japan", symbol: "leaf.fill", hue: 0.95),
    Destination(id: 3, name: "Bergen", country: "Norway", symbol: "cloud.rain.fill", hue: 0.58),
    Destination(id: 4, name: "Oaxaca", country: "Mexico", symbol: "sun.max.fill", hue: 0.06),
  ]
}

/// The decision about a card.
enum Verdict: Equatable {
  case liked, skipped
}

/// The cards that are left and the decisions so far.
@Observable
final class CardDeck {
  private(set) var cards: [Destination]
  private(set) var decided: [(card: Destination, verdict: Verdict)] = []

  init(_ cards: [Destination] = Destination.samples) {
    self.cards = cards
  }

  var liked: [Destination] { decided.filter { $0.verdict == .liked }.map(\.card) }
  var canUndo: Bool { !decided.isEmpty }

  func decide(_ card: Destination, _ verdict: Verdict) {
    guard let index = cards.firstIndex(of: card) else { return }
    decided.append((cards.remove(at: index), verdict))
  }

  func undo() {
    guard let last = decided.popLast() else { return }
    cards.insert(last.card, at: 0)
  }

  func restart() {
    cards = decided.map(\.card) + cards
    decided = []
  }
}
