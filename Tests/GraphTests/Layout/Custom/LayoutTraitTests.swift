import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The part of a view in a row.
private enum ShareKey: ContainerValueKey {
  static var defaultValue: CGFloat { 1 }
}

extension ContainerValues {
  fileprivate var share: CGFloat {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}

/// A row that shares its width by the container values of its views.
private struct SharesByValue: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sum = subviews.map(\.containerValues.share).reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview.containerValues.share / sum
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A layout that places its views by their tags.
private struct PlacesByTag: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let tag = subview.containerValues.tag(for: Int.self) ?? 0
      subview.place(at: CGPoint(x: bounds.minX + 10 * CGFloat(tag), y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// Every modifier hands on the layout values of its view.
@MainActor
struct `Layout values` {
  @Test func `padding hands on a layout value`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["a": (0, 0, 25, 20), "b": (25, 0, 75, 20)]) {
      Shares {
        C.named("a")
        C.layoutValue(key: Share.self, value: 3).padding(1).named("b")
      }
    }
  }

  @Test func `frames of all kinds hand on a layout value`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["b": (25, 0, 75, 20)]) {
      Shares {
        C
        C.layoutValue(key: Share.self, value: 3).frame(maxWidth: .infinity).named("b")
      }
    }
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["b": (45, 5, 35, 10)]) {
      Shares {
        C
        C.layoutValue(key: Share.self, value: 3).frame(width: 35, height: 10).named("b")
      }
    }
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["b": (25, 0, 75, 20)]) {
      Shares {
        C.containerRelativeFrame(.vertical)
        C.layoutValue(key: Share.self, value: 3).containerRelativeFrame(.vertical).named("b")
      }
    }
  }

  @Test func `modifiers that size, move or cover a view hand on a layout value`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["b": (25, 0, 75, 20)]) {
      Shares {
        C
        C.layoutValue(key: Share.self, value: 3).fixedSize(horizontal: false, vertical: false).position(x: 0, y: 0)
          .overlay { C }.safeAreaPadding(1).named("b")
      }
    }
  }

  @Test func `the outermost value of a key counts`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["b": (50, 0, 50, 20)]) {
      Shares {
        C
        C.layoutValue(key: Share.self, value: 3).padding(1).layoutValue(key: Share.self, value: 1).named("b")
      }
    }
  }

  @Test func `a layout reads the container values of its views, the innermost of each kind`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["a": (0, 0, 25, 20), "b": (25, 0, 75, 20)]) {
      SharesByValue {
        C.named("a")
        C.containerValue(\.share, 3).padding(1).containerValue(\.share, 7).named("b")
      }
    }
  }

  @Test func `a layout reads the tags of its views`() {
    expectMounted(
      proposing: nil, nil, size: (100, 20),
      frames: ["a": (40, 0, 10, 10), "b": (20, 0, 10, 10), "c": (0, 0, 10, 10)]
    ) {
      PlacesByTag {
        F(10, 10).named("a").tag(4).padding(0)
        F(10, 10).padding(0).tag(2).named("b")
        F(10, 10).named("c")
      }
    }
  }

  @Test func `padding hands on the columns of a cell`() {
    expectMounted(proposing: 100, 100, size: (100, 28), frames: ["c": (0, 18, 100, 10)]) {
      Grid {
        GridRow {
          C.frame(height: 10)
          C.frame(height: 10)
        }
        GridRow { C.frame(height: 10).gridCellColumns(2).padding(0).named("c") }
      }
    }
  }

  @Test func `a changed value behind padding lays out again`() {
    var share: Binding<CGFloat>?
    let host = ViewHost(proposing: ProposedViewSize(width: 100, height: 20)) { PaddedShare { share = $0 } }
    expectFrame(of: "b", (50, 0, 50, 20), in: host)
    host.perform { share?.wrappedValue = 3 }
    expectFrame(of: "b", (25, 0, 75, 20), in: host)
  }
}

/// Two views, of which one has a share that a state decides.
private struct PaddedShare: View {
  @State private var share: CGFloat = 1
  let keep: (Binding<CGFloat>) -> Void

  var body: some View {
    let _ = keep($share)
    Shares {
      C
      C.layoutValue(key: Share.self, value: share).padding(1).frame(maxHeight: .infinity).named("b")
    }
  }
}

/// How much of the width a view has, compared with the others.
private enum Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Divides its width by the shares of its subviews.
private struct Shares: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let total = subviews.reduce(0) { $0 + $1[Share.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
