import AttributeGraphUI
import Foundation
import Testing

/// Rectangles whose corners follow those of a container.
@MainActor
struct `Concentric rectangles` {
  private func path(@ViewBuilder _ content: @MainActor () -> some View) throws -> Path {
    let host = ViewHost(size: CGSize(width: 100, height: 100), root: content)
    return try #require(host.displayList.first?.figure?.path)
  }

  private func rectangle(_ side: CGFloat, _ radii: RectangleCornerRadii) -> Path {
    Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadii: radii)
  }

  private func equal(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  @Test func `the radii are those of the container, less the distance`() throws {
    #expect(
      try path { ConcentricRectangle().padding(10).containerShape(.rect(cornerRadius: 30)) }
        == rectangle(80, equal(20)))
    #expect(
      try path {
        ConcentricRectangle().padding(10)
          .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 15))
      } == rectangle(80, RectangleCornerRadii(topLeading: 20, bottomTrailing: 5)))
    #expect(try path { ConcentricRectangle().padding(10).containerShape(.capsule) } == rectangle(80, equal(40)))
  }

  @Test func `a corner far from that of the container is not round, unless there is a minimum`() throws {
    #expect(
      try path { ConcentricRectangle().padding(40).containerShape(.rect(cornerRadius: 30)) } == rectangle(20, equal(0)))
    #expect(
      try path {
        ConcentricRectangle(corners: .concentric(minimum: 4)).padding(40).containerShape(.rect(cornerRadius: 30))
      } == rectangle(20, equal(4)))
  }

  @Test func `the distance of a corner is the longer one along the two axes`() throws {
    let path = try path {
      ConcentricRectangle().frame(width: 80, height: 80).padding(
        EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 20)
      )
      .containerShape(.rect(cornerRadius: 30))
    }
    #expect(
      path
        == rectangle(
          80, RectangleCornerRadii(topLeading: 30, bottomLeading: 10, bottomTrailing: 10, topTrailing: 10)))
  }

  @Test func `corners with styles of their own are fixed, concentric, or as round as the roundest`() throws {
    let container = UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 20)
    #expect(
      try path {
        ConcentricRectangle(topLeadingCorner: 0, topTrailingCorner: 8, bottomLeadingCorner: .concentric(minimum: 5))
          .containerShape(container)
      } == rectangle(100, RectangleCornerRadii(topLeading: 0, bottomLeading: 5, bottomTrailing: 20, topTrailing: 8)))
    #expect(
      try path { ConcentricRectangle(corners: .concentric, isUniform: true).containerShape(container) }
        == rectangle(100, equal(30)))
    #expect(
      try path {
        ConcentricRectangle(uniformTopCorners: .concentric, bottomLeadingCorner: .concentric).containerShape(container)
      }
        == rectangle(100, RectangleCornerRadii(topLeading: 30, bottomTrailing: 20, topTrailing: 30)))
    #expect(
      try path {
        ConcentricRectangle(uniformLeadingCorners: .concentric, uniformTrailingCorners: 3).containerShape(container)
      }
        == rectangle(
          100, RectangleCornerRadii(topLeading: 30, bottomLeading: 30, bottomTrailing: 3, topTrailing: 3)))
  }

  @Test func `without a container only fixed corners and minimums are round`() throws {
    #expect(try path { ConcentricRectangle() } == rectangle(100, equal(0)))
    #expect(try path { ConcentricRectangle(corners: .fixed(7)) } == rectangle(100, equal(7)))
    #expect(try path { ConcentricRectangle(corners: .concentric(minimum: 12)) } == rectangle(100, equal(12)))
  }

  @Test func `in a container that is no rounded rectangle it has the shape of the container`() throws {
    #expect(
      try path { ConcentricRectangle().padding(10).containerShape(Ellipse()) }
        == Ellipse().path(in: CGRect(x: 0, y: 0, width: 80, height: 80)))
  }

  @Test func `it is filled, stroked, and a background`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.clear.background(.red, in: .rect(corners: .concentric)).containerShape(.rect(cornerRadius: 30))
      ConcentricRectangle().stroke(.red, lineWidth: 2).containerShape(.rect(cornerRadius: 30))
    }
    let paths = host.displayList.compactMap(\.figure?.path)
    #expect(paths.count == 2)
    for path in paths { #expect(!path.contains(CGPoint(x: 2, y: 2))) }
    #expect(host.issues.isEmpty)
  }

  @Test func `a radius that is no length is an issue`() {
    let host = ViewHost { ConcentricRectangle(corners: .fixed(.nan)) }
    #expect(host.issues.count == 1)
    #expect(host.displayList.first?.figure?.path.boundingRect.width.isFinite == true)
  }
}
