import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Shadows and blurs.
@MainActor
struct `Shadows and blurs` {
  private func item(@ViewBuilder _ content: () -> some View) -> DisplayItem? {
    ViewHost(size: CGSize(width: 100, height: 100), root: content).displayList.first
  }

  @Test func `a shadow and a blur are listed in order and change no frame`() {
    let drawn = item { F(20, 10).shadow(color: .black, radius: 4, x: 1, y: 2).blur(radius: 3, opaque: true) }
    #expect(drawn?.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(
      drawn?.effects.map(\.kind) == [.shadow(.black, radius: 4, x: 1, y: 2), .blur(radius: 3, isOpaque: true)])
    #expect(
      item { F(20, 10).shadow(radius: 5) }?.effects.map(\.kind) == [
        .shadow(Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 5, x: 0, y: 0)
      ])
    #expect(item { F(20, 10).blur(radius: 0) }?.effects.map(\.kind) == [])
  }

  @Test func `the content of one view has one shadow, each view of a group its own`() {
    let host = ViewHost {
      VStack {
        Text("a")
        Text("b")
      }
      .shadow(radius: 2)
      Group {
        Text("c")
        Text("d")
      }
      .shadow(radius: 2)
    }
    let shadows = host.displayList.map { $0.effects.first?.id }
    #expect(shadows[0] == shadows[1])
    #expect(Set(shadows).count == 3 && !shadows.contains(nil))
  }

  @Test func `a clip before a shadow does not clip the shadow, one after it does`() {
    let before = item { F(20, 10).clipped().shadow(color: .black, radius: 4) }
    #expect(before?.clip == nil)
    #expect(
      before?.effects.map(\.kind) == [
        .clip(Path(CGRect(x: 40, y: 45, width: 20, height: 10)), isEvenOddFilled: false),
        .shadow(.black, radius: 4, x: 0, y: 0),
      ])
    let after = item { F(20, 10).shadow(color: .black, radius: 4).clipped() }
    #expect(after?.clip == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(after?.effects.map(\.kind) == [.shadow(.black, radius: 4, x: 0, y: 0)])
  }

  @Test func `a shadow is scaled and turned with its view`() {
    let drawn = item { F(20, 10).shadow(color: .black, radius: 4, x: 3).scaleEffect(2).rotationEffect(.degrees(90)) }
    guard case .shadow(_, let radius, let x, let y) = drawn?.effects.first?.kind else {
      Issue.record("There is no shadow.")
      return
    }
    #expect(isNear(radius, 8) && isNear(x, 0) && isNear(y, 6))
  }

  struct Rising: View {
    @State private var isUp = false
    var body: some View {
      F(10, 10).shadow(radius: isUp ? 8 : 0).blur(radius: isUp ? 4 : 0)
      Button("up") { withAnimation(.linear(duration: 1)) { isUp = true } }
    }
  }

  @Test func `radii follow an animation without layout`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Rising() }
    try host.tap("up")
    let report = host.advance(by: .milliseconds(500))
    #expect(report.total.bodies == 0 && report.total.sizeQueries == 0 && report.total.placements == 0)
    #expect(report.total.displayItemsChanged == 1)
    #expect(host.displayList.first?.effects.last?.kind == .blur(radius: 2, isOpaque: false))
  }

  @Test func `an invalid radius is reported and counts as 0`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(10, 10).shadow(color: .red, radius: -1, x: .nan).blur(radius: .infinity)
    }
    #expect(host.displayList.first?.effects.map(\.kind) == [.shadow(.red, radius: 0, x: 0, y: 0)])
    #expect(host.issues.map(\.property) == ["radius", "radius", "x"])
  }
}
