import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Endless updates are cut off and reported.
@MainActor
struct `Updates that do not settle` {
  /// Shows another one of itself as soon as it appears.
  struct Growing: View {
    @State private var show = false
    var body: some View {
      Text("level").onAppear { show = true }
      if show { Growing() }
    }
  }

  @Test func `an appearance that keeps inserting views is cut off in each frame`() {
    let host = ViewHost { Growing() }
    #expect(host.texts.count == 20)
    #expect(host.commits == 1)
    #expect(
      host.issues.map(\.description) == [
        "The view tree is still changing after 20 passes in one frame; the last one is kept. [Growing]"
      ])
    host.flush()
    #expect(host.texts.count == 40)
    #expect(host.issues.count == 2)
    #expect(host.commits == 2)
  }

  /// Two views that replace each other: each sets the state that inserts the other.
  struct Alternating: View {
    @State private var first = true
    var body: some View {
      VStack {
        if first {
          Text("first").onAppear { first = false }
        } else {
          Text("second").onAppear { first = true }
        }
      }
    }
  }

  @Test func `two views that keep replacing each other are cut off`() {
    let host = ViewHost { Alternating() }
    #expect(host.issues.count == 1)
    #expect(host.counts(of: Alternating.self).bodies <= 21)
    #expect(host.commits == 1)
    #expect(host.texts.count == 1)
  }

  /// Two views that change each other's state through the actions of what they insert.
  struct Pair: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        Half(other: $b, trigger: a)
        Half(other: $a, trigger: b)
      }
    }
  }

  struct Half: View {
    @Binding var other: Int
    let trigger: Int
    var body: some View {
      if trigger % 2 == 0 {
        Text("even").onAppear { other += 1 }
      } else {
        Text("odd").onDisappear { other += 1 }.onAppear { other += 1 }
      }
    }
  }

  @Test func `two views that keep changing each other's state are cut off, and the host still works`() {
    let host = ViewHost { Pair() }
    let issues = host.issues.count
    #expect(issues <= 1)
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(host.texts.count == 2)
    #expect(host.issues.count <= issues + 1)
  }

  struct Countdown: View {
    @State private var n = 15
    var body: some View {
      VStack {
        if n > 0 {
          if n % 2 == 0 { Text("even \(n)").onAppear { n -= 1 } } else { Text("odd \(n)").onAppear { n -= 1 } }
        }
        Text("n \(n)")
      }
    }
  }

  @Test func `an update that settles in time is not reported`() {
    let host = ViewHost { Countdown() }
    #expect(host.texts == ["n 0"])
    #expect(host.issues == [])
    #expect(host.commits == 1)
    #expect(host.lastCommit == CommitSummary(inserted: 1))
  }

  @Test func `a layout that keeps changing itself is cut off`() {
    let host = ViewHost {
      Undecided {
        // The height for a width is known only while the stack has that width.
        LazyVStack(spacing: 0) { ForEach(0..<2) { _ in Color.red.aspectRatio(1, contentMode: .fit) } }
      }
    }
    #expect(host.commits == 1)
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.message.hasPrefix("The view tree is still changing after ") == true)
  }
}

/// A layout that makes its view narrower if it would be too high.
private struct Undecided: Layout {
  private func proposal(for subviews: LayoutSubviews) -> ProposedViewSize {
    let wide = ProposedViewSize(width: 100, height: nil)
    return subviews[0].sizeThatFits(wide).height > 150 ? ProposedViewSize(width: 50, height: nil) : wide
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(self.proposal(for: subviews))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: self.proposal(for: subviews))
  }
}
