import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Fingers where nothing is drawn.
@MainActor
struct `Fingers on empty areas` {
  struct Paper: View {
    @State private var points: [CGPoint] = []

    var body: some View {
      AttributeGraphUI.Canvas { context, _ in
        for point in points {
          context.fill(Path(CGRect(origin: point, size: CGSize(width: 1, height: 1))), with: .color(.red))
        }
      }
      .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
      .overlay { Text("\(points.count)").allowsHitTesting(false) }
    }
  }

  @Test func `a canvas is hit where nothing is drawn yet`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Paper() }
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), steps: 5)
    #expect(host.texts != ["0"])
  }

  /// Views that scroll a single text.
  enum Scrolling: CaseIterable { case scrollView, list, form }

  struct Short: View {
    let scrolling: Scrolling
    @State private var taps = 0

    var body: some View {
      Group {
        switch scrolling {
        case .scrollView: ScrollView { Text("one") }
        case .list: List { Text("one") }
        case .form: Form { Text("one") }
        }
      }
      .onTapGesture { taps += 1 }
      .overlay(alignment: .bottom) { Text("taps \(taps)").allowsHitTesting(false) }
    }
  }

  @Test(arguments: Scrolling.allCases)
  func `a view that scrolls takes a tap below its content`(scrolling: Scrolling) {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) { Short(scrolling: scrolling) }
    host.tap(at: CGPoint(x: 50, y: 200))
    #expect(host.texts.contains("taps 1"))
  }
}
