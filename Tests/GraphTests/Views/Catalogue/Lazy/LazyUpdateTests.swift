import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Lazy containers after a change have the lengths of new ones.
@MainActor
struct `Updates of lazy containers` {
  private let names = ["container", "row 0", "row 1", "row 2", "row 3", "end"]
  private let tracks = [GridItem(.fixed(20)), GridItem(.fixed(20))]

  private func rows() -> some View {
    ForEach(0..<4) { F(10, 10 + CGFloat($0)).named("row \($0)") }
  }

  private func views() -> some View {
    Group {
      F(10, 10).named("row 0")
      F(10, 20).named("row 1")
      F(10, 10).named("row 2")
    }
  }

  private func sections() -> some View {
    Section {
      rows()
    } header: {
      Text("header")
    }
  }

  private func end() -> some View { F(3, 3).named("end") }

  /// Compares a container of several distances of its rows with new ones, in a host that shows all rows: the lengths of
  /// others are estimated from what was seen.
  private func expectSpacing<Tree: View>(
    at location: SourceLocation = #_sourceLocation, @ViewBuilder _ tree: @escaping (CGFloat?) -> Tree
  ) {
    for (old, new): (CGFloat?, CGFloat?) in [(4, 40), (40, 4), (0, 20), (20, 0), (nil, 20), (20, nil), (30, 40)] {
      expectUpdated(old, to: new, in: CGSize(width: 1_200, height: 1_200), names: names, at: location, tree)
    }
  }

  @Test func `rows in a scroll view have the new distance, larger or smaller`() {
    func expectContent<Content: View>(
      at location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
    ) {
      let tracks = tracks
      expectSpacing(at: location) { spacing in
        ScrollView {
          LazyVGrid(columns: tracks, spacing: spacing) { content() }.named("container")
          end()
        }
      }
      expectSpacing(at: location) { spacing in
        ScrollView(.horizontal) {
          LazyHGrid(rows: tracks, spacing: spacing) { content() }.named("container")
          end()
        }
      }
      expectSpacing(at: location) { spacing in
        ScrollView {
          LazyVStack(spacing: spacing) { content() }.named("container")
          end()
        }
      }
      expectSpacing(at: location) { spacing in
        ScrollView(.horizontal) {
          LazyHStack(spacing: spacing) { content() }.named("container")
          end()
        }
      }
      expectSpacing(at: location) { spacing in List { content() }.listRowSpacing(spacing) }
    }
    expectContent { rows() }
    expectContent { views() }
    expectContent { sections() }
    expectContent { ForEach(0..<2) { _ in sections() } }
    expectContent { ForEach(0..<20) { if $0.isMultiple(of: 10) { F(10, 10).named("row \($0 / 10)") } } }
  }

  @Test func `a grid in a row of a list has the length of its lines at the new distance`() {
    let tracks = tracks
    expectSpacing { spacing in
      List {
        LazyVGrid(columns: tracks, spacing: spacing) { rows() }.named("container").frame(width: 200)
        end()
      }
    }
    expectSpacing { spacing in
      List {
        ForEach(0..<1) { _ in LazyVGrid(columns: tracks, spacing: spacing) { rows() }.named("container") }
        end()
      }
    }
    expectSpacing { spacing in LazyVGrid(columns: tracks, spacing: spacing) { rows() }.frame(width: 200, height: 250) }
  }

  @Test func `a container is as long as its rows if a row comes that is as long as the one that goes`() {
    func row(_ id: Int) -> some View { F(10, id == 1 ? 20 : 100).named("row \(id)") }
    expectUpdated([2, 1], to: [0, 1], names: names) { ids in
      ScrollView {
        LazyVStack { ForEach(ids, id: \.self) { row($0) } }.named("container")
        end()
      }
    }
    expectUpdated([2, 1], to: [0, 1], names: names) { ids in
      ScrollView {
        LazyVGrid(columns: [GridItem()]) { ForEach(ids, id: \.self) { row($0) } }.named("container")
        end()
      }
    }
    expectUpdated([2, 1], to: [0, 1], names: names) { ids in
      VStack {
        LazyVStack { ForEach(ids, id: \.self) { row($0) } }.named("container")
        end()
      }
    }
  }

  @Test func `rows without views have no length`() {
    func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { _ in if count < 0 { C } } }
    for count in [1, 3] {
      expectMounted(proposing: 50, nil, size: (50, 0)) { LazyVStack { rows(count) } }
      expectMounted(proposing: nil, 50, size: (0, 50)) { LazyHStack { rows(count) } }
      expectMounted(proposing: 50, nil, size: (50, 0)) { LazyVGrid(columns: [GridItem()]) { rows(count) } }
      expectMounted(proposing: nil, 50, size: (0, 50)) { LazyHGrid(rows: [GridItem()]) { rows(count) } }
    }
  }

  @Test func `a stack that is proposed no width any more is as wide as its rows then are`() {
    expectUpdated(Axis.Set.vertical, to: .horizontal, names: names) { axes in
      ScrollView(axes) {
        LazyVStack {
          F(10, 10).named("row 0")
          ForEach(0..<1) { _ in Q(20, 20).named("row 1") }
        }
        .named("container")
      }
    }
    expectUpdated(false, to: true, names: names) { isFixed in
      LazyVStack { ForEach(0..<2) { Q(20 + 5 * CGFloat($0), 20).named("row \($0)") } }.named("container")
        .fixedSize(horizontal: isFixed, vertical: false)
    }
  }

  @Test func `rows between empty ones stay when the container becomes narrower`() {
    let size = CGSize(width: 300, height: 400)
    let sparse = ForEach(0..<20) { if $0.isMultiple(of: 10) { F(10, 10).named("row \($0 / 10)") } }
    expectUpdated(200.0, to: 100, in: size, names: names) { width in
      ScrollView { LazyVStack { sparse }.named("container").frame(width: width) }
    }
    expectUpdated(2, to: 3, in: size, names: names) { count in
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: count)) { sparse }.named("container")
      }
    }
  }

  @Test func `the rows at the offset of a scroll view are shown when their distance changes`() throws {
    var binding: Binding<CGFloat>?
    let host = ViewHost(size: CGSize(width: 50, height: 100)) { Spaced { binding = $0 } }
    try host.scroll(to: 300)
    #expect(host.texts == (10..<14).map { "\($0)" })
    host.perform { binding?.wrappedValue = 30 }
    #expect(try host.contentSize().height == 100 * 50 - 30)
    #expect(host.texts == ["6", "7"])
    host.perform { binding?.wrappedValue = 10 }
    #expect(host.texts == (10..<14).map { "\($0)" })
  }

  struct Spaced: View {
    @State private var spacing: CGFloat = 10
    let keep: (Binding<CGFloat>) -> Void
    var body: some View {
      let _ = keep($spacing)
      ScrollView {
        LazyVStack(spacing: spacing) { ForEach(0..<100) { Text("\($0)").frame(height: 20) } }
      }
    }
  }
}
