import AttributeGraphUI
import Testing

/// The cost of a filling frame when its surroundings change.
@MainActor
struct `Fixed sizes beside a view that grows` {
  struct Growing<Neighbour: View>: View {
    @State var height = 100.0
    let neighbour: Neighbour

    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { height = 200 }.frame(width: 100, height: height)
        neighbour
      }
    }
  }

  struct Fixed: View {
    var body: some View { Color.red.frame(width: 100, height: 40).named("view") }
  }

  struct Filling: View {
    var body: some View {
      Color.red.frame(width: 100, height: 40).frame(maxWidth: .infinity, maxHeight: .infinity).named("view")
    }
  }

  @Test func `S-059: a fixed frame only moves`() throws {
    let host = ViewHost { Growing(neighbour: Fixed()) }
    #expect(host.frame(named: "view") == CGRect(x: 145, y: 380, width: 100, height: 40))
    try host.tap("grow")
    #expect(host.frame(named: "view") == CGRect(x: 145, y: 430, width: 100, height: 40))
    #expect(host.counts(of: Fixed.self).bodies == 1)
  }

  @Test func `S-059: a frame that fills changes its size, and no body runs for it`() throws {
    let host = ViewHost { Growing(neighbour: Filling()) }
    #expect(host.frame(named: "view") == CGRect(x: 0, y: 100, width: 390, height: 600))
    try host.tap("grow")
    #expect(host.frame(named: "view") == CGRect(x: 0, y: 200, width: 390, height: 500))
    #expect(host.counts(of: Filling.self).bodies == 1)
  }
}
