import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Numbers that hardly any place of the API expects, in every place: each ends with an issue, a trap with words, or by a
/// rule that `docs/Views.md` states; nothing goes on for ever, and no NaN comes out of layout.
///
/// The work is counted, not timed.
@MainActor
@Suite struct `Hostile inputs` {
  /// How much work a view of a few leaves may make in a few frames.
  private static let limit = 20_000

  /// The places in groups, so that a failure names a few of them and the run is short.
  nonisolated enum Group: CaseIterable { case layout, drawing, controls }

  private func places(of group: Group) -> [HostilePlace] {
    switch group {
    case .layout: HostilePlace.layout
    case .drawing: HostilePlace.drawing
    case .controls: HostilePlace.controls
    }
  }

  /// Checks what a host shows and how much it did for it.
  private func check(_ host: ViewHost, _ name: String, _ number: Double) {
    for item in host.displayList {
      let frame = item.frame
      let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      #expect(!lengths.contains { $0.isNaN }, "\(name) of \(number): \(frame)")
      #expect(!item.opacity.isNaN, "\(name) of \(number)")
      let transform = item.transform
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      #expect(!numbers.contains { !$0.isFinite }, "\(name) of \(number): \(transform)")
    }
    let counts = host.totalCounts
    let work = counts.bodies + counts.sizeQueries + counts.placements
    #expect(work < Self.limit, "\(name) of \(number) took \(work) steps.")
    // Pictures and accessibility elements are made of the same numbers.
    _ = host.picture.svg()
    _ = host.accessibilityTree()
  }

  @Test(arguments: Group.allCases)
  func `a place that is given a hostile number is reported or bounded, and layout has no NaN`(group: Group) {
    for place in places(of: group) {
      for number in HostilePlace.numbers where !place.trapped.include(number) {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { place.view(number) }
        host.resize(to: CGSize(width: 90, height: 80))
        place.act(host)
        host.step(frames: 2)
        host.advance(by: .seconds(1))
        check(host, place.name, number)
        if place.reported.include(number) {
          #expect(!host.issues.isEmpty, "\(place.name) of \(number) was not reported.")
        }
      }
    }
  }

  struct Screen: View {
    @State private var isOn = false
    var body: some View {
      ScrollView {
        Sliding(step: 0.1)
        Toggle("toggle", isOn: $isOn)
        Color.red.frame(height: 30).gesture(DragGesture().onChanged { _ in isOn.toggle() })
        Text("tap").onTapGesture { isOn.toggle() }.rotationEffect(.degrees(20)).scaleEffect(0)
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
        List { Text("row") }
      }
    }
  }

  @Test func `a person and a host that give hostile numbers stop nothing`() {
    for (name, act) in HostilePlace.person {
      for number in HostilePlace.numbers {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
        act(host, number)
        host.advance(by: .seconds(1))
        check(host, name, number)
      }
    }
  }

  @Test func `numbers that a program cannot go on with are traps with words`() async {
    let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost { Slider(value: .constant(0.5), in: 0...1, step: .nan) }
    }
    #expect(text(of: step).contains("A slider was given the step nan. Give it a number above 0."))
    let speed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Animation.linear.speed(-1)
    }
    #expect(text(of: speed).contains("An animation was given the speed -1.0. Give it a number above 0."))
    let interval = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = VirtualScheduler.Stride.seconds(Double.nan)
    }
    #expect(text(of: interval).contains("An interval of NaN seconds was asked for. Give it a number."))
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
