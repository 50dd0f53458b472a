import AttributeGraphUI
import Foundation
import Testing

/// Effects on the drawing of a view move with the view: nothing inside changes, and queries give their present place.
@MainActor
struct `Moves of views with effects` {
  /// Something that is done to a row.
  enum Look: CaseIterable {
    case clip, roundedClip, shadow, scale, rotation, spatialRotation, transform, blur, multiply, redacted, sizeEffect
    case shadowOfStyle, transitionLook, nested, mask, maskWithEffects, maskInEffects
  }

  /// A row of 40 points with two leaves.
  struct Row: View {
    let index: Int
    let look: Look
    private var content: some View {
      HStack(spacing: 3) {
        Text("\(index)")
        Color.red.frame(width: 10, height: 10)
      }
      .frame(width: 100, height: 40)
    }

    var body: some View {
      switch look {
      case .clip, .roundedClip, .shadow, .scale, .rotation, .spatialRotation, .transform: one
      case .blur, .multiply, .redacted, .sizeEffect, .shadowOfStyle, .transitionLook: other
      case .nested, .mask, .maskWithEffects, .maskInEffects: several
      }
    }

    @ViewBuilder private var one: some View {
      switch look {
      case .clip: content.clipped()
      case .roundedClip: content.clipShape(RoundedRectangle(cornerRadius: 8))
      case .shadow: content.shadow(radius: 3, x: 1, y: 2)
      case .scale: content.scaleEffect(0.9)
      case .rotation: content.rotationEffect(.degrees(20))
      case .spatialRotation: content.rotation3DEffect(.degrees(30), axis: (1, 1, 0))
      default: content.transformEffect(CGAffineTransform(a: 1, b: 0.1, c: 0.2, d: 1, tx: 3, ty: 4))
      }
    }

    @ViewBuilder private var other: some View {
      switch look {
      case .blur: content.blur(radius: 2)
      case .multiply: content.colorMultiply(.blue)
      case .redacted: content.redacted(reason: .placeholder)
      case .sizeEffect: content.visualEffect { $0.offset(x: $1.size.width / 10).blur(radius: 1) }
      case .shadowOfStyle: content.foregroundStyle(.red.shadow(.drop(radius: 2))).scaleEffect(1.5)
      default:
        ScaleTransition(0.5).combined(with: MoveTransition(edge: .leading)).apply(content: content, phase: .willAppear)
      }
    }

    @ViewBuilder private var several: some View {
      switch look {
      case .nested:
        content.clipped().padding(2).clipShape(Capsule()).shadow(radius: 2).rotationEffect(.degrees(5)).padding(1)
          .clipped()
      case .mask: content.mask { Circle() }
      case .maskWithEffects: content.mask { Circle().padding(3).clipped().padding(2).scaleEffect(0.7) }
      default: content.mask(alignment: .leading) { Text("mask") }.padding(2).clipShape(Circle()).scaleEffect(2)
      }
    }
  }

  @MainActor
  final class Levers {
    var title: (Double) -> Void = { _ in }
    var rows: ([Int]) -> Void = { _ in }
  }

  /// Rows in a scroll view, below a title.
  struct Column<Content: View>: View {
    @State var height: Double
    @State var ids: [Int]
    let levers: Levers
    let row: (Int) -> Content

    var body: some View {
      let _ = levers.title = { height = $0 }
      let _ = levers.rows = { ids = $0 }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 20, height: height)
          VStack(alignment: .leading, spacing: 0) { ForEach(ids, id: \.self) { row($0) } }
        }
      }
    }
  }

  /// The host of a column of rows with a look, on a screen with two pixels a point.
  private func host(
    _ look: Look, title: Double = 30, ids: [Int] = Array(0..<12), levers: Levers = Levers()
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 150), displayScale: 2) {
      Column(height: title, ids: ids, levers: levers) { Row(index: $0, look: look) }
    }
  }

  @Test(arguments: Look.allCases)
  func `scrolling moves one group`(look: Look) throws {
    let host = host(look)
    let report = try host.scroll(by: 17.3)
    #expect(host.lastCommit == CommitSummary(moved: 1))
    #expect(report.total.displayItemsChanged == 0 && report.total.geometryClosures == 0)
    let other = self.host(look)
    try other.scroll(to: 60)
    try other.scroll(to: 17.3)
    #expect(host.seenItems == other.seenItems)
    #expect(!host.redrawsDifferently())
  }

  @Test(arguments: Look.allCases)
  func `a title that grows above moves one group`(look: Look) {
    let levers = Levers()
    let host = host(look, levers: levers)
    host.perform { levers.title(41.7) }
    #expect(host.lastCommit == CommitSummary(changed: 1, moved: 1), "The title changes, the group of rows moves.")
    #expect(host.seenItems == self.host(look, title: 41.7).seenItems)
    #expect(!host.redrawsDifferently())
  }

  @Test(arguments: Look.allCases)
  func `rows below one that is inserted move`(look: Look) {
    let levers = Levers()
    let host = host(look, levers: levers)
    host.perform { levers.rows([-1] + Array(0..<12)) }
    #expect(host.lastCommit == CommitSummary(inserted: 2, moved: 12))
    #expect(host.seenItems == self.host(look, ids: [-1] + Array(0..<12)).seenItems)
    #expect(!host.redrawsDifferently())
  }
}
