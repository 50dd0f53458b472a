import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The distances that grids, stacks as layouts and stacks that change prefer to their neighbours.
@MainActor
struct `Spacing` {
  @Test func `stacks as layouts prefer the same spacing`() {
    expectMounted(proposing: nil, nil, size: (28, 10)) {
      HStack {
        HStackLayout()() {
          F(10, 10)
          Spacer()
        }
        F(10, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (10, 28)) {
      VStack {
        AnyLayout(VStackLayout())() {
          F(10, 10)
          Spacer()
        }
        F(10, 10)
      }
    }
  }

  @Test func `the preference of a stack follows its views`() {
    var isOpen: Binding<Bool>?
    let host = ViewHost(proposing: .unspecified) { Opening { isOpen = $0 } }
    expectFrame(of: "b", (26, 0, 10, 10), in: host)
    host.perform { isOpen?.wrappedValue = true }
    expectFrame(of: "b", (18, 0, 10, 10), in: host)
    host.perform { isOpen?.wrappedValue = false }
    expectFrame(of: "b", (26, 0, 10, 10), in: host)
  }

  @Test func `a grid has no gap at an edge where a spacer ends`() {
    expectMounted(
      proposing: nil, nil, size: (88, 28),
      frames: ["a": (0, 9, 30, 10), "b": (30, 0, 20, 20), "c": (58, 0, 20, 20), "d": (78, 9, 10, 10)]
    ) {
      HStack {
        F(30, 10).named("a")
        Grid {
          GridRow {
            F(20, 20).named("b")
            F(20, 20).named("c")
          }
          Spacer()
        }
        F(10, 10).named("d")
      }
    }
    expectMounted(proposing: nil, nil, size: (96, 28), frames: ["b": (30, 0, 20, 20), "d": (86, 9, 10, 10)]) {
      HStack {
        F(30, 10)
        Grid {
          GridRow {
            F(20, 20).named("b")
            F(20, 20)
          }
          GridRow { Spacer() }
        }
        F(10, 10).named("d")
      }
    }
  }
}

/// A stack that ends with a spacer of 8 points or with a view of that width.
private struct Opening: View {
  @State private var isOpen = false
  let keep: (Binding<Bool>) -> Void

  var body: some View {
    let _ = keep($isOpen)
    HStack {
      HStack(spacing: 0) {
        F(10, 10)
        if isOpen { Spacer() } else { F(8, 10) }
      }
      .frame(height: 10)
      F(10, 10).named("b")
    }
  }
}
