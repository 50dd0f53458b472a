import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Which distances views prefer to their neighbours, and which modifiers and containers hand that on.
@MainActor
@Suite struct `Mounted spacing` {
  @Test func `a stack that ends with a spacer has no gap behind it`() {
    expectMounted(proposing: nil, nil, size: (28, 10), frames: ["b": (18, 0, 10, 10)]) {
      HStack {
        HStack {
          F(10, 10)
          Spacer()
        }
        F(10, 10).named("b")
      }
    }
    expectMounted(proposing: nil, nil, size: (10, 28), frames: ["b": (0, 18, 10, 10)]) {
      VStack {
        VStack {
          F(10, 10)
          Spacer()
        }
        F(10, 10).named("b")
      }
    }
  }

  @Test func `but before it there is one`() {
    expectMounted(proposing: nil, nil, size: (36, 10), frames: ["b": (0, 0, 10, 10)]) {
      HStack {
        F(10, 10).named("b")
        HStack {
          F(10, 10)
          Spacer()
        }
      }
    }
  }

  @Test func `a stack that begins with a spacer has no gap before it`() {
    expectMounted(proposing: nil, nil, size: (28, 10)) {
      HStack {
        F(10, 10)
        HStack {
          Spacer()
          F(10, 10)
        }
      }
    }
  }

  @Test func `across a stack all of its views count`() {
    expectMounted(proposing: nil, nil, size: (19, 28)) {
      VStack {
        HStack {
          F(10, 10)
          VStack {
            F(1, 1)
            Spacer()
          }
        }
        F(10, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (10, 19)) {
      VStack {
        HStack {
          VStack {
            F(1, 1)
            Spacer()
          }
          VStack {
            F(1, 1)
            Spacer()
          }
        }
        F(10, 10)
      }
    }
  }

  @Test func `stacks as layouts prefer the same`() {
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

  @Test func `a stack through several others hands on what is at its edge`() {
    expectMounted(proposing: nil, nil, size: (28, 10)) {
      HStack {
        HStack {
          HStack {
            F(10, 10)
            HStack { Spacer() }
          }
        }
        .offset(x: 1).background { C }
        F(10, 10)
      }
    }
  }

  @Test func `a spacer in a frame prefers no gap`() {
    expectMounted(proposing: nil, nil, size: (120, 10)) {
      HStack {
        F(50, 10)
        Spacer().frame(width: 20)
        F(50, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (120, 10)) {
      HStack {
        F(50, 10)
        Spacer().frame(minWidth: 20).fixedSize()
        F(50, 10)
      }
    }
  }

  @Test func `padding has the default again`() {
    expectMounted(proposing: nil, nil, size: (136, 10)) {
      HStack {
        F(50, 10)
        Spacer().frame(width: 20).padding(0)
        F(50, 10)
      }
    }
  }

  @Test func `what a stack prefers follows its views`() {
    var isOpen: Binding<Bool>?
    let host = ViewHost(proposing: .unspecified) { Opening { isOpen = $0 } }
    expectFrame(of: "b", (26, 0, 10, 10), in: host)
    host.perform { isOpen?.wrappedValue = true }
    expectFrame(of: "b", (18, 0, 10, 10), in: host)
    host.perform { isOpen?.wrappedValue = false }
    expectFrame(of: "b", (26, 0, 10, 10), in: host)
  }
}

/// A stack that ends with a space of 8 points or with a view of that width.
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
