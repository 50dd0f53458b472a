import SwiftUI

// These files only have to compile: in Swift 6 mode, and in Swift 5 mode. The forms are those of SwiftUI's
// documentation.

struct LoopOfKeyframes: View {
  let isSlow: Bool

  var body: some View {
    Text("a")
      .keyframeAnimator(initialValue: 0.0) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        for index in 0..<3 { LinearKeyframe(Double(index), duration: 1) }
        if isSlow {
          CubicKeyframe(1.0, duration: 2)
        } else {
          LinearKeyframe(1.0, duration: 1)
        }
      }
  }
}

func planeOf(_ projection: ProjectionTransform) -> CGAffineTransform { CGAffineTransform(projection) }
