import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Layouts are bound to no actor, nor are functions that are given their subviews: nothing above the suite says where
/// it runs.
private enum Measuring {
  /// The largest ideal size of some views along each axis.
  static func largest(of subviews: LayoutSubviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }

  /// The distances between some views in a row.
  static func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
  }
}

extension LayoutSubview {
  /// The weight of the view, and its first baseline.
  fileprivate var account: String { "\(self[Weight.self]) \(priority) \(dimensions(in: .unspecified)[.bottom])" }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Views beside each other, all as wide as the widest.
private struct EqualWidths: Layout {
  struct Measures {
    var largest: CGSize
    var gaps: [CGFloat]
    var total: CGFloat { gaps.reduce(0, +) }
  }

  var lift: CGFloat = 0
  var animatableData: CGFloat {
    get { lift }
    set { lift = newValue }
  }

  func makeCache(subviews: Subviews) -> Measures {
    Measures(largest: Measuring.largest(of: subviews), gaps: Measuring.gaps(between: subviews))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Measures) -> CGSize {
    size(of: subviews, by: cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Measures) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY - animatableData), proposal: ProposedViewSize(cache.largest))
      x += cache.largest.width + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }

  private func size(of subviews: Subviews, by measures: Measures) -> CGSize {
    CGSize(
      width: measures.largest.width * CGFloat(subviews.count) + measures.total, height: measures.largest.height)
  }
}

/// Collects what a layout learns of its subviews.
private final class Notes: Sendable {
  nonisolated(unsafe) var lines: [String] = []
}

private struct Noting: Layout {
  let notes: Notes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    unsafe notes.lines = subviews.map(\.account)
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
  }
}

private func choose(_ isWide: Bool) -> AnyLayout {
  isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
}

private func orientation<Container: Layout>(of layout: Container) -> Axis? {
  Container.layoutProperties.stackOrientation
}

private func equalWidths(_ titles: [String]) -> some View {
  EqualWidths()() {
    ForEach(titles, id: \.self) { Text($0).frame(width: CGFloat($0.count) * 10, height: 10).named($0) }
  }
}

/// Layouts, their subviews and functions that work on them are bound to no actor, as SwiftUI's.
@MainActor
struct `Layouts off the main actor` {
  @Test func `a nonisolated layout and its helpers lay out`() {
    expectMounted(proposing: 200, 100, size: (68, 10), frames: ["a": (0, 0, 10, 10), "abc": (38, 0, 30, 10)]) {
      equalWidths(["a", "abc"])
    }
  }

  @Test func `nonisolated code may ask a subview`() {
    let notes = Notes()
    ViewHost(size: CGSize(width: 100, height: 100)) {
      Noting(notes: notes)() {
        C.frame(width: 5, height: 7).layoutValue(key: Weight.self, value: 3)
        C.layoutPriority(2)
      }
    }.flush()
    #expect(unsafe notes.lines == ["3 0.0 7.0", "1 2.0 10.0"])
  }

  @Test func `layouts are made, compared and erased anywhere`() async {
    let seen = await Task.detached {
      let axes = [orientation(of: HStackLayout()), orientation(of: VStackLayout()), orientation(of: ZStackLayout())]
      let erased = [choose(true), choose(false)]
      let moved = EqualWidths(lift: 3).animatableData
      return (axes, erased.count, moved, ViewSpacing().distance(to: ViewSpacing(), along: .vertical))
    }.value
    #expect(seen.0 == [.horizontal, .vertical, nil])
    #expect(seen.1 == 2)
    #expect(seen.2 == 3)
    #expect(seen.3 == 8)
  }

  @Test func `a layout chosen by a nonisolated function lays out`() {
    expectMounted(proposing: 100, 100, size: (20, 10), frames: ["b": (10, 0, 10, 10)]) {
      choose(true)() {
        C.frame(width: 10, height: 10)
        C.frame(width: 10, height: 10).named("b")
      }
    }
  }

  @Test func `a subview is asked on the main actor only`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Leak: Sendable {
        nonisolated(unsafe) var subviews: LayoutSubviews?
      }
      struct Leaking: Layout {
        let leak: Leak
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          unsafe leak.subviews = subviews
          return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      let leak = Leak()
      let host = ViewHost { Leaking(leak: leak)() { Text("inside") } }
      await Task.detached { _ = unsafe leak.subviews?.first?.sizeThatFits(.zero) }.value
      withExtendedLifetime(host) {}
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("read on the main actor only"), "It said: \(output)")
  }
}
