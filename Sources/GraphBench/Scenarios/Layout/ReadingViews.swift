import AttributeGraphUI
import Foundation
import GraphBenchKit

/// The leaves of a task below each other, all done in one way.
struct ReadingTable: View {
  let task: ReadingTask
  let way: ReadingWay
  let count: Int

  var body: some View {
    switch task {
    case .ownSize:
      switch way {
      case .onGeometryChange: rows { _ in ToldSizeLeaf() }
      case .preferenceReader: rows { _ in PreferredSizeLeaf() }
      default: rows { _ in ReadSizeLeaf() }
      }
    case .shareOfWidth where way == .readerAround:
      GeometryReader { geometry in
        let width = geometry.size.width
        rows { index in
          Color.mint.frame(width: width * ReadingLengths.share(of: index), height: ReadingLengths.bar)
        }
      }
    case .shareOfWidth: rows { index in BarLeaf(way: way, share: ReadingLengths.share(of: index)) }
    case .placeOnScreen:
      ScrollView {
        if way == .onGeometryChange { rows { ToldPlaceLeaf(number: $0) } } else { rows { ReadPlaceLeaf(number: $0) } }
        Text("End").frame(height: 4_000)
      }
    }
  }

  private func rows(@ViewBuilder _ row: @escaping (Int) -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count) { index in row(index) }
    }
  }
}

/// The lengths of the tasks, and the values derived from geometry.
enum ReadingLengths {
  /// The height of a leaf.
  static let leaf: CGFloat = 40
  /// The height of a bar.
  static let bar: CGFloat = 20
  /// The distance from the upper edge at which a leaf is opaque.
  static let fade: CGFloat = 600

  /// The share of the width that a leaf's bar takes: from a tenth to all of it.
  static func share(of index: Int) -> CGFloat { CGFloat(index % 10 + 1) / 10 }

  /// The text of a leaf of a size.
  static func label(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  /// The opacity of a leaf at a distance from the upper edge.
  static func opacity(at y: CGFloat) -> Double { Double(min(max(y / fade, 0), 1)) }
}

/// A leaf that shows its own size, which it reads.
struct ReadSizeLeaf: View {
  var body: some View {
    GeometryReader { Text(ReadingLengths.label($0.size)) }.frame(height: ReadingLengths.leaf)
  }
}

/// A leaf that shows its own size, which its parent passes to it.
struct ToldSizeLeaf: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text(ReadingLengths.label(size)).frame(maxWidth: .infinity).frame(height: ReadingLengths.leaf)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
  }
}

/// A leaf that shows its own size, which a reader behind it writes as a preference.
struct PreferredSizeLeaf: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text(ReadingLengths.label(size)).frame(maxWidth: .infinity).frame(height: ReadingLengths.leaf)
      .background(GeometryReader { Color.clear.preference(key: LeafSize.self, value: $0.size) })
      .onPreferenceChange(LeafSize.self) { size = $0 }
  }
}

/// A leaf that shows a bar which is a part of its width.
struct BarLeaf: View {
  let way: ReadingWay
  let share: CGFloat

  var body: some View {
    switch way {
    case .customLayout:
      ShareLayout(share: share) { Color.mint }.frame(height: ReadingLengths.bar)
    case .containerRelativeFrame:
      let share = share
      Color.mint.frame(height: ReadingLengths.bar).containerRelativeFrame(.horizontal) { length, _ in length * share }
    default:
      GeometryReader { Color.mint.frame(width: $0.size.width * share) }.frame(height: ReadingLengths.bar)
    }
  }
}

/// Takes the whole proposal, and proposes a part of the width to its view.
struct ShareLayout: Layout {
  let share: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let part = ProposedViewSize(width: bounds.width * share, height: bounds.height)
    for subview in subviews { subview.place(at: bounds.origin, proposal: part) }
  }
}

/// A leaf that fades out towards the upper edge of the screen, and reads its distance from it.
struct ReadPlaceLeaf: View {
  let number: Int

  var body: some View {
    GeometryReader { Text("Leaf \(number)").opacity(ReadingLengths.opacity(at: $0.frame(in: .global).minY)) }
      .frame(height: ReadingLengths.leaf)
  }
}

/// A leaf that fades out towards the upper edge of the screen, with an opacity that its parent passes to it.
struct ToldPlaceLeaf: View {
  let number: Int
  @State private var opacity = 0.0

  var body: some View {
    Text("Leaf \(number)").opacity(opacity).frame(height: ReadingLengths.leaf)
      .onGeometryChange(for: Double.self) {
        ReadingLengths.opacity(at: $0.frame(in: .global).minY)
      } action: {
        opacity = $0
      }
  }
}
