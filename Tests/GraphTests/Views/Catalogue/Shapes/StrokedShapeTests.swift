import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Stroked and trimmed shapes, and several layers of one shape.
@MainActor
struct `Stroked shapes` {
  private func items(@ViewBuilder _ content: () -> some View) -> [DisplayItem] {
    ViewHost(size: CGSize(width: 100, height: 50), root: content).displayList
  }

  @Test func `a stroke is listed with its style and its outline`() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [3, 2], dashPhase: 1)
    let item = items { Rectangle().stroke(.red, style: style) }.first
    #expect(item?.content == .shape("Rectangle", .red))
    #expect(item?.figure?.stroke == style)
    #expect(item?.figure?.path == Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(items { Circle().stroke(lineWidth: 2) }.first?.content == .shape("Circle", .primary))
  }

  @Test func `a stroked border is inset by half its line`() {
    let item = items { Rectangle().strokeBorder(.red, lineWidth: 10) }.first
    #expect(item?.content == .shape("Rectangle", .red))
    #expect(item?.figure?.path.boundingRect == CGRect(x: 5, y: 5, width: 90, height: 40))
    let round = items { Capsule().inset(by: 5).inset(by: 5).fill(.blue) }.first
    #expect(round?.figure?.path.boundingRect == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(items { Ellipse().inset(by: 30).fill(.blue) }.isEmpty, "Nothing is left of it.")
  }

  @Test func `the corners of an inset rectangle are less round`() {
    let path = RoundedRectangle(cornerRadius: 10).inset(by: 10).path(in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(path == Path(CGRect(x: 10, y: 10, width: 40, height: 20)))
  }

  @Test func `changed corners are a change of the item`() throws {
    struct Sample: View {
      @State private var radius = 4.0
      var body: some View {
        RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 40, height: 40)
        Button("rounder") { radius = 8 }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Sample() }
    let before = host.displayList.first
    let report = try host.tap("rounder")
    #expect(report.total.displayItemsChanged == 1)
    #expect(host.displayList.first?.content == .shape("RoundedRectangle", .red))
    #expect(host.displayList.first?.figure != before?.figure)
  }

  @Test func `shapes listed by name have no outline`() {
    let drawn = items {
      Rectangle()
      Circle().fill(.red)
      Capsule().fill(.red)
      Ellipse().fill(.red)
    }
    #expect(drawn.allSatisfy { $0.figure == nil })
  }

  @Test func `a part of a shape is drawn along its outline`() {
    let item = items { Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 3) }.first
    let box = item?.figure?.path.boundingRect ?? .zero
    #expect(item?.content == .shape("Circle", .blue))
    #expect(isNear(box.minY, 25) && isNear(box.maxY, 50) && isNear(box.width, 50))
  }

  struct Progress: View {
    @State private var share = 0.0
    var body: some View {
      Circle().trim(from: 0, to: share).stroke(.blue, lineWidth: 3).frame(width: 40, height: 40)
      Button("go") { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
  }

  @Test func `the end of a part follows an animation`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Progress() }
    #expect(!host.viewList.contains { $0.description.hasPrefix("Circle") }, "A line without a length is not drawn.")
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    let box = host.displayList.first?.figure?.path.boundingRect ?? .zero
    #expect(isNear(box.minY, 20) && isNear(box.height, 20) && isNear(box.width, 40))
  }

  @Test func `fills and strokes of one shape are drawn over each other in its size`() {
    let drawn = items {
      Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4).frame(width: 30, height: 30)
    }
    #expect(
      drawn.map(\.content) == [.shape("Circle", .red), .shape("Circle", .blue), .shape("Circle", .green)])
    #expect(drawn.map { $0.figure?.stroke?.lineWidth } == [nil, 2, 4])
    #expect(drawn.allSatisfy { $0.frame == CGRect(x: 35, y: 10, width: 30, height: 30) })
    #expect(
      items { Circle().stroke(.red).fill(.blue) }.map(\.content) == [.shape("Circle", .red), .shape("Circle", .blue)])
  }

  @Test func `the types are those of SwiftUI`() {
    #expect("\(type(of: Circle().fill(.red)))" == "_ShapeView<Circle, Color>")
    #expect("\(type(of: Circle().stroke(lineWidth: 2)))" == "_StrokedShape<Circle>")
    #expect("\(type(of: Circle().trim(from: 0, to: 1)))" == "_TrimmedShape<Circle>")
    #expect("\(type(of: Circle().stroke(.red)))" == "StrokeShapeView<Circle, Color, EmptyView>")
    #expect("\(type(of: Circle().strokeBorder(.red)))" == "StrokeBorderShapeView<Circle, Color, EmptyView>")
    #expect(
      "\(type(of: Circle().fill(.red).stroke(.blue)))"
        == "StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>")
    #expect("\(type(of: Circle().body))" == "_ShapeView<Circle, ForegroundStyle>")
  }

  @Test func `functions outside of the main actor use shapes`() {
    nonisolated func figure() -> some Shape { Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2) }
    nonisolated func area(_ shape: some Shape) -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    }
    #expect(area(Circle().inset(by: 1)).width < 8.1)
    #expect(area(figure()).width > 11.9)
  }
}
