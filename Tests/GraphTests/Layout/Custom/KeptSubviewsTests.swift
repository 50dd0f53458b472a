import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A layout that keeps its subviews, and places those of earlier calls far away, too.
private struct Hoarding: Layout {
  func makeCache(subviews: Subviews) -> [LayoutSubviews] { [] }

  func updateCache(_ cache: inout [LayoutSubviews], subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubviews]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubviews]
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    for earlier in cache { earlier[0].place(at: CGPoint(x: 500, y: 500), proposal: .zero) }
    cache.append(subviews)
  }
}

/// A layout that puts each of its views in its middle.
private struct Middle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let middle = CGPoint(x: bounds.midX + CGFloat(index) * 10, y: bounds.midY)
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(width: 40, height: 40))
    }
  }
}

@MainActor
struct `Subviews of a custom layout` {
  @Test func `some of the subviews are a collection from 0, and are placed as themselves`() {
    struct Parts: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 90, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let rest = subviews.dropFirst()
        rest[0].place(at: bounds.origin, proposal: .unspecified)
        rest.suffix(1)[0].place(at: CGPoint(x: bounds.minX + 30, y: bounds.minY), proposal: .unspecified)
        subviews[[2, 0]][1].place(at: CGPoint(x: bounds.minX + 60, y: bounds.minY), proposal: .unspecified)
      }
    }
    expectMounted(
      proposing: 90, 10, size: (90, 10),
      frames: ["a": (60, 0, 10, 10), "b": (0, 0, 10, 10), "c": (30, 0, 10, 10)]
    ) {
      Parts {
        F(10, 10).named("a"); F(10, 10).named("b"); F(10, 10).named("c")
      }
    }
  }

  @Test func `those that a layout has kept from an earlier call place nothing in a later one`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Hoarding { Color.red.frame(width: 30, height: 30).named("view") }
    }
    #expect(host.frame(named: "view") == CGRect(x: 0, y: 0, width: 30, height: 30))
    host.resize(to: CGSize(width: 200, height: 200))
    host.resize(to: CGSize(width: 300, height: 100))
    #expect(host.frame(named: "view") == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(host.issues.isEmpty)
  }

  @Test func `layouts in layouts place each their own`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Middle {
        Middle {
          Color.red.frame(width: 10, height: 10).named("first")
          Color.red.frame(width: 10, height: 10).named("second")
        }
        Middle { Color.red.frame(width: 10, height: 10).named("third") }
        Color.red.frame(width: 10, height: 10).named("fourth")
      }
    }
    func expectFrames(around middle: CGPoint) {
      for (index, name) in ["first", "second", "third", "fourth"].enumerated() {
        let shift: CGFloat = [0, 10, 10, 20][index]
        let frame = CGRect(x: middle.x - 5 + shift, y: middle.y - 5, width: 10, height: 10)
        #expect(host.frame(named: name) == frame, "\(name)")
      }
    }
    expectFrames(around: CGPoint(x: 50, y: 50))
    host.resize(to: CGSize(width: 200, height: 60))
    expectFrames(around: CGPoint(x: 100, y: 30))
    #expect(host.issues.isEmpty)
  }
}
