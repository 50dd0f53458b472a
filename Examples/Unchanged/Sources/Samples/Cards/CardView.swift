import SwiftUI

/// The face of a card.
struct CardFace: View {
  let card: Destination

  var body: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(Color(hue: card.hue, saturation: 0.6, brightness: 0.85).gradient)
      .overlay {
        Image(systemName: card.symbol)
          .font(.system(size: 90))
          .foregroundStyle(.white.opacity(0.9))
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(card.name)
            .font(.title.bold())
          Text(card.country)
            .font(.headline)
        }
        .foregroundStyle(.white)
        .padding(24)
      }
      .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
  }
}

/// A card that follows the finger, turns with it, and leaves to the side to which it is flicked.
struct SwipeCard: View {
  let card: Destination
  let onDecide: (Verdict) -> Void

  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false

  private let threshold: CGFloat = 120

  var body: some View {
    CardFace(card: card)
      .overlay(alignment: .topLeading) {
        Stamp(text: "LIKE", color: .green, angle: .degrees(-15))
          .opacity(Double(offset.width / threshold))
      }
      .overlay(alignment: .topTrailing) {
        Stamp(text: "NOPE", color: .red, angle: .degrees(15))
          .opacity(Double(-offset.width / threshold))
      }
      .scaleEffect(isDragging ? 1.03 : 1)
      .offset(offset)
      .rotationEffect(.degrees(Double(offset.width / 20)), anchor: .bottom)
      .gesture(drag)
      .animation(.interactiveSpring(), value: isDragging)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { offset = $0.translation }
      .onEnded { value in
        let reach = value.predictedEndTranslation.width
        if abs(reach) > threshold {
          leave(to: reach > 0 ? .liked : .skipped, height: value.translation.height)
        } else {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { offset = .zero }
        }
      }
  }

  private func leave(to verdict: Verdict, height: CGFloat) {
    withAnimation(.easeOut(duration: 0.25)) {
      offset = CGSize(width: verdict == .liked ? 600 : -600, height: height)
    } completion: {
      onDecide(verdict)
    }
  }
}

/// A word in a frame that says what happens if the finger lets go.
struct Stamp: View {
  let text: String
  let color: Color
  let angle: Angle

  var body: some View {
    Text(text)
      .font(.title2.weight(.heavy))
      .foregroundStyle(color)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(color, lineWidth: 3))
      .rotationEffect(angle)
      .padding(28)
  }
}

#Preview("A card", traits: .fixedLayout(width: 360, height: 520)) {
  SwipeCard(card: Destination.samples[0]) { _ in }
    .padding()
}

#Preview("Stamps", traits: .sizeThatFitsLayout) {
  HStack {
    Stamp(text: "LIKE", color: .green, angle: .degrees(-15))
    Stamp(text: "NOPE", color: .red, angle: .degrees(15))
  }
}
