import AttributeGraphUI
import Foundation
import HostileInputs
import Testing
import ViewTestSupport

/// Numbers that hardly any place of the API expects, in every place: each ends with an issue, a trap with words, or by
/// a rule that `docs/Views.md` states; nothing goes on for ever, and no NaN comes out of layout.
///
/// The work is counted, not timed.
@MainActor
struct `Hostile inputs` {
  /// The places in groups, so that a failure names a few of them and the run is short.
  nonisolated enum Group: CaseIterable { case layout, drawing, controls }

  private func places(of group: Group) -> [HostilePlace] {
    switch group {
    case .layout: HostilePlace.layout
    case .drawing: HostilePlace.drawing
    case .controls: HostilePlace.controls
    }
  }

  @Test(arguments: Group.allCases)
  func `a place that is given a hostile number is reported or bounded, and layout has no NaN`(group: Group) {
    for place in places(of: group) {
      for number in HostilePlace.numbers where !place.trapped.include(number) {
        let findings = HostileFindings(place, number).all
        #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
      }
    }
  }

  @Test func `a person and a host that give hostile numbers stop nothing`() {
    for (name, act) in HostilePlace.person {
      for number in HostilePlace.numbers {
        let findings = HostileFindings(name, number, act).all
        #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
      }
    }
  }

  @Test func `numbers that a program cannot go on with are traps with words`() async {
    let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost { Slider(value: .constant(0.5), in: 0...1, step: .nan) }
    }
    #expect(text(of: step).contains("A slider was given the step nan. Give it a number above 0."))
    let interval = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = VirtualScheduler.Stride.seconds(Double.nan)
    }
    #expect(text(of: interval).contains("An interval of NaN seconds was asked for. Give it a number."))
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
