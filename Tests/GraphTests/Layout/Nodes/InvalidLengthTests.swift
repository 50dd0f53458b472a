import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Invalid lengths, and layouts that break their contract: reported once, with the name of the view or of the modifier,
/// and bounded.
@MainActor
struct `Invalid lengths` {
  /// Mounts a view, resizes it twice, and checks that it was reported once and that no frame has a NaN in it.
  private func expectIssue<Content: View>(
    _ name: String, _ property: String?, at location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> Content
  ) {
    let host = ViewHost(size: CGSize(width: 100, height: 100), root: content)
    host.resize(to: CGSize(width: 90, height: 80))
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(host.issues.map { $0.modifier ?? $0.view } == [name], sourceLocation: location)
    #expect(host.issues.map(\.property) == [property], sourceLocation: location)
    for frame in host.displayList.map(\.frame) + [host.frame(named: "a")].compactMap({ $0 }) {
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(frame)", sourceLocation: location)
    }
  }

  private nonisolated static let noLengths: [CGFloat] = [.nan, .infinity, -.infinity]

  private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(width: (size.width - 10) / 2, height: size.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `a layout that is asked for its smallest size may subtract its spacings`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Halves { C }.named("a")
        C
      }
    }
    #expect(host.issues == [])
    #expect(host.frame(named: "a")?.width == 20)
    expectIssue("Halves", "width") { Halves { C }.frame(width: 5) }
  }

  private struct Squares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 50
      return CGSize(width: width, height: width * CGFloat(subviews.count))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `a layout that is asked for its largest size may multiply what it is proposed`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        F(80, 10)
        Squares { C }.named("a")
      }
    }
    #expect(host.issues == [])
    #expect(host.frame(named: "a")?.size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: noLengths + [-1]) func `a fixed length`(length: CGFloat) {
    expectIssue("frame", "width") { C.frame(width: length, height: 10).named("a") }
  }

  @Test(arguments: [.nan, -1] as [CGFloat]) func `a limit of a flexible frame`(length: CGFloat) {
    expectIssue("frame", "maxHeight") { C.frame(maxHeight: length).named("a") }
    expectIssue("frame", "minWidth") { C.frame(minWidth: length).named("a") }
    expectIssue("frame", "idealWidth") { C.frame(idealWidth: length).named("a") }
  }

  @Test(arguments: noLengths) func `padding`(length: CGFloat) {
    expectIssue("padding", "leading") { C.padding(.leading, length).named("a") }
  }

  @Test(arguments: noLengths) func `the spacing of a stack counts as unspecified`(length: CGFloat) {
    expectIssue("HStack", "spacing") {
      HStack(spacing: length) {
        C
        C.named("a")
      }
    }
    let host = ViewHost(size: CGSize(width: 108, height: 100)) {
      VStack(spacing: length) {
        F(10, 10)
        F(10, 10).named("a")
      }
    }
    expectFrame(of: "a", (49, 54, 10, 10), in: host)
  }

  @Test(arguments: noLengths + [-1]) func `the minimum length of a spacer`(length: CGFloat) {
    expectIssue("Spacer", "minLength") {
      HStack(spacing: 0) {
        F(10, 10)
        Spacer(minLength: length)
        F(10, 10).named("a")
      }
      .fixedSize()
    }
  }

  @Test func `an infinite radius is as long as the sides allow`() {
    let host = ViewHost {
      VStack {
        RoundedRectangle(cornerRadius: .infinity).frame(width: 100, height: 20)
        C.cornerRadius(.infinity)
      }
    }
    host.flush()
    #expect(host.issues.isEmpty)
  }

  @Test(arguments: noLengths) func `a guide`(value: CGFloat) {
    expectIssue("alignmentGuide", "computeValue") {
      ZStack(alignment: .leading) {
        C
        F(10, 10).named("a").alignmentGuide(.leading) { _ in value }
      }
    }
  }

  @Test func `each invalid view is reported, each of its lengths once`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        C.frame(width: -1, height: .nan)
        C.frame(width: -1)
      }
    }
    #expect(host.issues.map(\.property) == ["width", "height", "width"])
  }

  @Test func `a host of an invalid size shows its views`() {
    let host = ViewHost(size: CGSize(width: CGFloat.nan, height: -5)) { C.named("a") }
    #expect(host.frame(named: "a").map { $0.size } == CGSize.zero)
    #expect(host.issues.map(\.property) == ["size"])
    host.resize(to: CGSize(width: 30, height: 40))
    #expect(host.issues.count == 1)
    host.resize(
      to: CGSize(width: 30, height: 40), safeAreaInsets: EdgeInsets(top: -1, leading: 0, bottom: 0, trailing: 0))
    #expect(host.issues.map(\.property) == ["size", "safeAreaInsets"])
    #expect(
      host.issues.last?.message
        == "A screen has safe area insets of -1.0, 0.0, 0.0, 0.0 points, which counts as 0 where it is no length.")
  }

  @Test(arguments: [CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 10)])
  func `a layout that answers an invalid length`(answer: CGSize) {
    expectIssue("Careless", "width") { Careless(answer: answer) { C.named("a") } }
  }

  @Test func `a layout that answers a negative length has the length 0`() {
    expectIssue("Careless", "height") { Careless(answer: CGSize(width: 10, height: -10)) { C.named("a") } }
  }

  @Test func `a layout may answer infinity to infinity`() {
    let host = ViewHost(proposing: .infinity) { Careless(answer: CGSize(width: CGFloat.infinity, height: 10)) { C } }
    #expect(host.issues == [])
    #expect(host.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: 10))
  }

  @Test func `a layout that answers infinity fills its proposal`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        F(30, 10)
        Careless(answer: CGSize(width: CGFloat.infinity, height: 10)) { C }.named("a")
      }
    }
    expectFrame(of: "a", (30, 45, 70, 10), in: host)
  }

  @Test func `the last place holds for a view that a layout places twice`() {
    expectIssue("Careless", nil) { Careless(placements: 2) { F(10, 10).named("a") } }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Careless(placements: 2) { F(10, 10).named("a") } }
    expectFrame(of: "a", (57, 47, 10, 10), in: host)
  }

  @Test func `a view that a layout does not place is in its middle, which is no mistake`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Careless(placements: 0) { F(10, 10).named("a") } }
    expectFrame(of: "a", (45, 45, 10, 10), in: host)
    #expect(host.issues == [])
  }

  @Test func `a view that a layout places nowhere is at its beginning`() {
    expectIssue("Careless", nil) { Careless(place: CGPoint(x: CGFloat.nan, y: .infinity)) { F(10, 10).named("a") } }
  }
}

/// A layout that breaks its contract.
private struct Careless: Layout {
  var answer = CGSize(width: 20, height: 20)
  var placements = 1
  var place = CGPoint(x: 7, y: 7)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for number in 0..<placements {
      let shift = CGFloat(number) * 10
      subviews[0]
        .place(
          at: CGPoint(x: bounds.minX + place.x + shift, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
