import AttributeGraphUI
import Foundation
import Testing

/// Coordinate spaces follow what modifiers around do to the drawing, as in SwiftUI.
@MainActor
struct `Coordinate spaces under effects` {
  @MainActor
  final class Told {
    var frames: [CGRect] = []
    var change: () -> Void = {}
  }

  /// A view of 40 by 20 points in the middle of a screen of 200 by 100.
  private func host(_ told: Told, _ space: CoordinateSpace, around: (AnyView) -> some View) -> ViewHost {
    let view = Color.red.frame(width: 40, height: 20)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: space)
      } action: {
        told.frames.append($0)
      }
    let content = around(AnyView(view))
    return ViewHost(size: CGSize(width: 200, height: 100)) { content }
  }

  @Test func `a scale around makes the frame in the host larger`() {
    let told = Told()
    _ = host(told, .global) { $0.scaleEffect(2) }
    #expect(told.frames == [CGRect(x: 60, y: 30, width: 80, height: 40)])
  }

  @Test func `scales multiply, and each has a point of its own`() {
    let told = Told()
    _ = host(told, .global) { $0.scaleEffect(2, anchor: .topLeading).padding(10).scaleEffect(x: 0.5, y: 1) }
    #expect(told.frames == [CGRect(x: 90, y: 40, width: 40, height: 40)])
  }

  @Test func `a quarter turn swaps the lengths of the frame in the host`() throws {
    let told = Told()
    _ = host(told, .global) { $0.rotationEffect(.degrees(90)) }
    let frame = try #require(told.frames.last)
    #expect(abs(frame.minX - 90) < 1e-9 && abs(frame.minY - 30) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test func `the local space stays as it is`() {
    let told = Told()
    _ = host(told, .local) { $0.scaleEffect(3) }
    #expect(told.frames == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test func `a named space inside of a scale is scaled with the view`() {
    let told = Told()
    _ = host(told, .named("space")) { $0.padding(5).coordinateSpace(name: "space").scaleEffect(2) }
    #expect(told.frames == [CGRect(x: 5, y: 5, width: 40, height: 20)])
  }

  @Test func `a named space around a scale sees the scaled frame`() {
    let told = Told()
    _ = host(told, .named("space")) { $0.scaleEffect(2).padding(30).coordinateSpace(name: "space") }
    #expect(told.frames == [CGRect(x: 10, y: 20, width: 80, height: 40)])
  }

  struct ToldReader: View {
    @State private var scale = 1.0
    let told: Told
    var body: some View {
      let _ = told.change = { scale = 2 }
      GeometryReader { proxy in
        let _ = told.frames.append(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 40, height: 20)
      .scaleEffect(scale)
    }
  }

  struct ToldView: View {
    @State private var scale = 1.0
    let told: Told
    var body: some View {
      let _ = told.change = { scale = 2 }
      Color.red.frame(width: 40, height: 20)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          told.frames.append($0)
        }
        .scaleEffect(scale)
    }
  }

  @Test func `another scale tells of another frame, and lays nothing out`() {
    let told = Told()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ToldView(told: told) }
    told.frames = []
    let report = host.perform { told.change() }
    #expect(told.frames == [CGRect(x: 60, y: 30, width: 80, height: 40)])
    #expect(report.total.placements == 0 && report.total.sizeQueries == 0)
  }

  @Test func `a reader in a scaled view runs again for another scale`() {
    let told = Told()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ToldReader(told: told) }
    told.frames = []
    host.perform { told.change() }
    #expect(told.frames == [CGRect(x: 60, y: 30, width: 80, height: 40)])
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test func `an anchor is where layout has put it, for a reader in the same scaled view`() {
    let told = Told()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .padding(10)
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            let _ = anchor.map { told.frames.append(proxy[$0]) }
            Color.clear
          }
        }
        .scaleEffect(2)
    }
    #expect(host.issues.isEmpty && told.frames.last == CGRect(x: 10, y: 10, width: 40, height: 20))
  }
}
