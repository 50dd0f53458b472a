import AttributeGraphUI
import Foundation
import Testing

/// A triangle in the upper left half of its rectangle.
private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A shape with a behaviour of its own.
private struct Behaving: Shape {
  let layoutDirectionBehavior: LayoutDirectionBehavior

  func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
}

/// Shapes in right-to-left layouts.
@MainActor
struct `Mirrored shapes` {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
  private let mirrored = "100 0 m 0 0 l 100 20 l h"

  private func host(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: @MainActor () -> some View
  ) -> ViewHost {
    let host = ViewHost(size: CGSize(width: 100, height: 20), root: content)
    host.perform { host.setEnvironment(\.layoutDirection, to: direction) }
    return host
  }

  private func figure(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: @MainActor () -> some View
  ) -> DisplayFigure? {
    host(direction, content).displayList.first?.figure
  }

  private func clips(of host: ViewHost) -> [String] {
    (host.displayList.first?.effects ?? []).compactMap {
      if case .clip(let path, _) = $0.kind { path.description } else { nil }
    }
  }

  @Test func `a shape is mirrored about the middle of its rectangle`() {
    #expect(figure { Corner() }?.path.description == mirrored)
    #expect(figure { Corner().path(in: rect) }?.path.description == mirrored)
    #expect(figure(.leftToRight) { Corner() }?.path.description == "0 0 m 100 0 l 0 20 l h")
    #expect(figure { Corner().frame(width: 40) }?.path.description == "40 0 m 0 0 l 40 20 l h")
  }

  @Test func `the behaviour of a shape decides in which layout it is mirrored`() {
    #expect(figure { Behaving(layoutDirectionBehavior: .fixed) }?.path == Corner().path(in: rect))
    #expect(figure { Behaving(layoutDirectionBehavior: .mirrors) }?.path.description == mirrored)
    let other = Behaving(layoutDirectionBehavior: .mirrors(in: .leftToRight))
    #expect(figure { other }?.path == Corner().path(in: rect))
    #expect(figure(.leftToRight) { other }?.path.description == mirrored)
  }

  @Test func `shapes that look the same in a mirror are fixed, and what is made of a shape behaves as it does`() {
    #expect(Corner().layoutDirectionBehavior == .mirrors)
    #expect(Rectangle().layoutDirectionBehavior == .fixed)
    #expect(Circle().inset(by: 1).layoutDirectionBehavior == .fixed)
    #expect(AnyShape(Capsule()).layoutDirectionBehavior == .fixed)
    #expect(Ellipse().trim(to: 0.5).layoutDirectionBehavior == .fixed)
    #expect(Corner().stroke().layoutDirectionBehavior == .mirrors)
    #expect(RoundedRectangle(cornerRadius: 1).scale(2).layoutDirectionBehavior == .fixed)
    #expect(Rectangle().union(Circle()).layoutDirectionBehavior == .fixed)
    #expect(Rectangle().union(Corner()).layoutDirectionBehavior == .mirrors)
  }

  @Test func `a line, a part, an erased shape and a moved one are mirrored as a whole`() {
    #expect(figure { Corner().stroke(.red, lineWidth: 2) }?.path.description == mirrored)
    #expect(figure { AnyShape(Corner()) }?.path.description == mirrored)
    #expect(figure { Corner().offset(x: 10) }?.path.description == "90 0 m -10 0 l 90 20 l h")
    let end = figure { Corner().trim(to: 0.25).stroke() }?.path.currentPoint
    #expect(end == Corner().trim(to: 0.25).path(in: rect).currentPoint.map { CGPoint(x: 100 - $0.x, y: $0.y) })
  }

  @Test func `a leading corner is on the right`() {
    let figure = figure { UnevenRoundedRectangle(topLeadingRadius: 10) }
    #expect(figure?.path.contains(CGPoint(x: 99, y: 1)) == false)
    #expect(figure?.path.contains(CGPoint(x: 1, y: 1)) == true)
  }

  @Test func `a concentric corner follows the corner of the container on its side`() {
    let figure = figure {
      ConcentricRectangle().padding(.leading, 5).containerShape(UnevenRoundedRectangle(topLeadingRadius: 10))
    }
    #expect(
      figure?.path
        == Path(
          roundedRect: CGRect(x: 0, y: 0, width: 95, height: 20), cornerRadii: RectangleCornerRadii(topLeading: 5)
        )
        .applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 95, ty: 0)))
    let relative = self.figure {
      ContainerRelativeShape().containerShape(UnevenRoundedRectangle(topLeadingRadius: 10))
    }
    #expect(relative?.path.contains(CGPoint(x: 99, y: 1)) == false)
  }

  @Test func `a clip is mirrored`() {
    #expect(clips(of: host { Color.red.clipShape(Corner()) }) == [mirrored])
  }

  @Test func `a content shape is mirrored`() {
    var taps = 0
    let host = host { Color.red.contentShape(Corner()).onTapGesture { taps += 1 } }
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 95, y: 5))
    #expect(taps == 1)
  }

  @Test func `a change of the layout direction turns shapes and clips that stay where they are`() {
    let host = host(.leftToRight) { Corner().clipShape(Corner()) }
    host.perform { host.setEnvironment(\.layoutDirection, to: .rightToLeft) }
    #expect(host.displayList.first?.figure?.path.description == mirrored)
    #expect(clips(of: host) == [mirrored])
    host.perform { host.setEnvironment(\.layoutDirection, to: .leftToRight) }
    #expect(host.displayList.first?.figure?.path == Corner().path(in: rect))
  }

  @Test func `the drawing of a canvas is not mirrored`() {
    let path = Corner().path(in: rect)
    let host = host { AttributeGraphUI.Canvas { context, _ in context.fill(path, with: .color(.red)) } }
    #expect(host.displayList.first?.figure?.path == path)
  }
}
