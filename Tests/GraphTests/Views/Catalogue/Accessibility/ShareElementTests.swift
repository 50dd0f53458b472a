import AttributeGraphUI
import Foundation
import Testing

/// Views that show a share of a whole, for assistive technologies.
@MainActor
struct `Accessibility of shares` {
  @Test func `a progress view or a gauge is one element with its label and a percentage`() {
    let host = ViewHost {
      ProgressView("Copying", value: 3, total: 10)
      ProgressView(value: 0.256) {
        Text("Loading")
      } currentValueLabel: {
        Text("256 of 1000")
      }
      ProgressView(value: 0.5)
      ProgressView("Waiting")
      Gauge(value: 25, in: 0...50) { Text("Heat") }
      Gauge(value: 0.4) {
        Text("Battery")
      } currentValueLabel: {
        Text("4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(
      host.accessibilityTree().text == """
        'Copying' (updates frequently) = '30%'
        'Loading, 256 of 1000' (updates frequently) = '26%'
        - (updates frequently) = '50%'
        'Waiting' (updates frequently)
        'Heat' = '50%'
        'Battery, 4, 0, 10' = '40%'
        """)
  }

  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
    }
  }

  struct Cancellable: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration)
      Button("Cancel") {}
    }
  }

  @Test func `a style may show no words, and one with a button has elements of its own`() {
    let host = ViewHost {
      ProgressView("Ring", value: 0.5).progressViewStyle(Ring())
      ProgressView("Copying", value: 0.5).progressViewStyle(Cancellable())
      ProgressView("Hidden", value: 0.5).hidden()
      ProgressView("Named", value: 0.5).accessibilityLabel("own").accessibilityValue("half")
    }
    #expect(
      host.accessibilityTree().text == """
        'Ring' (updates frequently) = '50%'
        'Copying' (updates frequently) = '50%'
        'Cancel' (button)
        'own' (updates frequently) = 'half'
        """)
  }

  @Test func `the value follows that of the view`() throws {
    struct Copy: View {
      @State private var part = 0.1
      var body: some View {
        ProgressView("Copy", value: part)
        Button("more") { part += 0.5 }
      }
    }
    let host = ViewHost { Copy() }
    try host.tap("more")
    #expect(host.accessibilityTree()["Copy"]?.value == "60%")
  }
}
