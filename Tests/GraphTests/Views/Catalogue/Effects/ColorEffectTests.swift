import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Effects on colours, blending and compositing.
@MainActor
struct `Effects on colours` {
  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100), root: content)
  }

  private func kinds(@ViewBuilder _ content: () -> some View) -> [DisplayEffect.Kind] {
    host(content).displayList.first?.effects.map(\.kind) ?? []
  }

  @Test func `each is listed, in order, and changes no frame`() {
    let host = host {
      F(20, 10).hueRotation(.degrees(90)).brightness(0.1).contrast(2).saturation(3).grayscale(0.5)
        .colorMultiply(.red).colorInvert().luminanceToAlpha()
    }
    #expect(host.displayList.first?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(
      host.displayList.first?.effects.map(\.kind) == [
        .color(.hueRotation(.degrees(90))), .color(.brightness(0.1)), .color(.contrast(2)), .color(.saturation(3)),
        .color(.grayscale(0.5)), .color(.multiply(.red)), .color(.invert), .color(.luminanceToAlpha),
      ])
  }

  @Test func `an amount that changes nothing is not listed`() {
    #expect(
      kinds { F(20, 10).hueRotation(.zero).brightness(0).contrast(1).saturation(1).grayscale(0).blendMode(.normal) }
        == [])
  }

  @Test func `an amount that is no number counts as 0 and is reported`() {
    let host = host { F(20, 10).brightness(.nan) }
    #expect(host.displayList.first?.effects == [])
    #expect(host.issues.map(\.property) == ["amount"])
  }

  @Test func `groups and blend modes are listed`() {
    #expect(
      kinds { F(20, 10).compositingGroup().blendMode(.screen).drawingGroup(opaque: true, colorMode: .linear) } == [
        .group, .blend(.screen), .drawingGroup(isOpaque: true, .linear),
      ])
  }

  @Test func `amounts follow animations`() throws {
    struct Fading: View {
      @State private var amount = 0.0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { amount = 1 } }
        Color.red.grayscale(amount)
      }
    }
    let host = ViewHost { Fading() }
    try host.tap("go")
    host.advance(by: .milliseconds(250))
    #expect(host.displayList.last?.effects.map(\.kind) == [.color(.grayscale(0.25))])
  }

  @Test func `pictures have the filters, blend modes and groups`() {
    let picture = host {
      F(20, 10).hueRotation(.degrees(90)).contrast(2).colorMultiply(.red).blendMode(.multiply).compositingGroup()
    }.picture
    let svg = picture.svg()
    #expect(svg.contains("<feColorMatrix type=\"hueRotate\" values=\"90\"/>"))
    #expect(svg.contains("slope=\"2\" intercept=\"-0.5\""))
    #expect(svg.contains("mix-blend-mode: multiply"))
    #expect(svg.contains("isolation: isolate"))
    let text = "hue rotation 90° contrast 2 multiplied by red blended by multiply drawn as a whole"
    #expect(picture.text.contains(text))
  }

  @Test func `a picture multiplies by the components in sRGB`() {
    let svg = host { F(20, 10).colorMultiply(Color(.sRGBLinear, white: 0.318547)) }.picture.svg()
    #expect(svg.contains("slope=\"0.6\" intercept=\"0\""))
  }
}

/// Rotations in space, and affine transforms.
@MainActor
struct `Rotations in space` {
  private func item(@ViewBuilder _ content: () -> some View) -> DisplayItem? {
    ViewHost(size: CGSize(width: 100, height: 100), root: content).displayList.first
  }

  private func projection(@ViewBuilder _ content: () -> some View) -> DisplayProjection? {
    guard case .projection(let projection)? = item(content)?.effects.first?.kind else { return nil }
    return projection
  }

  @Test func `about the axis towards the eye it is a rotation in the plane`() throws {
    let turned = try #require(
      item { F(20, 10).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) })
    let flat = try #require(item { F(20, 10).rotationEffect(.degrees(90)) })
    #expect(turned.effects == [])
    for point in [CGPoint(x: 40, y: 45), CGPoint(x: 60, y: 55)] {
      let (one, other) = (turned.transform.applied(to: point), flat.transform.applied(to: point))
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
  }

  @Test func `without perspective a view turned by a right angle has no width`() throws {
    let turned = try #require(
      item { F(20, 10).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0) })
    let place = turned.transform.applied(to: CGPoint(x: 60, y: 45))
    #expect(abs(place.x - 50) < 1e-9 && place.y == 45)
  }

  @Test func `in perspective the right side moves away where a view is turned about the vertical axis`() throws {
    let projection = try #require(
      projection { F(20, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) })
    let left = try #require(projection.applied(to: CGPoint(x: 40, y: 40)))
    let right = try #require(projection.applied(to: CGPoint(x: 60, y: 40)))
    // 10 · sin(60°) / 20 is the part by which the sides are nearer and further: W = 1 ∓ 0.433.
    let depth = 10 * sin(CGFloat.pi / 3) / 20
    #expect(abs(right.x - (50 + 5 / (1 + depth))) < 1e-9 && abs(right.y - (50 - 10 / (1 + depth))) < 1e-9)
    #expect(abs(left.x - (50 - 5 / (1 - depth))) < 1e-9 && abs(left.y - (50 - 10 / (1 - depth))) < 1e-9)
    let back = try #require(projection.inverted?.applied(to: left))
    #expect(abs(back.x - 40) < 1e-9 && abs(back.y - 40) < 1e-9)
  }

  @Test func `the anchor stays where it is`() throws {
    let projection = try #require(
      projection { F(20, 20).rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0), anchor: .topLeading) })
    let corner = try #require(projection.applied(to: CGPoint(x: 40, y: 40)))
    #expect(abs(corner.x - 40) < 1e-9 && abs(corner.y - 40) < 1e-9)
  }

  @Test func `no axis turns nothing, and an angle that is no number is reported`() {
    #expect(item { F(20, 20).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 0)) }?.transform == .identity)
    let host = ViewHost { F(20, 20).rotation3DEffect(.degrees(.infinity), axis: (x: 0, y: 1, z: 0)) }
    #expect(host.issues.map(\.property) == ["angle"])
  }

  @Test func `a transform around a rotation keeps their order, and a finger finds the view`() throws {
    var taps = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(20, 20).onTapGesture { taps += 1 }.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).scaleEffect(2)
    }
    let depth = 10 * sin(CGFloat.pi / 3) / 20
    let edge = 50 + 2 * 5 / (1 + depth)
    host.tap(at: CGPoint(x: edge - 0.1, y: 50))
    host.tap(at: CGPoint(x: edge + 0.1, y: 50))
    #expect(taps == 1)
  }

  @Test func `an affine transform begins at the upper left corner`() {
    let transform = item { F(20, 10).transformEffect(CGAffineTransform(scaleX: 2, y: 3)) }?.transform
    #expect(transform?.applied(to: CGPoint(x: 40, y: 45)) == CGPoint(x: 40, y: 45))
    #expect(transform?.applied(to: CGPoint(x: 60, y: 55)) == CGPoint(x: 80, y: 75))
  }

  @Test func `angles follow animations`() throws {
    struct Card: View {
      @State private var isFlipped = false
      var body: some View {
        Button("flip") { withAnimation(.linear(duration: 1)) { isFlipped = true } }
        Color.red.frame(width: 20, height: 20)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 0, z: 1))
      }
    }
    let host = ViewHost { Card() }
    try host.tap("flip")
    host.advance(by: .milliseconds(500))
    let transform = try #require(host.displayList.last?.transform)
    #expect(abs(transform.a) < 1e-9 && abs(transform.b - 1) < 1e-9)
  }
}
