import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Clips and borders.
@MainActor
struct `Clips and borders` {
  private func items(@ViewBuilder _ content: () -> some View) -> [DisplayItem] {
    ViewHost(size: CGSize(width: 100, height: 100), root: content).displayList
  }

  /// The paths by which an item is clipped.
  private func clips(_ item: DisplayItem?) -> [Path] {
    (item?.effects ?? []).compactMap { if case .clip(let path, _) = $0.kind { path } else { nil } }
  }

  @Test func `a shape in the rectangle of the view clips everything in it, and changes no frame`() {
    let drawn = items {
      ZStack {
        Color.red
        Text("a")
      }
      .frame(width: 40, height: 20).clipShape(Capsule())
    }
    let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).offsetBy(dx: 30, dy: 40)
    #expect(drawn.map(clips) == [[capsule], [capsule]])
    #expect(drawn.first?.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(drawn.first?.clip == nil)
  }

  @Test func `round corners are a clip`() {
    let drawn = items { Color.red.frame(width: 40, height: 40).cornerRadius(8) }
    let rect = CGRect(x: 30, y: 30, width: 40, height: 40)
    #expect(clips(drawn.first).first?.boundingRect.size == rect.size)
    #expect(clips(drawn.first).first?.contains(CGPoint(x: 31, y: 31)) == false)
    #expect(clips(drawn.first).first?.contains(CGPoint(x: 34, y: 34)) == true)
  }

  @Test func `several clips all apply, and a rectangle is listed as one`() {
    let drawn = items {
      Color.red.frame(width: 40, height: 40).clipShape(Circle()).clipped().frame(width: 60, height: 60)
        .clipShape(Ellipse(), style: FillStyle(eoFill: true))
    }
    #expect(clips(drawn.first).count == 2)
    #expect(drawn.first?.clip == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(drawn.first?.effects.last?.kind == .clip(clips(drawn.first)[1], isEvenOddFilled: true))
  }

  @Test func `a clip is scaled and turned with its view`() {
    let drawn = items { Color.red.frame(width: 40, height: 40).clipShape(Circle()).scaleEffect(2) }
    let box = clips(drawn.first).first?.boundingRect ?? .zero
    #expect(isNear(box.minX, 10) && isNear(box.width, 80))
    #expect(drawn.first?.transform.a == 2)
  }

  struct Growing: View {
    @State private var side = 20.0
    @State private var radius = 2.0
    var body: some View {
      Color.red.frame(width: side, height: side).cornerRadius(radius)
      Button("grow") { side = 40 }
      Button("round") { withAnimation(.linear(duration: 1)) { radius = 6 } }
    }
  }

  @Test func `a clip follows the size of its view, and its shape an animation`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Growing() }
    try host.tap("grow")
    #expect(clips(host.displayList.first).first?.boundingRect.width == 40)
    try host.tap("round")
    let report = host.advance(by: .milliseconds(500))
    #expect(report.total.bodies == 0 && report.total.sizeQueries == 0 && report.total.placements == 0)
    #expect(report.total.displayItemsChanged == 1)
    let expected = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 4)
    let origin = host.displayList.first?.frame.origin ?? .zero
    #expect(clips(host.displayList.first) == [expected.offsetBy(dx: origin.x, dy: origin.y)])
  }

  @Test func `a border is a line inside of the edges, over the view`() {
    expectMounted(proposing: nil, nil, size: (40, 20), frames: ["a": (0, 0, 40, 20)]) {
      F(40, 20).named("a").border(.blue, width: 4)
    }
    let drawn = items { F(40, 20).border(.blue, width: 4) }
    #expect(drawn.map(\.content) == [.color(.red), .shape("Rectangle", .blue)])
    #expect(drawn.last?.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(drawn.last?.figure?.path.boundingRect == CGRect(x: 2, y: 2, width: 36, height: 16))
    #expect(items { Text("a").border(.secondary) }.last?.figure?.stroke?.lineWidth == 1)
  }

  @Test func `the types are those of SwiftUI`() {
    #expect("\(type(of: Text("a").clipShape(Circle())))" == "ModifiedContent<Text, _ClipEffect<Circle>>")
    #expect("\(type(of: Text("a").clipped()))" == "ModifiedContent<Text, _ClipEffect<Rectangle>>")
    #expect("\(type(of: Text("a").cornerRadius(3)))" == "ModifiedContent<Text, _ClipEffect<RoundedRectangle>>")
    #expect("\(type(of: Text("a").shadow(radius: 3)))" == "ModifiedContent<Text, _ShadowEffect>")
    #expect("\(type(of: Text("a").blur(radius: 3)))" == "ModifiedContent<Text, _BlurEffect>")
  }
}
