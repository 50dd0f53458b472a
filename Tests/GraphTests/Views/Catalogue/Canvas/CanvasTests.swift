import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views that a closure draws.
@MainActor
struct `Canvas` {
  private let size = CGSize(width: 100, height: 50)

  private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
    ViewHost(size: size) { AttributeGraphUI.Canvas { context, size in draw(&context, size) } }.displayList
  }

  @Test func `paths are display items with the outline that was drawn`() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let items = items { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(rect), with: .color(.blue), lineWidth: 3)
    }
    #expect(items.map(\.content) == [.shape("Path", .red), .shape("Path", .blue)])
    #expect(items[1].figure?.path == Path(rect))
    #expect(items[1].figure?.stroke?.lineWidth == 3)
    #expect(items.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 50) })
  }

  @Test func `copies of a context change what they draw and not the original`() {
    let items = items { context, size in
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.blue))
    }
    #expect(items[0].transform == DisplayTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(items[0].opacity == 0.5)
    #expect(items[1].transform == .identity)
    #expect(items[1].opacity == 1)
  }

  @Test func `texts, pictures and symbols stand at points and in rectangles`() {
    struct Drawn: View {
      var body: some View {
        AttributeGraphUI.Canvas { context, size in
          context.draw(Text("middle"), at: CGPoint(x: 50, y: 25))
          context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
          if let symbol = context.resolveSymbol(id: 2) {
            context.draw(symbol, at: CGPoint(x: 90, y: 40), anchor: .bottomTrailing)
            context.draw(symbol, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
          }
          if context.resolveSymbol(id: 3) != nil { context.draw(Text("three"), at: .zero) }
        } symbols: {
          Color.green.frame(width: 1, height: 1).tag(1)
          Color.red.frame(width: 4, height: 4).tag(2)
        }
      }
    }
    let host = ViewHost(size: size) { Drawn() }
    #expect(host.texts == ["middle"])
    let items = host.displayList
    #expect(items.count == 4)
    #expect(abs(items[0].frame.midX - 50) <= 1)
    #expect(abs(items[0].frame.midY - 25) <= 1)
    #expect(items[1].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(items[2].frame == CGRect(x: 86, y: 36, width: 4, height: 4))
    #expect(items[3].frame == CGRect(x: 10, y: 10, width: 4, height: 4))
  }

  /// The names of some names by which symbols of a canvas are found.
  private func found<Symbols: View>(_ names: AnyHashable..., @ViewBuilder among symbols: () -> Symbols) -> [AnyHashable]
  {
    var found: [AnyHashable] = []
    let canvas = AttributeGraphUI.Canvas(
      renderer: { context, _ in found = names.filter { context.resolveSymbol(id: $0) != nil } }, symbols: symbols)
    _ = ViewHost(size: size) { canvas }
    return found
  }

  struct Own: View {
    let number: Int
    var body: some View { Text("own").tag(number) }
  }

  struct Tagging: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(Array(zip(0..., children)), id: \.1.id) { offset, child in child.tag(offset) }
    }
  }

  @Test func `a symbol is found by a tag in the body of a view`() {
    #expect(found(1, 2, 3) { ForEach(1..<3) { Own(number: $0) } } == [1, 2])
  }

  @Test func `a symbol is found by a tag that a container gives its subviews`() {
    #expect(
      found(0, 1, 2) {
        _VariadicView.Tree(Tagging()) {
          Text("a"); Text("b")
        }
      } == [0, 1])
    #expect(
      found(0, 1, 2) {
        Group(
          subviews: Group {
            Text("a"); Text("b")
          }
        ) { subviews in
          ForEach(Array(zip(0..., subviews)), id: \.1.id) { index, view in view.tag(index) }
        }
      } == [0, 1])
    #expect(found(3, 4) { Group(subviews: Own(number: 3)) { $0 } } == [3])
  }

  @Test func `a symbol is found by its explicit id`() {
    #expect(found("a", "b", "c") { ForEach(["a", "b"], id: \.self) { Own(number: 0).id($0) } } == ["a", "b"])
  }

  struct Growing: View {
    struct Part: View {
      @State private var width = 30.0
      var body: some View { Color.red.frame(width: width, height: 10).onAppear { width = 40 } }
    }

    @State private var height = 10.0
    var body: some View {
      AttributeGraphUI.Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1), let part = context.resolveSymbol(id: 2) else { return }
        print(symbol.size.width, symbol.size.height, part.size.width, part.size.height)
        context.draw(symbol, in: CGRect(origin: CGPoint(x: 5, y: 6), size: symbol.size))
      } symbols: {
        Color.red.frame(width: 20, height: height).tag(1)
        HStack { Part() }.tag(2)
      }
      .frame(width: 100, height: 40)
      Button("grow") { height = 15 }
    }
  }

  @Test func `a symbol has the size of its view, which is not on the screen`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Growing() } }.last == "20.0 10.0 30.0 10.0")
    #expect(host?.displayList.first?.frame.size == CGSize(width: 20, height: 10))
    #expect(host?.displayList.count == 2)
    #expect(try printedLines { try host?.tap("grow") }.last == "20.0 15.0 30.0 10.0")
    #expect(host?.displayList.first?.frame.size == CGSize(width: 20, height: 15))
  }

  @Test func `clips, filters and layers are effects`() {
    let items = items { context, size in
      var clipped = context
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      clipped.addFilter(.blur(radius: 2))
      clipped.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 1, y: 1, width: 9, height: 9)), with: .color(.blue))
        layer.fill(Path(CGRect(x: 2, y: 2, width: 9, height: 9)), with: .color(.green))
      }
    }
    #expect(items.map(\.content) == [.shape("Path", .red), .shape("Path", .blue), .shape("Path", .green)])
    let kinds = items[0].effects.map(\.kind)
    #expect(kinds.count == 2)
    #expect(kinds.last == .blur(radius: 2, isOpaque: false))
    #expect(items.map(\.opacity) == [1, 0.25, 0.25])
    #expect(items[1].effects.contains { $0.kind == .group })
  }

  @Test func `gradients lie between points of the canvas`() {
    let items = items { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 25, y: 0), endPoint: CGPoint(x: 100, y: 50)))
    }
    #expect(
      items.first?.content
        == .gradient(
          "Path",
          .linear(
            LinearGradient(
              colors: [.red, .blue], startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 1, y: 1)))))
  }

  @Test func `a canvas is drawn again when its size or its closure is another`() throws {
    struct Counting: View {
      @State private var width = 50.0
      var body: some View {
        AttributeGraphUI.Canvas { context, size in
          print("draw", size.width)
          let text = context.resolve(Text("abc"))
          if text.measure(in: size).width > 0 { context.draw(text, in: CGRect(origin: .zero, size: size)) }
        }
        .frame(width: width, height: 40)
        Button("wider") { width = 60 }
      }
    }
    let lines = try printedLines {
      let host = ViewHost { Counting() }
      host.flush()
      try host.tap("wider")
    }
    #expect(lines.first == "draw 50.0")
    #expect(lines.last == "draw 60.0")
  }

  @Test func `gradients of ellipses and meshes and patterns are told`() {
    let ellipse = EllipticalGradient(colors: [.red, .blue])
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    let host = ViewHost(size: size) {
      ellipse
      mesh
      Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Circle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
    }
    #expect(
      host.displayList.map(\.content) == [
        .gradient("Rectangle", .elliptical(ellipse)), .gradient("Rectangle", .mesh(mesh)),
        .gradient("Circle", .elliptical(ellipse)),
        .pattern("Circle", ImagePaint(image: Image(systemName: "star"), scale: 0.5)),
      ])
    #expect(host.picture.svg().contains("radialGradient"))
  }

  @Test func `a context mixes drawings in ways that views lack by the nearest that they have`() {
    func kinds(_ mode: GraphicsContext.BlendMode) -> [DisplayEffect.Kind] {
      let drawn = items { context, size in
        context.blendMode = mode
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.ripple(.float(1))))
      }
      return drawn.flatMap { $0.effects.map(\.kind) }
    }
    #expect(kinds(.multiply) == [.blend(.multiply)])
    #expect(kinds(.clear) == [.blend(.destinationOut)])
    #expect(kinds(.plusLighter) == [.blend(.plusLighter)])
    #expect(kinds(.copy) == [])
    #expect(kinds(GraphicsContext.BlendMode(rawValue: 99)) == [])
    #expect(GraphicsContext.BlendMode.xor.rawValue == 25)
  }

  @Test func `a shader draws in the colour of texts`() {
    let host = ViewHost(size: size) { Circle().fill(ShaderLibrary.ripple(.float(1))) }
    #expect(host.displayList.map(\.content) == [.shape("Circle", .primary)])
  }

  @Test func `glass and projections are drawn`() {
    let host = ViewHost(size: size) {
      Color.red.frame(width: 10, height: 10).glassEffect(in: .rect)
      Color.blue.frame(width: 10, height: 10)
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 3, y: 4)))
      Color.green.glassEffect(.identity)
    }
    let items = host.displayList
    #expect(items.count == 4)
    #expect(items[2].transform == DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
  }
}
