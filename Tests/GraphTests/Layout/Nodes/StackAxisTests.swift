import AttributeGraphUI
import Testing
import ViewTestSupport

/// Dividers and spacers that are no views of a stack themselves, but of a layer or a choice in one.
@MainActor
struct `Axes of stacks` {
  /// A divider as the body of a view.
  struct Line: View {
    var body: some View { Divider().named("line") }
  }

  @Test func `a divider over a view of a row is vertical`() {
    expectMounted(proposing: nil, nil, size: (40, 10), frames: ["line": (14.5, 0, 1, 10)]) {
      HStack(spacing: 0) {
        F(30, 10).overlay { Line() }
        F(10, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (51, 14), frames: ["line": (24.5, 1, 1, 12)]) {
      HStack(spacing: 0) {
        F(30, 10).padding(2).background { Line().padding(1) }.frame(width: 50)
        F(1, 1)
      }
    }
  }

  @Test func `a divider over a view is horizontal in a column, without a stack, and beside other views`() {
    expectMounted(proposing: nil, nil, size: (30, 20), frames: ["line": (0, 9, 30, 1)]) {
      VStack(spacing: 0) {
        F(30, 10).overlay(alignment: .bottom) { Line() }
        F(10, 10)
      }
    }
    expectMounted(proposing: nil, nil, size: (30, 10), frames: ["line": (0, 4.5, 30, 1)]) {
      F(30, 10).overlay { Line() }
    }
    expectMounted(proposing: nil, nil, size: (31, 10), frames: ["line": (0, 4.5, 30, 1)]) {
      HStack(spacing: 0) {
        F(30, 10).overlay {
          Line()
          F(1, 1)
        }
        F(1, 1)
      }
    }
  }

  @Test func `a choice in a stack has the gaps of its first view, whichever fits`() {
    expectMounted(proposing: nil, nil, size: (28, 10), frames: ["space": (10, 5, 8, 0), "end": (18, 0, 10, 10)]) {
      HStack {
        F(10, 10)
        ViewThatFits {
          Spacer().named("space")
          F(1, 1)
        }
        F(10, 10).named("end")
      }
    }
    expectMounted(proposing: 25, nil, size: (44, 10), frames: ["end": (34, 0, 10, 10)]) {
      HStack {
        F(10, 10)
        ViewThatFits {
          F(500, 1)
          Spacer()
        }
        F(10, 10).named("end")
      }
    }
  }

  private struct Turning: View {
    @State private var axes = Axis.Set.vertical
    var body: some View {
      Button("turn") { axes = axes == .vertical ? .horizontal : .vertical }
      ScrollView(axes) {
        F(50, 50).named("a")
        Divider().named("line")
        Spacer(minLength: 20)
        F(20, 20).named("b")
      }
    }
  }

  @Test func `the views of a scroll view are stacked along its axis, also after that has changed`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Turning() }
    let names = ["a", "line", "b"]
    let column = names.map(host.frame(named:))
    #expect(column[1]?.height == 1)
    try host.tap("turn")
    let row = names.map(host.frame(named:))
    #expect(row[1]?.width == 1)
    #expect(row[0]?.midY == row[2]?.midY)
    try host.tap("turn")
    #expect(names.map(host.frame(named:)) == column)
  }
}
