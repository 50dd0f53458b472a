import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A layout that says something of guides has those, and no others.
@MainActor
struct `Guides of custom layouts` {
  @Test func `a layout without guides of its own hands on those of its subviews`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 20, 10, 10)]) {
      HStack(alignment: .upper, spacing: 0) {
        F(10, 10).named("a")
        Silent { F(10, 40).alignmentGuide(.upper) { _ in 20 } }
      }
    }
  }

  @Test func `a layout that answers that it has none has none`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 0, 10, 10)]) {
      HStack(alignment: .upper, spacing: 0) {
        F(10, 10).named("a")
        NoGuides { F(10, 40).alignmentGuide(.upper) { _ in 20 } }
      }
    }
  }

  @Test func `a layout that answers that it has none hides the baselines of its texts`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 30, 10, 10)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        F(10, 10).named("a")
        NoGuides { F(10, 40).alignmentGuide(.firstTextBaseline) { _ in 20 } }
      }
    }
  }

  @Test func `a type-erased layout has the guides of the layout inside`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 20, 10, 10)]) {
      HStack(alignment: .upper, spacing: 0) {
        F(10, 10).named("a")
        AnyLayout(Silent()) { F(10, 40).alignmentGuide(.upper) { _ in 20 } }
      }
    }
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 0, 10, 10)]) {
      HStack(alignment: .upper, spacing: 0) {
        F(10, 10).named("a")
        AnyLayout(NoGuides()) { F(10, 40).alignmentGuide(.upper) { _ in 20 } }
      }
    }
  }

  @Test func `an alignment combines the values of several views by its kind`() {
    let values: [CGFloat?] = [3, nil, 9]
    #expect(HorizontalAlignment.leading.combineExplicit(values) == 6)
    #expect(VerticalAlignment.top.combineExplicit(values) == 6)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 9)
    #expect(VerticalAlignment.upper.combineExplicit([nil]) == nil)
  }

  @Test func `a layout may ask for the guides that it would have`() {
    expectMounted(proposing: nil, nil, size: (20, 40), frames: ["a": (0, 15, 10, 10)]) {
      HStack(alignment: .upper, spacing: 0) {
        F(10, 10).named("a")
        Raised { F(10, 40).alignmentGuide(.upper) { _ in 20 } }
      }
    }
  }
}

/// A layout of views over each other.
private protocol Piling: Layout where Cache == Void {}

extension Piling {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Says nothing of guides.
private struct Silent: Piling {}

/// Has no guides.
private struct NoGuides: Piling {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }
}

/// Has the guides of its subviews 5 points above.
private struct Raised: Piling {
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    Silent().explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      .map { $0 - 5 }
  }
}

/// A guide at the upper side of a view.
private enum Upper: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let upper = VerticalAlignment(Upper.self)
}
