import SwiftUI

/// A field in a rounded box with a symbol in front of it and a message below it.
struct ValidatedField: ViewModifier {
  let systemImage: String
  let message: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        Image(systemName: systemImage)
          .foregroundStyle(.secondary)
          .frame(width: 24)
        content
      }
      .padding(12)
      .background(
        RoundedRectangle(cornerRadius: 10)
          .stroke(message == nil ? Color.secondary.opacity(0.4) : Color.red, lineWidth: 1)
      )
      if let message {
        Text(message)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}

extension View {
  /// Puts a field in a box with a symbol, and shows a message where its text is not valid.
  func validated(_ systemImage: String, message: String? = nil) -> some View {
    modifier(ValidatedField(systemImage: systemImage, message: message))
  }
}

/// A wide button in the tint colour, pale while it is disabled and smaller while it is pressed.
struct ProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding()
      .background(isEnabled ? Color.accentColor : Color.gray, in: RoundedRectangle(cornerRadius: 12))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ProminentButtonStyle {
  static var prominent: ProminentButtonStyle { ProminentButtonStyle() }
}

/// Three bars that fill as a password gets stronger.
struct StrengthMeter: View {
  let strength: PasswordStrength

  var body: some View {
    HStack(spacing: 6) {
      ForEach(PasswordStrength.allCases.dropFirst(), id: \.self) { level in
        Capsule()
          .fill(level <= strength ? color : Color.gray.opacity(0.25))
          .frame(height: 6)
      }
      Text(strength.title)
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(width: 110, alignment: .trailing)
    }
    .animation(.default, value: strength)
  }

  private var color: Color {
    switch strength {
    case .none: .gray
    case .weak: .red
    case .fair: .orange
    case .strong: .green
    }
  }
}

/// Moves a view quickly to both sides, as many times as the animated number grows.
struct Shake: GeometryEffect {
  var distance: CGFloat = 8
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * sin(animatableData * .pi * 4), y: 0))
  }
}

#Preview("Strengths", traits: .sizeThatFitsLayout) {
  VStack {
    ForEach(PasswordStrength.allCases, id: \.self) { StrengthMeter(strength: $0) }
  }
  .padding()
  .frame(width: 320)
}
