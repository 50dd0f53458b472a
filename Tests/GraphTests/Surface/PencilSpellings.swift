import SwiftUI

/// Views that follow a pencil, and every finger on the screen.
struct PencilSpelling: View {
  @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
  @Environment(\.preferredPencilSqueezeAction) private var squeeze
  @State private var points: [SpatialEventCollection.Event.ID: CGPoint] = [:]

  var body: some View {
    Color.red
      .onPencilDoubleTap { value in
        if doubleTap == .switchEraser, let pose = value.hoverPose { print(pose.location, pose.anchor, pose.altitude) }
      }
      .onPencilSqueeze { phase in
        guard squeeze != .ignore else { return }
        switch phase {
        case .active(let value): print(value.hoverPose?.zDistance ?? 0)
        case .ended(let value): print(value.hoverPose?.azimuth ?? .zero, value.hoverPose?.roll ?? .zero)
        case .failed: print("failed")
        @unknown default: break
        }
      }
      .gesture(
        SpatialEventGesture()
          .onChanged { events in
            for event in events {
              switch event.phase {
              case .active: points[event.id] = event.location
              case .ended, .cancelled: points[event.id] = nil
              @unknown default: break
              }
            }
          }
          .onEnded { events in print(events.first?.kind == .touch, events.count, events.map(\.timestamp)) }
      )
      .simultaneousGesture(SpatialEventGesture(coordinateSpace: .global).onEnded { _ in })
  }

  let others: [PencilPreferredAction] = [
    .switchPrevious, .showColorPalette, .showInkAttributes, .showContextualPalette, .runSystemShortcut,
  ]
}
