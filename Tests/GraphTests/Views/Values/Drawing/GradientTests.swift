import AttributeGraphUI
import Foundation
import Testing

/// Gradients as styles and as views.
@MainActor
struct `Gradients` {
  private func items(@ViewBuilder _ content: () -> some View) -> [DisplayItem] {
    ViewHost(size: CGSize(width: 100, height: 50), root: content).displayList
  }

  private let sky = LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)

  @Test func `colours without locations are spaced equally`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func `the gradient of a colour without a gamma curve is that of the same colour in sRGB`() {
    let gradients = [Color(.sRGBLinear, white: 0.318547), Color(white: 0.6)].map(\.gradient.gradient.description)
    #expect(gradients == ["#ADADADFF → #999999FF", "#ADADADFF → #999999FF"])
  }

  @Test func `a gradient is a view that takes the proposal`() {
    let drawn = items { sky.frame(width: 20) }
    #expect(drawn.map(\.content) == [.gradient("Rectangle", .linear(sky))])
    #expect(drawn.first?.frame == CGRect(x: 40, y: 0, width: 20, height: 50))
    let glow = RadialGradient(colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 20)
    #expect(items { glow.ignoresSafeArea() }.map(\.content) == [.gradient("Rectangle", .radial(glow))])
  }

  @Test func `a gradient fills and strokes shapes, behind views and over them`() {
    let drawn = items {
      Color.red.background(sky, in: Capsule()).overlay(sky, in: Circle()).background(sky).border(sky, width: 3)
      Circle().fill(sky)
      Circle().stroke(sky, lineWidth: 2)
    }
    let expected = DisplayGradient.linear(sky)
    #expect(
      drawn.map(\.content) == [
        .gradient("Rectangle", expected), .gradient("Capsule", expected), .color(.red), .gradient("Circle", expected),
        .gradient("Rectangle", expected), .gradient("Circle", expected), .gradient("Circle", expected),
      ])
    #expect(drawn.map { $0.figure?.stroke?.lineWidth } == [nil, nil, nil, nil, 3, nil, 2])
  }

  @Test func `a foreground gradient applies to texts, symbols and shapes without a style of their own`() {
    let drawn = ViewHost {
      VStack {
        Text("a")
        Image(systemName: "star")
        Circle()
        Text("b").foregroundColor(.red)
        Text("c").foregroundStyle(.green)
      }
      .foregroundStyle(sky)
      Text("d").foregroundStyle(sky)
    }.displayList
    let expected = DisplayGradient.linear(sky)
    #expect(drawn.map(\.foregroundGradient) == [expected, expected, nil, nil, nil, expected])
    #expect(drawn.map(\.foregroundColor) == [nil, nil, nil, .red, .green, nil])
    #expect(drawn[2].content == .gradient("Circle", expected))
  }

  @Test func `gradients can be used as styles`() {
    let drawn = items {
      Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 9))
      Circle().fill(.linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
      Circle().fill(.linearGradient(stops: [.init(color: .red, location: 0.3)], startPoint: .top, endPoint: .bottom))
      Circle().fill(Color.white.gradient)
      Circle().fill(.indigo)
    }
    #expect(
      drawn.map { if case .gradient = $0.content { true } else { false } } == [true, true, true, true, true, false])
    #expect(drawn.last?.content == .shape("Circle", .indigo))
  }

  struct Changing: View {
    @State private var isDay = true
    var body: some View {
      LinearGradient(colors: isDay ? [.blue, .white] : [.black, .blue], startPoint: .top, endPoint: .bottom)
        .frame(width: 10, height: 10)
      Button("night") { isDay = false }
    }
  }

  @Test func `changed colours redraw without layout`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Changing() }
    let report = try host.tap("night")
    #expect(report.total.bodies == 1 && report.total.sizeQueries == 0 && report.total.displayItemsChanged == 1)
    #expect(host.viewList.first?.description == "Rectangle black → blue")
  }
}
