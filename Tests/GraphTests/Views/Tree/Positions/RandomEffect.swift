import AttributeGraphUI
import Foundation
import TestSupport

/// Something that is done to the drawing of a view, by an amount from 0 to 19.
struct RandomEffect: Equatable {
  /// What is done.
  enum Kind: CaseIterable {
    case clip, roundedClip, shadow, scale, rotation, spatialRotation, blur, redaction, sizeEffect, placeEffect, look
  }

  let kind: Kind
  var amount: Int

  init(using numbers: inout SeededGenerator) {
    kind = Kind.allCases[numbers.below(Kind.allCases.count)]
    amount = numbers.below(20)
  }
}

extension RandomEffect: ViewModifier {
  func body(content: Content) -> some View {
    switch kind {
    case .clip, .roundedClip, .shadow, .blur, .redaction: filtered(content)
    default: transformed(content)
    }
  }

  @MainActor @ViewBuilder private func filtered(_ content: Content) -> some View {
    let length = CGFloat(amount)
    switch kind {
    case .clip: content.clipped()
    case .roundedClip: content.clipShape(RoundedRectangle(cornerRadius: length))
    case .shadow: content.shadow(radius: length, x: length / 2, y: 1)
    case .blur: content.blur(radius: length / 4)
    default: content.redacted(reason: amount < 10 ? .placeholder : [])
    }
  }

  @MainActor @ViewBuilder private func transformed(_ content: Content) -> some View {
    let share = CGFloat(amount) / 10
    switch kind {
    case .scale: content.scaleEffect(share, anchor: .topLeading)
    case .rotation: content.rotationEffect(.radians(share))
    case .spatialRotation: content.rotation3DEffect(.radians(share), axis: (1, share, 0))
    case .sizeEffect: content.visualEffect { $0.offset(x: min($1.size.width, 50) * share).scaleEffect(share) }
    case .placeEffect: content.visualEffect { $0.opacity($1.frame(in: .global).minX < 30 * share ? 0.5 : 1) }
    default:
      ScaleTransition(share, anchor: .bottom).combined(with: OffsetTransition(CGSize(width: 7 * share, height: share)))
        .apply(content: content, phase: .willAppear)
    }
  }
}
