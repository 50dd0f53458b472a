import SwiftUI

/// A stack of cards. The one in front can be dragged away, or sent away with buttons.
struct CardDeckView: View {
  @State private var deck: CardDeck
  @State private var showsLiked = false

  init(deck: CardDeck = CardDeck()) {
    _deck = State(initialValue: deck)
  }

  var body: some View {
    VStack(spacing: 20) {
      Text("\(deck.liked.count) liked")
        .font(.headline)
        .monospacedDigit()
      ZStack {
        if deck.cards.isEmpty {
          EmptyDeck(restart: restart)
        }
        ForEach(deck.cards.prefix(3).reversed()) { card in
          let depth = deck.cards.firstIndex(of: card) ?? 0
          SwipeCard(card: card) { verdict in decide(card, verdict) }
            .scaleEffect(1 - CGFloat(depth) * 0.05)
            .offset(y: CGFloat(depth) * 18)
            .allowsHitTesting(depth == 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      DeckButtons(deck: deck)
    }
    .padding(24)
    .onChange(of: deck.cards.isEmpty) { _, isEmpty in
      showsLiked = isEmpty && !deck.liked.isEmpty
    }
    .alert("Your next trips", isPresented: $showsLiked) {
      Button("Great") {}
    } message: {
      Text(deck.liked.map(\.name).joined(separator: ", "))
    }
  }

  private func decide(_ card: Destination, _ verdict: Verdict) {
    withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
      deck.decide(card, verdict)
    }
  }

  private func restart() {
    withAnimation(.bouncy) { deck.restart() }
  }
}

/// The buttons below the cards.
struct DeckButtons: View {
  let deck: CardDeck

  var body: some View {
    HStack(spacing: 32) {
      RoundButton(systemImage: "xmark", color: .red) { decide(.skipped) }
        .disabled(deck.cards.isEmpty)
      RoundButton(systemImage: "arrow.uturn.backward", color: .orange) {
        withAnimation(.spring()) { deck.undo() }
      }
      .disabled(!deck.canUndo)
      RoundButton(systemImage: "heart.fill", color: .green) { decide(.liked) }
        .disabled(deck.cards.isEmpty)
    }
  }

  private func decide(_ verdict: Verdict) {
    guard let card = deck.cards.first else { return }
    withAnimation(.spring()) { deck.decide(card, verdict) }
  }
}

/// A symbol in a circle.
struct RoundButton: View {
  let systemImage: String
  let color: Color
  let action: () -> Void

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: action) {
      Image(systemName: systemImage)
        .font(.title2)
        .foregroundStyle(isEnabled ? color : Color.gray)
        .frame(width: 60, height: 60)
        .background(Circle().fill(.background))
        .overlay(Circle().stroke(Color.gray.opacity(0.3)))
    }
    .buttonStyle(.plain)
  }
}

/// The place of the cards when none is left.
struct EmptyDeck: View {
  let restart: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No more cards", systemImage: "rectangle.stack")
    } description: {
      Text("You have seen all of them.")
    } actions: {
      Button("Start again", action: restart)
        .buttonStyle(.bordered)
    }
  }
}

#Preview("A deck") {
  CardDeckView()
}

#Preview("An empty deck") {
  CardDeckView(deck: CardDeck([]))
}
