import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Update reports and the tree of a host as text.
@MainActor
struct `Reports` {
  struct Small: View {
    @State private var n = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(n)").font(.system(size: 10))
        Row(n: n)
        C.frame(width: 10, height: 10)
        if n > 0 { Divider() }
        Button("+") { n += 1 }
      }
    }
  }

  struct Row: View {
    let n: Int
    var body: some View { Circle().fill(.red).frame(width: 20 + Double(n), height: 20) }
  }

  @Test func `a report has a line for each type at which something ran`() throws {
    let host = ViewHost(proposing: .unspecified) { Small() }
    let report = try host.tap("+")
    let names = report.description.split(separator: "\n").map { $0.split(separator: ":")[0] }
    #expect(names == names.sorted())
    #expect(report.byType["Small"]?.bodies == 1)
    #expect(report.byType["Row"]?.bodies == 1)
    #expect(report.byType["Divider"]?.displayItemsChanged == 1)
    #expect(report.byType["Color"]?.displayItemsChanged == 0, "It is asked for its size, and stays where it is.")
    #expect(report.total.bodies == 2)
    #expect(report.byType.values.reduce(0) { $0 + $1.sizeQueries } == report.total.sizeQueries)
    #expect(report.byType.values.reduce(0) { $0 + $1.placements } == report.total.placements)
  }

  @Test func `a report of an action that was refused says why`() throws {
    let host = ViewHost {
      Button("Save") {}.disabled(true)
      Text("Title")
      Toggle("On", isOn: .constant(true))
    }
    #expect(try host.tap("Save").refusal == "'Save' is disabled")
    #expect(try host.tap("Save").description == "Nothing ran: 'Save' is disabled.")
    #expect(try host.accessibilityActivate("Save").refusal == "'Save' is disabled")
    #expect(try host.accessibilityActivate("Title").refusal == "'Title' has no action")
    #expect(try host.accessibilityAdjust("On", .increment).refusal == "'On' has no value that changes by steps")
    #expect(try host.toggle("On").refusal == nil)
  }

  @Test func `a host describes its screen, and the views in front`() throws {
    struct Sheet: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("Title")
            Button("Close") {}
          }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Sheet() }
    #expect(String(reflecting: host) == "A screen of 100.0 by 50.0 points with 1 drawn view.\nIn front: 'Open'.")
    try host.tap("Open")
    #expect(host.debugDescription.hasSuffix("In front: sheet, 'Title', 'Close'."))
    let list = ViewHost(proposing: ProposedViewSize(width: 50, height: nil)) {
      VStack { ForEach(0..<23) { Text("\($0)") } }
    }
    #expect(list.debugDescription.hasPrefix("A screen of 50.0 by any height with 23 drawn views.\n"))
    #expect(list.debugDescription.hasSuffix("'19', and 3 more."))
    list.close()
    #expect(list.debugDescription == "A closed host.")
  }

  struct Tiny: View {
    @State private var wide = false
    var body: some View {
      Button(action: { wide.toggle() }) { Text(wide ? "1234" : "12") }.padding(10)
    }
  }

  @Test func `the report of a small tree`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Tiny() }
    let report = try host.tap("12")
    #expect(
      report.description == """
        Button<Text>: 1 size query, 1 placement
        Text: 1 size query, 1 display item changed
        Tiny: 1 body
        _PaddingLayout: 1 size query, 1 display item moved
        """)
    #expect(report.total.bodies == 1)
  }

  @Test func `a report of nothing is empty`() {
    let host = ViewHost { Tiny() }
    #expect(host.perform {}.description == "Nothing ran.")
    #expect(host.report { host.flush() }.total == WorkCounts())
  }

  struct Hidden: View {
    @State private var show = true
    var body: some View {
      VStack {
        if show { Text("a") }
        Button("hide") { show = false }
      }
    }
  }

  @Test func `a removed item counts as changed, and one beside it as moved`() throws {
    let host = ViewHost { Hidden() }
    let report = try host.tap("hide")
    #expect(report.byType["Text"]?.displayItemsChanged == 1)
    #expect(report.total.displayItemsMoved == 2, "The button in the stack, and the stack in the middle of the screen.")
  }

  struct One {
    struct Twin: View {
      @State private var n = 0
      var body: some View { Button("one \(n)") { n += 1 } }
    }
  }

  struct Two {
    struct Twin: View {
      @State private var n = 0
      var body: some View { Button("two \(n)") { n += 1 } }
    }
  }

  @Test func `two types of one name are counted together in a report, and apart by type`() throws {
    let host = ViewHost {
      One.Twin()
      Two.Twin()
    }
    #expect(try host.tap("one 0").byType["Twin"]?.bodies == 1)
    #expect(try host.tap("two 0").byType["Twin"]?.bodies == 1)
    #expect(host.counts(of: One.Twin.self).bodies == 2)
  }

  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("00").font(.system(size: 10))
        Group {
          Color.red.frame(height: 10)
          Circle().fill(.blue).frame(height: 10)
        }
        .padding(5)
      }
      .background(Color.yellow)
    }
  }

  @Test func `the tree as text`() {
    let host = ViewHost(proposing: ProposedViewSize(width: 100, height: nil)) { Tree() }
    #expect(
      host.treeDescription == """
        Tree
          _BackgroundModifier<Color>
            VStack<TupleView<(Text, ModifiedContent<Group<TupleView<(ModifiedContent<Color, _FrameLayout>, \
        ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>)>>, _PaddingLayout>)>>
              Text '00' (44.44, 0.0, 11.12, 12.0)
              _PaddingLayout
                _FrameLayout
                  Color 'red' (5.0, 17.0, 90.0, 10.0)
                _FrameLayout
                  _ShapeView<Circle, Color> 'Circle blue' (45.0, 37.0, 10.0, 10.0)
            SecondaryNode
              Color 'yellow' (0.0, 0.0, 100.0, 52.0)
        """)
  }
}
