import AttributeGraphUI
import Foundation

/// Lengths and points of layout.
extension HostilePlace {
  private static var leaf: some View { Color.red.frame(width: 10, height: 10) }

  package static let layout: [HostilePlace] = [
    HostilePlace("frame(width:)", reports: .noLength) { leaf.frame(width: $0) },
    HostilePlace("frame(height:)", reports: .noLength) { Color.red.frame(height: $0) },
    HostilePlace("frame(minWidth:)", reports: [.notANumber, .negativeInfinity, .negative]) { leaf.frame(minWidth: $0) },
    HostilePlace("frame(maxWidth:)", reports: [.notANumber, .negativeInfinity, .negative]) {
      Color.red.frame(maxWidth: $0)
    },
    HostilePlace("frame(idealWidth:)", reports: .noLength) { Color.red.frame(idealWidth: $0).fixedSize() },
    HostilePlace("frame(minHeight:maxHeight:)", reports: [.notANumber, .negativeInfinity, .negative]) {
      Color.red.frame(minHeight: $0, maxHeight: $0)
    },
    HostilePlace("padding(_:)", reports: .endless) { leaf.padding($0) },
    HostilePlace("padding(_:_:)", reports: .endless) { leaf.padding(.leading, $0) },
    HostilePlace("padding(EdgeInsets)", reports: .endless) {
      leaf.padding(EdgeInsets(top: $0, leading: 1, bottom: $0, trailing: 1))
    },
    HostilePlace("offset(x:y:)", reports: .endless) { leaf.offset(x: $0, y: $0) },
    HostilePlace("offset(CGSize)", reports: .endless) { leaf.offset(CGSize(width: $0, height: 1)) },
    HostilePlace("position(x:y:)", reports: .endless) { leaf.position(x: $0, y: 3) },
    HostilePlace("position(CGPoint)", reports: .endless) { leaf.position(CGPoint(x: $0, y: $0)) },
    HostilePlace("HStack(spacing:)", reports: .endless) {
      HStack(spacing: $0) {
        leaf; leaf
      }
    },
    HostilePlace("VStack(spacing:)", reports: .endless) {
      VStack(spacing: $0) {
        leaf; Text("a")
      }
    },
    HostilePlace("LazyVStack(spacing:)", reports: .endless) { number in
      ScrollView { LazyVStack(spacing: number) { ForEach(0..<50) { Text("\($0)") } } }
    },
    HostilePlace("LazyHStack(spacing:)", reports: .endless) { number in
      ScrollView(.horizontal) { LazyHStack(spacing: number) { ForEach(0..<50) { Text("\($0)") } } }
    },
    HostilePlace("Grid(horizontalSpacing:)", reports: .endless) { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          leaf; leaf
        }
        GridRow {
          leaf; leaf
        }
      }
    },
    HostilePlace("GridItem(.fixed)", reports: [.notANumber, .negativeInfinity, .negative]) { number in
      LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible())]) { ForEach(0..<9) { Text("\($0)") } }
    },
    HostilePlace("GridItem(.flexible)", reports: .noLength) { number in
      LazyVGrid(columns: [GridItem(.flexible(minimum: number)), GridItem(.flexible(maximum: number))]) {
        ForEach(0..<9) { Text("\($0)") }
      }
    },
    HostilePlace("GridItem(.flexible) crossed", reports: [.endless, .negative, .zero]) { number in
      LazyVGrid(columns: [GridItem(.flexible(minimum: number == .infinity ? number : 50, maximum: number))]) { leaf }
    },
    HostilePlace("GridItem(.adaptive)", reports: .noLength) { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) { ForEach(0..<9) { Text("\($0)") } }
    },
    HostilePlace("GridItem(.adaptive(maximum:))", reports: [.notANumber, .negativeInfinity, .negative, .zero]) {
      number in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 10, maximum: number))]) { ForEach(0..<9) { Text("\($0)") } }
    },
    HostilePlace("GridItem(spacing:)", reports: .endless) { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: number)], spacing: number) {
        ForEach(0..<9) { Text("\($0)") }
      }
    },
    HostilePlace("aspectRatio(_:)", reports: [.noLength, .zero]) { Color.red.aspectRatio($0, contentMode: .fit) },
    HostilePlace("aspectRatio(.fill)", reports: [.noLength, .zero]) { Color.red.aspectRatio($0, contentMode: .fill) },
    HostilePlace("aspectRatio(CGSize)", reports: [.noLength, .zero]) {
      Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
    },
    HostilePlace("layoutPriority") { number in
      HStack {
        leaf.layoutPriority(number); Color.blue
      }
    },
    HostilePlace("Spacer(minLength:)", reports: .noLength) { number in
      HStack {
        leaf; Spacer(minLength: number); leaf
      }
    },
    HostilePlace("alignmentGuide", reports: .endless) { number in
      HStack(alignment: .top) {
        leaf.alignmentGuide(.top) { _ in CGFloat(number) }; leaf
      }
    },
    HostilePlace("zIndex", reports: .notANumber) { number in
      ZStack {
        leaf.zIndex(number); leaf
      }
    },
    HostilePlace("safeAreaInset(spacing:)", reports: .endless) { number in
      Color.red.safeAreaInset(edge: .top, spacing: number) { leaf }
    },
    HostilePlace("safeAreaPadding", reports: .endless) { Color.red.safeAreaPadding(.top, $0) },
    HostilePlace("containerRelativeFrame closure", reports: .endless) { number in
      leaf.containerRelativeFrame(.horizontal) { _, _ in CGFloat(number) }
    },
    HostilePlace("containerRelativeFrame(spacing:)", reports: .endless) {
      leaf.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
    },
    HostilePlace("Layout.sizeThatFits", reports: .noLength) { number in Answering(number: number) { leaf } },
    HostilePlace("Layout.placeSubviews", reports: .endless) { number in
      Placing(number: number) {
        leaf; leaf
      }
    },
    HostilePlace("Layout proposal") { number in
      Proposing(number: number) {
        Color.red; Text("a b c")
      }
    },
    HostilePlace("ViewThatFits in frame", reports: .noLength) { number in
      ViewThatFits {
        leaf.frame(width: number); leaf
      }
    },
    HostilePlace("UnitPoint", reports: .endless) { leaf.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
    HostilePlace("position in a scroll view", reports: .noLength) { number in
      ScrollView {
        leaf.frame(height: number); leaf
      }
    },
    HostilePlace("overlay of a frame", reports: .noLength) { number in leaf.overlay { Color.blue.frame(width: number) }
    },
    HostilePlace("contentMargins", reports: .endless) { number in ScrollView { leaf }.contentMargins(.vertical, number)
    },
    HostilePlace("onGeometryChange", reports: .endless) { number in
      leaf.frame(width: 20 + number).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    },
    HostilePlace("GeometryReader", reports: .noLength) { number in
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width * number) }
    },
    HostilePlace("matchedGeometryEffect", reports: .noLength) { MatchingTwice(number: $0) },
    HostilePlace("anchorPreference", reports: .noLength) { number in
      leaf.frame(width: number)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors.first { Color.blue.frame(width: proxy[anchor].width) }
          }
        }
    },
    HostilePlace("List row insets") { number in
      List {
        Text("a").listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)); Text("b")
      }
      .listRowSpacing(number)
      .environment(\.defaultMinListRowHeight, number)
    },
    HostilePlace("List row heights", reports: .noLength) { number in
      List(0..<30) { _ in Color.red.frame(height: number) }
    },
    HostilePlace("lazy row heights", reports: .noLength) { number in
      ScrollView { LazyVStack { ForEach(0..<30) { _ in Color.red.frame(height: number) } } }
    },
    HostilePlace("presentationDetents") { number in
      leaf.sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.height(number), .fraction(number)])
      }
    },
    HostilePlace("table column width", reports: .negative) { number in
      Table(Rows.all) {
        TableColumn("a") { (row: Rows) in Text("\(row.id)") }.width(number)
        TableColumn("b") { (row: Rows) in Text("\(row.id)") }.width(min: number, ideal: number, max: number)
      }
    },
    HostilePlace("navigationSplitViewColumnWidth") { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } detail: {
        Text("b")
      }
      .environment(\.horizontalSizeClass, .regular)
    },
  ]
}

/// The rows of a table.
private struct Rows: Identifiable, Sendable {
  let id: Int
  static let all = [Rows(id: 1), Rows(id: 2)]
}

/// The bounds of views.
private enum Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Two views that both say that a geometry is theirs.
private struct MatchingTwice: View {
  let number: Double
  @Namespace private var space

  var body: some View {
    VStack {
      Color.red.frame(width: number).matchedGeometryEffect(id: 1, in: space)
      Color.blue.frame(width: 20).matchedGeometryEffect(id: 1, in: space)
      Color.green.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: number, y: 0), isSource: false)
    }
  }
}

/// A layout that answers a number.
private struct Answering: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// A layout that places its subviews at a number.
private struct Placing: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number), proposal: .unspecified)
    }
  }
}

/// A layout that proposes a number to its subviews.
private struct Proposing: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(width: number, height: number)) }
    return CGSize(width: 20, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: number, height: number))
    }
  }
}
