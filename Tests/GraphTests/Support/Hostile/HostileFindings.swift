import AttributeGraphUI
import Foundation

/// The faults after hostile numbers: NaN on the screen, more work than a few leaves can make, a missing report.
///
/// The work is counted, not timed.
@MainActor
package struct HostileFindings {
  /// How much work a view of a few leaves may make in a few frames.
  private static let limit = 20_000

  /// The faults, a sentence each.
  package private(set) var all: [String] = []

  /// Gives a place a number, and lets a person act on the view for some frames.
  package init(_ place: HostilePlace, _ number: Double) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { place.view(number) }
    host.resize(to: CGSize(width: 90, height: 80))
    place.act(host)
    host.step(frames: 2)
    host.advance(by: .seconds(1))
    check(host, "\(place.name) of \(number)")
    if place.reported.include(number) && host.issues.isEmpty {
      all.append("\(place.name) of \(number) was not reported.")
    }
  }

  /// Lets a person, or the program of a host, do something with a number on a screen with all kinds of views.
  package init(_ name: String, _ number: Double, _ act: (ViewHost, Double) -> Void) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { HostileScreen() }
    act(host, number)
    host.advance(by: .seconds(1))
    check(host, "\(name) of \(number)")
  }

  private mutating func check(_ host: ViewHost, _ name: String) {
    for item in host.displayList {
      let (frame, transform) = (item.frame, item.transform)
      let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, item.opacity]
      if lengths.contains(where: \.isNaN) {
        all.append("\(name) shows something at \(frame), opacity \(item.opacity).")
      }
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      if !numbers.allSatisfy(\.isFinite) { all.append("\(name) transforms by \(transform).") }
    }
    let counts = host.totalCounts
    let work = counts.bodies + counts.sizeQueries + counts.placements
    if work >= Self.limit { all.append("\(name) took \(work) steps.") }
    // Pictures and accessibility elements are made of the same numbers.
    _ = host.picture.svg()
    _ = host.accessibilityTree()
  }
}

/// A screen with all kinds of views that a person can act on.
private struct HostileScreen: View {
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
