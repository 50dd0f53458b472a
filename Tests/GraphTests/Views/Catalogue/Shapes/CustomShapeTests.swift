import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A triangle with its tip at the top.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// An insettable arc.
private struct Arc: InsettableShape {
  var endAngle: Angle
  var insetAmount = 0.0

  var animatableData: Double {
    get { endAngle.degrees }
    set { endAngle.degrees = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: .zero,
      endAngle: endAngle, clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

/// A square no larger than its proposal.
private struct Square: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: min(room.width, room.height), height: min(room.width, room.height))
  }
}

/// Shapes of a user's own.
@MainActor
struct `Custom shapes` {
  private func item(@ViewBuilder _ content: () -> some View) throws -> DisplayItem {
    let host = ViewHost(size: CGSize(width: 100, height: 50), root: content)
    #expect(host.issues.isEmpty)
    return try #require(host.displayList.first)
  }

  @Test func `a shape is a view that is filled with the style of the foreground`() throws {
    let item = try item { Triangle().foregroundStyle(.red) }
    #expect(item.content == .shape("Triangle", .red))
    #expect(item.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(item.figure?.path.description == "50 0 m 0 50 l 100 50 l h")
    #expect(item.figure?.stroke == nil)
  }

  @Test func `the path lies in its frame, whose corner is the origin`() throws {
    let item = try item { Triangle().fill(.blue).frame(width: 20, height: 10).offset(x: 30) }
    #expect(item.frame == CGRect(x: 70, y: 20, width: 20, height: 10))
    #expect(item.figure?.path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a shape takes the proposal, 10 where it is unspecified, or its own size`() {
    func size(_ view: some View, _ proposal: ProposedViewSize) -> CGSize {
      ViewHost(proposing: proposal) { view }.sizeThatFits(proposal)
    }
    let proposal = ProposedViewSize(width: 100, height: 50)
    #expect(size(Triangle(), proposal) == CGSize(width: 100, height: 50))
    #expect(size(Triangle().stroke(), .unspecified) == CGSize(width: 10, height: 10))
    #expect(size(Square().fill(.red), proposal) == CGSize(width: 50, height: 50))
    #expect(size(Square().stroke(lineWidth: 4), proposal) == CGSize(width: 50, height: 50))
    #expect(size(Circle().trim(from: 0.2, to: 0.5).stroke(.red), proposal) == CGSize(width: 50, height: 50))
    #expect(size(Circle().strokeBorder(.red, lineWidth: 4), proposal) == CGSize(width: 50, height: 50))
    #expect(size(Path { $0.move(to: .zero) }, proposal) == CGSize(width: 100, height: 50))
  }

  @Test func `a path is a shape, wherever it leads`() throws {
    let item = try item {
      Path { path in
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 500, y: 5))
      }
      .stroke(Color.green, lineWidth: 3)
    }
    #expect(item.content == .shape("Path", .green))
    #expect(item.figure?.path.boundingRect.maxX == 500)
    #expect(item.figure?.stroke == StrokeStyle(lineWidth: 3))
  }

  @Test func `an area enclosed twice is outside by the even-odd rule`() throws {
    #expect(try item { Triangle().fill(.red, style: FillStyle(eoFill: true)) }.figure?.isEvenOddFilled == true)
    #expect(try item { Triangle().fill(.red) }.figure?.isEvenOddFilled == false)
  }

  @Test func `an insettable shape has its border inside`() throws {
    let item = try item { Arc(endAngle: .degrees(180)).strokeBorder(.red, lineWidth: 10).frame(width: 40, height: 40) }
    let box = try #require(item.figure?.path.boundingRect)
    #expect(isNear(box.minX, 5) && isNear(box.maxX, 35) && isNear(box.maxY, 35))
    #expect(item.figure?.stroke?.lineWidth == 10)
  }

  struct Turning: View {
    let isErased: Bool
    @State private var end = 90.0
    private var arc: Arc { Arc(endAngle: .degrees(end)) }
    var body: some View {
      Group { if isErased { AnyShape(arc).stroke(.red) } else { arc.stroke(.red) } }.frame(width: 20, height: 20)
      Button("turn") { withAnimation(.linear(duration: 1)) { end = 270 } }
    }
  }

  @Test(arguments: [false, true])
  func `animatable data of a shape follows an animation without a body`(isErased: Bool) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Turning(isErased: isErased) }
    func low() -> CGFloat { host.displayList.first?.figure?.path.boundingRect.minX ?? 0 }
    #expect(isNear(low(), 10))
    try host.tap("turn")
    let report = host.advance(by: .milliseconds(500))
    #expect(isNear(low(), 0))
    #expect(report.total.bodies == 0)
    #expect(report.total.displayItemsChanged == 1)
    host.advance(by: .seconds(1))
    #expect(isNear(host.displayList.first?.figure?.path.boundingRect.minY ?? 9, 0))
  }

  struct Counting: Shape {
    let name: String
    func path(in rect: CGRect) -> Path {
      print("\(name) \(Int(rect.minX)) \(Int(rect.width))")
      return Path(rect)
    }
  }

  struct Moving: View {
    @State private var step = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: step == 0 ? 10 : 20)
        Counting(name: "a").frame(width: step == 2 ? 30 : 20, height: 20)
        Button("next") { step += 1 }
      }
    }
  }

  @Test func `a shape makes its path once for each size, not when it only moves`() throws {
    var found: ViewHost?
    #expect(printedLines { found = ViewHost(size: CGSize(width: 100, height: 100)) { Moving() } } == ["a 0 20"])
    let host = try #require(found)
    #expect(printedLines { _ = try? host.tap("next") } == [])
    #expect(printedLines { _ = try? host.tap("next") } == ["a 0 30"])
    #expect(host.displayList[1].figure?.path.boundingRect.width == 30)
  }

  @Test func `a shape of infinite size makes no path`() {
    let lines = printedLines { _ = ViewHost(proposing: .infinity) { Counting(name: "a") } }
    #expect(lines == [])
  }
}
