import SwiftUI

extension ContainerValues {
  @Entry var isDisplayBoardCardRejected: Bool = false
}

private struct CardRotationKey: ContainerValueKey {
  static let defaultValue: Double = 0
}

extension ContainerValues {
  var cardRotation: Double {
    get { self[CardRotationKey.self] }
    set { self[CardRotationKey.self] = newValue }
  }
}

struct DisplayBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 { subviews[1] }
          ForEach(subviews) { subview in
            let values = subview.containerValues
            subview
              .opacity(values.isDisplayBoardCardRejected ? 0.5 : 1)
              .rotationEffect(.degrees(values.cardRotation))
          }
          subviews[0..<1]
          subviews
        }
      }
      ForEach(subviews: content) { subview in
        subview.padding()
        if let tag = subview.containerValues.tag(for: Int.self) { Text("\(tag)") }
      }
    }
  }
}

struct BoardSpelling: View {
  var body: some View {
    DisplayBoard {
      Text("one").containerValue(\.isDisplayBoardCardRejected, true)
      Text("two").containerValue(\.cardRotation, 3)
    }
  }
}
