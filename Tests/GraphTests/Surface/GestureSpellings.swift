import SwiftUI

struct DraggableSpelling: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      if case .dragging(let translation) = self { return translation }
      return .zero
    }
  }

  @GestureState private var dragState = DragState.inactive
  @GestureState private var isDetectingLongPress = false
  @GestureState(resetTransaction: Transaction(animation: .default)) private var magnifyBy = 1.0
  @GestureState private var start: CGPoint?
  @State private var viewState = CGSize.zero
  @State private var completed = false
  @State private var angle = Angle(degrees: 0)

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.predictedEndTranslation.height
      }

    return Circle()
      .offset(x: viewState.width + dragState.translation.width, y: viewState.height)
      .gesture(longPressDrag)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in viewState = value.translation }
          .onEnded { _ in
            withAnimation(.spring()) { viewState = .zero }
          }
      )
      .simultaneousGesture(TapGesture().onEnded { completed.toggle() })
      .highPriorityGesture(TapGesture(count: 2).onEnded { _ in completed = true }, including: .gesture)
      .gesture(magnification)
      .gesture(RotationGesture().onChanged { angle in self.angle = angle })
      .gesture(RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { value in angle = value.rotation })
      .gesture(MagnifyGesture().updating($magnifyBy) { value, state, _ in state = value.magnification })
      .gesture(DragGesture(coordinateSpace: .named("space")), isEnabled: completed)
      .gesture(completed ? TapGesture() : nil)
      .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { event in print(event.location) })
      .onTapGesture(count: 2) { completed = true }
      .onTapGesture { location in print(location.x) }
      .onTapGesture(coordinateSpace: .global) { location in print(location) }
      .onLongPressGesture(minimumDuration: 2, maximumDistance: 5) { completed = true }
      .onLongPressGesture(minimumDuration: 0.1) {
        completed = true
      } onPressingChanged: { inProgress in
        print(inProgress)
      }
      .contentShape(Rectangle())
      .contentShape(.interaction, Circle(), eoFill: true)
      .allowsHitTesting(!completed)
  }

  var magnification: some Gesture<CGFloat> {
    MagnificationGesture()
      .updating($magnifyBy) { currentState, gestureState, transaction in
        gestureState = Double(currentState)
        transaction.animation = nil
      }
  }

  var both: some Gesture {
    SimultaneousGesture(magnification, DragGesture())
      .onChanged { value in print(value.first ?? 1, value.second?.location ?? .zero) }
  }

  func erased() -> AnyGesture<Void> {
    AnyGesture(TapGesture().exclusively(before: LongPressGesture()).map { _ in () })
  }
}

struct PressGestureSpelling: Gesture {
  let action: () -> Void

  var body: some Gesture {
    LongPressGesture(minimumDuration: 1).onEnded { _ in action() }
  }
}

struct FlickGestureSpelling: Gesture {
  @GestureState private var isActive = false
  @Binding var count: Int

  var body: some Gesture<DragGesture.Value> {
    DragGesture().updating($isActive) { _, state, _ in state = true }.onEnded { _ in count += 1 }
  }
}
